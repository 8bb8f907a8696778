"""What is imagined is as likely as what is dealt: compared with an oracle that follows the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.kernel import CHANCE, Game, Move
from tablee.testing.walk import accepts

DEALT = 4_000
IMAGINED = 1_000
FEW = 5.0
"""Kinds that are expected less often are counted together."""
SURE = 3.09
"""Standard deviations: by luck alone one game in a thousand fails, and the seed is fixed."""
MOST = 200
"""Entries of a deal."""


def test_what_is_imagined_is_as_likely_as_what_is_dealt(game: Game) -> None:
    """Early in the deal, with one card hidden: chi-square against deals that follow the log."""
    seats = min(game.seats)
    if game.imagine is None or not accepts(game, game.options(), seats):
        pytest.skip("nothing to imagine")
    log = one_hidden(game, seats, Random(1))
    if log is None:
        pytest.skip("chance deals nothing in secret at the start")
    found = surprise(game, seats, log, Random(2))
    assert found < SURE, f"what `imagine` deals is not as likely as it should be ({found:.1f} sd)"


def one_hidden(game: Game, seats: int, rng: Random) -> list[Move] | None:
    """A deal, up to the second move of chance that seat 0 is not shown whole."""
    state, log, hidden = game.start(game.options(), seats), list[Move](), 0
    while game.to_act(state) == (CHANCE,) and len(log) < MOST:
        move = game.draw(state, rng)
        hidden += is_hidden(game, state, move)
        if hidden > 1:
            return log
        log.append(move)
        state = game.apply(state, CHANCE, move)
    return log if hidden else None


def is_hidden(game: Game, state: Any, move: Move) -> bool:
    return game.mask(state, CHANCE, move, 0) != move


def surprise(game: Game, seats: int, log: list[Move], rng: Random) -> float:
    """How far imagined states are from dealt ones, in standard deviations of a chi-square."""
    states = [game.start(game.options(), seats)]
    for move in log:
        states.append(game.apply(states[-1], CHANCE, move))
    first = next(n for n, move in enumerate(log) if is_hidden(game, states[n], move))
    dealt: dict[bytes, float] = {}
    for _ in range(DEALT):
        state, weight = deal_alike(game, states[first], log[first:], rng)
        if weight:
            key = game.write_state(state)
            dealt[key] = dealt.get(key, 0.0) + weight
    assert game.imagine is not None
    view = game.view(states[-1], 0)
    seen = Counter(game.write_state(game.imagine(view, rng)) for _ in range(IMAGINED))
    return deviation(dealt, seen)


def deal_alike(game: Game, state: Any, log: Sequence[Move], rng: Random) -> tuple[Any, float]:
    """A deal that looks like this one to seat 0, and how likely it is; 0 where it cannot be."""
    weight = 1.0
    for shown in log:
        mask = game.mask(state, CHANCE, shown, 0)
        listed = game.chances(state)
        alike = [(m, w) for m, w in listed if game.mask(state, CHANCE, m, 0) == mask]
        if not alike:
            return state, 0.0
        weight *= sum(w for _, w in alike) / sum(w for _, w in listed)
        (move,) = rng.choices([m for m, _ in alike], [w for _, w in alike])
        state = game.apply(state, CHANCE, move)
    return state, weight


def deviation(dealt: dict[bytes, float], seen: Counter[bytes]) -> float:
    """By Wilson and Hilferty, who make a chi-square nearly normal."""
    total, drawn = sum(dealt.values()), sum(seen.values())
    expected = {key: drawn * weight / total for key, weight in dealt.items()}
    frequent = [key for key, number in expected.items() if number >= FEW]
    rest = drawn - sum(expected[key] for key in frequent)
    others = drawn - sum(seen[key] for key in frequent)
    square = sum((seen[key] - expected[key]) ** 2 / expected[key] for key in frequent)
    square += (others - rest) ** 2 / max(rest, 1.0)
    free = max(len(frequent) - (rest < FEW), 1)
    ninth = 2.0 / (9.0 * free)
    return float(((square / free) ** (1 / 3) - (1 - ninth)) / ninth**0.5)
