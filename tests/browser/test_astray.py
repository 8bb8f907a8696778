"""Where something is missing: a broken link, a table that is gone, a host who left."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from browser.house import House
from browser.line import GONE
from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

STORES_NOTHING = """() => {
    try { return !localStorage; } catch { return document.cookie === ""; }
}"""
OLD, NEW = "a long old phrase", "a longer new phrase"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/nowhere", "refused-not_found"),
        ("/table/nowhere", "refused-unknown_table"),
        ("/replay/nowhere", "refused-unknown_table"),
        ("/box/nowhere", "refused-unknown_game"),
    ],
)
async def test_a_broken_link_is_told_and_leads_home(town: Town, path: str, told: str) -> None:
    async with town.person("Ada", on="phone") as ada:
        ada.expected = GONE
        await ada.come(path)
        await expect(ada.page.get_by_role("alert")).to_have_text(ada.words(told))
        await ada.check()
        await ada.page.get_by_role("link", name=ada.words("back-to-shelf")).last.click()
        await expect(ada.page.get_by_text(ada.words("tagline"))).to_be_visible()


async def test_who_refuses_cookies_reads_everything_and_is_told_why_no_table_comes(
    town: Town,
) -> None:
    """With cookies the browser refuses every kind of storage. The page works without any."""
    async with town.person_who_refuses_cookies("Ada") as ada:
        await ada.open_box("tictactoe")
        assert await ada.page.evaluate(STORES_NOTHING)
        await ada.button("play-now").click()
        told = ada.page.get_by_role("alert")
        await expect(told).to_have_text(ada.words("refused-no_cookies"))
        await ada.check()


async def test_a_house_that_does_not_answer_is_told_and_tried_again(town: Town) -> None:
    house = House(town.new_folder("silent"))
    await house.open()
    try:
        async with town.person("Ada", on="phone", address=house.address) as ada:
            await ada.come("/how")
            ada.expected = GONE
            await house.kill()
            await ada.page.get_by_role("link", name=ada.words("back-to-shelf")).first.click()
            await expect(ada.page.get_by_role("alert")).to_be_visible()
            await ada.button("reload").click()
            await expect(ada.page.get_by_role("alert")).to_be_visible()
            await house.open()  # from here on the page finds it by itself, sooner than a finger
            await expect(
                ada.page.get_by_role("link", name=ada.of("switch", "title"))
            ).to_be_visible()
    finally:
        await house.close()


async def test_somebody_stands_in_for_a_host_who_left(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("switch", ["me", "open", "open"])
        await bea.accept(await ada.copy_link())
        await expect(bea.button("begin")).to_be_hidden()
        await ada.come()
        await bea.button("place-bot").click()
        await bea.begin()
        await bea.page.locator(".table").wait_for()


async def test_who_has_just_come_is_not_told_of_a_watcher(town: Town) -> None:
    """Only of others who watch."""
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("switch", ["me", "open", "open"])
        await bea.come(urlsplit(await ada.copy_link()).path)
        await expect(ada.page.get_by_text(ada.words("watchers", n=1))).to_be_visible()
        await expect(bea.page.get_by_text(bea.words("waiting-help"))).to_be_visible()
        await expect(bea.page.get_by_text(bea.words("watchers", n=1))).to_have_count(0)


async def test_whose_seat_is_freed_is_told(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("switch", ["me", "open", "open"])
        await bea.accept(await ada.copy_link())
        await ada.open_chair("Bea")
        await ada.button("open-chair").click()
        await expect(bea.page.get_by_role("alert")).to_have_text(bea.words("removed"))
        await bea.sit()
        await bea.open_chair("Bea")
        await bea.button("stand-up").click()
        await expect(bea.button("sit-here").first).to_be_visible()
        await expect(bea.page.get_by_role("alert")).to_be_hidden()


async def become_zoe(person: Person, way: str) -> None:
    await person.come("/me")
    await person.page.get_by_role("button", name=person.words(f"me-{way}"), exact=True).click()
    await person.page.get_by_label(person.words("me-name")).fill("Zoe")
    await person.page.get_by_label(person.words("passphrase"), exact=True).fill(OLD)
    await person.button(f"me-{way}-go").click()
    await person.button("passphrase-change").wait_for()


async def test_a_passphrase_is_changed_by_who_knows_the_old_one(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada, town.person("Bea") as elsewhere:
        await become_zoe(ada, "make")
        await ada.button("recovery-done").click()
        await become_zoe(elsewhere, "login")
        await elsewhere.come()
        await expect(elsewhere.page.locator("header")).to_contain_text("Zoe")
        await ada.button("passphrase-change").click()
        dialog = ada.page.get_by_role("dialog")
        go = dialog.get_by_role("button", name=ada.words("passphrase-change-go"), exact=True)
        await dialog.get_by_label(ada.words("passphrase-new")).fill(NEW)
        ada.expected = GONE
        for tried in ("another one", OLD):
            await dialog.get_by_label(ada.words("passphrase-old")).fill(tried)
            await go.click()
            if tried != OLD:
                wrong = ada.words("refused-wrong_passphrase")
                await expect(dialog.get_by_role("alert")).to_have_text(wrong)
                await ada.check()
        await expect(ada.page.get_by_text(ada.words("passphrase-changed"))).to_be_visible()
        await expect(elsewhere.page.locator("header")).not_to_contain_text("Zoe")
