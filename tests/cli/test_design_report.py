"""`tablee report`: the page opens alone, the tables can be read, and wrong wishes are refused."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from tablee.catalog import shelf
from tablee.cli.main import main

ROOT = Path(__file__).parents[2]
LOADS = re.compile(r"https?:|\bsrc=|\bhref=|url\(|@import|<script|<link|<iframe")
SMALL = ("--games", "6", "--players", "regular,random", "--workers", "1")


def tablee(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ("report", *words, "--out", str(out)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of a game that knows its chances, with everything in it."""
    out = tmp_path_factory.mktemp("report") / "out"
    told = tablee(out, "switch", "--seats", "2,3", "--sweep", "block_is_no_bust=yes,no", *SMALL)
    assert told.exit_code == 0, told.output
    return out


def test_the_page_loads_nothing(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    assert not LOADS.search(page)
    assert "default-src 'none'" in page


def test_the_page_answers_every_question(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    sections = re.findall(r'<section id="([\w-]+)">', page)
    assert sections == ["fair", "length", "choice", "drama", "skill", "used", "what-if"]
    assert "72 games between computer players (regular, random)" in page
    missing = re.findall(r">([a-z]+(?:-[a-z]+)+)<", page)
    assert not missing, "words that are only an id"


def test_every_plot_has_a_name_and_numbers_that_can_be_drawn(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    plots = re.findall(r"<svg.*?</svg>", page)
    assert len(plots) >= 7
    for plot in plots:
        drawn = ElementTree.fromstring(plot)
        assert drawn.get("role") == "img"
        assert drawn.get("aria-label")
        assert not re.search(r"\b(nan|inf)\b", plot)
    assert len(re.findall("<table>", page)) >= len(plots)


def test_the_tables_have_every_game_and_every_turn(folder: Path) -> None:
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    turns = parquet.read_table(folder / "turns.parquet").to_pylist()
    assert len(games) == 72
    assert sum(game["turns"] for game in games) == len(turns)
    assert {game["variant"] for game in games} == {"block_is_no_bust=yes", "block_is_no_bust=no"}
    assert {(len(turn["standing"]), turn["seats"]) for turn in turns} == {(2, 2), (3, 3)}


def test_the_same_command_again_writes_the_same_page(folder: Path) -> None:
    """Also when a portion is broken: it is named, and played again."""
    before = (folder / "report.html").read_bytes()
    next((folder / "portions").glob("row003-*.json")).write_text("broken")
    again = ("switch", "--seats", "2,3", "--sweep", "block_is_no_bust=yes,no", *SMALL)
    told = tablee(folder, *again)
    assert told.exit_code == 0
    assert re.search(r"row003-\d+\.json is broken \(.*\) and is played again\.", told.stderr)
    assert (folder / "report.html").read_bytes() == before


def test_what_is_not_known_is_said(tmp_path: Path) -> None:
    told = tablee(tmp_path / "out", "tictactoe", "--lang", "fr", "--games", "4", "--workers", "1")
    assert told.exit_code == 0, told.output
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert '<html lang="fr">' in page
    assert "ne montre aucun point avant la fin" in page
    assert "inconnu" in page
    assert not re.search(r">([a-z]+(?:-[a-z]+)+)<", page)


def test_our_boxes_have_reports_that_load_nothing() -> None:
    ours = {key for key, game in shelf().items() if ROOT / "src" in game.folder.parents}
    files = {file.stem: file for file in (ROOT / "docs/reports").glob("*.html")}
    assert ours
    assert ours == set(files)
    for file in files.values():
        assert file.stat().st_size < 300_000
        assert not LOADS.search(file.read_text("utf-8"))


def test_what_is_said_of_our_boxes_stands_in_their_reports() -> None:
    told = " ".join((ROOT / "docs/reports.md").read_text("utf-8").split())
    pages = [file.read_text("utf-8") for file in (ROOT / "docs/reports").glob("*.html")]
    found = re.findall(r"[\d.]+ (?:% )?\([\d.]+ to [\d.]+\)", told)
    assert len(found) > 30
    assert not [numbers for numbers in found if not any(numbers in page for page in pages)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game 'chess'. On the shelf:"),
        (("tictactoe", "--games", "0"), "0 is not in the range x>=1."),
        (("tictactoe", "--seats", "3"), "tictactoe cannot be played with 3 seats, only 2."),
        (("tictactoe", "--seats", "two"), "--seats is numbers separated by commas"),
        (("tictactoe", "--players", "ada"), "tictactoe has no player 'ada'. It has"),
        (("switch", "--sweep", "colour=a,b"), "switch has no option 'colour'. It has"),
        (("switch", "--sweep", "window_ms=1,2"), "The option window_ms is one of 3000, 6000"),
        (("switch", "--sweep", "window_ms=3000"), "A sweep is written name=a,b with two values"),
        (("switch", "--sweep", "window_ms=3000,3000"), "A sweep is written name=a,b"),
    ],
)
def test_a_wrong_wish_is_refused(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    told = tablee(tmp_path / "out", *words)
    assert told.exit_code == 2
    assert sentence in told.stderr
    assert not (tmp_path / "out").exists()


def test_the_folder_of_another_report_is_left_alone(folder: Path) -> None:
    before = (folder / "plan.json").read_bytes()
    told = tablee(folder, "tictactoe")
    assert told.exit_code == 2
    assert 'holds the games of another report: game was "switch", now "tictactoe"' in told.stderr
    assert (folder / "plan.json").read_bytes() == before


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = tablee(tmp_path / "out", "tictactoe", "--cluster", "nowhere:1:2")
    assert told.exit_code == 2
    assert "No scheduler answers at nowhere:1:2" in told.stderr


def test_what_is_not_installed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = tablee(tmp_path / "out", "tictactoe", "--games", "1", "--workers", "1")
    assert told.exit_code == 0
    assert (tmp_path / "out" / "report.html").exists()
    assert "games.parquet and turns.parquet are not written: pip install" in told.stderr
    told = tablee(tmp_path / "other", "tictactoe", "--games", "1", "--cluster", "tcp://localhost:1")
    assert told.exit_code == 2
    assert "A cluster needs Dask: pip install 'tablee[cluster]'." in told.stderr
