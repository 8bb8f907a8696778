"""Solving: small games whose answer is known, what is refused, and tables of other rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import CHANCE, Game, Move, Outcome
from tablee.lab.solve import CannotSolve, iterate, list_positions, residual, solve
from tablee.lab.solve.match import match
from tablee.pieces.solved import (
    Evaluator,
    OtherTable,
    decode_solved,
    encode_solved,
    rules_of_game,
)
from tablee.pieces.temper import Temper

BOARD = find("tictactoe")
GOAL = 5


class Race(msgspec.Struct, frozen=True):
    """Two seats run to the goal. A coin gives one step or two, and one may go on; a 1 after the
    first throw ends the turn with a single step."""

    places: tuple[int, int] = (0, 0)
    turn: int = 0
    won: int = 0
    thrown: bool = False
    """The coin is in the air."""


class Coin(Move, frozen=True, tag="coin"):
    """Chance: so many steps."""

    steps: int


class On(Move, frozen=True, tag="on"):
    """Throw."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep what is won."""


def to_act(state: Race) -> tuple[int, ...]:
    if max(state.places) >= GOAL:
        return ()
    return (CHANCE,) if state.thrown else (state.turn,)


def legal(state: Race, seat: int) -> Sequence[Move]:
    return (On(), Keep()) if state.won else (On(),)


def apply(state: Race, seat: int, move: Any) -> Race:
    match move:
        case On():
            return replace(state, thrown=True)
        case Keep():
            return hand_over(state, state.won)
        case Coin(1) if state.won:
            return hand_over(state, 1)
    if state.places[state.turn] + state.won + move.steps >= GOAL:
        return hand_over(state, state.won + move.steps)
    return replace(state, won=state.won + move.steps, thrown=False)


def hand_over(state: Race, steps: int) -> Race:
    places = [place + steps * (seat == state.turn) for seat, place in enumerate(state.places)]
    return Race((places[0], places[1]), 1 - state.turn)


def outcome(state: Race) -> Outcome | None:
    if max(state.places) < GOAL:
        return None
    return Outcome((1, 2) if state.places[0] >= GOAL else (2, 1), state.places)


def alike(state: Race) -> tuple[tuple[int, ...], int]:
    mine, theirs = state.places[state.turn], state.places[1 - state.turn]
    return (mine, theirs, state.won, int(state.thrown)), state.turn


RACE: Game = replace(
    BOARD,
    key="race",
    state=Race,
    moves=(Coin, On, Keep),
    start=lambda options, seats: Race(),
    to_act=to_act,
    legal=legal,
    apply=apply,
    outcome=outcome,
    chances=lambda state: ((Coin(1), 1), (Coin(2), 1)) if state.thrown else (),
    alike=alike,
)


@cache
def by_hand(mine: int, theirs: int, won: int = 0) -> Fraction:
    """The chance of the seat whose turn it is, in fractions, from the words of `Race` alone."""

    def ends_at(place: int) -> Fraction:
        return Fraction(1) if place >= GOAL else 1 - by_hand(theirs, place)

    def falls(steps: int) -> Fraction:
        if won and steps == 1:
            return ends_at(mine + 1)
        there = mine + won + steps
        return ends_at(there) if there >= GOAL else by_hand(mine, theirs, won + steps)

    again = (falls(1) + falls(2)) / 2
    return max(again, ends_at(mine + won)) if won else again


def test_a_small_race_is_solved_as_by_hand() -> None:
    found = solve(RACE, BOARD.options())
    table = Evaluator(rules_of_game(RACE), found.solved)
    assert found.first == pytest.approx(float(by_hand(0, 0)), abs=1e-12)
    for key in found.listing.keys:
        mine, theirs, won, thrown = key
        if not thrown and max(mine, theirs) < GOAL:
            there = table.worth(Race((mine, theirs), won=won))
            assert there == pytest.approx(float(by_hand(mine, theirs, won)), abs=1e-12)
            turned = table.worth(Race((theirs, mine), 1, won))
            assert turned == pytest.approx(1 - there, abs=1e-12)


def test_a_game_that_goes_round_in_circles_is_solved() -> None:
    """Who throws a 6 first: 1/6 + (5/6)² · 1/6 + … = 6/11. Nothing else counts."""
    chances = ((Coin(0), 5), (Coin(GOAL), 1))
    sixes = replace(RACE, chances=lambda state: chances if state.thrown else ())
    sixes = replace(sixes, apply=lambda state, seat, move: _throw_for_six(state, move))
    found = solve(sixes, BOARD.options())
    assert found.first == pytest.approx(6 / 11, abs=1e-11)
    listing = list_positions(sixes, BOARD.options())
    assert residual(listing, iterate(listing, guess=0.0).values) < 1e-11


def _throw_for_six(state: Race, move: Any) -> Race:
    return replace(state, thrown=True) if isinstance(move, On) else hand_over(state, move.steps)


def test_nobody_wins_tic_tac_toe() -> None:
    """Without chance every position is stored. There are 5,478, counted by many."""
    found = solve(BOARD, BOARD.options())
    assert (len(found.listing.nodes), found.first) == (5_478, 0.5)
    table = Evaluator(rules_of_game(BOARD), found.solved)
    state = BOARD.start(BOARD.options(), 2)
    corner = BOARD.apply(state, 0, BOARD.legal(state, 0)[0])
    replies = BOARD.legal(corner, 1)
    after = [table.worth(BOARD.apply(corner, 1, move)) for move in replies]
    assert (after.count(0.5), after.count(1.0)) == (1, 7)  # only the middle holds a draw


def test_a_match_is_counted_without_playing() -> None:
    """Equal players win half; a player who chooses by a coin loses; by hand it is the same."""
    listing = list_positions(RACE, BOARD.options())
    values = iterate(listing).values
    best, coin = Temper(0.0), Temper(1e9)
    assert match(listing, values, best, best) == pytest.approx(0.5, abs=1e-8)
    assert match(listing, values, coin, coin) == pytest.approx(0.5, abs=1e-8)
    share = match(listing, values, best, coin)
    assert share == pytest.approx(1 - match(listing, values, coin, best), abs=1e-8)
    assert 0.5 < share < 0.9


def test_what_cannot_be_solved_is_said() -> None:
    with pytest.raises(CannotSolve, match="more than 50 positions"):
        list_positions(BOARD, BOARD.options(), most=50)
    hidden = replace(RACE, mask=lambda state, seat, move, viewer: None)
    with pytest.raises(CannotSolve, match="hides something"):
        list_positions(hidden, BOARD.options())
    with pytest.raises(CannotSolve, match="not a game of turns for two"):
        list_positions(replace(RACE, tempo="real-time"), BOARD.options())


def test_a_table_is_read_as_it_was_written() -> None:
    solved = solve(RACE, BOARD.options()).solved
    content = encode_solved(solved)
    assert decode_solved(content, "race", RACE.version) == solved
    with pytest.raises(OtherTable, match="a table of race version 1, expected race version 9"):
        decode_solved(content, "race", 9)
    with pytest.raises(OtherTable, match="expected other version 1"):
        decode_solved(content, "other", 1)
    for cut in (0, 5, len(content) - 1):
        with pytest.raises(OtherTable, match="no table of a solved game"):
            decode_solved(content[:cut], "race", 1)


def test_a_position_that_the_table_does_not_know_is_named() -> None:
    solved = solve(RACE, BOARD.options()).solved
    table = Evaluator(rules_of_game(RACE), replace(solved, values={}))
    with pytest.raises(OtherTable, match=r"does not know the position \(0, 0, 0, 1\)"):
        table.worth(Race())


def test_a_temper_makes_costly_mistakes_seldom() -> None:
    chances = (0.6, 0.5, 0.1)
    assert Temper(0.0).shares(chances) == [1.0, 0.0, 0.0]
    assert Temper(0.5).shares((0.9, 1.0)) == [0.0, 1.0]  # a sure win is never missed
    best, close, bad = Temper(0.1).shares(chances)
    assert best > close > bad > 0
    assert best / close == pytest.approx(2.718, abs=0.001)
    rng, drawn = Random(3), [0, 0, 0]
    for _ in range(4_000):
        drawn[Temper(0.1).pick(chances, rng)] += 1
    assert [n / 4_000 for n in drawn] == pytest.approx([best, close, bad], abs=0.04)
