"""Playing in the terminal: a script types what a person would."""

from __future__ import annotations

import os
from io import StringIO

import pytest
from click.testing import CliRunner

from tablee.catalog import find, shelf
from tablee.cli.main import main
from tablee.cli.play import play
from tablee.cli.terminal import Left, LiveLines, PipedLines


def played(typed: str, *words: str) -> str:
    result = CliRunner().invoke(main, ["play", *words, "--name", "Zoé"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_by_numbers() -> None:
    told = played("1\n" * 9, "tictactoe", "--level", "random", "--lang", "en")
    assert "Zoé plays cell 1." in told
    assert "The game is over" in told


def test_moves_are_understood_in_notation() -> None:
    assert "Zoé joue la case 5." in played("mark 4\nq\n", "tictactoe")


def test_what_cannot_be_is_told_and_the_game_goes_on() -> None:
    told = played("99\nfly\nmark 12\nmark 4\nq\n", "tictactoe", "--lang", "en")
    assert "“99” is neither a number nor a move." in told
    assert "This game has no such move." in told
    assert "! That cell is taken." in told
    assert "Zoé plays cell 5." in told


def test_help_lists_the_moves_of_the_game() -> None:
    told = played("?\nq\n", "tictactoe", "--lang", "fr")
    assert "mark <cell>" in told
    assert "À bientôt." in told


def test_the_whole_table_and_all_moves_can_be_asked_for() -> None:
    told = played("s\nm\nq\n", "tictactoe", "--lang", "en")
    assert told.count("Board:") == 2
    assert told.count("[mark 8]") == 3


def test_the_end_of_the_script_is_a_farewell() -> None:
    assert played("", "tictactoe").endswith("À bientôt.\n")


@pytest.mark.parametrize("key", shelf())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_can_be_followed_in_the_terminal(key: str, lang: str) -> None:
    """Enter, numbers and waiting, in turn, until the script is at its end."""
    told = played("?\n" + "\n1\nw\n2\nmot\nw\n" * 12, key, "--lang", lang, "--level", "random")
    assert "Traceback" not in told
    assert "Zoé" in told


def test_time_waits_for_nobody_but_a_script() -> None:
    """Lines from a pipe: time jumps where nothing can be done, and passes a little at each line."""

    lines = PipedLines(StringIO("a\nw\nb\n"))
    assert lines.wait(5_000, can_act=False) is None
    assert lines.now() == 5_000
    assert lines.wait(None, can_act=True) == "a"
    assert lines.now() == 5_400
    assert lines.wait(9_000, can_act=True) is None
    assert lines.now() == 9_000
    assert lines.wait(9_100, can_act=True) == "b"
    assert lines.now() == 9_100
    with pytest.raises(Left):
        lines.wait(None, can_act=True)


def test_the_same_seed_deals_the_same_game() -> None:
    def told(seed: str) -> list[str]:
        game = find("tictactoe")
        lines: list[str] = []
        script = PipedLines(StringIO("1\n" * 5))
        play(game, game.options(), 2, "random", seed, "en", "Zoé", script, lines.append)
        return lines

    assert told("1") == told("1")
    assert len({tuple(told(str(seed))) for seed in range(4)}) > 1


def test_a_person_types_while_time_goes_by() -> None:
    """Nothing typed: the moment comes. A line typed: it is there, whatever is due."""
    reading, writing = os.pipe()
    with open(writing, "w") as keyboard, open(reading) as source:
        lines = LiveLines(source)
        assert lines.wait(lines.now() + 20, can_act=True) is None
        print("mark 4", file=keyboard, flush=True)
        assert lines.wait(lines.now() + 60_000, can_act=True) == "mark 4"
        keyboard.close()
        with pytest.raises(Left):
            lines.wait(lines.now() + 60_000, can_act=True)
