"""Pictures for the documentation, taken of the real thing: `python -m tools.pictures [NAME …]`.

A table is set, a few moves are made by the hands that also test the page, and the screen is kept.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.async_api import expect  # noqa: E402

from browser.person import Person, Sight  # noqa: E402
from browser.playing import Pace, by_hand, play_out  # noqa: E402
from browser.town import Town  # noqa: E402
from tools.browser import find_browser  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1280, "height": 800}
TABLES: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "claquer": (["me", "beginner", "beginner"], {}, 9),
    "crack-word": (["me", "regular", "regular"], {"example": "assisted"}, 8),
    "double-action": (["me", "regular", "regular", "regular"], {"auto_draw": True}, 12),
    "switch": (["me", "beginner", "beginner"], {}, 3),
    "take-it": (["me", "regular", "regular", "regular"], {"tempo_ms": 1200}, 1),
}
"""Chairs, options, and how many touches make it worth looking at."""
CALLS = ("no", "yes")
ROW = 5
"""Cards in the row when a picture of a race is taken."""
Screen = Literal["desktop", "phone"]
Light = Literal["light", "dark"]
SHOTS: dict[str, tuple[str, Screen, Light]] = {
    "table": ("take-it", "desktop", "light"),
    "shelf-desktop": ("shelf", "desktop", "light"),
    "shelf-phone": ("shelf", "phone", "dark"),
    "box-desktop": ("box", "desktop", "light"),
    "box-phone": ("box", "phone", "light"),
    **{f"{game}-phone": (game, "phone", "light") for game in TABLES},
    **{f"{game}-desktop": (game, "desktop", "dark") for game in TABLES},
}


async def take(town: Town, name: str) -> None:
    what, on, light = SHOTS[name]
    habits: dict[str, Any] = {"color_scheme": light}
    if on == "desktop":
        habits["viewport"] = DESKTOP
    async with town.person("Ada", on=on, **habits) as ada:
        await arrange(ada, what)
        await ada.page.wait_for_timeout(800)
        await ada.page.screenshot(path=PICTURES / f"{name}.png")
        ada.faults.clear()


async def arrange(person: Person, what: str) -> None:
    if what == "shelf":
        await person.come()
        await person.page.wait_for_load_state("networkidle")
    elif what == "box":
        await person.open_box("take-it")
        await person.page.wait_for_load_state("networkidle")
    else:
        chairs, options, moves = TABLES[what]
        await person.set_table(what, chairs, options)
        await play_out(person, Pace(0.4, 0.9), quietly, moves=moves)
        await person.page.keyboard.press("Escape")
        await person.page.mouse.move(1, 1)
        await expect(person.page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        if what == "take-it":
            await expect(person.page.locator("[data-zone=row] .piece")).to_have_count(
                ROW, timeout=60_000
            )


async def quietly(person: Person, seen: Sight) -> None:
    """Plays, and answers no question but about words."""
    if seen.asking and not seen.asking.field and len(seen.asking.buttons) != len(CALLS):
        await person.page.keyboard.press("Escape")
    else:
        await by_hand(person, seen)


async def main(names: list[str]) -> None:
    chromium = find_browser()
    if chromium is None:
        raise SystemExit("Pictures need a browser; `make browser` installs one.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        town = await Town.open(Path(folder), chromium)
        try:
            for name in names or SHOTS:
                await take(town, name)
                print(name)
        finally:
            await town.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
