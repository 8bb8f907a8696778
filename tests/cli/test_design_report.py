"""`tablee report`: the page opens alone, the tables can be read, and wrong wishes are refused."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from tablee.catalog import shelf
from tablee.cli.main import main

ROOT = Path(__file__).parents[2]
LOADS = re.compile(r"https?:|\bsrc=|\bhref=(?!.#)|url\(|@import|<script|<link|<iframe")
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
    first = re.findall(r"<section.*?</h2><p class=answer>(.+?)</p>", page)
    assert len(first) == len(sections)
    short = re.search(r"<dl class=short>(.*?)</dl>", page)
    assert short
    assert [answer for answer in first if answer not in short[1]] == []
    assert "72 games between computer players (regular, random)" in page
    missing = re.findall(r">([a-z]+(?:-[a-z]+)+)<", page)
    assert not missing, "words that are only an id"


def test_one_pair_is_no_proof(tmp_path: Path) -> None:
    asked = ("take-it", "--seats", "2", "--games", "1", "--players", "beginner", "--workers", "1")
    told = tablee(tmp_path, *asked, "--sweep", "tempo_ms=1200,3000")
    assert told.exit_code == 0, told.output
    page = (tmp_path / "report.html").read_text("utf-8")
    found = page.partition('<section id="what-if">')[2]
    assert found.count("<td>too few pairs</td>") >= 5
    assert "<td>yes</td>" not in found
    assert "0 are sure" in found
    assert "too few games to say" in page


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
    moves = parquet.read_table(folder / "moves.parquet").to_pylist()
    taken = sum(move["taken"] for move in moves if not move["field"])
    assert taken == sum(game["decisions"] for game in games)


def test_every_column_is_documented(folder: Path) -> None:
    page = (ROOT / "docs/report-files.md").read_text("utf-8")
    for name in ("games", "turns", "moves"):
        section = re.search(rf"^## `{name}.parquet`\n(.*?)(?=^## |\Z)", page, re.M | re.S)
        assert section
        told = set(re.findall(r"^\| `(\w+)`", section[1], re.M))
        assert told == set(parquet.read_schema(folder / f"{name}.parquet").names)
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    plan = summary.pop("plan")
    assert set(plan) >= {"game", "seats", "games", "players", "seed"}
    section = re.search(r"^## `summary.json`\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert section
    assert sorted(name for name in keys(summary) if f"`{name}`" not in section[1]) == []


def keys(found: object) -> set[str]:
    """Of everything in it, but for what is named by the game or the question."""
    if isinstance(found, dict):
        below = [keys(value) for name, value in found.items() if name != "answers"]
        return set(found).union(*below)
    return set().union(*map(keys, found)) if isinstance(found, list) else set()


def test_programs_get_the_summary(folder: Path) -> None:
    asked = ("switch", "--seats", "2,3", "--sweep", "block_is_no_bust=yes,no", *SMALL)
    told = tablee(folder, *asked, "--json")
    assert told.exit_code == 0
    summary = json.loads(told.stdout)
    assert summary == json.loads((folder / "summary.json").read_text("utf-8"))
    assert [len(row["fair"]["by_seat"]) for row in summary["rows"]] == [2, 2, 2, 3, 3, 3] * 2
    assert summary["answers"]["fair"][0].startswith("With 2 seats, whoever begins wins")


def test_things_are_called_as_at_the_table(tmp_path: Path) -> None:
    asked = ("take-it", "--seats", "2", "--games", "1", "--players", "beginner", "--workers", "1")
    assert tablee(tmp_path, *asked).exit_code == 0
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "double-p10" not in page
    assert "double card, plus 10" in page
    assert "Hit the box" in page


def test_a_clause_leads_to_its_text(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    links = re.findall(r'<a href="#([\w-]+)" title', page)
    assert "SW-13" in links
    assert [link for link in links if f'<dt id="{link}">' not in page] == []
    reading = re.search(r'<a href="#([\w-]+)" title="[^"]*">A-SW-4</a>', page)
    assert reading
    assert reading[1] == "SW-13"


def test_a_whisker_is_an_interval_everywhere(folder: Path) -> None:
    """Also of lengths and along lines; each plot of bars or lines has them."""
    page = (folder / "report.html").read_text("utf-8")
    for plot in re.findall(r"<svg.*?</svg>", page):
        if 'class="heat"' in plot:
            assert re.search(r'class="heat"[^>]*/><text[^>]*>[\d.,]+', plot), "no scale"
        else:
            assert 'class="sure"' in plot
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    length = summary["rows"][0]["length"]
    assert length["mean_minutes"]["low"] < length["mean_minutes"]["high"]
    assert "half of them" in page


def test_a_sweep_compares_level_by_level(folder: Path) -> None:
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    found = {(one["measure"], one["of"], *one["line_up"]) for one in summary["differences"]}
    assert ("seat", "2", "regular") in found
    assert ("minutes", "", "random") in found
    assert ("gap", "random – regular", "regular", "random") in found
    assert {one["found"]["games"] for one in summary["differences"]} <= set(range(1, 7))
    page = (folder / "report.html").read_text("utf-8")
    assert "how often the first is ahead: random – regular" in page
    assert '<th scope="col">pairs</th>' in page


def test_ctrl_c_says_what_is_stored(tmp_path: Path) -> None:
    """A real signal to a real process; the same command then ends the report."""
    out = tmp_path / "out"
    asked = ("report", "switch", "--games", "400", "--players", "expert,regular", "--out", str(out))
    # Where these tests run in the background, the signal is ignored from the start.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heeds}; from tablee.cli.main import main; main()"
    program = [sys.executable, "-c", code, *asked]
    process = subprocess.Popen([*program, "--workers", "2"], stderr=subprocess.PIPE, text=True)
    while process.poll() is None and not list(out.glob("portions/*.json")):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate()
    assert process.returncode == 130, told
    stored = len(list(out.glob("portions/*.json")))
    assert 1 <= stored < 60
    assert f"Stopped. {20 * stored:,} of 1,200 games are stored in {out}." in told
    assert "The same command goes on from there." in told
    assert "Traceback" not in told


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


def test_no_interval_is_written_without_width(folder: Path) -> None:
    """Nor in the reports of our boxes: 100.0 % (100.0 to 100.0) says too much."""
    for file in (folder / "report.html", *(ROOT / "docs/reports").glob("*.html")):
        found = re.findall(r"\((−?[\d.,]+) to (−?[\d.,]+)\)", file.read_text("utf-8"))
        assert len(found) > 20
        assert [one for one in found if one[0] == one[1]] == []


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
    assert "turns.parquet and moves.parquet are not written: pip install" in told.stderr
    told = tablee(tmp_path / "other", "tictactoe", "--games", "1", "--cluster", "tcp://localhost:1")
    assert told.exit_code == 2
    assert "A cluster needs Dask: pip install 'tablee[cluster]'." in told.stderr
