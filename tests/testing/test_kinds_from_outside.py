"""An author who begins: the wheel, an empty folder, and a package of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

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
