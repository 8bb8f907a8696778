"""One move a turn is taken back, before chance or another seat has acted; nothing is redrawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import shelf
from tablee.kernel import (
    CHANCE,
    Consequence,
    Game,
    IllegalMove,
    Say,
    format_move,
    parse_move,
    rules_of,
)
from tablee.kernel.say import say
from tablee.kernel.take_back import NOBODY, WAIT_MS, Seen, TakeBack, with_take_back
from tablee.testing.walk import filled

BOARD = with_take_back(shelf()["tictactoe"])
TURNS = [game for game in shelf().values() if game.tempo == "turns"]


def start(game: Game, seats: int = 0) -> Any:
    """With two where so few may play."""
    return game.start(game.options(), seats or max(2, min(game.seats)))


def played(game: Game, state: Any, *moves: tuple[int, str]) -> Any:
    for seat, text in moves:
        state = game.apply(state, seat, parse_move(game.moves, text))
    return state


def test_a_move_taken_back_never_happened() -> None:
    state = played(BOARD, start(BOARD), (0, "mark 4"), (0, "take-back"))
    assert state.now == start(BOARD).now
    assert BOARD.awaited is not None
    assert BOARD.awaited(state) == (0,)


def test_a_move_leads_to_the_same_and_taking_it_back_to_nothing() -> None:
    marks = [(0, "mark 0"), (1, "mark 3"), (0, "mark 1"), (1, "mark 4")]
    before = played(BOARD, start(BOARD), *marks)
    led_to = consequence_of(before, "mark 2")
    assert led_to is not None
    assert led_to.things == ("cell-0", "cell-1", "cell-2")
    again = played(BOARD, before, (0, "mark 5"))
    assert consequence_of(again, "take-back") is None


def consequence_of(turn: Any, text: str) -> Consequence | None:
    """Of a move of seat 0, as seat 1 sees it."""
    after = played(BOARD, turn, (0, text))
    views = BOARD.view(turn, 1), BOARD.view(after, 1)
    return BOARD.consequence(views[0], 0, parse_move(BOARD.moves, text), views[1])


def test_what_a_game_counts_it_counts_of_its_own_states() -> None:
    def marks(states: Sequence[Any], seat: int) -> list[Say]:
        return [say("figure-marks", count=states[-1].cells[seat].bit_count())]

    board = with_take_back(replace(shelf()["tictactoe"], figures=marks))
    turns = [start(board), played(board, start(board), (0, "mark 0"), (1, "mark 1"), (0, "mark 2"))]
    assert board.figures is not None
    assert [figure.args["count"] for figure in board.figures(turns, 0)] == [2]


def test_once_a_turn_and_again_in_the_next() -> None:
    once = played(BOARD, start(BOARD), (0, "mark 4"), (0, "take-back"), (0, "mark 0"))
    with pytest.raises(IllegalMove, match="no_take_back"):
        played(BOARD, once, (0, "take-back"))
    later = played(BOARD, once, (1, "mark 1"), (0, "mark 2"))
    assert TakeBack() in BOARD.legal(later, 0)


def test_not_after_another_seat_has_acted() -> None:
    state = played(BOARD, start(BOARD), (0, "mark 4"), (1, "mark 0"))
    assert TakeBack() not in BOARD.legal(state, 0)
    assert TakeBack() in BOARD.legal(state, 1)
    with pytest.raises(IllegalMove, match="no_take_back"):
        played(BOARD, state, (0, "take-back"))


def test_not_after_chance_has_acted() -> None:
    game = with_take_back(shelf()["switch"])
    state, rng = start(game), Random(1)
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.draw(state, rng))
    (seat,) = game.to_act(state)
    thrown = played(game, state, (seat, "throw"))
    assert (game.to_act(thrown), TakeBack() in game.legal(thrown, seat)) == ((CHANCE,), False)
    with pytest.raises(IllegalMove, match="no_take_back"):
        played(game, thrown, (seat, "take-back"))
    rolled = game.apply(thrown, CHANCE, game.draw(thrown, rng))
    with pytest.raises(IllegalMove):
        played(game, rolled, (seat, "take-back"))


def test_not_after_the_end() -> None:
    moves = [(0, "mark 0"), (1, "mark 3"), (0, "mark 1"), (1, "mark 4"), (0, "mark 2")]
    state = played(BOARD, start(BOARD), *moves)
    assert BOARD.outcome(state) is not None
    assert (BOARD.to_act(state), BOARD.legal(state, 0)) == ((), ())


def test_nothing_is_taken_back_in_real_time() -> None:
    game = shelf()["take-it"]
    assert with_take_back(game) is game
    assert rules_of(game, game.version, gentle=True) is game


def test_a_game_is_wrapped_once() -> None:
    assert with_take_back(BOARD) is BOARD
    assert rules_of(BOARD, BOARD.version, gentle=True) is BOARD
    assert rules_of(shelf()["tictactoe"], BOARD.version) is shelf()["tictactoe"]


def test_the_offer_is_quiet_and_everybody_hears_of_it() -> None:
    state = played(BOARD, start(BOARD), (0, "mark 4"))
    mine, theirs = (BOARD.scene(BOARD.view(state, s), BOARD.legal(state, s)) for s in (0, 1))
    offer = mine.offers[-1]
    assert (offer.move, offer.role) == ("take-back", "quiet")
    assert "take-back" not in [offer.move for offer in theirs.offers]
    views = BOARD.view(state, 1), BOARD.view(start(BOARD), 1)
    assert [say.id for say in BOARD.news(views[0], 0, TakeBack(), views[1])] == ["news-take-back"]
    assert BOARD.mask(state, 0, TakeBack(), 1) == TakeBack()


def test_computers_leave_time_to_take_back() -> None:
    bot = BOARD.players["expert"](1)
    state = played(BOARD, start(BOARD), (0, "mark 4"))
    seen = BOARD.view(state, 1)
    legal = BOARD.legal(state, 1)
    slow = bot.think(seen, legal, Random(1))
    quick = bot.think(Seen(seen.view, NOBODY), legal, Random(1))
    assert slow is not None
    assert quick is not None
    assert (slow.move, slow.after_ms) == (quick.move, max(WAIT_MS, quick.after_ms))


@pytest.mark.parametrize("game", TURNS, ids=lambda game: game.key)
def test_every_game_goes_on_as_if_nothing_had_been(game: Game) -> None:
    """Moves are taken back wherever it is allowed: the end is that of the game without them."""
    gentle, rng = with_take_back(game), Random(game.key)
    state, plain, taken = start(gentle), start(game), 0
    for _ in range(150):
        acting = game.to_act(plain)
        if not acting:
            break
        seat = acting[0] if acting == (CHANCE,) else (game.awaited or game.to_act)(plain)[0]
        before, move = state, _some_move(game, plain, seat, rng)
        state = gentle.apply(state, seat, move)
        assert gentle.read_state(gentle.write_state(state)) == state
        if TakeBack() in (gentle.legal(state, seat) if seat >= 0 else ()) and rng.random() < 0.5:
            state = gentle.apply(state, seat, TakeBack())
            assert state.now == before.now
            taken += 1
            state = gentle.apply(state, seat, move)
        plain = game.apply(plain, seat, move)
        assert state.now == plain
    assert taken > 0


def _some_move(game: Game, state: Any, seat: int, rng: Random) -> Any:
    if seat == CHANCE:
        return game.draw(state, rng)
    legal = sorted(game.legal(state, seat), key=format_move)
    return filled(game, state, seat, rng.choice(legal), rng)
