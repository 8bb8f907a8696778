"""The judge: `apply` accepts exactly what `legal`, `chances` and `timers` list."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from tablee.kernel import CHANCE, Game, IllegalMove, Move, blank, format_move, parse_move
from tablee.kernel.notation import BadNotation
from tablee.testing.proof import proved
from tablee.testing.walk import Walk, accepted, filled, name_of
from tablee.testing.walks import walks
from tablee.testing.wild import wild_moves

STATES = 6
"""States looked at closely in each walk."""
WILD = 40
"""Wild moves tried on each of them."""
seeds = st.integers(0, 2**32)


@proved(data=st.data(), seed=seeds)
def test_every_legal_move_is_accepted(game: Game, data: st.DataObject, seed: int) -> None:
    """`apply` accepts every move of `legal`, which lists each once and with its blanks empty."""
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        for seat in range(walked.seats):
            legal = walked.legal(number, seat)
            assert len(set(legal)) == len(legal), f"the same move twice for seat {seat}"
            for move in legal:
                assert blank(move) == move, f"{format_move(move)} is listed with its blanks filled"
                assert parsed(game, move) == move
                accepted(game, state, seat, filled(game, state, seat, move, rng), "`legal`")


@proved(data=st.data(), seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    game: Game, data: st.DataObject, seed: int
) -> None:
    """`apply` refuses every move that `legal` does not list, from any seat, with IllegalMove."""
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        before = game.write_state(state)
        for seat, move in wild_moves(walked, number, rng, WILD):
            if parsed(game, move) != move:
                continue  # it could not be said over the wire
            told = f"entry {number + 1}: {name_of(seat)} {format_move(move)}"
            if _is_accepted(game, state, seat, move):
                assert _is_listed(walked, number, seat, move), f"{told} was accepted"
        assert game.write_state(state) == before


@proved(data=st.data())
def test_timers_may_run_out(game: Game, data: st.DataObject) -> None:
    """`apply` accepts the move of every timer, and no two timers have the same key."""
    walked = data.draw(walks(game))
    for number in walked.samples(STATES * 3):
        state = walked.states[number]
        timers = game.timers(state)
        assert len({timer.key for timer in timers}) == len(timers), "two timers with one key"
        for timer in timers:
            assert timer.after_ms > 0
            assert parsed(game, timer.move) == timer.move
            accepted(game, state, timer.seat, timer.move, "`timers`")


@proved(data=st.data(), seed=seeds)
def test_chance_draws_what_it_lists(game: Game, data: st.DataObject, seed: int) -> None:
    """`draw` picks from `chances`, whose weights are whole numbers, and `apply` accepts it."""
    walked, rng = data.draw(walks(game)), Random(seed)
    due = [state for state in walked.states if game.to_act(state) == (CHANCE,)]
    for state in rng.sample(due, min(len(due), STATES)):
        chances = dict(game.chances(state))
        assert len(chances) == len(game.chances(state)), "a chance listed twice"
        assert all(type(weight) is int and weight > 0 for weight in chances.values())
        some = rng.sample(list(chances), min(len(chances), 30))
        for move in (*(game.draw(state, rng) for _ in range(10)), *some):
            assert move in chances, f"{format_move(move)} drawn, but not listed"
            assert parsed(game, move) == move
            accepted(game, state, CHANCE, move, "`chances`")


def parsed(game: Game, move: Move) -> Move | None:
    """The move after it was written and read; None where it cannot be read."""
    try:
        return parse_move(game.moves, format_move(move))
    except BadNotation:
        return None


def _is_accepted(game: Game, state: Any, seat: int, move: Move) -> bool:
    try:
        game.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


def _is_listed(walked: Walk, number: int, seat: int, move: Move) -> bool:
    """Listed as legal for that seat; or, for chance, due now or what its timer would play."""
    if seat == CHANCE:
        return move in set(_chance_moves(walked.game, walked.states[number]))
    return blank(move) in walked.legal(number, seat)


def _chance_moves(game: Game, state: Any) -> Iterator[Move]:
    if game.to_act(state) == (CHANCE,):
        yield from (move for move, _ in game.chances(state))
    yield from (timer.move for timer in game.timers(state) if timer.seat == CHANCE)
