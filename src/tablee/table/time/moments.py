"""Moments on a table's clock, of which there may be none."""

from __future__ import annotations


def earliest(one: int | None, other: int | None) -> int | None:
    """The earlier of two, or the only one."""
    if one is None or other is None:
        return other if one is None else one
    return one if one < other else other
