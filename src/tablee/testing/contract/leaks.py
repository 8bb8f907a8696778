"""Leaks: of two games that differ only in what a seat cannot know, every byte is the same."""

from __future__ import annotations

from random import Random

import pytest

from tablee.kernel import WATCHER, Game
from tablee.testing.probe import SAMPLES, compare, follow
from tablee.testing.twins import Twins
from tablee.testing.walk import walk

SAME = "`mask` hides a move, but no other move looks like it: what is hidden can be guessed"


def sizes(full: bool) -> tuple[int, int]:
    """Pairs of games for each viewer, and their length."""
    return (12, 220) if full else (2, 90)


def test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know(game: Game, full: bool) -> None:
    """Two games that look the same to a viewer are told to them in the same bytes."""
    pairs, steps = sizes(full)
    differing = hidden = compared = 0
    for seats in game.seats[:2]:
        for viewer in (*range(seats), WATCHER):
            for seed in range(pairs):
                rng = Random(f"{game.key} {seats} {viewer} {seed}")
                twins = Twins(game, game.options(), seats, viewer).grow(rng, steps)
                differing += twins.differing
                hidden += twins.hidden
                compared += compare(twins, rng)
    assert compared > 0
    assert differing > 0 or not hidden, SAME


def test_what_is_imagined_is_told_byte_for_byte(game: Game, full: bool) -> None:
    """A state dealt again from a view, and what follows it, look the same in every byte."""
    if game.imagine is None:
        pytest.skip("nothing is hidden")
    told = 0
    for seed in range(sizes(full)[0]):
        rng = Random(f"{game.key} {seed}")
        walked = walk(game, game.options(), rng.choice(game.seats), seed, 150)
        for number in walked.samples(SAMPLES):
            for seat in range(walked.seats):
                twin = game.imagine(game.view(walked.states[number], seat), rng)
                later = walked.log[number : number + 10]
                told += follow(game, seat, walked.states[number], twin, later)
    assert told > 0
