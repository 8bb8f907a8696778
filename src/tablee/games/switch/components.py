"""What lies in the box, in one place to be edited.

Attested by the booklet: four packs of cards 1 to 16, five dice, the Switch die with its four
results, one Block token, three to five dice a throw, and the Klick card 9.
Reconstructed, since the pictures are lost: which card asks for how many dice (public descriptions
of the game agree up to card 12), how often each result stands on the Switch die, and the colours.
"""

from __future__ import annotations

from typing import Final, Literal

Face = Literal["green", "red", "block", "blank"]
Colour = Literal["blue", "amber", "rose", "teal"]

PACKS: Final[tuple[Colour, ...]] = ("blue", "amber", "rose", "teal")
"""Reconstructed; told apart by shape as well (face.py)."""

LAST: Final = 16
KLICK: Final = 9
"""Where a pack starts again once card 8 is gone."""

OPENING_DICE: Final = 5
"""Thrown by each player to see who begins."""

SWITCH_DIE: Final[tuple[Face, ...]] = ("green", "red", "block", "blank", "blank", "blank")
"""Its six sides. The four results are attested, how many of each is reconstructed."""

DICE_BY_TOP: Final[tuple[int, ...]] = (0, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5)
"""Dice to throw when that card is on top; place 0 is no card. 13 to 16 are reconstructed."""
