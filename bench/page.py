"""A first visit to the shelf, as a phone on a slow line makes it: bytes, requests, times, shifts.

`python bench/page.py [--keep FILE] [--before FILE] [--runs 5]`

The real server on loopback, and for every visit a window with nothing in its cache. The browser
itself makes its processor four times slower, and its line one of those below.
`--keep` writes what was measured to a file. `--before` prints such a file beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.async_api import Browser, CDPSession, Page, async_playwright  # noqa: E402

from browser.house import House  # noqa: E402
from browser.town import FLAGS, FRENCH, PHONE  # noqa: E402
from tablee.catalog import shelf  # noqa: E402
from tablee.catalog.words import words  # noqa: E402
from tablee.kernel import Say  # noqa: E402
from tools.browser import find_browser  # noqa: E402

SLOWER: Final = 4
LINES: Final = {
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


async def measure(runs: int) -> dict[str, Visit]:
    chromium = find_browser()
    if chromium is None:
        raise SystemExit("This needs a browser; `make browser` installs one.")
    async with async_playwright() as playwright:
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder))
            await house.open()
            try:
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                return {
                    line: middle(
                        [await pay_visit(browser, house.address, line) for _ in range(runs)]
                    )
                    for line in LINES
                }
            finally:
                await house.close()


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


def show(found: dict[str, Visit], before: dict[str, Visit]) -> None:
    for line, visit in found.items():
        print(f"\n{line}" + ("; before, now" if line in before else ""))
        past = rows(before[line]) if line in before else {}
        for name, figure in rows(visit).items():
            print(f"  {name:26}{past.get(name, ''):>9}{figure:>9}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--before", type=Path)
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.runs))
    kind = dict[str, Visit]
    before = msgspec.json.decode(asked.before.read_bytes(), type=kind) if asked.before else {}
    show(found, before)
    if asked.keep:
        asked.keep.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
