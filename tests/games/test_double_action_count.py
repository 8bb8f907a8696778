"""Double Action: positions counted by hand, and secrets that stay secret."""

from __future__ import annotations

from random import Random

import pytest

from games.double_action_tester import A, B, Table, at, begin, cards
from tablee.games.double_action import GAME
from tablee.games.double_action.board import CELL_NAMES
from tablee.games.double_action.moves import Options
from tablee.games.double_action.state import State
from tablee.kernel import CHANCE, WATCHER


def count(state: State, depth: int) -> int:
    """Ways to go on for so many entries, chance included."""
    if depth == 0:
        return 1
    acting = GAME.to_act(state)
    if acting == (CHANCE,):
        moves = [(CHANCE, move) for move, _ in GAME.chances(state)]
    else:
        moves = [(seat, move) for seat in acting for move in GAME.legal(state, seat)]
    return sum(count(GAME.apply(state, seat, move), depth - 1) for seat, move in moves)


def test_ways_to_go_on() -> None:
    """Two cards each with two free cells each, one card in the pile.

    1: A's 4 plays, and a hint from either = 6.
    2: after a play, B's 4 plays, A's draw, 2 hints = 7; after a hint, 2 cards to lose: 4·7 + 2·2.
    3: after play and play the window has moved: A's 2 plays, B's draw, 2 hints = 5, 16 times;
       after play and draw, 1 card to deal, 4 times; after play and hint, A has 1 card to lose or
       B has 2, 3 for each of 4 plays;
       after A's hint and loss, A's 2 plays and B's hint; after B's, A's 4 and A's hint; each for 2
       cards: 80 + 4 + 12 + 16. (In version 1 a hint could be said once by anybody: 108.)
    """
    table = at(hands=("2H 3H", "2D 3D"), stock="KD")
    assert [count(table.state, depth) for depth in (0, 1, 2, 3)] == [1, 6, 32, 112]


def test_first_moves_of_a_jack() -> None:
    """96 cells that are not free; a black jack also has every opposing token that is not turned."""
    empty = at(hands="JS")
    assert count(empty.state, 1) == 96 + 2
    met = at(hands="JS", b="2-2 2-3", turned_b=["5-3 5-4 5-5 5-6 5-7"])
    assert count(met.state, 1) == (96 - 7) + 2 + 2


def test_the_deal_of_the_first_card() -> None:
    table = begin(2, deal=False)
    assert [weight for _, weight in GAME.chances(table.state)] == [1] * 52
    assert sum(weight for _, weight in GAME.chances(begin(8, deal=False).state)) == 104


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_what_is_imagined_holds_the_same_cards(viewer: int) -> None:
    """Nothing is lost or doubled: hands, pile and what was laid make the whole pack."""
    table = begin(4)
    twin: State = GAME.imagine(table.view(viewer), Random(3))  # type: ignore[misc]
    assert [len(hand) for hand in twin.hands] == [6, 6, 6, 6]
    whole = list(twin.stock)
    for hand in twin.hands:
        for kind in hand:
            whole[kind] += 1
    assert whole == [1] * 52
    if viewer != WATCHER:
        assert twin.hands[viewer] == table.state.hands[viewer]


def test_imagined_hands_are_not_the_true_ones() -> None:
    """The pack was dealt in order; dealt again it comes out otherwise."""
    table = begin(2)
    twins = {GAME.imagine(table.view(A), Random(seed)).hands[B] for seed in range(20)}  # type: ignore[misc]
    assert len(twins) > 10


# --- the scene -----------------------------------------------------------------------------------


def board(table: Table, seat: int = A) -> dict[str, tuple[str, ...]]:
    zone = next(zone for zone in table.scene(seat).zones if zone.id == "board")
    return {piece.id: (*piece.marks, piece.note) for piece in zone.pieces}


def test_the_board_has_a_hundred_cells_and_shows_its_tokens() -> None:
    table = at(a="2-2 2-3", turned_b=["5-3 5-4 5-5 5-6 5-7"], hands="JS")
    zone = next(zone for zone in table.scene(A).zones if zone.id == "board")
    assert (len(zone.cells), zone.cols) == (100, 10)
    assert board(table)["token-0-2-3"] == ("",)
    assert board(table)["token-1-5-5"] == ("locked", "turned", "")


def test_lines_of_the_board_are_named_as_news_names_its_cells() -> None:
    zone = next(zone for zone in at(hands="JS").scene(A).zones if zone.id == "board")
    names = [f"{row}-{column}" for row in zone.row_names for column in zone.column_names]
    assert names == [cell.id for cell in zone.cells] == list(CELL_NAMES)


def test_lines_that_lack_one_cell_are_marked() -> None:
    marked = Options(dealer=2, threat_marks=True)
    table = at(a="6-2 6-3 6-4 6-5", b="7-2 7-3 7-4", hands="2H", options=marked)
    assert {id for id, (*_, note) in board(table).items() if note == "4"} == {
        "token-0-6-2",
        "token-0-6-3",
        "token-0-6-4",
        "token-0-6-5",
    }
    blocked = at(a="6-2 6-3 6-4 6-5", b="6-1 6-6", hands="2H", options=marked)
    assert not [id for id, (*_, note) in board(blocked).items() if note]


def test_among_people_nobody_marks_them() -> None:
    """Ours: for a person alone the marks are usual; among people, seeing is part of the game."""
    table = at(a="6-2 6-3 6-4 6-5", hands="2H")
    assert not [id for id, (*_, note) in board(table).items() if note]
    assert GAME.defaults({}, 1) == {"threat_marks": True}
    assert GAME.defaults({}, 2) == {"threat_marks": False}


def test_dead_cards_are_dimmed() -> None:  # DA-34
    table = at(b="7-10 8-4", hands="7C 9H")
    hand = next(zone for zone in table.scene(A).zones if zone.id == "hand")
    assert {piece.face: piece.marks for piece in hand.pieces} == {"7C": ("dim",), "9H": ()}


def test_a_long_run_asks_which_five() -> None:  # DA-15
    table = at(a="6-2 6-3 6-4 6-6 6-7", hands="JH 2C")
    offer = table.offer(A, "play JH 6-5 {}")
    assert offer.path == ("card-JH", "6-5")
    assert offer.ask is not None
    assert [value for value, _ in offer.ask.choices] == ["0", "1"]


def test_both_copies_of_a_card_can_be_clicked() -> None:
    table = at(hands="7C 7C 9H", seats=6)
    paths = {offer.path for offer in table.scene(A).offers if offer.move == "play 7C 7-10"}
    assert paths == {("card-7C", "7-10"), ("card-7C-2", "7-10")}


def test_a_laid_card_keeps_its_id_and_lies_open() -> None:  # DA-13
    table = at(hands="7C 9H").plays(A, "play 7C 7-10")
    for seat in (A, B, WATCHER):
        pile = next(zone for zone in table.scene(seat).zones if zone.id == "discard-0")
        assert [(piece.id, piece.face) for piece in pile.pieces] == [("card-7C", "7C")]
    assert table.state.discards[A] == cards("7C")
