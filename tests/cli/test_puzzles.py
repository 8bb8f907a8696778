"""`tablee puzzles`: from games of computer players, from records, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from record.played import play
from tablee.catalog import find
from tablee.catalog.puzzles import BadStock, Stock, puzzles_of, read_stock, write_stock
from tablee.cli.main import main
from tablee.record.text import format_record

OLD = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
SEED, GAMES = "1", "70"
"""Among these games one has a puzzle."""


def tablee(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["puzzles", *map(str, words)])


def test_games_are_played_and_their_puzzles_written(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    told = tablee("switch", "--games", GAMES, "--seed", SEED, "--out", file)
    assert told.exit_code == 0, told.output
    stock = msgspec.json.decode(file.read_bytes(), type=Stock)
    assert stock.made == f"tablee puzzles switch --games {GAMES} --seats 2 --seed {SEED}"
    assert len(stock.puzzles) == 1
    assert f"1 puzzles in {GAMES} games." in told.stderr
    assert stock.puzzles[0] == puzzles_of(find("switch"))[0]
    assert read_stock(tmp_path) == stock


def test_without_a_file_they_are_printed() -> None:
    told = tablee("switch", "--games", "1", "--option", "green_ends_turn=yes")
    assert told.exit_code == 0
    made = msgspec.json.decode(told.stdout, type=Stock).made
    assert made.endswith("--seats 2 --option green_ends_turn=yes --seed 0")


def test_records_are_read_and_what_is_none_is_left_out(tmp_path: Path) -> None:
    """A record cut short, one of other rules, of another game, no text: each has its sentence."""
    good = format_record(play(find("switch")).record)
    files = {
        "good": good,
        "cut": "".join(good.splitlines(keepends=True)[:9]),
        "half": good[: len(good) // 2],
        "old": OLD.read_text("utf-8"),
        "other": format_record(play(find("tictactoe")).record),
        "newer": good.replace('"version":2', '"version":99'),
    }
    for name, text in files.items():
        (tmp_path / f"{name}.jsonl").write_text(text, "utf-8")
    (tmp_path / "noise.jsonl").write_bytes(b"\xff\xfe\x00")
    told = tablee("switch", "--records", tmp_path)
    assert told.exit_code == 0, told.output
    lines = {line for line in told.stderr.splitlines() if "left out" in line}
    assert len(lines) == 6, lines
    for words in ("cut.jsonl", "half.jsonl, line", "by version 1 of the rules", "'tictactoe'"):
        assert any(words in line for line in lines), words
    assert any("installed is version 2" in line for line in lines)
    assert any("is not text" in line for line in lines)
    assert "puzzles in 7 games." in told.stderr
    assert "Ada" not in told.stdout


def test_an_older_file_stays_where_nothing_comes_of_it(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text("kept", "utf-8")
    told = tablee("crack-word", "--out", file)
    assert told.exit_code == 2
    assert "a vocabulary decides" in told.stderr
    assert file.read_text("utf-8") == "kept"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere",), "There is no game 'nowhere'."),
        (("take-it",), "played in real time"),
        (("switch", "--seats", "9"), "9"),
        (("switch", "--option", "green=yes"), "has no option 'green'"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    told = tablee(*words)
    assert told.exit_code == 2
    assert sentence in told.stderr


def test_a_folder_without_records_says_so(tmp_path: Path) -> None:
    told = tablee("switch", "--records", tmp_path)
    assert told.exit_code == 2
    assert "There are no records (*.jsonl)" in told.stderr


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"made": 3}', "utf-8")
    with pytest.raises(BadStock, match="no file of puzzles"):
        read_stock(tmp_path)
    assert read_stock(tmp_path / "nowhere").puzzles == ()


def test_puzzles_of_rules_that_are_not_here_are_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = find("switch")
    one = puzzles_of(game)[0]
    other = replace(one, version=99)
    (tmp_path / "puzzles.json").write_text(write_stock("made", [other, one]), "utf-8")
    assert puzzles_of(replace(game, folder=tmp_path)) == (one,)
    assert "left out" in caplog.text
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "puzzles.json").write_text("[", "utf-8")
    assert puzzles_of(replace(game, folder=broken)) == ()
