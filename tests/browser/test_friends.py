"""Friends: asked at a table or by link, both say yes, and one invites the other to a game."""

from __future__ import annotations

import re
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def row(person: Person, name: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has_text=name).first


async def befriend(ada: Person, bea: Person) -> None:
    """Ada asks at a table that waits; Bea says yes on her page Friends, and is seen."""
    await ada.set_table("tictactoe", ["me", "open"])
    await bea.accept(await ada.copy_link())
    await ada.open_chair(bea.name)
    await ada.button("friend-ask", name=bea.name).click()
    await expect(ada.page.get_by_text(ada.words("friend-asked", name=bea.name))).to_be_visible()
    await ada.check()
    await bea.come("/me")
    await bea.page.get_by_role("link", name=bea.words("friends")).click()
    await row(bea, ada.name).get_by_role("button", name=bea.words("friend-yes")).click()
    await bea.button("friends-shown-yes").click()
    await expect(bea.button("friends-shown-yes")).to_have_attribute("aria-pressed", "true")
    await bea.check()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_a_friend_is_invited_from_another_game_and_sits_down_in_one_touch(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen) as ada, town.person("Bea", on=screen) as bea:
        await befriend(ada, bea)
        await bea.set_table("tictactoe", ["me", "expert"])
        await expect(bea.page.locator("[data-seat]")).to_have_count(2)
        await ada.come("/friends")
        await expect(row(ada, "Bea")).to_contain_text(ada.words("friend-here"))
        await ada.check()
        await ada.set_table("switch", ["me", "open", "open"])
        await ada.button("friends-invite").click()
        await row(ada, "Bea").get_by_role("button").click()
        await expect(ada.page.get_by_text(ada.words("friend-invited"))).to_be_visible()
        await ada.check()
        await ada.page.keyboard.press("Escape")
        told = bea.words("friend-invites", name="Ada", game=bea.of("switch", "title"))
        await expect(bea.page.get_by_text(told)).to_be_visible()
        await bea.check()
        await bea.button("sit-down").click()
        await expect(bea.page.get_by_text(bea.words("you"), exact=True)).to_be_visible()
        await expect(ada.button("begin-with", n=2)).to_be_enabled()
        await expect(bea.page.get_by_text(told)).to_have_count(0)


async def test_an_invitation_finds_a_friend_who_reads_and_may_be_left_alone(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await befriend(ada, bea)
        await bea.come("/how")
        await ada.set_table("tictactoe", ["me", "open"])
        await ada.button("friends-invite").click()
        here = row(ada, "Bea").get_by_text(ada.words("friend-here"))
        await expect(here).to_be_visible()
        await row(ada, "Bea").get_by_role("button").click()
        told = bea.words("friend-invites", name="Ada", game=bea.of("tictactoe", "title"))
        await expect(bea.page.get_by_text(told)).to_be_visible()
        await bea.check()
        await bea.button("friend-not-now").click()
        await expect(bea.page.get_by_text(told)).to_have_count(0)
        await expect(bea.page.get_by_role("heading", level=1)).to_have_text(bea.words("how-title"))


async def test_a_link_makes_two_friends_in_one_touch(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada, town.person("Bea", on="phone") as bea:
        await ada.come("/friends")
        await ada.button("friend-link-make").click()
        await ada.say_name()
        field = ada.page.get_by_role("textbox", name=ada.words("friend-link"))
        link = await field.input_value()
        await ada.check()
        await ada.come(urlsplit(link).path)
        await expect(ada.page.get_by_text(ada.words("friend-link-mine"))).to_be_visible()
        await bea.come(urlsplit(link).path)
        wish = bea.page.get_by_role("heading", level=1)
        await expect(wish).to_have_text(bea.words("friend-link-text", name="Ada"))
        await bea.page.get_by_role("textbox", name=bea.words("your-name")).fill("Bea")
        await bea.check()
        await bea.button("friend-link-yes", name="Ada").click()
        made = bea.page.get_by_text(bea.words("friend-made", name="Ada"))
        await expect(made).to_be_visible()
        await bea.check()
        await bea.page.get_by_role("link", name=bea.words("friends")).click()
        await expect(row(bea, "Ada")).to_be_visible()
        await ada.come("/friends")
        await expect(row(ada, "Bea")).to_be_visible()
        await ada.button("friend-link-end").click()
        await expect(ada.button("friend-link-make")).to_be_visible()
        bea.expected = re.compile("status of 404")
        await bea.come(urlsplit(link).path)
        await expect(bea.page.get_by_text(bea.words("refused-unknown_link"))).to_be_visible()
        await bea.check()
