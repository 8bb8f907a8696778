"""Plots as SVG, without a script: bars with intervals, lines, and maps of heat.

Looks are classes that the style sheet of the page knows, so that they follow light and dark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, TypeAlias

from tablee.lab.statistics import Estimate

WIDE: Final = 640
HIGH: Final = 240
LEFT: Final = 56
RIGHT: Final = 8
TOP: Final = 22
BOTTOM: Final = 30
TICKS: Final = 4
COLOURS: Final = 6
"""The style sheet knows so many."""
MAP_LEFT: Final = 190
LONGEST_LABEL: Final = 32
"""Beside a map; the table below it has the whole name."""
CELL: Final = 22
BESIDE: Final = 5
"""Lines stand so far apart that their whiskers can be told apart."""
SHADES: Final = 5
"""On the scale of a map."""
WIDEST: Final = 44
"""A bar."""

Format: TypeAlias = Callable[[float], str]
Group: TypeAlias = tuple[str, Sequence[Estimate | None]]
"""A label, and one bar for each name of the legend."""


def bars(
    title: str,
    names: Sequence[str],
    groups: Sequence[Group],
    shown: Format,
    due: float | None = None,
) -> str:
    """Bars with their intervals; a line across where `due` is."""
    values = [e for _, found in groups for e in found if e is not None]
    scale = _Scale([v for e in values for v in (e.low, e.high)] + [0.0, due or 0.0])
    room = (WIDE - LEFT - RIGHT) / max(1, len(groups))
    parts = [*_frame(scale, shown), *_legend(names)]
    for number, (label, found) in enumerate(groups):
        left = LEFT + number * room
        parts.append(_text(left + room / 2, HIGH - 10, label, "middle"))
        wide = min(WIDEST, 0.8 * room / max(1, len(found)))
        parts += _bars_of(found, left + (room - wide * len(found)) / 2, wide, scale)
    if due is not None:
        parts.append(_line(LEFT, scale.y(due), WIDE - RIGHT, scale.y(due), "due"))
    return _svg(title, parts, HIGH)


def _bars_of(
    found: Sequence[Estimate | None], left: float, wide: float, scale: _Scale
) -> Iterator[str]:
    for which, estimate in enumerate(found):
        if estimate is None:
            continue
        x, zero, y = left + which * wide, scale.y(0.0), scale.y(estimate.value)
        yield (
            f'<rect class="c{which % COLOURS}" x="{x:.1f}" y="{min(y, zero):.1f}"'
            f' width="{wide * 0.9:.1f}" height="{abs(zero - y):.1f}"/>'
        )
        middle = x + wide * 0.45
        yield _whisker(middle, estimate, scale)


def lines(
    title: str, names: Sequence[str], labels: Sequence[str], found: Sequence[Group], shown: Format
) -> str:
    """One line for each group, a point with its interval for each label."""
    values = [v for _, each in found for e in each if e is not None for v in (e.low, e.high)]
    scale = _Scale([*values, 0.0])
    step = (WIDE - LEFT - RIGHT) / max(1, len(labels))
    parts = [*_frame(scale, shown), *_legend(names)]
    for number, label in enumerate(labels):
        parts.append(_text(LEFT + (number + 0.5) * step, HIGH - 10, label, "middle"))
    for which, (_, each) in enumerate(found):
        beside = (which - (len(found) - 1) / 2) * BESIDE
        at = [
            (LEFT + (place + 0.5) * step + beside, estimate)
            for place, estimate in enumerate(each)
            if estimate is not None
        ]
        points = " ".join(f"{x:.1f},{scale.y(one.value):.1f}" for x, one in at)
        parts.append(f'<polyline class="l{which % COLOURS}" points="{points}"/>')
        parts += [_whisker(x, one, scale) for x, one in at]
    return _svg(title, parts, HIGH)


def _whisker(x: float, found: Estimate, scale: _Scale) -> str:
    """Means the same in every plot: from the low end of the 95 % interval to the high one."""
    return _line(x, scale.y(found.low), x, scale.y(found.high), "sure")


def heat(
    title: str,
    columns: Sequence[str],
    rows: Sequence[str],
    found: Sequence[Sequence[float]],
    shown: Format,
) -> str:
    """The darker, the more; a scale below says how much."""
    most = max((value for values in found for value in values), default=0.0) or 1.0
    cell = min(48.0, (WIDE - MAP_LEFT - RIGHT) / max(1, len(columns)))
    parts = []
    for number, label in enumerate(columns):
        parts.append(_text(MAP_LEFT + (number + 0.5) * cell, 14, label, "middle"))
    for line, (label, values) in enumerate(zip(rows, found, strict=True)):
        y = float(TOP + line * CELL)
        parts.append(_text(MAP_LEFT - 6, y + CELL * 0.7, _shortened(label), "end"))
        for number, value in enumerate(values):
            parts.append(_shade(MAP_LEFT + number * cell, y, cell, value / most))
    below = float(TOP + CELL * len(rows) + 10)
    for shade in range(SHADES + 1):
        x = MAP_LEFT + shade * 60
        parts.append(_shade(x, below, 22, shade / SHADES))
        parts.append(_text(x + 24, below + CELL * 0.7, shown(most * shade / SHADES), "start"))
    return _svg(title, parts, below + CELL + 4)


def _shade(x: float, y: float, wide: float, part: float) -> str:
    return (
        f'<rect class="heat" x="{x:.1f}" y="{y:.0f}"'
        f' width="{wide - 1:.1f}" height="{CELL - 1}" fill-opacity="{part:.2f}"/>'
    )


def _shortened(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"


class _Scale:
    """From numbers to places, with round steps."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min(values), max(values)
        self.step = _round_step((high - low) / TICKS or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def y(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return HIGH - BOTTOM - part * (HIGH - BOTTOM - TOP)

    def ticks(self) -> Iterator[float]:
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def _round_step(rough: float) -> float:
    power = 10.0 ** floor(log10(rough))
    return next((m * power for m in (1, 2, 5) if m * power >= rough), 10 * power)


def _frame(scale: _Scale, shown: Format) -> Iterator[str]:
    for tick in scale.ticks():
        y = scale.y(tick)
        yield _line(LEFT, y, WIDE - RIGHT, y, "tick")
        yield _text(LEFT - 6, y + 4, shown(tick), "end")


def _legend(names: Sequence[str]) -> Iterator[str]:
    x = float(LEFT)
    for which, name in enumerate(names):
        yield f'<rect class="c{which % COLOURS}" x="{x:.0f}" y="3" width="10" height="10"/>'
        yield _text(x + 14, 12, name, "start")
        x += 30 + 7 * len(name)


def _line(x: float, y: float, to_x: float, to_y: float, look: str) -> str:
    return f'<line class="{look}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, parts: Sequence[str], high: float) -> str:
    label = escape(title, quote=True)
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{label}">{inside}</svg>'
