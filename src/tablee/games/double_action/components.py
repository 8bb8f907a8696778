"""What lies in the box: the board, and who gets how many cards.

The picture of the board is lost (DA-40). Attested by the rules: a card has several matching cells,
and some cells show a joker's head and are free. Everything else here is our reconstruction: ten by
ten cells, the four corners free, each card but the jacks twice, never twice within five cells of
one line. Edit LAYOUT to try another board; a test says whether it keeps these promises.
"""

from __future__ import annotations

from typing import Final

from tablee.pieces.playing_cards import CARDS, is_jack, parse_card

LAYOUT: Final = """
 **  2H  3H  4H  5H  6H  7H  8H  9H  **
 9C 10C  QC  KC  AC  2D  3D  4D  5D 10H
 8C  AD  2S  3S  4S  5S  6S  7S  6D  QH
 7C  KD  6C  5C  4C  3C  2C  8S  7D  KH
 6C  QD  7C  9H 10H  QH  2H  9S  8D  AH
 5C 10D  8C  8H  AH  KH  3H 10S  9D  2S
 4C  9D  9C  7H  6H  5H  4H  QS 10D  3S
 3C  8D 10C  QC  KC  AC  AS  KS  QD  4S
 2C  7D  6D  5D  4D  3D  2D  AD  KD  5S
 **  AS  KS  QS 10S  9S  8S  7S  6S  **
"""
"""`**` is a free cell. Reconstructed."""

HAND_SIZES: Final = {2: 8, 4: 6, 6: 6, 8: 6}
"""DA-17 to DA-20: cards dealt to each, by the number of players. Attested."""
PACKS: Final = {2: 1, 4: 1, 6: 2, 8: 2}
"""DA-03: packs by the number of players. Attested."""

SIDE: Final = 10
PRINTED: Final = tuple(parse_card(word) for word in LAYOUT.split())
"""The card printed on each cell in reading order; None on a free cell."""
FREE: Final = sum(1 << cell for cell, kind in enumerate(PRINTED) if kind is None)
ORDINARY: Final = (1 << SIDE * SIDE) - 1 - FREE
MATCHING: Final = tuple(
    ORDINARY if is_jack(kind) else sum(1 << c for c, shown in enumerate(PRINTED) if shown == kind)
    for kind in range(len(CARDS))
)
"""DA-13, DA-22: the cells each card may go to, as bits; a jack stands for any card."""
