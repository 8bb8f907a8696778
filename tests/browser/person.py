"""A person in front of a browser: finds things by what they are called, and sees what is lit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.async_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tablee.catalog import shelf
from tablee.catalog.words import read_words, words
from tablee.kernel import Say

HERE = Path(__file__).parent
LOOK = (HERE / "look.js").read_text("utf-8")
CHECK = (HERE / "check.js").read_text("utf-8")
CONSEQUENCES = (HERE / "consequences.js").read_text("utf-8")
PAGE_WORDS = HERE.parents[1] / "client" / "src" / "words"
BRIGHTNESS = """() => {
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part) / 765;
}"""
ASKED_AGAIN = re.compile(r"/(replay|review)\b")
"""A busy server answers these with 503, and the page asks once more."""
PATIENCE_MS = 120_000
"""For a machine that is busy with other things."""
expect.set_options(timeout=PATIENCE_MS)


class Thing(msgspec.Struct, frozen=True):
    """Something one can touch: a button, a lit card, a cell, the pad."""

    name: str
    main: bool
    pad: bool
    key: str
    chosen: bool
    x: float | None
    y: float | None


class Asking(msgspec.Struct, frozen=True):
    """An open dialog: buttons to choose from, or a field to fill in."""

    title: str
    buttons: list[Thing]
    field: bool


class Sight(msgspec.Struct, frozen=True):
    """What is on the screen at this moment."""

    end: bool
    asking: Asking | None
    begun: bool
    buttons: list[Thing]
    things: list[Thing]
    lost: str


class Person:
    """One browser window of its own, with its own cookies, and somebody's habits."""

    def __init__(self, page: Page, name: str, address: str, touches: bool = False) -> None:
        self.page = page
        self.name = name
        self.address = address
        self.touches = touches
        self.language = "fr"
        self.named = False
        self.rng = Random(name)
        self.faults: list[str] = []
        self.expected: re.Pattern[str] | None = None
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._complain(str(error)))

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def _listen(self, line: ConsoleMessage) -> None:
        busy = "status of 503" in line.text and ASKED_AGAIN.search(line.location["url"])
        if line.type == "error" and not busy:
            self._complain(line.text)

    def _complain(self, text: str) -> None:
        if self.expected is None or not self.expected.search(text):
            self.faults.append(text)

    # --- words -----------------------------------------------------------------------------------

    def words(self, id: str, **args: int | str) -> str:
        """A sentence of the page, in this person's language."""
        return read_words(PAGE_WORDS, self.language).tell(Say(id, dict(args)))

    def of(self, game: str, id: str) -> str:
        """A sentence of a game."""
        return words(shelf()[game], self.language).tell(Say(id))

    def button(self, id: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.words(id, **args)).first

    # --- ways through the house ------------------------------------------------------------------

    async def come(self, path: str = "/") -> None:
        await self.page.goto(self.address + path)

    async def open_box(self, game: str) -> None:
        """From the shelf, by the name on the lid."""
        await self.come()
        named = self.page.get_by_role("link", name=self.of(game, "title"))
        # A table of the same game may stand there, too.
        await named.and_(self.page.locator(f'a[href="/box/{game}"]')).click()
        await self.button("play-now").wait_for()

    async def set_table(
        self,
        game: str,
        chairs: list[str],
        options: Mapping[str, bool | int | str] | None = None,
        grace: str = "",
        games: int = 1,
    ) -> None:
        """Fills in the form: chairs are `me`, `open`, or a level of the computer."""
        await self.open_box(game)
        if len(shelf()[game].seats) > 1:
            await self.page.locator(".counts label", has_text=str(len(chairs))).click()
        for seat, chair in enumerate(chairs):
            await self._field(self.words("chair", n=seat + 1)).select_option(value=chair)
        for name, value in (options or {}).items():
            await self._choose(game, name, value)
        if grace or games > 1:
            await self.page.get_by_text(self.words("more")).click()
        if grace:
            await self._field(self.words("grace")).select_option(grace)
        if games > 1:
            await self._field(self.words("match")).select_option(str(games))
        await self.button("make-table-go").click()
        if "open" in chairs and not self.named:
            await self.say_name()

    def _field(self, name: str) -> Locator:
        """A list to choose from; what is chosen belongs to its name."""
        return self.page.get_by_role("combobox", name=re.compile(rf"^{re.escape(name)}\b"))

    async def _choose(self, game: str, name: str, value: bool | int | str) -> None:
        field = self.page.get_by_label(self.of(game, f"option-{name}"), exact=True)
        said = words(shelf()[game], self.language)
        shown = f"option-{name}-{value}"
        if isinstance(value, bool):
            await field.set_checked(value)
        elif await field.evaluate("field => field.localName") == "select":
            await field.select_option(label=said.tell(Say(shown)) if shown in said else str(value))
        else:
            await field.fill(str(value))

    async def say_name(self) -> None:
        await self.page.get_by_role("textbox", name=self.words("your-name")).fill(self.name)
        await self.button("name-go").click()
        self.named = True

    async def accept(self, link: str) -> None:
        """Opens the link somebody sent, says a name the first time, and sits down."""
        await self.page.goto(self.address + urlsplit(link).path)
        if not self.named:
            await self.page.get_by_role("textbox", name=self.words("your-name")).fill(self.name)
            self.named = True
        await self.button("sit-down").click()
        await self.page.get_by_text(self.words("you"), exact=True).wait_for()

    async def copy_link(self) -> str:
        """The address to give to friends, from the field that holds it."""
        return await self.page.get_by_role("textbox", name=self.words("share")).input_value()

    async def sit(self) -> None:
        await self.button("sit-here").click()
        await self.page.get_by_text(self.words("you"), exact=True).wait_for()

    async def open_chair(self, name: str) -> None:
        """Touches the chair of somebody at the waiting table, to see what can be done about it."""
        what = self.words("chair-do", name=name, what=self.words("chair-ways"))
        await self.page.get_by_role("button", name=what).click()

    async def begin(self) -> None:
        await self.button("begin").click()

    # --- eyes and hands --------------------------------------------------------------------------

    async def look(self, patience_ms: int = 1_000) -> Sight:
        """What there is to do, as soon as there is something, or after a while."""
        seen: Any = await self.page.evaluate(LOOK, patience_ms)
        return msgspec.convert(seen, Sight)

    async def touch(self, thing: Thing) -> None:
        assert thing.x is not None, f"{thing.name} is covered"
        assert thing.y is not None
        if self.touches:
            await self.page.touchscreen.tap(thing.x, thing.y)
        else:
            await self.page.mouse.click(thing.x, thing.y)

    async def check(self) -> None:
        """Names, labels, sizes for fingers, and nothing that scrolls, once things are at rest."""
        faults = await self.page.evaluate(CHECK, self.touches)
        if faults:  # what has just come is fitted in the next frames
            await self.page.wait_for_timeout(400)
            faults = await self.page.evaluate(CHECK, self.touches)
        for fault in faults:
            if fault not in self.faults:
                self.faults.append(fault)

    async def remember_consequences(self) -> None:
        """From the next page on; `consequences` tells them, also those that are gone."""
        await self.page.add_init_script(CONSEQUENCES)

    async def consequence(self, text: str) -> dict[str, Any]:
        """The first picture that tells this."""
        told = "text => window.consequences.find(one => one.text.includes(text))"
        seen: dict[str, Any] = await (
            await self.page.wait_for_function(told, arg=text)
        ).json_value()
        return seen

    async def consequences(self, count: int) -> list[dict[str, Any]]:
        """What moves led to, once there are so many pictures of it."""
        await self.page.wait_for_function("count => window.consequences.length >= count", arg=count)
        seen: list[dict[str, Any]] = await self.page.evaluate("window.consequences")
        return seen

    async def brightness(self) -> float:
        """Of what lies behind everything: 0 is black, 1 is white."""
        return float(await self.page.evaluate(BRIGHTNESS))

    # --- the end ---------------------------------------------------------------------------------

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.words("end-title"))
