"""The colours that the page and the faces share, each said once.

`make types` writes them as CSS variables for the page, client/src/look/palette.css. A face names
one with `page("paper")`: on the page it has the page's colour, in light and in dark; alone, in a
file or on paper, it has the light one. A colour of one game alone stands in that
game's folder.
"""

from __future__ import annotations

from typing import Final

WHITE: Final = "#ffffff"
CREAM: Final = "#fffdf7"
"""Paper in full light: what is drawn on a dark ground."""
INK: Final = "#2b2622"
LEATHER: Final = "#7a4b3a"
"""The back of a card that lies in no box: on the page each game's backs follow its accent."""
EDGE: Final = "#00000038"
"""The thin edge of a card."""

BOTH: Final = {
    "cloth": ("#eadfcd", "#221d1a"),
    "cloth-deep": ("#dfd1ba", "#1a1613"),
    "thread": ("rgb(90 60 30 / 4%)", "rgb(255 230 200 / 2.5%)"),
    "card": ("#fdf9f1", "#2e2824"),
    "card-edge": ("#d9cab2", "#453c35"),
    "text": (INK, "#f2e9dc"),
    "soft": ("#52483e", "#bfb1a0"),
    "line": ("rgb(70 50 30 / 18%)", "rgb(255 235 210 / 16%)"),
    "base": ("#a8452a", "#e07a52"),
    "on-strong": ("#fffdf8", "#1d1815"),
    "glow": ("#b95c00", "#ffc857"),
    "good": ("#17694a", "#7fd6ab"),
    "bad": ("#a02c20", "#ff9c8b"),
    "paper": (CREAM, "#e9dfce"),
    "seat-0": ("#0b62a8", "#74b8f5"),
    "seat-1": ("#a83307", "#ff9a70"),
    "seat-2": ("#08684a", "#56d3a4"),
    "seat-3": ("#83379a", "#d7a2e6"),
    "seat-4": ("#7a5200", "#e9bd55"),
    "seat-5": ("#12627c", "#83d5ee"),
    "seat-6": ("#b02e66", "#ff98c1"),
    "seat-7": ("#4d5866", "#bac5d2"),
    "cast-near": ("rgb(60 40 20 / 22%)", "rgb(0 0 0 / 45%)"),
    "cast-far": ("rgb(60 40 20 / 16%)", "rgb(0 0 0 / 38%)"),
    "cast-high-near": ("rgb(60 40 20 / 22%)", "rgb(0 0 0 / 50%)"),
    "cast-high-far": ("rgb(60 40 20 / 24%)", "rgb(0 0 0 / 50%)"),
}
"""Colours of the page in light and in dark."""

SAME: Final = {
    "ink": INK,
    "cream": CREAM,
    "glow-paper": BOTH["glow"][0],
    "lamp": "#fff1dc",
    "hide": "#5a3a2a",
    "lid": "#3a2415",
    "pit": "#2a1a10",
    "veil": "rgb(20 12 6 / 45%)",
    "paper-seat-0": BOTH["seat-0"][0],
    "paper-seat-1": "#c8430f",
    "paper-seat-2": "#0a7d5a",
    "paper-seat-3": "#8a3fa2",
    "paper-seat-4": "#a87200",
    "paper-seat-5": "#1f86aa",
    "paper-seat-6": "#bf3672",
    "paper-seat-7": "#55606e",
}
"""Colours of the page that are the same in both: pieces are paper, and only the lamp changes."""


def page(name: str) -> str:
    """The page's colour of this name, or the light one where there is no page."""
    alone = LEATHER if name == "back" else SAME.get(name) or BOTH[name][0]
    return f"var(--{name},{alone})"


PAPER: Final = page("paper")
BACK: Final = page("back")


def washed(shape: str, tint: str, edge: str = "") -> str:
    """A shape of paper with a wash of colour, which looks like `tint` in the light.

    In the dark it is as much darker as the paper. `shape` is an element without its end:
    `<rect width="9" height="9"`. `edge` are attributes of its stroke.
    """
    paper = f'{shape} fill="{PAPER}" {edge}/>'
    if tint == CREAM:
        return paper
    pairs = list(zip(_parts(CREAM), _parts(tint), strict=True))
    share = max((of - to) / of for of, to in pairs)
    hue = "".join(f"{min(255, round((to - (1 - share) * of) / share)):02x}" for of, to in pairs)
    return f'{paper}{shape} fill="#{hue}" fill-opacity="{share:.3f}"/>'


def _parts(colour: str) -> list[int]:
    return [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
