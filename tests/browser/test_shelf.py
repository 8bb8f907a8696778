"""The shelf: where to begin, what was played last, and classics below the others."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town
from tablee.catalog import in_order

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KEYS = "all => all.map(link => new URL(link.href).pathname.split('/').pop())"
EASY = [game.key for game in in_order() if not game.box.classic]
CLASSIC = [game.key for game in in_order() if game.box.classic]


async def boxes(person: Person) -> list[str]:
    links = person.page.locator("main a[href^='/box/']")
    await expect(links).to_have_count(len(EASY) + len(CLASSIC))
    found: list[str] = await links.evaluate_all(KEYS)
    return found


async def test_somebody_new_is_told_where_to_begin_until_a_game_is_ended(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.come()
        assert await boxes(ada) == [*EASY, *CLASSIC]
        begin = ada.page.get_by_text(ada.words("begin-here"))
        await expect(ada.page.locator(f"a[href='/box/{EASY[0]}']")).to_contain_text(
            ada.words("begin-here")
        )
        await ada.check()
        await ada.set_table("tictactoe", ["me", "random"])
        await play_out(ada, Pace())
        await ada.come()
        await boxes(ada)
        await expect(begin).to_have_count(0)


async def test_what_was_played_last_comes_first(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("switch", ["me", "expert"])
        await ada.page.locator(".table").wait_for()
        await ada.come()
        others = [key for key in EASY if key != "switch"]
        assert await boxes(ada) == ["switch", *others, *CLASSIC]
