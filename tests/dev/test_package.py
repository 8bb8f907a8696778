"""Which folder is a package with games, and what is said of one that is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dev.author import ROOT
from tablee.cli.main import main
from tablee.dev.package import NoPackage, load, read_package

TICTACTOE = ROOT / "examples" / "tictactoe"
PAPERS = '[project]\nname = "x"\n[project.entry-points."tablee.games.v1"]\n'


def test_an_example_is_read_and_loaded() -> None:
    package = read_package(TICTACTOE)
    assert dict(package.games) == {"tictactoe": "tablee_tictactoe:GAME"}
    assert load(package) is None


@pytest.mark.parametrize(
    ("papers", "why"),
    [
        ("", "names no game"),
        ("[project", "pyproject.toml: "),
        ("[project]\nname = 'x'\n", "names no game"),
        (PAPERS + "chess = 'nowhere:GAME'\n", "pip install -e"),
        (PAPERS + "tictactoe = 'tablee_tictactoe:GAME'\n", "lies elsewhere"),
    ],
)
def test_what_is_no_package_is_refused_with_what_to_do(
    tmp_path: Path, papers: str, why: str
) -> None:
    (tmp_path / "pyproject.toml").write_text(papers)
    with pytest.raises(NoPackage, match=why):
        read_package(tmp_path)
    told = CliRunner().invoke(main, ["dev", str(tmp_path), "--no-open"])
    assert told.exit_code == 2
    assert why in told.output.replace("\n", " ")
    assert "Traceback" not in told.output


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["dev", str(tmp_path), "--no-open"])
    assert told.exit_code == 2
    assert "There is no" in told.output
