"""Faces: letters in their owner's colour, joker, bin, back, a free place, owners' signs."""

from __future__ import annotations

from tablee.games.crack_word.components import LETTERS
from tablee.pieces.lettering import SANS, SERIF
from tablee.pieces.palette import BACK, PAPER, page

FACES = (*LETTERS, "joker", "bin", "back", "gap", "sign-0", "sign-1", "sign-2", "sign-3")

_INK, _TEXT = page("ink"), page("text")
GAP = 62
"""A free place is narrower than a letter: words stay together."""

# A band of the owner's colour all round, paper inside: the colour reads at any size, the letter
# stays dark on paper for everybody.
_CARD = (
    '<rect x="1" y="1" width="98" height="138" rx="11" fill="currentColor"/>'
    f'<rect x="9" y="9" width="82" height="122" rx="6" fill="{PAPER}"/>'
    '<rect x="9" y="9" width="82" height="122" rx="6" fill="currentColor" opacity="0.07"/>'
)
_FOOT = '<path d="M30 116h40" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>'


def draw(face: str) -> str:
    if face in LETTERS:
        return _svg(_CARD + _FOOT + _letter(face))
    if face in _SIGNS:
        return _svg(f'<path d="{_SIGNS[face]}" fill="currentColor"/>', height=100)
    return _svg(_BODIES[face], width=GAP if face == "gap" else 100)


def _letter(letter: str) -> str:
    size = {"M": 72, "W": 66}.get(letter, 86)
    return (
        f'<text x="50" y="95" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{_INK}" {SERIF}>{letter}</text>'
    )


def _svg(body: str, height: int = 140, width: int = 100) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


_SIGNS = {
    "sign-0": "M50 14a36 36 0 1 0 0.1 0Z",
    "sign-1": "M18 18H82V82H18Z",
    "sign-2": "M50 14 90 84H10Z",
    "sign-3": "M50 8 86 50 50 92 14 50Z",
}


_STAR = (
    '<path d="M50 24 57.6 46.5 81.4 46.8 62.4 61 69.4 83.7 50 70 30.6 83.7 37.6 61 18.6 46.8 '
    '42.4 46.5Z" fill="currentColor"/>'
)
_TWICE = (
    f'<text x="50" y="120" font-size="32" font-weight="700" text-anchor="middle" fill="{_INK}" '
    f"{SANS}>×2</text>"
)
_CAN = (
    f'<g fill="none" stroke="{_INK}" stroke-width="6" stroke-linecap="round" '
    'stroke-linejoin="round"><path d="M26 50H74M42 50V40H58V50"/>'
    '<path d="M31 50 35 106H65L69 50"/><path d="M43 62 45 94M57 62 55 94"/></g>'
    '<path d="M24 34c8-9 20-11 28-8M52 26l-4-9M52 26l-9 5" fill="none" stroke="currentColor" '
    'stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
)
_BODIES = {
    "joker": _CARD + _STAR + _TWICE,
    "bin": _CARD + _CAN,
    "back": (
        f'<rect x="1" y="1" width="98" height="138" rx="11" fill="{BACK}"/>'
        f'<rect x="9" y="9" width="82" height="122" rx="6" fill="none" stroke="{PAPER}" '
        'stroke-width="2" opacity="0.6"/>'
        f'<g fill="{PAPER}" opacity="0.85" font-weight="700" font-size="34" text-anchor="middle" '
        f'{SERIF}><text x="36" y="56">C</text><text x="64" y="108">W</text></g>'
        f'<path d="M60 22 44 62 58 66 40 118" fill="none" stroke="{PAPER}" stroke-width="4" '
        'stroke-linejoin="round" opacity="0.85"/>'
    ),
    "gap": (
        f'<rect x="5" y="17" width="{GAP - 10}" height="106" rx="12" fill="none" '
        f'stroke="{_TEXT}" stroke-width="5" stroke-dasharray="11 9" opacity="0.6"/>'
        f'<path d="M{GAP / 2} 54V86M{GAP / 2 - 16} 70H{GAP / 2 + 16}" stroke="{_TEXT}" '
        'stroke-width="7" stroke-linecap="round" opacity="0.6"/>'
    ),
}
