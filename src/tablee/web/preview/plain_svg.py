"""A face as a rasteriser reads it: without variables, which only a browser knows.

On the page a face asks for the page's colours and typefaces. Here it gets the light ones.
"""

from __future__ import annotations

import re

from tablee.pieces.palette import BOTH, LEATHER, SAME

SERIF, SANS = "Fraunces", "Figtree"
LOOKS = {name: pair[0] for name, pair in BOTH.items()} | SAME
LOOKS |= {"serif": SERIF, "sans": SANS, "back": LEATHER}
FRENCH = {"in-french": "inline", "not-french": "none"}
OTHER = {"in-french": "none", "not-french": "inline"}
"""An index may be another letter in French."""

_VARIABLE = re.compile(r"var\(--([\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
_MIXED = re.compile(r"color-mix\([^,()]*,\s*([^,()]*(?:\([^()]*\))?)[^()]*(?:\([^()]*\)[^()]*)*\)")
_SHARE = re.compile(r"\s+[\d.]+%\s*$")


def without_variables(svg: str, language: str) -> str:
    """Of a mixed colour the first one is taken."""
    known = LOOKS | (FRENCH if language == "fr" else OTHER)
    while True:  # a variable may stand within another one
        plain = _VARIABLE.sub(lambda found: known.get(found[1], found[2] or "none"), svg)
        if plain == svg:
            return _MIXED.sub(lambda found: _SHARE.sub("", found[1]).strip(), plain)
        svg = plain


def mix(one: str, other: str, share: float) -> str:
    """Two colours of six digits, with so much of the first."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
