"""`tablee arena` and `tablee ladder`: what they print, and what they refuse."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from tablee.cli.main import main


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, (*words, "--workers", "1"), env={"COLUMNS": "120"})


def test_two_players_are_compared() -> None:
    told = tablee("arena", "tictactoe", "--players", "expert,random", "--games", "20")
    assert told.exit_code == 0
    assert "expert" in told.stdout
    assert "20" in told.stdout
    asked = ("arena", "tictactoe", "--players", "expert,random", "--games", "20")
    assert tablee(*asked).stdout == told.stdout


def test_a_test_says_its_verdict() -> None:
    asked = ("arena", "tictactoe", "--players", "expert,random", "--games", "400")
    assert "Test: ahead by 100 (" in tablee(*asked, "--sprt", "0,100").stdout
    equal = ("arena", "tictactoe", "--players", "random,random", "--games", "8")
    assert "Test: not decided" in tablee(*equal, "--sprt", "0,100").stdout


def test_four_games_are_no_certainty() -> None:
    told = tablee("arena", "take-it", "--players", "expert,random", "--games", "4")
    assert "100.0%" in told.stdout
    assert "(100" not in told.stdout
    assert "more than +1000" in told.stdout


def test_programs_get_numbers() -> None:
    asked = ("arena", "tictactoe", "--players", "expert,random", "--games", "20", "--json")
    told = json.loads(tablee(*asked, "--sprt", "0,100").stdout)
    assert (told["game"], told["one"], told["pairs"]) == ("tictactoe", "expert", 10)
    assert told["low"] < told["share"] < told["high"]
    assert told["sprt"]["verdict"] in ("more", "open")
    steps = json.loads(tablee("ladder", "tictactoe", "--games", "8", "--json").stdout)
    assert [step["one"] for step in steps] == ["regular", "expert"]
    assert all(step["holds"] == (step["low"] >= step["least"]) for step in steps)


def test_a_ladder_holds_or_fails_loudly() -> None:
    held = tablee("ladder", "tictactoe", "--games", "60")
    assert held.exit_code == 0
    missed = tablee("ladder", "tictactoe", "--games", "8", "--least", "99")
    assert missed.exit_code == 1
    assert "2 of the levels are not surely better." in missed.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "expert"), "An arena has two players, not 1."),
        (("--sprt", "30"), "--sprt is two numbers, such as 0,30, not '30'."),
        (("--sprt", "30,0"), "--sprt is a smaller number and a larger one, not '30,0'."),
    ],
)
def test_a_wrong_arena_is_refused(words: tuple[str, ...], sentence: str) -> None:
    told = tablee("arena", "tictactoe", *words)
    assert told.exit_code == 2
    assert sentence in told.stderr
