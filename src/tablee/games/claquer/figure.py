"""The six characters, drawn flat in a box 80 wide and 70 high with its centre at 0 0."""

from __future__ import annotations

from collections.abc import Callable

from tablee.pieces.palette import INK, WHITE

LINE = INK
SKIN = "#f3c9a2"
ROSY = "#e89a83"
PINK, INNER_EAR = "#d9577b", "#eaa3a8"

_OUTLINE = f'stroke="{LINE}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'


def shape(path: str, fill: str) -> str:
    return f'<path d="{path}" fill="{fill}" {_OUTLINE}/>'


def line(path: str, width: float = 2.4) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float, fill: str, outlined: bool = False) -> str:
    edge = f" {_OUTLINE}" if outlined else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{edge}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, outlined: bool = True) -> str:
    edge = f" {_OUTLINE}" if outlined else ""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{edge}/>'


def _eyes(y: float, apart: float, r: float = 3) -> str:
    pair = "".join(disc(side * apart, y, r, LINE) for side in (-1, 1))
    return pair + "".join(disc(side * apart + 1, y - 1, r / 3, WHITE) for side in (-1, 1))


def _cheeks(y: float, apart: float) -> str:
    return "".join(oval(side * apart, y, 4.4, 3, ROSY, outlined=False) for side in (-1, 1))


def girl() -> str:
    """Brown hair, a fringe, and the ponytail flying out to the right."""
    hair = "#7b4a2d"
    return (
        shape("M16 -22C34 -34 44 -18 36 -4C34 6 38 12 34 20C26 16 20 6 22 -6Z", hair)
        + disc(0, -2, 27, hair, outlined=True)
        + oval(0, 3, 22, 23, SKIN)
        + shape(
            "M-22 0C-22 -22 -6 -27 4 -24C18 -22 23 -10 22 0C14 -4 8 -10 5 -15C-2 -6 -12 -1 -22 0Z",
            hair,
        )
        + shape("M17 -26L28 -30L27 -18L19 -20L13 -14L11 -24Z", PINK)
        + _eyes(4, 9)
        + _cheeks(12, 14)
        + line("M-7 14Q0 21 7 14")
    )


def dog() -> str:
    """Fawn, with long brown ears, a dark nose and its tongue out."""
    fur, ear = "#e3b778", "#8a5a34"
    return (
        oval(0, 0, 27, 28, fur)
        + shape("M-18 -24C-36 -28 -40 -4 -33 12C-24 14 -19 2 -18 -10Z", ear)
        + shape("M18 -24C36 -28 40 -4 33 12C24 14 19 2 18 -10Z", ear)
        + shape("M-4 20Q0 36 8 30Q10 24 6 19Z", "#ea7d86")
        + oval(0, 12, 16, 12, "#fff3df")
        + oval(0, 5, 6.5, 4.6, LINE)
        + line("M0 9V15M-9 16Q-4 21 0 15Q4 21 9 16")
        + _eyes(-8, 10, 3.2)
    )


def boy() -> str:
    """Freckles under a turned cap with a button."""
    cap, shade = "#4f8f9c", "#35656f"
    freckles = "".join(
        disc(x, y, 1.1, "#b9734a") for x, y in ((-13, 10), (-9, 12), (9, 12), (13, 10))
    )
    return (
        oval(-24, 4, 5, 6, SKIN)
        + oval(24, 4, 5, 6, SKIN)
        + oval(0, 4, 24, 25, SKIN)
        + shape("M-26 -4C-28 -34 26 -36 26 -6C10 -12 -10 -12 -26 -4Z", cap)
        + shape("M8 -13C22 -16 38 -12 41 -4C32 -2 18 -4 8 -7Z", shade)
        + disc(-1, -29, 3.2, shade, outlined=True)
        + _eyes(3, 9)
        + freckles
        + line("M-8 15Q0 23 9 14")
        + shape("M-3 17.6H4V21Q0 22.6 -3 21Z", WHITE)
    )


def cat() -> str:
    """Grey, pointed ears, whiskers, narrow pupils."""
    fur = "#9aa0a8"
    pupils = "".join(
        oval(side * 11, -2, 5.6, 6, "#f4e38b") + oval(side * 11, -2, 1.6, 4.6, LINE, outlined=False)
        for side in (-1, 1)
    )
    return (
        shape("M-27 2L-29 -32L-9 -20Z", fur)
        + shape("M27 2L29 -32L9 -20Z", fur)
        + shape("M-23 -12L-25 -25L-15 -19Z", INNER_EAR)
        + shape("M23 -12L25 -25L15 -19Z", INNER_EAR)
        + oval(0, 3, 29, 24, fur)
        + line("M-5 -20V-12M0 -21V-11M5 -20V-12", 3)
        + pupils
        + shape("M-4 8H4L0 12Z", PINK)
        + line("M0 12V15M-8 17Q-4 20 0 15Q4 20 8 17")
        + line("M-16 10L-36 6M-16 14L-36 16M16 10L36 6M16 14L36 16", 1.6)
    )


def robot() -> str:
    """A tin head with an aerial, square eyes and a grille."""
    tin, dark = "#c3ccd3", "#8795a1"
    return (
        line("M0 -22V-30")
        + disc(0, -32, 4, "#e9a63a", outlined=True)
        + shape("M-34 -6H-27V12H-34ZM27 -6H34V12H27Z", dark)
        + shape(
            "M-20 -23H20Q28 -23 28 -15V18Q28 27 19 27H-19Q-28 27 -28 18V-15Q-28 -23 -20 -23Z", tin
        )
        + shape("M-20 -13H-4V1H-20ZM4 -13H20V1H4Z", WHITE)
        + f'<rect x="-14" y="-9" width="6" height="6" fill="{LINE}"/>'
        + f'<rect x="8" y="-9" width="6" height="6" fill="{LINE}"/>'
        + shape("M-16 9H16V20H-16Z", dark)
        + line("M-8 9V20M0 9V20M8 9V20", 1.8)
    )


def gran() -> str:
    """A white bun, round glasses, a kind smile."""
    hair = "#e4e2ea"
    return (
        disc(0, -27, 10, hair, outlined=True)
        + oval(0, -1, 28, 26, hair)
        + oval(0, 5, 22, 22, SKIN)
        + shape(
            "M-22 2C-22 -18 -8 -20 0 -20C8 -20 22 -18 22 2C14 -2 6 -8 0 -12C-6 -8 -14 -2 -22 2Z",
            hair,
        )
        + _cheeks(14, 14)
        + _eyes(6, 9.5, 2.4)
        + "".join(
            f'<circle cx="{side * 9.5}" cy="6" r="7.4" fill="{WHITE}" fill-opacity=".35" '
            f"{_OUTLINE}/>"
            for side in (-1, 1)
        )
        + line("M-2 5Q0 3.6 2 5M-17 5L-22 3M17 5L22 3", 2)
        + line("M-8 18Q0 25 8 18")
        + line("M-4 21.5Q0 23 4 21.5", 1.4)
    )


FIGURES: dict[str, Callable[[], str]] = {
    "GIRL": girl,
    "DOG": dog,
    "BOY": boy,
    "CAT": cat,
    "ROBOT": robot,
    "GRAN": gran,
}
