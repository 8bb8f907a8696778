"""Games in real time on a phone four times slower: frames, long tasks, how soon a press shows."""

from __future__ import annotations

import asyncio
import statistics
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from playwright.async_api import Browser, Page

from bench import tasks
from bench.visit import SLOWER
from browser.person import Person
from browser.town import FRENCH, PHONE

WATCH: Final = (Path(__file__).parent / "phone.js").read_text("utf-8")
GAMES: Final[dict[str, tuple[list[str], dict[str, bool | int | str]]]] = {
    "claquer": (["me", "regular", "regular", "regular"], {}),
    "take-it": (["me", "regular", "regular", "regular"], {}),
}
PLAY_S: Final = 25
PACE_S: Final = (0.5, 1.1)
"""Between two presses of somebody who is busy."""
LONG_MS: Final = 100
LIT: Final = """() => {
    const lit = document.querySelectorAll(
        ".table [data-thing][tabindex='0'], .table .buttons button:not(.cancel)");
    return [...lit].map(it => it.getBoundingClientRect())
        .map(box => [box.x + box.width / 2, box.y + box.height / 2]);
}"""


class Played(msgspec.Struct):
    """What was seen in one game, or the middle of several."""

    fps: float
    slowest: float
    """Frames in the slowest second."""
    long_tasks: float
    longest_ms: float
    press_frames: float
    """Frames from a press to its answer, the one that shows it included: the median, the worst."""
    heard_frames: float
    """The same from the moment in which the browser told the page of the press."""
    press_worst: float
    press_ms: float
    presses: float
    unanswered: float
    long_busy: float
    """Tasks in which the processor itself was busy for so long, waiting for it not counted."""
    longest_busy_ms: float
    busy: dict[str, float]
    """Milliseconds of processor time in a second of play, by kind of work."""


async def plays(browser: Browser, addresses: list[str], runs: int) -> list[dict[str, Played]]:
    """Every game so many times at each address, the addresses in turns."""
    found: list[dict[str, Played]] = [{} for _ in addresses]
    for game in GAMES:
        turns = [[await play(browser, at, game) for at in addresses] for _ in range(runs)]
        for plays, played in zip(found, zip(*turns, strict=True), strict=True):
            plays[game] = middle(list(played))
    return found


async def play(browser: Browser, address: str, game: str) -> Played:
    """Whole seconds of a game against computers, with motion, from its first move on."""
    context = await browser.new_context(**FRENCH, **PHONE)
    try:
        page = await context.new_page()
        await Person(page, "Ada", address, touches=True).set_table(game, *GAMES[game])
        await page.locator(".table [data-piece]").first.wait_for()
        await page.wait_for_load_state("networkidle")
        devtools = await context.new_cdp_session(page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await browser.start_tracing(page=page, categories=tasks.CATEGORIES)
        await page.evaluate(WATCH)
        await press(page, PLAY_S)
        busy = tasks.read(await browser.stop_tracing())
        return judge(await page.evaluate("window.played"), busy)
    finally:
        await context.close()


async def press(page: Page, seconds: float) -> None:
    """Presses something that is lit, again and again."""
    rng = Random(7)
    until = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < until:
        await asyncio.sleep(rng.uniform(*PACE_S))
        lit = await page.evaluate(LIT)
        if lit:
            await page.touchscreen.tap(*rng.choice(lit))


def judge(seen: dict[str, Any], busy: tasks.Busy) -> Played:
    frames = seen["frames"]
    took = [took for at, took in seen["tasks"] if frames[0] <= at <= frames[-1]]
    seconds = (frames[-1] - frames[0]) / 1_000
    presses = seen["presses"]
    passed = [sum(down < at <= answered for at in frames) for down, _, answered in presses]
    own = [sum(heard < at <= answered for at in frames) for _, heard, answered in presses]
    return Played(
        fps=(len(frames) - 1) / (frames[-1] - frames[0]) * 1_000,
        slowest=min(by_second(frames)),
        long_tasks=sum(one > LONG_MS for one in took),
        longest_ms=max(took, default=0),
        press_frames=statistics.median(passed),
        heard_frames=statistics.median(own),
        press_worst=max(passed),
        press_ms=statistics.median(answered - down for down, _, answered in presses),
        presses=len(presses),
        unanswered=seen["unanswered"],
        long_busy=sum(one > LONG_MS for one in busy.tasks),
        longest_busy_ms=max(busy.tasks, default=0),
        busy={kind: spent / seconds for kind, spent in busy.kinds.items()},
    )


def by_second(frames: list[float]) -> list[int]:
    """How many frames each whole second had."""
    seconds = int((frames[-1] - frames[0]) / 1_000)
    counts = [0] * (seconds + 1)
    for at in frames:
        counts[int((at - frames[0]) / 1_000)] += 1
    return counts[:seconds]


def middle(played: list[Played]) -> Played:
    """The median of each figure; of the longest and the worst, the worst."""
    names = [name for name in Played.__struct_fields__ if name != "busy"]
    fields = {name: statistics.median(getattr(one, name) for one in played) for name in names}
    worst = ("longest_ms", "longest_busy_ms", "press_worst")
    fields |= {name: max(getattr(one, name) for one in played) for name in worst}
    busy = {kind: statistics.median(one.busy[kind] for one in played) for kind in played[0].busy}
    return Played(**fields, busy=busy)


def rows(played: Played) -> dict[str, str]:
    return {
        "frames a second (aim: 45)": f"{played.fps:.1f}",
        "  in the slowest second": f"{played.slowest:.0f}",
        "tasks over 100 ms (aim: 0)": f"{played.long_tasks:.0f}",
        "  the longest, ms": f"{played.longest_ms:.0f}",
        "frames to a press's answer (aim: 1)": f"{played.press_frames:.0f}",
        "  from when the page heard of it": f"{played.heard_frames:.0f}",
        "  the worst": f"{played.press_worst:.0f}",
        "  in ms": f"{played.press_ms:.0f}",
        "presses": f"{played.presses:.0f}",
        "  unanswered": f"{played.unanswered:.0f}",
        "tasks over 100 ms of processor time": f"{played.long_busy:.0f}",
        "  the longest of these, ms": f"{played.longest_busy_ms:.0f}",
        **{f"ms a second: {kind}": f"{spent:.0f}" for kind, spent in played.busy.items()},
    }
