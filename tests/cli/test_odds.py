"""`tablee odds`: along a record, in one position, in both languages, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli.main import main

RECORD = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
THROWN = ("open 4,5,5,6,6", "open 1,1,2,2,3", "throw", "roll 1,2,4 blank")


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, ("odds", *words))


def played(*moves: str) -> list[str]:
    return [word for move in moves for word in ("--move", move)]


def test_a_record_has_a_line_for_every_entry() -> None:
    told = tablee(str(RECORD), "--lang", "en")
    assert told.exit_code == 0
    first, *_, last, source = told.stdout.splitlines()
    assert first == "0 · Ada 50.0%, Blaise 50.0%"
    assert last.endswith("Ada 0.0%, Blaise 100.0%")
    assert source == "Exact, if everybody plays perfectly from here: this game is solved."


def test_programs_get_numbers() -> None:
    told = json.loads(tablee("switch", "--json", *played(*THROWN)).stdout)
    (position,) = told["positions"]
    assert (position["entry"], position["move"]) == (4, "roll 1,2,4 blank")
    assert sum(position["chances"]) == pytest.approx(1)
    assert told["moves"][0]["move"] == "shed 5"
    assert told["moves"][0]["chance"] == pytest.approx(position["chances"][0])
    record = json.loads(tablee(str(RECORD), "--json").stdout)
    assert (record["game"], record["moves"]) == ("switch", [])
    assert [one["entry"] for one in record["positions"]] == list(range(len(record["positions"])))


def test_a_position_lists_its_moves_the_best_first() -> None:
    told = tablee("switch", "--lang", "en", *played(*THROWN))
    assert told.exit_code == 0
    lines = told.stdout.splitlines()
    assert lines[0] == "4 · chance · roll 1,2,4 blank · seat 0 63.2%, seat 1 36.8%"
    assert lines[1] == "  63.2%  Shed 1 to 5  [shed 5]"
    assert lines[-2] == "  48.3%  Shed nothing  [pass]"


def test_french_has_its_comma_and_its_space() -> None:
    told = tablee("switch", *played(*THROWN), "--after", "3")
    assert "place 0 51,7\u00a0%, place 1 48,3\u00a0%" in told.stdout
    assert "Valeurs exactes" in told.stdout


def test_a_move_out_of_turn_names_its_seat() -> None:
    blocked = [*THROWN[:3], "roll 4,4,4 block", "throw", "roll 1,2,4 blank", "0: lock 1 amber"]
    told = tablee("switch", "--lang", "en", *played(*blocked))
    assert told.exit_code == 0
    assert "seat 0 · lock 1 amber" in told.stdout


def test_what_is_not_exact_says_so() -> None:
    three, four = (tablee("switch", "--seats", seats, "--lang", "en").stdout for seats in "34")
    assert "Nearly exact, if everybody plays well from here" in three
    assert "About right: from tables for fewer seats" in four
    assert "Valeurs presque exactes" in tablee("switch", "--seats", "3").stdout
    told = tablee("tictactoe", "--games", "40", "--seed", "1", "--lang", "en")
    assert "from 40 games played out at random" in told.stdout
    assert told.stdout == tablee("tictactoe", "--games", "40", "--seed", "1", "--lang", "en").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere.jsonl",), "'nowhere.jsonl' is neither the file of a record nor a game."),
        ((str(RECORD), "--after", "99"), "entries, not 99."),
        ((str(RECORD), "--eyes", "2"), "--eyes is a seat from 0 to 1, not 2."),
        (("tictactoe", "--move", "mark 9"), "'mark 9' cannot be played: "),
        (("switch", "--move", "fly"), "'fly' cannot be played: "),
        (("tictactoe", *played(*(f"mark {n}" for n in (0, 3, 1, 4, 2, 5)))), "The game is over"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    told = tablee(*words)
    assert told.exit_code == 2
    assert sentence in told.stderr


def test_a_record_cut_short_is_named(tmp_path: Path) -> None:
    text = RECORD.read_text("utf-8")
    (tmp_path / "cut.jsonl").write_text(text[: len(text) // 2], "utf-8")
    told = tablee(str(tmp_path / "cut.jsonl"))
    assert told.exit_code == 1
    assert "cut.jsonl, line" in told.stderr
