"""Peace: somebody is muted, somebody is blocked and met no more, and met again."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Screen = Literal["desktop", "phone"]


async def open_talk(person: Person) -> None:
    """What can be said, and whom one hears: unfolded."""
    await person.button("menu" if person.touches else "log-open").click()
    await person.page.locator("summary", has_text=person.words("talk")).click()


async def say(person: Person, phrase: str) -> None:
    await person.page.get_by_role("button", name=person.words(f"say-{phrase}")).first.click()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_somebody_is_muted_and_then_blocked(town: Town, screen: Screen) -> None:
    async with town.person("Ada", on=screen) as ada, town.person("Bea") as bea:
        await ada.set_table("tictactoe", ["me", "open"])
        await bea.accept(await ada.copy_link())
        await ada.begin()
        await open_talk(bea)
        await open_talk(ada)
        log, hers = (one.page.get_by_role("list", name=one.words("log")) for one in (ada, bea))
        await say(bea, "hello")
        await expect(log).to_contain_text(ada.words("say-hello"))
        await ada.button("hush-one", name="Bea").click()
        await expect(log).not_to_contain_text(ada.words("say-hello"))
        await ada.button("hush-one-off", name="Bea").click()
        await expect(log).to_contain_text(ada.words("say-hello"))
        await ada.button("block-one", name="Bea").click()
        await expect(ada.page.get_by_text(ada.words("block-done", name="Bea"))).to_be_visible()
        await ada.check()
        await say(bea, "oops")
        await expect(hers).to_contain_text(bea.words("say-oops"))
        await say(ada, "nice")
        await expect(log).to_contain_text(ada.words("say-nice"))
        await expect(log).not_to_contain_text(ada.words("say-oops"))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_somebody_is_blocked_before_the_game_and_met_again(
    town: Town, screen: Screen
) -> None:
    async with town.person("Ada", on=screen) as ada, town.person("Bea", on=screen) as bea:
        await ada.set_table("tictactoe", ["me", "open"])
        await bea.accept(await ada.copy_link())
        await ada.open_chair("Bea")
        await ada.button("block-one", name="Bea").click()
        await expect(ada.page.get_by_text(ada.words("block-done", name="Bea"))).to_be_visible()
        await ada.check()
        await ada.set_table("tictactoe", ["me", "open"])
        link = await ada.copy_link()
        bea.expected = re.compile("404")
        await bea.page.goto(link)
        await expect(bea.page.get_by_text(bea.words("refused-unknown_table"))).to_be_visible()
        await bea.check()
        await ada.come("/me")
        row = ada.page.get_by_role("listitem").filter(has_text="Bea")
        await expect(row).to_be_visible()
        await ada.check()
        await row.get_by_role("button").click()
        await expect(row).to_have_count(0)
        await bea.accept(link)
