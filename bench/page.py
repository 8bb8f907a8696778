"""The page on a cheap phone: a first visit to the shelf, and games in real time.

`python -m bench.page [--only visit|play] [--keep FILE] [--before FILE] [--runs 5] [--against PAGE]`

The real server on loopback, and for every run a window with nothing in its cache. The browser
itself makes its processor four times slower, and for the visit its line a slow one.
`--keep` writes what was measured to a file. `--before` prints such a file beside it. `--against`
is the folder of another build of the page: games are then played with it and with this one in
turns, and its figures come first.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.async_api import Browser, async_playwright  # noqa: E402

from bench import phone, visit  # noqa: E402
from browser.house import House  # noqa: E402
from browser.town import FLAGS  # noqa: E402
from tools.browser import find_browser  # noqa: E402


class Found(msgspec.Struct):
    """What was measured, by line and by game."""

    visits: dict[str, visit.Visit] = {}
    plays: dict[str, phone.Played] = {}

    def tables(self) -> dict[str, dict[str, str]]:
        tables = {f"a visit, {line}": visit.rows(it) for line, it in self.visits.items()}
        return tables | {f"{game} in play": phone.rows(it) for game, it in self.plays.items()}


async def measure(runs: int, only: str) -> Found:
    found = Found()
    async with opened(None) as (browser, [address]):
        if only != "play":
            found.visits = await visit.visits(browser, address, runs)
        if only != "visit":
            [found.plays] = await phone.plays(browser, [address], runs)
    return found


async def compare(runs: int, other: Path) -> tuple[Found, Found]:
    """Games with the other page and with this one, in turns."""
    async with opened(other, None) as (browser, addresses):
        before, now = await phone.plays(browser, addresses, runs)
    return Found(plays=before), Found(plays=now)


@asynccontextmanager
async def opened(*pages: Path | None) -> AsyncIterator[tuple[Browser, list[str]]]:
    """A browser, and a server for each of these pages; None is the page that was built last."""
    chromium = find_browser()
    if chromium is None:
        raise SystemExit("This needs a browser; `make browser` installs one.")
    async with async_playwright() as playwright, AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        addresses = []
        for n, page in enumerate(pages):
            house = House(folder / str(n), page=page)
            await house.open()
            stack.push_async_callback(house.close)
            addresses.append(house.address)
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        stack.push_async_callback(browser.close)
        yield browser, addresses


def show(found: Found, before: Found) -> None:
    past = before.tables()
    for title, rows in found.tables().items():
        print(f"\n{title}" + ("; before, now" if title in past else ""))
        for name, figure in rows.items():
            print(f"  {name:38}{past.get(title, {}).get(name, ''):>9}{figure:>9}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("visit", "play"), default="")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--against", type=Path)
    asked = parser.parse_args()
    if asked.against:
        before, found = asyncio.run(compare(asked.runs, asked.against.resolve()))
    else:
        found = asyncio.run(measure(asked.runs, asked.only))
        kept = asked.before.read_bytes() if asked.before else b"{}"
        before = msgspec.json.decode(kept, type=Found)
    show(found, before)
    if asked.keep:
        asked.keep.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
