"""The arena: fair pairs, honest intervals, and a test that is seldom wrong."""

from __future__ import annotations

import pytest

from tablee.catalog import shelf
from tablee.lab.arena import (
    Contest,
    Sprt,
    contest,
    contestants,
    elo_of,
    expected,
    play_pair,
    standing,
)

SAME = Contest("tictactoe", "random", "random")
BETTER = Contest("tictactoe", "expert", "random")


def test_a_player_wins_half_against_itself_exactly() -> None:
    """The same chance with the seats exchanged: whatever luck there was cancels out."""
    assert [play_pair(SAME, number) for number in range(10)] == [0.5] * 10


def test_a_better_player_is_ahead() -> None:
    found = standing(contest(BETTER, 12))
    assert found.pairs == 12
    assert 0.5 < found.low < found.share < found.high <= 1.0
    assert found.elo_low < found.elo < found.elo_high


def test_more_processes_play_the_same_pairs() -> None:
    assert contest(BETTER, 6, workers=2) == contest(BETTER, 6)


def test_elo_is_what_everybody_calls_elo() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert [elo_of(expected(points)) for points in (-200, 0, 30)] == pytest.approx([-200, 0, 30])
    assert elo_of(1.0) == pytest.approx(1000)


def test_the_test_stops_as_soon_as_it_is_sure() -> None:
    """Random against the expert: clear long before all pairs are played."""
    test = Sprt(0, 100)
    shares = contest(BETTER, 400, sprt=test)
    assert len(shares) < 60
    assert test.verdict(shares) == "more"
    assert test.evidence(shares)[0] >= 20
    assert test.verdict(shares[:1]) == "open"


def test_a_clean_sweep_is_decided() -> None:
    test = Sprt(0, 30)
    assert test.verdict([1.0] * 60) == "more"
    assert test.verdict([0.0] * 60) == "less"
    assert test.verdict([1.0] * 5) == "open"


@pytest.mark.slow
def test_search_can_be_measured_in_every_game_of_turns() -> None:
    for game in shelf().values():
        assert ("search" in contestants(game)) == (game.tempo == "turns")
    shares = contest(Contest("tictactoe", "search", "random"), 2)
    assert sum(shares) / 2 > 0.5
