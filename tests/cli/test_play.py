"""Playing in the terminal: a script types what a person would."""

from __future__ import annotations

import os
from io import StringIO
from itertools import pairwise
from typing import Any, cast

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.catalog.scene_text import WORDS, Shown
from tablee.catalog.words import read_words
from tablee.cli.main import main
from tablee.cli.play import is_listed, on_enter, play
from tablee.cli.terminal import Left, LiveLines, PipedLines
from tablee.kernel import CHANCE, parse_move
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Scene, SeatNote, Zone


def played(typed: str, *words: str) -> str:
    result = CliRunner().invoke(main, ["play", *words, "--name", "Zoé"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_by_numbers() -> None:
    told = played("1\n" * 9, "tictactoe", "--level", "random", "--lang", "en")
    assert "You play cell 1." in told
    assert "The game is over" in told


def test_moves_are_understood_in_notation() -> None:
    assert "Vous jouez la case 5." in played("mark 4\nq\n", "tictactoe")


def test_what_cannot_be_is_told_and_the_game_goes_on() -> None:
    told = played("99\nfly\nmark 12\nmark 4\nq\n", "tictactoe", "--lang", "en")
    assert "“99” is neither a number nor a move." in told
    assert "This game has no such move." in told
    assert "! That cell is taken." in told
    assert "You play cell 5." in told


def test_pieces_are_chosen_by_their_numbers_or_their_words() -> None:
    told = played("1\n1 2\n1\n3, 1, 2\nq\n", "hearts", "--seed", "4", "--lang", "en")
    assert "3 of these, by their numbers ?" in told
    assert "! Choose three cards." in told
    assert "You have chosen three cards." in told
    assert "All have chosen." in told


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


def shown_boards(told: str, first: str) -> list[list[list[str]]]:
    """The lines of every board that was written, from the names of its columns on."""
    lines = [line.split() for line in told.splitlines()]
    starts = [n - 1 for n, line in enumerate(lines) if line[1:3] == first.split()]
    return [lines[n : n + 13] for n in starts]


def test_a_cell_is_written_as_its_card_and_its_token_as_a_sign() -> None:
    """DA-13, DA-40: as people read them, with the names of both sides below."""
    typed = "1\n1\nw\n" * 6
    told = played(typed, "double-action", "--seats", "4", "--seed", "4", "--lang", "fr")
    assert "cell-" not in told
    columns, *last = shown_boards(told, "★ R♦")[-1]
    assert columns == [row[0] for row in last[:10]] == [str(n) for n in range(1, 11)]
    cells = [cell for row in last[:10] for cell in row[1:]]
    assert len(cells) == 100
    assert {cells[0], cells[-1]} == {"★"}
    assert {cell[0] for cell in cells if cell[0] in "●■"} == {"●", "■"}
    assert [" ".join(line) for line in last[10:]] == ["● Zoé, Colette", "■ Blaise, Django"]


def test_a_note_on_a_piece_is_written_behind_it() -> None:
    words = read_words(find("double-action").folder / "words", "en")
    label = say("face-token-0", row=1, column=2)
    cells = (Piece("c1", "cell-KD", say("cell", card=say("card", rank="K", suit="D"))), Piece("c2"))
    board = Zone("board", "grid", pieces=(Piece("t", "token-0", label, at=0, seat=0, note="4"),))
    scene = Scene(zones=(replace(board, cells=cells, cols=2),), seats=(SeatNote(),))
    shown = Shown(words, read_words(WORDS, "en"), ["Zoé"], 0).zones(scene)["board"]
    assert shown.splitlines()[1:] == ["    ●K♦·4   ▒▒ ", "    ●  Zoé"]


def test_cells_that_stand_anywhere_are_written_about_where_they_stand() -> None:
    words = read_words(find("tictactoe").folder / "words", "en")
    cells = tuple(Piece(f"c{n}", note=f"{n}") for n in range(4))
    cross = (Piece("x", "cross", say("face-cross"), at=3, seat=0),)
    places = ((0.5, 0), (0, 1), (1, 1), (0.5, 2))
    board = Zone("board", "grid", pieces=cross, cells=cells, places=places, outline="circle")
    shown = Shown(words, read_words(WORDS, "en"), ["Zoé"], 0)
    for zone in (board, replace(board, turns=True)):
        told = shown.zones(Scene(zones=(zone,), seats=(SeatNote(),)))["board"]
        assert told.splitlines()[1:] == ["     0", "    1 2", "     ×", "    ×  Zoé"]


def menus(told: str) -> list[tuple[bool, str, list[str]]]:
    """Each list of moves: whether it is my turn, the line above it, and the moves in notation."""
    found: list[tuple[bool, str, list[str]]] = []
    is_mine = False
    for above, line in pairwise(told.splitlines()):
        if above[2:].startswith("Zoé (you)"):
            is_mine = above.startswith("▸")
        if line.startswith("   1  "):
            found.append((is_mine, above, []))
        if line[:4].strip().isdecimal() and line.endswith("]"):
            found[-1][2].append(line.rpartition("[")[2].removesuffix("]"))
    return found


def test_the_list_of_moves_does_not_tell_a_forgotten_draw() -> None:
    """DA-28: out of turn the pile is offered all the time, whether or not a draw is due."""
    told = played("w\n1\n" * 8, "double-action", "--seed", "3", "--lang", "en")
    lists = menus(told)
    out_of_turn = [moves for is_mine, _, moves in lists if not is_mine]
    assert len(out_of_turn) > 3
    assert all(moves == ["draw", "hint {}"] for moves in out_of_turn)
    in_turn = [moves for is_mine, _, moves in lists if is_mine]
    assert all(moves[-2:] == ["draw", "hint {}"] for moves in in_turn)
    assert in_turn


def test_a_quiet_move_that_cannot_be_made_says_why_when_it_is_tried() -> None:
    """By its number or in notation, the answer is the same."""
    told = played("draw\n1\nq\n", "double-action", "--seed", "3", "--lang", "en")
    assert menus(told)[0][2][0] == "draw"
    refused = [line for line in told.splitlines() if line.startswith("! ")]
    assert len(refused) == 2
    assert len(set(refused)) == 1


@pytest.mark.parametrize("key", shelf())
def test_your_move_is_said_only_in_ones_turn(key: str) -> None:
    lists = menus(played("w\n\n1\n" * 12, key, "--lang", "en", "--level", "random"))
    assert lists
    assert all(is_mine for is_mine, above, _ in lists if above == "Your move")


def offers(key: str, state: object) -> list[Offer]:
    game = find(key)
    legal = game.legal(state, 0) if 0 in game.to_act(state) else ()
    return [o for o in game.scene(game.view(state, 0), legal).offers if is_listed(o)]


def entered(offers: list[Offer], is_my_turn: bool) -> str | None:
    chosen = on_enter(offers, is_my_turn)
    return None if chosen is None else chosen.move


def test_enter_never_makes_a_quiet_move() -> None:
    """Enter must never give the forbidden hint about a draw."""
    told = played("\n\n\nq\n", "double-action", "--seed", "3", "--lang", "en")
    assert menus(told)[0][2] == ["draw", "hint {}"]
    assert told.count("?") == 1  # the welcome; nothing is asked
    for role, move in (("quiet", None), ("plain", "a"), ("main", "a")):
        offer = Offer("a", (), say("move-a"), role=cast(Any, role))
        assert entered([offer], is_my_turn=True) == move


def test_enter_out_of_turn_makes_a_main_move_only() -> None:
    """In Switch with two, the token's owner has one move out of turn; Enter does not make it."""
    begun = find("switch").start(find("switch").options(), 2)
    waiting = offers("switch", replace(begun, phase="throw", turn=1, owner=0))
    assert [offer.move for offer in waiting] == ["lock 1 amber"]
    assert entered(waiting, is_my_turn=False) is None
    mine = offers("switch", replace(begun, phase="throw", turn=0))
    assert entered(mine, is_my_turn=True) == "throw"
    assert entered(offers("take-it", row_of_take_it()), is_my_turn=False) == "take 1"


def row_of_take_it() -> object:
    """Another deals, and one card lies there to be taken."""
    game = find("take-it")
    state = game.start(game.options(oldest="2"), 3)
    for seat, text in ((1, "reveal 1"), (CHANCE, "turn S+3")):
        state = game.apply(state, seat, parse_move(game.moves, text))
    return state


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
