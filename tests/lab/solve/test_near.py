"""Three seats: a small race against what is counted by hand, and tables as they are stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from tablee.catalog import find
from tablee.cli.main import main
from tablee.kernel import CHANCE, Game, Move, Outcome, rank
from tablee.lab.solve import CannotSolve, solve
from tablee.lab.solve.balance import CLOSE, balance, gain
from tablee.lab.solve.graph import graph_of
from tablee.lab.solve.listing import positions
from tablee.lab.solve.near import Nearly, nearly_solve
from tablee.pieces.solved import (
    OtherTable,
    SharesEvaluator,
    decode_balanced,
    encode_balanced,
    rules_of_game,
)

BOARD = find("tictactoe")
GOAL = 4
ENDLESS = 9
FAR, NEAR = (1, 3), (0, 1)
"""Coins; the first side falls three times of five."""
SHARP = 1e-6


class Race(msgspec.Struct, frozen=True):
    """Seats run to the goal. Who has the turn throws for one step or three; or pushes somebody else
    back by one, and throws for no step or one."""

    places: tuple[int, ...]
    turn: int = 0
    coin: tuple[int, ...] = ()
    """What the coin in the air may show."""
    pushes: int = 2
    """Still to come; ENDLESS are never fewer."""


class Coin(Move, frozen=True, tag="coin"):
    """Chance: so many steps."""

    steps: int


class On(Move, frozen=True, tag="on"):
    """Throw."""


class Push(Move, frozen=True, tag="push"):
    """Back with that seat, and throw the smaller coin."""

    seat: int


def to_act(state: Race) -> tuple[int, ...]:
    if max(state.places) >= GOAL:
        return ()
    return (CHANCE,) if state.coin else (state.turn,)


def legal(state: Race, seat: int) -> Sequence[Move]:
    ahead = [s for s, p in enumerate(state.places) if s != seat and p > 0 and state.pushes]
    return (On(), *(Push(s) for s in ahead))


def apply(state: Race, seat: int, move: Any) -> Race:
    if isinstance(move, On):
        return replace(state, coin=FAR)
    pushed, steps = (move.seat, -1) if isinstance(move, Push) else (state.turn, move.steps)
    places = tuple(place + steps * (s == pushed) for s, place in enumerate(state.places))
    if isinstance(move, Push):
        left = state.pushes - (state.pushes != ENDLESS)
        return Race(places, state.turn, NEAR, left)
    return Race(places, (state.turn + 1) % len(places), (), state.pushes)


def outcome(state: Race) -> Outcome | None:
    return Outcome(rank(state.places), state.places) if max(state.places) >= GOAL else None


def alike(state: Race) -> tuple[tuple[int, ...], int]:
    turn = state.turn
    return (*(state.coin or (0, 0)), state.pushes, *state.places[turn:], *state.places[:turn]), turn


RACE: Game = replace(
    BOARD,
    key="race",
    seats=(2, 3),
    state=Race,
    moves=(Coin, On, Push),
    start=lambda options, seats: Race((0,) * seats),
    to_act=to_act,
    legal=legal,
    apply=apply,
    outcome=outcome,
    chances=lambda state: [(Coin(n), w) for n, w in zip(state.coin, (3, 2), strict=False)],
    alike=alike,
)


@cache
def by_hand(places: tuple[int, ...], pushes: int) -> tuple[float, ...]:
    """The chances from the seat whose turn it is, by the words of `Race` alone."""

    def then(after: list[int], pushes: int) -> tuple[float, ...]:
        if after[0] >= GOAL:
            return (1.0, *[0.0] * (len(after) - 1))
        found = by_hand((*after[1:], after[0]), pushes)
        return (found[-1], *found[:-1])

    def thrown(before: list[int], coin: tuple[int, ...], pushes: int) -> tuple[float, ...]:
        few, many = (then([before[0] + steps, *before[1:]], pushes) for steps in coin)
        return tuple(0.6 * a + 0.4 * b for a, b in zip(few, many, strict=True))

    ways = [thrown(list(places), FAR, pushes)]
    for seat in range(1, len(places)):
        if places[seat] and pushes:
            pushed = [p - (s == seat) for s, p in enumerate(places)]
            ways.append(thrown(pushed, NEAR, pushes - 1))
    best = [way for way in ways if way[0] > max(way[0] for way in ways) - 1e-9]
    return tuple(sum(each) / len(best) for each in zip(*best, strict=True))


@pytest.fixture(scope="module")
def three() -> Nearly:
    return nearly_solve(RACE, BOARD.options(), 3, blur=SHARP)


def test_a_small_race_of_three_is_as_by_hand(three: Nearly) -> None:
    """Every position before a throw or a push, in all three seats."""
    table = SharesEvaluator(rules_of_game(RACE), three.table)
    asked = [key[2:] for key in three.graph.keys if not key[1] and max(key[3:]) < GOAL]
    assert len(asked) > 40
    for pushes, *places in asked:
        expected = by_hand(tuple(places), pushes)
        found = table.worth(Race(tuple(places), pushes=pushes))
        assert found == pytest.approx(expected, abs=1e-4)
        turned = table.worth(Race((places[2], *places[:2]), 1, (), pushes))
        assert turned == pytest.approx((expected[2], *expected[:2]), abs=1e-4)


def test_nobody_gains_by_leaving_the_table(three: Nearly) -> None:
    assert max(three.gains) < 1e-4


def test_who_prefers_nothing_can_gain_by_leaving() -> None:
    """A table for players who do not care what they do is a bad one, and this is seen."""
    graph = graph_of(3, positions(RACE, BOARD.options(), 3))
    careless = balance(graph, blur=10.0)
    anywhere, start = gain(graph, careless, blur=10.0)
    assert anywhere > 0.05
    assert anywhere >= start > 0


def test_two_seats_come_out_as_exactly_solved() -> None:
    exact = solve(RACE, BOARD.options()).solved.values
    found = nearly_solve(RACE, BOARD.options(), 2, blur=SHARP).table
    for key, value in exact.items():
        assert found.find(key) == pytest.approx((value, 1 - value), abs=1e-4)


def test_best_answers_that_go_in_circles_come_to_rest() -> None:
    """With pushes without end no answer is best against itself: sharp players never settle. Those
    who take chances for equal that hardly differ do, and lose next to nothing by it."""
    endless = replace(RACE, start=lambda options, seats: Race((0,) * seats, pushes=ENDLESS))
    sharp = nearly_solve(endless, BOARD.options(), 3, blur=SHARP)
    assert sharp.found.change > 1e-3
    found = nearly_solve(endless, BOARD.options(), 3, blur=0.01)
    assert found.found.change <= CLOSE
    assert max(found.gains) < 0.01


def test_a_table_is_read_as_it_was_written(three: Nearly) -> None:
    content = encode_balanced(three.table)
    read = decode_balanced(content, "race", RACE.version, 3)
    assert (list(read.codes), list(read.parts)) == (three.table.codes, three.table.parts)
    assert replace(read, codes=[], parts=[]) == replace(three.table, codes=[], parts=[])
    with pytest.raises(OtherTable, match="race version 1 for 3, expected race version 1 for 4"):
        decode_balanced(content, "race", 1, 4)
    for cut in (0, 5, len(content) - 1):
        with pytest.raises(OtherTable, match="no table of a solved game"):
            decode_balanced(content[:cut], "race", 1, 3)


def test_a_position_that_the_table_does_not_know_is_named(three: Nearly) -> None:
    assert three.table.find((1, 3, 2, 1, 1, 1)) is not None
    assert three.table.find((1, 3, 2, 9, 9, 9)) is None
    table = SharesEvaluator(rules_of_game(RACE), replace(three.table, codes=[], parts=[]))
    with pytest.raises(OtherTable, match=r"does not know the position \(1, 3, 2, 0, 0, 0\)"):
        table.worth(Race((0, 0, 0)))


def test_choices_that_go_in_circles_are_refused() -> None:
    """Nobody can say who wins where pushing goes on for ever without a throw."""
    rounds = replace(RACE, legal=lambda state, seat: (Push((seat + 1) % 3),))
    endless = replace(
        rounds, apply=lambda state, seat, move: Race(state.places, (state.turn + 1) % 3)
    )
    with pytest.raises(CannotSolve, match="circles"):
        nearly_solve(endless, BOARD.options(), 3)


def test_the_command_says_how_near_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tablee.cli.solve.the_game", lambda key: RACE)
    out = tmp_path / "race.table"
    told = CliRunner().invoke(main, ["solve", "race", "--seats", "3", "--out", str(out)])
    assert told.exit_code == 0
    assert "Who leaves the table alone gains at most 0." in told.stdout
    table = decode_balanced(out.read_bytes(), "race", RACE.version, 3)
    assert f"The table has {len(table.codes):,} positions." in told.stdout
    facts = CliRunner().invoke(main, ["solve", "race", "--seats", "3", "--json"])
    assert json.loads(facts.stdout)["gain"] < 0.05
