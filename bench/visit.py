"""A first visit to the shelf, as a phone on a slow line makes it: bytes, times, shifts."""

from __future__ import annotations

import asyncio
import statistics
from typing import Any, Final

import msgspec
from playwright.async_api import Browser, CDPSession, Page

from browser.town import FRENCH, PHONE
from tablee.catalog import shelf
from tablee.catalog.words import words
from tablee.kernel import Say

SLOWER: Final = 4
LINES: Final[dict[str, dict[str, float]]] = {
    "slow 4G": {"latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 96_000},
    "slower 4G": {"latency": 562.5, "downloadThroughput": 184_320, "uploadThroughput": 86_400},
}
"""Lighthouse's slow 4G (150 ms, 1.6 Mbit/s), and the line of that name in Chromium's own tools."""
KINDS: Final = ("Document", "Script", "Stylesheet", "Font", "Fetch")
QUIET_MS: Final = 3_000
"""After the shelf is there: what comes late is counted too."""
PATIENCE_MS: Final = 120_000
WATCH: Final = """titles => {
    const seen = window.seen = { shift: 0, usable: 0 };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    let done;
    seen.ready = new Promise(ready => { done = ready; });
    const look = () => {
        const boxes = [...document.querySelectorAll("main a[href^='/box/']")];
        const drawn = boxes.filter(box => box.querySelector("use")).map(box => box.textContent);
        if (titles.every(title => drawn.some(text => text.includes(title))))
            done(seen.usable = performance.now());
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Usable: every box is there with its title and its drawing, and its link can be followed."""
TOLD: Final = """() => ({
    shift: window.seen.shift,
    usable: window.seen.usable,
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
})"""


class Visit(msgspec.Struct):
    """What one visit cost. Times in ms, sizes in bytes as they came over the line, with headers."""

    requests: int = 0
    sizes: dict[str, int] = {}
    shift: float = 0.0
    paint: float = 0.0
    usable: float = 0.0

    @property
    def bytes(self) -> int:
        return sum(self.sizes.values())


class Counter:
    """Adds up what the browser got, by kind."""

    def __init__(self, devtools: CDPSession) -> None:
        self._kinds: dict[str, str] = {}
        self.visit = Visit()
        devtools.on("Network.responseReceived", self._note)
        devtools.on("Network.loadingFinished", self._add)

    def _note(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _add(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        kind = kind if kind in KINDS else "Other"
        self.visit.requests += 1
        sizes = self.visit.sizes
        sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])


async def pay_visit(browser: Browser, address: str, line: str) -> Visit:
    context = await browser.new_context(**FRENCH, **PHONE)
    try:
        page = await context.new_page()
        devtools = await context.new_cdp_session(page)
        counter = Counter(devtools)
        await devtools.send("Network.enable")
        await devtools.send("Network.emulateNetworkConditions", {"offline": False, **LINES[line]})
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await look_at(page, address, counter.visit)
        return counter.visit
    finally:
        await context.close()


async def look_at(page: Page, address: str, visit: Visit) -> None:
    titles = [words(game, "fr").tell(Say("title")) for game in shelf().values()]
    await page.add_init_script(f"({WATCH})({msgspec.json.encode(titles).decode()})")
    await page.goto(address, timeout=PATIENCE_MS)
    await asyncio.wait_for(page.evaluate("window.seen.ready"), PATIENCE_MS / 1_000)
    await page.wait_for_timeout(QUIET_MS)
    told = await page.evaluate(TOLD)
    visit.shift, visit.paint, visit.usable = told["shift"], told["paint"], told["usable"]


def middle(visits: list[Visit]) -> Visit:
    """The median of each time, the worst shift; sizes differ by a few bytes from visit to visit."""
    return Visit(
        requests=visits[0].requests,
        sizes=visits[0].sizes,
        shift=max(visit.shift for visit in visits),
        paint=statistics.median(visit.paint for visit in visits),
        usable=statistics.median(visit.usable for visit in visits),
    )


async def visits(browser: Browser, address: str, runs: int) -> dict[str, Visit]:
    return {
        line: middle([await pay_visit(browser, address, line) for _ in range(runs)])
        for line in LINES
    }


def rows(visit: Visit) -> dict[str, str]:
    sizes = {
        f"  {kind}, kB": f"{visit.sizes.get(kind, 0) / 1_000:.1f}" for kind in (*KINDS, "Other")
    }
    return {
        "all, kB": f"{visit.bytes / 1_000:.1f}",
        **sizes,
        "requests": str(visit.requests),
        "layout shift, the worst": f"{visit.shift:.3f}",
        "first paint, s": f"{visit.paint / 1_000:.2f}",
        "usable, s": f"{visit.usable / 1_000:.2f}",
    }
