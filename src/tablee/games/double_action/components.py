"""What lies in the box: the board, and who gets how many cards.

The picture of the board is lost (DA-40). Attested by the rules: a card has several matching cells,
and some cells show a joker's head and are free. Everything else here is ours: ten by ten cells, the
four corners free, each card but the jacks twice, never twice within any five of one line, no two
neighbours of one rank. The layout is drawn by a script, by lot and fair to the cards: from 18 to 24
fives run through the two cells of each (a cell in the middle has 20 by itself, one at the edge 4).
"""

from __future__ import annotations

from typing import Final

from tablee.pieces.playing_cards import CARDS, is_jack, parse_card

LAYOUT: Final = """
 **  KD  AS  6D  AC  QD  9C  KS  8D  **
10C  2C  7H  3D  7S  4S  6C  3S  2S  6S
 5H  4S  QD  5C  6H  QH  8H  9H  KH  9S
 8C  3H 10H  9S  2H 10S  KS  AD  3H  QS
 5D  4C  QS  8S  KD  9D  7D  2C 10D  4D
 9H  AH  9C  AS  6S  8D  KC  8C  3C  AH
 2D  QC  2S  5H 10C  5S  4H  7H  6C  7C
10S  7S  4D  7C  6D  2D  3S  5D  8H  2H
 9D  5C 10H  3D  KH  AC  QC  4C  AD  5S
 **  8S  4H  QH 10D  3C  6H  7D  KC  **
"""
"""`**` is a free cell. Ours: drawn by tools/double_action_board.py with the seed 2026."""

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
