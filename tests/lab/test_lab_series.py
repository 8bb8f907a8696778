"""Series of games: fair seats, the same numbers again, and honest sums."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.catalog import find, shelf
from tablee.kernel import Bot, Game
from tablee.lab import NeverEnds, Plan, Result, playout, report, run, simulate
from tablee.lab.series import seating
from tablee.lab.statistics import spread


@given(
    names=st.lists(st.sampled_from("abcdef"), min_size=1, max_size=5, unique=True),
    seats=st.integers(1, 8),
    seed=st.integers(0, 99),
)
def test_everybody_sits_everywhere_equally_often(names: list[str], seats: int, seed: int) -> None:
    plan = Plan("any", seats, 0, tuple(names), seed)
    sat = Counter(
        (seat, name)
        for number in range(3 * len(names))
        for seat, name in enumerate(seating(plan, number))
    )
    assert sat == {(seat, name): 3 for seat in range(seats) for name in names}


def test_two_players_at_a_table_of_four_sit_across() -> None:
    plan = Plan("any", 4, 0, ("a", "b"))
    assert {seating(plan, number) for number in range(20)} == {tuple("abab"), tuple("baba")}


def test_the_same_plan_gives_the_same_games() -> None:
    plan = Plan("tictactoe", 2, 6, ("beginner", "random"), seed=5)
    heard: list[int] = []
    assert run(plan, progress=heard.append) == run(plan)
    assert sum(heard) == 6


def test_a_table_where_nobody_moves_is_reported_loudly() -> None:
    class Sleeper:
        def notice(self, view: object) -> None:
            """Sees nothing."""

        def think(self, view: object, legal: object, rng: object) -> None:
            return None

    def sleeper(seat: int) -> Bot:
        return Sleeper()

    with pytest.raises(NeverEnds, match="nobody moves after entry 0"):
        simulate(find("tictactoe"), ["sleeper"] * 2, players={"sleeper": sleeper})


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
def test_random_playouts_reach_an_end(game: Game) -> None:
    for seats in game.seats:
        ended = playout(game, seats, Random(seats))
        assert game.outcome(ended.state) is not None
        assert ended.steps > 0


def test_a_shared_win_counts_in_parts() -> None:
    plan = Plan("any", 2, 3, ("a", "b"))
    results = [
        Result(("a", "b"), (1, 2), (5, 3), 10, 1_000),
        Result(("b", "a"), (1, 1), (4, 4), 20, 3_000),
        Result(("a", "b"), (2, 1), (0, 9), 30, 5_000),
    ]
    told = report(plan, results)
    assert [(line.name, line.games, line.wins) for line in told.players] == [
        ("a", 3, 1.5),
        ("b", 3, 1.5),
    ]
    assert [line.wins for line in told.by_seat] == [1.5, 1.5]
    assert [line.scores.mean for line in told.players] == [3, 16 / 3]
    assert told.entries.median == 20
    assert told.seconds.mean == 3


def test_partners_share_the_win_of_their_team() -> None:
    plan = Plan("any", 4, 1, ("a", "b"))
    told = report(plan, [Result(tuple("abab"), (1, 3, 1, 3), (2, 0, 2, 0), 9, 900)])
    assert [(line.name, line.share) for line in told.players] == [("a", 1.0), ("b", 0.0)]


def test_quantiles_are_interpolated() -> None:
    told = spread([4, 1, 2, 3])
    assert (told.least, told.quarter, told.median, told.three_quarters) == (1, 1.75, 2.5, 3.25)
    assert (told.most, told.mean) == (4, 2.5)
