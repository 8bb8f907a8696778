"""Who may be brought together. Every way in which the house brings people together asks here."""

from __future__ import annotations

from collections.abc import Callable

MayMeet = Callable[[str, str], bool]


def anybody_may_meet(one: str, other: str) -> bool:
    """Nobody is kept from anybody."""
    return True


def both_ways(is_blocked: Callable[[str, str], bool]) -> MayMeet:
    """Two guests meet unless one of them has blocked the other: `is_blocked(by, whom)`."""
    return lambda one, other: not (is_blocked(one, other) or is_blocked(other, one))
