"""Claquer: house players at a real table, on a virtual clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.claquer_tester import A, B, Round, at
from tablee.games.claquer import GAME
from tablee.games.claquer.bot import LEVELS, Player
from tablee.games.claquer.moves import Gaffe, Options, Play, Rest, Snap
from tablee.kernel import Intent
from tablee.lab import simulate

QUICK = Options(deck="quick")


def thinks(seat: int, table: Round, level: str = "expert", seed: int = 0) -> Intent | None:
    state = table.settled().state
    player = Player(LEVELS[level], seat)
    return player.think(GAME.view(state, seat), GAME.legal(state, seat), Random(seed))


def test_makes_the_movement_before_the_card() -> None:
    table = at(r1="B-DOG-snap", r2="R-GRAN-clap", A="B-GIRL-snap+3")
    first = thinks(A, table)
    assert first is not None
    assert first.move == Snap()
    then = thinks(A, table.says("A snap"))
    assert then is not None
    assert then.move == Play(1, 1, 1)


def test_makes_another_movement_when_the_card_has_changed() -> None:
    """A-CB-14: in version 1 it lowers its hands first."""
    for rules, move in ((2, Snap()), (1, Rest())):
        hands: dict[str, Any] = {"A": "B-GIRL-snap+3"}
        table = at(r1="B-DOG-snap", r2="R-GRAN-clap", rules=rules, **hands).says("A clap")
        intent = thinks(A, table)
        assert intent is not None
        assert intent.move == move


def test_calls_only_what_it_sees_to_be_wrong() -> None:
    """CB-22: judged from the view; experts never call a right play."""
    table = at(r1="B-DOG-clap", A="B-GIRL-snap+3")
    calls = {"clap": 0, "snap": 0}
    for shown in calls:
        played = table.says(f"A {shown}", "A play 1 1 1")
        intents = [thinks(B, played, seed=seed) for seed in range(100)]
        calls[shown] = sum(i is not None and isinstance(i.move, Gaffe) for i in intents)
    assert calls["clap"] == 0
    assert 60 <= calls["snap"] <= 95  # it notices eight in ten


def test_slow_computers_take_twice_the_time() -> None:
    usual, slow = (at(A="B-GIRL-snap+3", slow_computers=on) for on in (False, True))
    quick, calm = thinks(A, usual), thinks(A, slow)
    assert quick is not None
    assert calm is not None
    assert (calm.move, calm.after_ms) == (quick.move, 2 * quick.after_ms)


def test_levels_differ_in_speed_care_and_eyes() -> None:
    beginner, regular, expert = (LEVELS[name].temper for name in ("beginner", "regular", "expert"))
    assert beginner.pace.mean_ms > regular.pace.mean_ms > expert.pace.mean_ms
    assert beginner.slips > regular.slips > expert.slips
    assert beginner.notices < regular.notices < expert.notices


@pytest.mark.slow
def test_the_expert_beats_the_regular_and_the_regular_the_beginner(full: bool) -> None:
    """Two players, quick games, seats alternating; far from a tie."""
    games, least = (30, 22) if full else (10, 7)
    for better, worse in (("expert", "regular"), ("regular", "beginner")):
        wins = 0
        for seed in range(games):
            seats = [better, worse] if seed % 2 else [worse, better]
            played = simulate(GAME, seats, f"duel {seed}", QUICK)
            wins += played.outcome.ranks[seats.index(better)] == 1
        assert wins >= least


@pytest.mark.slow
def test_every_level_beats_random() -> None:
    for level in LEVELS:
        wins = 0
        for seed in range(12):
            played = simulate(GAME, [level, "random"], f"random {seed}", QUICK)
            wins += played.outcome.ranks[0] == 1
        assert wins >= 10


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_between_bots_end(seats: int, full: bool) -> None:
    """A-CB-11: a hundred of each with --full; `tablee simulate` plays thousands."""
    levels = list(LEVELS)
    for number in range(100 if full else 3):
        chairs = [levels[(number + seat) % 3] for seat in range(seats)]
        played = simulate(GAME, chairs, f"end {number}", QUICK if number % 2 else None)
        assert min(played.outcome.ranks) == 1


def test_a_match_of_three_rounds_is_played_to_its_end() -> None:
    played = simulate(GAME, ["expert", "regular"], "match", Options(deck="quick", rounds=3))
    assert sum(played.outcome.scores) == 3
