"""What the browser's main thread did, read from a trace: how long each task took, and for what.

Times are processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
KINDS: Final = {
    "script": (
        "FunctionCall",
        "EvaluateScript",
        "FireAnimationFrame",
        "EventDispatch",
        "RunMicrotasks",
    ),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
}
REST: Final = "other"
TASK: Final = "RunTask"


class Busy(msgspec.Struct):
    """Milliseconds: of each task, and of each kind of work in all of them."""

    tasks: list[float]
    kinds: dict[str, float]


class Span(msgspec.Struct):
    """Something in the trace that began, and ended."""

    name: str
    end: float
    spent: float
    inner: float = 0


def read(trace: bytes) -> Busy:
    events = msgspec.json.decode(trace)["traceEvents"]
    thread = main_thread(events)
    mine = [event for event in events if whose(event) == thread]
    busy = Busy([], dict.fromkeys([*KINDS, REST], 0))
    open_: list[Span] = []
    for event in sorted(mine, key=lambda event: (event["ts"], -event.get("dur", 0))):
        if event.get("ph") != "X":
            continue
        close(open_, event["ts"], busy)
        spent = event.get("tdur", 0) / 1_000
        open_.append(Span(event["name"], event["ts"] + event.get("dur", 0), spent))
    close(open_, float("inf"), busy)
    return busy


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The page's own: of all that draw pages the busiest."""
    named = {whose(e) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    counts = dict.fromkeys(named, 0)
    for event in events:
        if whose(event) in named:
            counts[whose(event)] += 1
    return max(counts, key=lambda thread: counts[thread])


def whose(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def close(open_: list[Span], now: float, busy: Busy) -> None:
    """What ended before now: its own time goes to its kind, all of it to what it was part of."""
    while open_ and open_[-1].end <= now:
        span = open_.pop()
        busy.kinds[kind_of(span.name)] += span.spent - span.inner
        if open_:
            open_[-1].inner += span.spent
        elif span.name == TASK:
            busy.tasks.append(span.spent)


def kind_of(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if name in names), REST)
