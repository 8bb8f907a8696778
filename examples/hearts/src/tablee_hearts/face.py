"""Faces: the pack and its back, as `tablee.pieces` draws them."""

from tablee.pieces.card_face import back_svg, card_svg
from tablee.pieces.playing_cards import CARDS, KINDS

_PLAIN = tuple(card for card in CARDS if card not in ("2H", "QS", "AH"))
FACES = (*_PLAIN[:6], "2H", *_PLAIN[6:25], "QS", *_PLAIN[25:43], "AH", *_PLAIN[43:], "back")
"""In an order in which the lid shows what the game is about: it takes three from across the box."""


def draw(face: str) -> str:
    return back_svg() if face == "back" else card_svg(KINDS[face])
