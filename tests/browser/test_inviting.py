"""Inviting: one tap from the box to a table for friends, begun by those who are there."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.async_api import expect

from browser.town import Town

SHEET = """
    navigator.canShare = () => true;
    navigator.share = async (what) => { window.shared = what; };
"""
"""In place of the sheet of the system, which no test can read."""
pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("has_sheet", [True, False])
async def test_one_tap_opens_a_table_for_friends_and_shares_its_link(
    town: Town, has_sheet: bool
) -> None:
    """Without a name one touch more: it is ready, and may be kept."""
    async with town.person("Ada", on="phone") as ada:
        if has_sheet:
            await ada.page.add_init_script(SHEET)
        await ada.open_box("switch")
        await ada.button("play-friends").click()
        await ada.button("name-go").click()
        link = await ada.copy_link()
        assert link == ada.page.url
        if has_sheet:
            shared = await ada.page.wait_for_function("window.shared")
            assert (await shared.evaluate("what => what.url")) == link
        await expect(ada.page.get_by_text(ada.words("you"), exact=True)).to_be_visible()
        await ada.open_box("tictactoe")
        await ada.button("play-friends").click()
        await ada.page.wait_for_url("**/table/*")
        assert await ada.copy_link() != link


async def test_two_of_four_begin_and_the_free_chairs_go_away(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("switch", ["me", "open", "open", "open"])
        await expect(ada.button("begin")).to_be_disabled()
        await bea.accept(await ada.copy_link())
        await ada.button("begin-with", n=2).click()
        for person in (ada, bea):
            await expect(person.page.locator("[data-seat]")).to_have_count(2)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_invited_to_seated_in_two_touches(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    """One opens the link, one sits down: the name that is ready may be kept."""
    async with town.person("Ada") as ada, town.person("Bea", on=screen) as bea:
        await ada.set_table("switch", ["me", "open", "open"])
        await bea.page.goto(await ada.copy_link())
        title = bea.words("invited-by", name="Ada", game=bea.of("switch", "title"))
        await expect(bea.page.get_by_role("dialog", name=title)).to_be_visible()
        await bea.check()
        assert await bea.page.get_by_role("textbox").last.input_value() != "Ada"
        await bea.button("sit-down").click()
        await expect(bea.page.get_by_text(bea.words("you"), exact=True)).to_be_visible()
        await expect(ada.button("begin-with", n=2)).to_be_enabled()
        await bea.check()


async def test_the_host_changes_the_terms_at_the_table(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada, town.person("Bea") as bea:
        await ada.set_table("switch", ["me", "open"])
        await bea.accept(await ada.copy_link())
        await ada.button("terms").click()
        await ada.page.get_by_text(ada.words("access-public"), exact=True).click()
        await ada.page.get_by_text(ada.words("more")).click()
        await ada.page.get_by_role("combobox", name=ada.words("pace")).select_option(index=1)
        await ada.check()
        await ada.page.keyboard.press("Escape")
        await bea.button("terms").click()
        paced = bea.words("pace-move", time=bea.words("time-seconds", n=30))
        for told in (bea.words("access-public"), paced):
            await expect(bea.page.get_by_role("dialog").get_by_text(told)).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_a_code_read_aloud_leads_to_the_table(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen) as ada, town.person("Bea", on=screen) as bea:
        await ada.set_table("switch", ["me", "open", "open"])
        await ada.button("code-show").click()
        syllables = ada.page.locator(".tiles span")
        await expect(syllables.first).to_have_text(re.compile("[A-Z]{2}"))
        code = " ".join(await syllables.all_text_contents())
        await ada.check()
        await bea.come()
        await bea.page.get_by_role("link", name=bea.words("join")).click()
        bea.expected = re.compile("404")
        await bea.page.get_by_role("textbox").fill("baba baba ba")
        await bea.button("join-go").click()
        await expect(bea.page.get_by_text(bea.words("refused-unknown_code"))).to_be_visible()
        await bea.check()
        await bea.page.get_by_role("textbox").fill(code.lower())
        await bea.button("join-go").click()
        await bea.button("sit-down").click()
        await ada.button("begin-with", n=2).click()
        await expect(bea.page.locator("[data-seat]")).to_have_count(2)


async def test_who_comes_too_late_may_watch_or_open_another_table(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("tictactoe", ["me", "open"])
        link = await ada.copy_link()
        await bea.page.goto(link)
        await bea.button("just-watch").click()
        await expect(ada.page.get_by_text(ada.words("watchers", n=1))).to_be_visible()
        await ada.button("place-bot").click()
        await ada.button("begin").wait_for()
        await bea.page.reload()
        await expect(bea.page.get_by_text(bea.words("invited-full"))).to_be_visible()
        await bea.button("just-watch").click()
        await ada.begin()
        await expect(bea.page.get_by_text(bea.words("watching"))).to_be_visible()
        await bea.check()
        await bea.page.get_by_role("link", name=bea.words("another-table")).click()
        await bea.button("play-friends").wait_for()
