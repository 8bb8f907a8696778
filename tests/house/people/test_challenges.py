"""Challenges for passkeys: made by one process, spent once at any."""

from __future__ import annotations

import pytest

from tablee.house.people.challenges import SECONDS, Challenges
from tablee.kernel import Fault


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def pair(most: int = 100) -> tuple[Challenges, Challenges, Clock]:
    """Two processes with one key, which tell each other."""
    clock = Clock()
    one, other = Challenges(b"k" * 32, most, clock), Challenges(b"k" * 32, most, clock)
    one.tell, other.tell = other.hear, one.hear
    return one, other, clock


def is_good(challenges: Challenges, challenge: bytes, guest: str = "") -> bool:
    try:
        challenges.spend(challenge, guest)
    except Fault:
        return False
    return True


def test_what_one_process_made_is_good_once_at_any() -> None:
    one, other, _ = pair()
    made = one.make("")
    assert is_good(other, made)
    assert not is_good(one, made)
    assert not is_good(other, made)


def test_it_is_for_one_guest_and_from_one_key() -> None:
    one, other, clock = pair()
    made = one.make("g-ann")
    assert not is_good(other, made)
    assert not is_good(other, made, "g-bea")
    assert not is_good(Challenges(b"x" * 32, 9, clock), made, "g-ann")
    assert is_good(other, made, "g-ann")


@pytest.mark.parametrize("at", range(0, 40, 3))
def test_no_byte_of_it_can_be_changed(at: int) -> None:
    one, _, _ = pair()
    made = bytearray(one.make(""))
    made[at] ^= 1
    assert not is_good(one, bytes(made))
    assert not is_good(one, bytes(made[:at]))


def test_it_ends_after_a_while() -> None:
    one, other, clock = pair()
    made = one.make("")
    clock.now += SECONDS + 1
    assert not is_good(other, made)


def test_clocks_may_differ_a_little() -> None:
    one, _, clock = pair()
    behind = Clock()
    behind.now = clock.now - 60
    assert is_good(Challenges(b"k" * 32, 9, behind), one.make(""))


def test_what_is_no_longer_remembered_is_never_good_again() -> None:
    one, _, clock = pair(most=3)
    spent = []
    for _ in range(10):
        spent.append(one.make(""))
        clock.now += 0.001
        assert is_good(one, spent[-1])
    assert not any(is_good(one, made) for made in spent)
    assert is_good(one, one.make(""))
