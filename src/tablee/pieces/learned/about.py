"""What a file of weights says of itself, and the refusal of one that does not belong here."""

from __future__ import annotations

import msgspec


class About(msgspec.Struct, frozen=True):
    """For whom the weights were learned, and from how much."""

    game: str
    version: int
    """Of the rules they were learned under."""
    seats: int
    signs: int
    """How many numbers the net is shown of a position."""
    games: int
    """Games of self-play it has learned from."""
    seed: int


class OtherWeights(Exception):
    """The file belongs to other rules or is damaged; the sentence says which."""
