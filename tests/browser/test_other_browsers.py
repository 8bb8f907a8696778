"""The same evening in WebKit, the engine of every iPhone, and in Firefox: shelf, box, games.

Without the browser one line says so. With TABLEE_OTHER_BROWSERS=required that is a failure. With
TABLEE_OTHER_BROWSERS=all every game is played to its end, which takes four minutes and more.
"""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import Any

import msgspec
import pytest

from browser.others import Window, missing, window
from browser.person import LOOK, PATIENCE_MS, Asking, Sight, Thing
from browser.playing import WORDS, Pace, choose
from browser.short_games import LUCK, SHORT, UNHURRIED
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WANTED = os.environ.get("TABLEE_OTHER_BROWSERS", "")
GAMES = dict.fromkeys(SHORT, 0) if WANTED == "all" else {"tictactoe": 0, "take-it": 3}
"""Each with so many moves, or to its end."""
PATIENCE_S = 240
ENTER, ESCAPE = "\ue007", "\ue00c"
FAULTS = """() => {
    window.faults = [];
    addEventListener("error", (event) => window.faults.push(event.message));
    addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
}"""
POINT = """(selector, patience) => new Promise((done) => {
    const until = performance.now() + patience;
    let last = "";
    const look = () => {
        const thing = document.querySelector(selector);
        thing?.scrollIntoView({ block: "center" });
        const box = thing?.getBoundingClientRect();
        const point = box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
        if (point && String(point) === last) done(point);
        else if (performance.now() > until) done(null);
        else setTimeout(look, 100);
        last = String(point);
    };
    look();
})"""
"""The middle of something, once it has come and stands still."""
SET = """async (game, chairs, options) => {
    const body = { game, chairs, begin: true, terms: { options } };
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    const told = await answer.json();
    return told.id ?? JSON.stringify(told);
}"""
SEE = LOOK.rstrip().rstrip(";")
"""As one expression: it is called within another function."""
SCROLLS = """() => document.scrollingElement.scrollHeight > innerHeight + 1
    || document.scrollingElement.scrollWidth > innerWidth + 1"""
DRAWN = """() => [...document.querySelectorAll(".table [data-piece] svg")]
    .every((svg) => svg.getBoundingClientRect().width > 2 && svg.querySelector("use"))"""


class Guest:
    """Somebody with a browser of another make, who touches what is lit."""

    def __init__(self, window: Window, address: str, name: str) -> None:
        self.window = window
        self.address = address
        self.rng = Random(name)

    async def go(self, path: str) -> None:
        await self.window.open(self.address + path)
        await self.window.ask(FAULTS)

    async def click(self, selector: str) -> None:
        point = await self.window.ask(POINT, selector, PATIENCE_MS // 4)
        assert point, f"{selector} is not there"
        await self.window.press(*point)

    async def look(self) -> Sight:
        return msgspec.convert(await self.window.ask(SEE, 1_000), Sight)

    async def play_out(self, pace: Pace, moves: int) -> int:
        made = 0
        async with asyncio.timeout(PATIENCE_S):
            while not (seen := await self.look()).end and (not moves or made < moves):
                await asyncio.sleep(self.rng.uniform(pace.least, pace.most))
                made += await self.act(seen)
        return made

    async def act(self, seen: Sight) -> bool:
        if seen.asking:
            await self.answer(seen.asking)
            return False
        thing = choose(self.rng, seen)
        return thing is not None and await self.touch(thing)

    async def answer(self, asking: Asking) -> None:
        ready = [button for button in asking.buttons if button.x is not None]
        if asking.field:
            await self.window.type(self.rng.choice(WORDS) + ENTER)
        elif ready:
            await self.touch(self.rng.choice(ready))
        else:
            await self.window.type(ESCAPE)

    async def touch(self, thing: Thing) -> bool:
        assert thing.x is not None
        assert thing.y is not None
        await self.window.press(thing.x, thing.y)
        return True

    async def is_well(self) -> None:
        assert await self.window.ask(DRAWN), "a piece has no face"
        assert not await self.window.ask(SCROLLS), "the table scrolls"
        assert await self.window.ask("() => window.faults") == []


@pytest.mark.parametrize("make", ["webkit", "firefox"])
async def test_an_evening_in_another_browser(town: Town, make: str) -> None:
    if lack := missing(make):
        told = f"no {lack} was found for {make}"
        pytest.fail(told) if WANTED else pytest.skip(told)
    folder = town.new_folder(make)
    async with window(make, folder) as there:
        guest = Guest(there, town.house.address, make)
        await comes_and_opens_a_box(guest)
        for game, moves in GAMES.items():
            await plays(guest, game, moves)


async def comes_and_opens_a_box(guest: Guest) -> None:
    """By real clicks, from the shelf to a table."""
    await guest.go("/")
    await guest.click("main a[href='/box/tictactoe']")
    await guest.click("main .button.main")
    assert await guest.window.ask(POINT, ".table .cell", PATIENCE_MS // 4), "no table"
    assert await guest.window.ask("() => window.faults") == []


async def plays(guest: Guest, game: str, moves: int) -> None:
    chairs, options = SHORT[game]
    table: Any = await guest.window.ask(SET, game, chairs, options)
    await guest.go(f"/table/{table}")
    made = await guest.play_out(UNHURRIED.get(game, Pace()), moves)
    assert made > 0 or game in LUCK
    await guest.is_well()
