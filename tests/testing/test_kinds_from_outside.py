"""An author who begins: the wheel, an empty folder, and a package of each kind."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from dev.author import wait_for_address
from tablee.cli.new import KINDS
from testing.outside import Author, new_author


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    return new_author(tmp_path_factory.mktemp("outside"))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_is_complete(author: Author, tmp_path: Path, kind: str) -> None:
    """Written, installed, tested and played, with the wheel alone."""
    key = f"my-{kind}"
    made = author.tablee("new", key, "--kind", kind, folder=tmp_path)
    assert made.returncode == 0, made.stdout + made.stderr
    author.develop(tmp_path / key)
    checked = author.tablee("check", str(tmp_path / key), "--no-contract", folder=tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    done = author.test(tmp_path / key)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "made for a new game" in done.stdout
    again = author.test(tmp_path / key)
    assert again.returncode == 0, again.stdout
    assert "made for a new game" not in again.stdout
    played = author.tablee("simulate", key, "--games", "4", "--workers", "1", folder=tmp_path)
    assert played.returncode == 0, played.stderr
    listed = author.tablee("games", folder=tmp_path)
    assert key in listed.stdout
    refused = author.tablee("new", key, "--kind", kind, "--folder", "other", folder=tmp_path)
    assert refused.returncode == 2
    assert f"There is a box '{key}' already." in refused.stderr


@pytest.mark.slow
def test_a_new_game_is_served_while_it_is_written(author: Author, tmp_path: Path) -> None:
    made = author.tablee("new", "my-own", "--kind", "board", folder=tmp_path)
    assert made.returncode == 0, made.stdout + made.stderr
    folder = tmp_path / "my-own"
    author.develop(folder)
    serving = author.start("dev", "my-own", "--port", "0", "--no-open", folder=tmp_path)
    try:
        address = wait_for_address(serving)
        assert httpx.get(f"{address}/api/dev/games").json() == ["my-own"]
        scene = folder / "src" / "tablee_my_own" / "scene.py"
        seen = httpx.get(f"{address}/api/dev/news").json()["serial"]
        scene.write_text(scene.read_text("utf-8") + "\nnothing.that_is(known)\n", "utf-8")
        news = httpx.get(f"{address}/api/dev/news", params={"seen": seen}, timeout=60).json()
        assert news["trouble"]["text"] == "NameError: name 'nothing' is not defined"
        assert news["trouble"]["places"][0]["file"] == str(scene)
    finally:
        serving.terminate()
        serving.communicate(timeout=60)
