"""Faces: tiles of letters, told apart by shape as well as by colour."""

from string import ascii_lowercase

from tablee.pieces.card_face import text
from tablee.pieces.palette import CREAM, INK, PAPER

MARKS = {"=": "right", "~": "near", ".": "wrong"}
_SHAPES = {
    "right": '<rect x="4" y="4" width="92" height="92" rx="12" fill="#1f6b4a"/>',
    "near": f'<rect x="4" y="4" width="92" height="92" rx="12" fill="{PAPER}"/>'
    '<circle cx="50" cy="50" r="42" fill="none" stroke="#b45309" stroke-width="6"/>',
    "wrong": f'<rect x="4" y="4" width="92" height="92" rx="12" fill="{PAPER}"/>'
    f'<rect x="4" y="4" width="92" height="92" rx="12" fill="{INK}" fill-opacity=".16"/>',
}
_EMPTY = (
    f'<rect x="5" y="5" width="90" height="90" rx="12" fill="{PAPER}" '
    f'stroke="{INK}" stroke-opacity=".25" stroke-width="3"/>'
)
FACES = (
    "empty",
    *(f"{letter}-{mark}" for letter in ascii_lowercase for mark in MARKS.values()),
)


def draw(face: str) -> str:
    letter, _, mark = face.partition("-")
    ink = CREAM if mark == "right" else INK
    body = _SHAPES[mark] + text(letter.upper(), 50, 70, 58, ink) if mark else _EMPTY
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'
