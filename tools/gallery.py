"""Draws what a scene can show, for the handbook: `python -m tools.gallery`.

One panel for each kind of zone, each mark of a piece, each outline of a cell, and each way to offer
a move. Where the kernel lists the names they come from there, so a new one without a panel is a
fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from pathlib import Path
from typing import Final, get_args, get_type_hints

from tablee.kernel.places import OUTLINES
from tablee.kernel.scene import Ask, Mark, ZoneKind
from tablee.pieces.palette import BOTH, CREAM, INK

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
WIDTH, HEIGHT, COLS = 190, 150, 5
GROUND, SOFT, GLOW = BOTH["cloth"][0], BOTH["soft"][0], BOTH["glow"][0]
SEATS: Final = (BOTH["seat-0"][0], BOTH["seat-1"][0])


def card(x: float, y: float, text: str = "", wide: float = 30, more: str = "") -> str:
    """A card with something written on it."""
    high = wide * 1.4
    shape = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="4" fill="{CREAM}"'
    return f'<g {more}>{shape} stroke="{SOFT}"/>{words(x + wide / 2, y + high / 2 + 5, text)}</g>'


def words(x: float, y: float, text: str, size: int = 15, ink: str = INK) -> str:
    look = f'font-size="{size}" text-anchor="middle" font-family="sans-serif" fill="{ink}"'
    return f'<text x="{x}" y="{y}" {look}>{text}</text>' if text else ""


def cell(x: float, y: float, side: float = 24) -> str:
    return f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="3" fill="{CREAM}"/>'


def disc(x: float, y: float, seat: int, radius: float = 9) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{SEATS[seat]}"/>'


def die(x: float, y: float, turn: int) -> str:
    pips = "".join(disc(x + 10 + 12 * n, y + 10 + 12 * n, 0, 3.5) for n in range(3))
    square = f'<rect x="{x}" y="{y}" width="44" height="44" rx="9" fill="{CREAM}" stroke="{SOFT}"/>'
    return f'<g transform="rotate({turn} {x + 22} {y + 22})">{square}{pips}</g>'


def _fan() -> str:
    cards = (
        card(75, 30, "A8KQ"[n], 34, f'transform="rotate({-18 + 12 * n} 92 130)"') for n in range(4)
    )
    return "".join(cards)


def _grid() -> str:
    cells = "".join(cell(45 + 26 * (n % 4), 14 + 26 * (n // 4)) for n in range(16))
    return cells + disc(83, 52, 0) + disc(109, 52, 1) + disc(109, 78, 0)


def _track() -> str:
    steps = "".join(cell(14 + 23 * n, 50, 20) for n in range(7))
    done = "".join(
        f'<rect x="{14 + 23 * n}" y="50" width="20" height="20" rx="3" fill="{SEATS[0]}" '
        'opacity=".35"/>'
        for n in range(3)
    )
    return steps + done + disc(70, 60, 0, 8)


def _tokens() -> str:
    return "".join(disc(50 + 22 * n, 66 - 14 * (n % 2), n % 2, 10) for n in range(5))


ZONES: Final[Mapping[str, str]] = {
    "hand": "".join(card(14 + 42 * n, 36, "27JK"[n], 38) for n in range(4)),
    "row": "".join(card(24 + 38 * (n % 4), 8 + 46 * (n // 4), str(n + 1), 30) for n in range(7)),
    "pile": "".join(card(72 + 2 * n, 40 - 2 * n, "12" if n == 4 else "", 44) for n in range(5)),
    "fan": _fan(),
    "grid": _grid(),
    "line": "".join(
        cell(25 + 29 * n, 48, 26) + words(38 + 29 * n, 67, "TABLE"[n]) for n in range(5)
    ),
    "dice": f'<rect x="22" y="18" width="146" height="84" rx="22" fill="{SOFT}" opacity=".25"/>'
    + die(42, 38, -12)
    + die(104, 40, 9),
    "pad": f'<rect x="25" y="26" width="140" height="66" rx="12" fill="{SEATS[1]}"/>'
    + words(95, 65, "!", 28, CREAM),
    "track": _track(),
    "tokens": _tokens(),
}
RING: Final = f'<rect x="72" y="27" width="50" height="68" rx="7" fill="none" stroke="{GLOW}" '
MARKS: Final[Mapping[str, str]] = {
    "lit": card(75, 30, "7", 44) + f'{RING}stroke-width="4"/>',
    "dim": card(75, 30, "7", 44, 'opacity=".45"'),
    "locked": card(75, 30, "7", 44)
    + f'<path d="M112 82h14v12h-14zM115 82v-4a4 4 0 0 1 8 0v4" fill="{SOFT}" stroke="{SOFT}"/>',
    "new": card(75, 24, "7", 44)
    + f'<rect x="79" y="92" width="36" height="5" rx="2" fill="{SEATS[0]}"/>',
    "turned": card(75, 30, "7", 44, 'transform="rotate(6 97 61)"'),
    "chosen": card(75, 18, "7", 44)
    + f'<g transform="translate(0 -12)">{RING}stroke-width="2"/></g>',
    "owner": card(75, 30, "7", 44)
    + f'<rect x="72" y="27" width="50" height="68" rx="7" fill="none" stroke="{SEATS[0]}" '
    'stroke-width="2"/>',
}


def _glow(x: float, y: float, wide: float, high: float) -> str:
    """What can be touched now."""
    look = f'rx="7" fill="none" stroke="{GLOW}" stroke-width="4"'
    return f'<rect x="{x - 3}" y="{y - 3}" width="{wide + 6}" height="{high + 6}" {look}/>'


def _button(x: float, y: float, text: str, wide: float = 110, *, main: bool = False) -> str:
    ground, ink = (SEATS[1], CREAM) if main else (CREAM, INK)
    shape = f'<rect x="{x}" y="{y}" width="{wide}" height="30" rx="15" fill="{ground}"'
    return f'<g>{shape} stroke="{SOFT}"/>{words(x + wide / 2, y + 20, text, 14, ink)}</g>'


def _asked(question: str, answers: str) -> str:
    """A question with its answers as buttons."""
    buttons = "".join(_button(18 + 40 * n, 62, one, 34) for n, one in enumerate(answers.split()))
    return words(95, 44, question) + buttons


def _picked() -> str:
    raised = {0: 10, 2: 10}
    cards = "".join(card(14 + 42 * n, raised.get(n, 22), "27JK"[n], 36) for n in range(4))
    glows = "".join(_glow(14 + 42 * n, y, 36, 36 * 1.4) for n, y in raised.items())
    return cards + glows + _button(40, 84, "Pass: 2 of 3")


ASKED: Final[Mapping[str, str]] = {
    "letter": _asked("Which letter?", "A B C D"),
    "word": words(95, 44, "Which word?")
    + f'<rect x="25" y="60" width="140" height="32" rx="6" fill="{CREAM}" stroke="{SOFT}"/>'
    + words(70, 82, "TABL|"),
    "number": _asked("How many?", "0 1 2 3"),
    "choice": _asked("Which suit?", "♣ ♦ ♥ ♠"),
}
OFFERS: Final[Mapping[str, str]] = {
    "path of one thing": card(75, 30, "7", 44) + _glow(75, 30, 44, 44 * 1.4),
    "path of two": card(30, 34, "7", 38)
    + _glow(30, 34, 38, 38 * 1.4)
    + f'<path d="M78 61h30m-8-7 8 7-8 7" fill="none" stroke="{SOFT}" stroke-width="2"/>'
    + cell(120, 42, 40)
    + _glow(120, 42, 40, 40),
    "no path": _button(40, 46, "Fold"),
    "role main": _button(40, 46, "Roll", main=True),
    "role quiet": words(95, 66, "Give up", 14, SOFT),
    "pick": _picked(),
    "why": f'<g opacity=".45">{_button(40, 34, "Swap")}</g>' + words(95, 92, "Only at first.", 13),
}


def _outline(name: str) -> str:
    """Three cells that touch, of this shape."""
    if name == "circle":
        return "".join(
            f'<circle cx="{x}" cy="{y}" r="22" fill="{CREAM}"/>'
            for x, y in ((72, 40), (118, 40), (95, 80))
        )
    if name == "hexagon":
        return "".join(_hexagon(x, y) for x, y in ((74, 40), (116, 40), (95, 76)))
    return cell(70, 18, 44) + cell(116, 40, 44) + cell(70, 66, 44)


def _hexagon(x: float, y: float, radius: float = 23) -> str:
    turns = (pi / 6 + n * pi / 3 for n in range(6))
    corners = " ".join(f"{x + radius * cos(t):.1f},{y + radius * sin(t):.1f}" for t in turns)
    return f'<polygon points="{corners}" fill="{CREAM}"/>'


def _diamond(x: float) -> str:
    return f'<path d="M{x + 22} 34 {x + 44} 62 {x + 22} 90 {x} 62z" fill="{CREAM}"/>'


GROUNDED: Final = (
    f'<path d="M95 14 172 104H18z" fill="{SOFT}" opacity=".45"/>'
    f'<path d="M95 34 140 92H50zM72 63h46" fill="none" stroke="{CREAM}" stroke-width="3"/>'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="8" fill="{CREAM}"/>'
        for x, y in ((95, 34), (140, 92), (50, 92), (72, 63), (118, 63))
    )
)


def sheet(panels: Mapping[str, str]) -> str:
    """All panels in one drawing, each with its name."""
    rows = -(-len(panels) // COLS)
    drawn = [
        f'<g transform="translate({WIDTH * (n % COLS)} {HEIGHT * (n // COLS)})">'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="10" fill="{GROUND}"/>'
        f"{body}{words(WIDTH / 2, HEIGHT - 14, name)}</g>"
        for n, (name, body) in enumerate(panels.items())
    ]
    box = f'viewBox="0 0 {WIDTH * COLS} {HEIGHT * rows}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(drawn)}</svg>\n'


def pictures() -> Mapping[str, str]:
    """The files, by name."""
    zones = {kind: ZONES[kind] for kind in get_args(ZoneKind)}
    asked = get_args(get_type_hints(Ask)["kind"])
    return {
        "zones.svg": sheet(zones),
        "marks.svg": sheet({mark: MARKS[mark] for mark in get_args(Mark)}),
        "boards.svg": sheet(
            {name or "no outline": _outline(name) for name in sorted(OUTLINES)}
            | {"a path: ◆": "".join(map(_diamond, (60, 106))), "ground": GROUNDED}
        ),
        "offers.svg": sheet({**OFFERS, **{f"ask {kind}": ASKED[kind] for kind in asked}}),
    }


if __name__ == "__main__":
    for name, drawing in pictures().items():
        (FOLDER / name).write_text(drawing, "utf-8")
