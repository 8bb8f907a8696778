"""Faces: cards with a number, 100 wide and 140 high."""

from tablee.kinds.cards.rules import CARDS
from tablee.pieces.card_face import TINTS, svg, text
from tablee.pieces.palette import INK, washed

FACES = tuple(f"card-{card}" for card in CARDS)
_EDGE = f'stroke="{INK}" stroke-opacity=".28" stroke-width="2.5"'
_PAPER = '<rect x="2" y="2" width="96" height="136" rx="10"'
_COLOURS = [TINTS[suit] for suit in "SCDH"]
"""The higher the card, the warmer."""


def draw(face: str) -> str:
    card = int(face.removeprefix("card-"))
    paper = washed(_PAPER, _COLOURS[(card - 1) // 4], _EDGE)
    return svg(140, paper + text(str(card), 50, 88, 54, INK))
