"""Every screen at every size, to be looked at: `python -m tools.screens FOLDER [WORD …]`.

One window walks through the house. At every screen it is made as large as each of the devices
below, in light and in dark. Words choose screens by how their names begin. With `--text 200` the
browser has letters twice as large, with `--forced` it uses the colours of the system alone. What
could not be reached is named at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.async_api import Error  # noqa: E402

from browser.person import Person  # noqa: E402
from browser.town import Town  # noqa: E402
from tools.browser import find_browser  # noqa: E402
from tools.screens.ways import SCREENS, Way, plays  # noqa: E402

SIZES: Final = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))
LANGUAGES: Final = {"fr": "fr-FR", "en": "en-GB"}
SETTLED_MS: Final = 350
LOST_MS: Final = 6_000
"""Until the page says that the line is lost."""
PATIENCE_MS: Final = 30_000
NORMAL_PX: Final = 16
WIDE: Final[Any] = {"width": 1440, "height": 900}


async def take(ada: Person, name: str, folder: Path) -> None:
    """The screen as it is, at every size, in light and in dark."""
    for width, height in SIZES:
        await ada.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            await ada.page.emulate_media(color_scheme=theme)
            await ada.page.wait_for_timeout(SETTLED_MS)
            file = f"{name}-{width}x{height}-{theme}-{ada.language}.png"
            await ada.page.screenshot(path=folder / file)


async def walk(town: Town, language: str, asked: argparse.Namespace) -> list[str]:
    """From screen to screen; says which could not be reached."""
    habits: dict[str, Any] = {"locale": LANGUAGES[language], "viewport": dict(WIDE)}
    if asked.forced:
        habits["forced_colors"] = "active"
    missed = []
    ways: dict[str, Way] = {**SCREENS, "lost": loses_the_line(town)}
    async with town.person(f"Ada {language}", **habits) as ada:
        ada.language = language
        ada.page.set_default_timeout(PATIENCE_MS)
        if asked.text:
            devtools = await ada.context.new_cdp_session(ada.page)
            size = NORMAL_PX * asked.text // 100
            await devtools.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        for name, way in ways.items():
            if asked.words and not name.startswith(tuple(asked.words)):
                continue
            await ada.page.set_viewport_size(WIDE)
            try:
                await way(ada)
            except (Error, AssertionError, TimeoutError) as error:
                missed.append(f"{name} {language}: {error}")
            await take(ada, name, asked.folder)
            print(name, language, flush=True)
        ada.faults.clear()
    return missed


def loses_the_line(town: Town) -> Way:
    """The last of all: the house is gone while somebody sits at a table."""

    async def sits(ada: Person) -> None:
        await plays("tictactoe")(ada)
        await town.house.kill()
        await ada.page.wait_for_timeout(LOST_MS)

    return sits


async def main(asked: argparse.Namespace) -> None:
    chromium = find_browser()
    if chromium is None:
        raise SystemExit("Pictures need a browser; `make browser` installs one.")
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as house:
        town = await Town.open(Path(house), chromium)
        try:
            missed = await walk(town, asked.language, asked)
        finally:
            await town.close()
    for line in missed:
        print("not reached:", line)
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--text", type=int, default=0)
    parser.add_argument("--forced", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asyncio.run(main(parser.parse_intermixed_args()))
