"""Every screen at every size, to be looked at: `python -m tools.screens FOLDER [WORD …]`.

One window a language walks through the house. At every screen it is made as large as each of the
devices below, in light and in dark. Words choose screens by their names. With `--text 200` the
browser has letters twice as large, with `--forced` it uses the colours of the system alone.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.person import Person  # noqa: E402
from browser.playing import Pace, play_out  # noqa: E402
from browser.town import Town  # noqa: E402
from tools.browser import find_browser  # noqa: E402
from tools.pictures import TABLES, quietly  # noqa: E402

SIZES: Final = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))
LANGUAGES: Final = {"fr": "fr-FR", "en": "en-GB"}
SETTLED_MS: Final = 350
NORMAL_PX: Final = 16
Way = Callable[[Person], Awaitable[Any]]


async def shelf(ada: Person) -> None:
    await ada.come()
    await ada.page.wait_for_load_state("networkidle")


async def box(ada: Person) -> None:
    await ada.open_box("take-it")
    await ada.page.wait_for_load_state("networkidle")


async def waiting(ada: Person) -> None:
    await ada.set_table("switch", ["me", "open", "regular"])
    await ada.copy_link()


def table(game: str) -> Way:
    async def sits(ada: Person) -> None:
        chairs, options, moves = TABLES.get(game, (["me", "random"], {}, 2))
        await ada.set_table(game, chairs, options)
        await play_out(ada, Pace(0.3, 0.6), quietly, moves=moves)
        await ada.page.keyboard.press("Escape")

    return sits


async def rules(ada: Person) -> None:
    await ada.open_box("switch")
    await ada.button("play-now").click()
    await ada.button("guide").click()
    await ada.page.get_by_role("dialog", name=ada.words("guide")).wait_for()


async def lesson(ada: Person) -> None:
    await ada.open_box("claquer")
    await ada.button("lesson-learn").click()
    await ada.page.get_by_role("region", name=ada.words("lesson")).wait_for()


async def end(ada: Person) -> None:
    await ada.set_table("switch", ["me", "beginner"], {"window_ms": 3000})
    await play_out(ada, Pace())


async def mine(ada: Person) -> None:
    """The shelf again, with the tables that wait."""
    await shelf(ada)


async def account(ada: Person) -> None:
    await ada.come("/me")
    await ada.page.get_by_role("main").wait_for()


SCREENS: Final[dict[str, Way]] = {
    "shelf": shelf,
    "box": box,
    "waiting": waiting,
    "tictactoe": table("tictactoe"),
    **{game: table(game) for game in TABLES},
    "rules": rules,
    "lesson": lesson,
    "end": end,
    "mine": mine,
    "account": account,
}


async def take(ada: Person, name: str, folder: Path) -> None:
    """The screen as it is, at every size, in light and in dark."""
    for width, height in SIZES:
        await ada.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            await ada.page.emulate_media(color_scheme=theme)
            await ada.page.wait_for_timeout(SETTLED_MS)
            file = f"{name}-{width}x{height}-{theme}-{ada.language}.png"
            await ada.page.screenshot(path=folder / file)


async def walk(town: Town, language: str, asked: argparse.Namespace) -> None:
    habits: dict[str, Any] = {"locale": LANGUAGES[language], "viewport": dict(WIDE)}
    if asked.forced:
        habits["forced_colors"] = "active"
    async with town.person("Ada", **habits) as ada:
        ada.language = language
        if asked.text:
            devtools = await ada.context.new_cdp_session(ada.page)
            size = NORMAL_PX * asked.text // 100
            await devtools.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        for name, way in SCREENS.items():
            if asked.words and name not in asked.words:
                continue
            await ada.page.set_viewport_size(WIDE)
            await way(ada)
            await take(ada, name, asked.folder)
            print(name, language, flush=True)
        ada.faults.clear()


WIDE: Final[Any] = {"width": 1440, "height": 900}


async def main(asked: argparse.Namespace) -> None:
    chromium = find_browser()
    if chromium is None:
        raise SystemExit("Pictures need a browser; `make browser` installs one.")
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as house:
        town = await Town.open(Path(house), chromium)
        try:
            for language in [asked.language] if asked.language else LANGUAGES:
                await walk(town, language, asked)
        finally:
            await town.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--text", type=int, default=0)
    parser.add_argument("--forced", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, default="")
    asyncio.run(main(parser.parse_intermixed_args()))
