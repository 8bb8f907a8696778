"""Chance: fixed before the first move, fair, and the same again after a crash."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel import Reaction, Stream, commit
from tablee.kernel.bot import FASTEST_MS

SECRET = bytes(range(32))
PINNED = [28, 91, 19, 32, 13, 41]
COMMITMENT = "a42ffe5bb35c6a3d2b4ae9941eda94e79b3f840820bfe557ab4d06d89f974026"


def test_a_draw_follows_from_secret_nonces_and_number_alone() -> None:
    def draws(*args: object) -> list[int]:
        stream = Stream(*args)  # type: ignore[arg-type]
        return [stream.randrange(1000) for _ in range(8)]

    first = draws(SECRET, ("a", "b"), 7)
    assert draws(SECRET, ("a", "b"), 7) == first
    assert draws(SECRET, ("a", "b"), 8) != first
    assert draws(SECRET, ("a", "c"), 7) != first
    assert draws(SECRET[::-1], ("a", "b"), 7) != first


def test_the_stream_is_pinned() -> None:
    """Whoever checks an old game needs these very numbers."""
    stream = Stream(SECRET, ("north", "south"), 1)
    assert [stream.randrange(100) for _ in range(6)] == PINNED
    assert commit(SECRET) == COMMITMENT


@given(stop=st.integers(1, 2**63), number=st.integers(0, 10_000))
def test_draws_stay_within_bounds(stop: int, number: int) -> None:
    stream = Stream(SECRET, (), number)
    assert all(0 <= stream.randrange(stop) < stop for _ in range(20))
    assert all(0 <= stream.random() < 1 for _ in range(20))


def test_there_is_nothing_to_draw_from_nothing() -> None:
    with pytest.raises(ValueError, match="positive"):
        Stream(SECRET, (), 0).randrange(0)


def test_every_face_of_a_die_comes_as_often() -> None:
    """6,000 throws: each face within five standard deviations (29 each) of 1,000."""
    stream = Stream(SECRET, (), 3)
    faces = Counter(stream.randrange(6) for _ in range(6_000))
    assert all(abs(faces[face] - 1_000) < 5 * 29 for face in range(6))


@given(number=st.integers(0, 10_000))
def test_no_bot_is_faster_than_a_quick_person(number: int) -> None:
    rng = Stream(SECRET, (), number)
    assert Reaction(mean_ms=10, spread_ms=500, tail_ms=5).draw(rng) >= FASTEST_MS


def test_reactions_have_the_mean_they_promise() -> None:
    """mean + tail, within five standard errors of √(40² + 200²) / √4,000."""
    rng = Stream(SECRET, (), 5)
    pace = Reaction(mean_ms=600, spread_ms=40, tail_ms=200)
    drawn = [pace.draw(rng) for _ in range(4_000)]
    assert abs(sum(drawn) / len(drawn) - 800) < 5 * 3.3
