"""The lid of a box: which of its pieces are drawn on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.catalog.drawing import Drawing

PLACES: Final = (0.12, 0.5, 0.88)
"""Where in the box they are taken from: near its beginning, its middle and its end."""
NOT_SHOWN: Final = ("back", "cell", "gap")
UPRIGHT: Final = 0.9
"""A face this narrow is a card."""


def choose_faces(drawings: Mapping[str, Drawing]) -> tuple[str, ...]:
    """Three pieces from across the box, cards where it has some, never a back."""
    fronts = [name for name in drawings if not name.startswith(NOT_SHOWN)]
    cards = [name for name in fronts if drawings[name].ratio < UPRIGHT]
    shown = cards if len(cards) >= len(PLACES) else fronts
    chosen = (shown[int(place * len(shown))] for place in PLACES if shown)
    return tuple(dict.fromkeys(chosen))
