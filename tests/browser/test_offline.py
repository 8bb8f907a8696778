"""The page on a device of one's own: installed, opened without the server, renewed, taken away."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Page, expect

from browser.house import House
from browser.line import GONE
from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WORKS: dict[str, Any] = {"service_workers": "allow"}
REGISTERED = "navigator.serviceWorker.ready.then(() => true)"
CONTROLS = "() => !!navigator.serviceWorker.controller"
STATES = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    return [found?.active?.state ?? "", found?.waiting?.state ?? ""];
}"""
GONE_AGAIN = """async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return !found.length && !(await caches.keys()).length;
}"""
STORED = """async () => {
    const all = [];
    for (const name of await caches.keys())
        for (const asked of await (await caches.open(name)).keys())
            all.push(new URL(asked.url).pathname + new URL(asked.url).search);
    return all;
}"""
HAS = "async path => !!(await caches.match(path))"
SHARED = re.compile(
    r"/|/assets/[\w.-]+|/icon[\w-]*\.(svg|png)|/manifest\.webmanifest|/api/shelf/(fr|en)"
    r"|/api/games/[\w-]+(/words/(fr|en)\.ftl|/(about|lesson)/(fr|en)|/faces\.svg)?"
)
"""What a device may store: the same for everybody."""
LAST = "/api/games/{}/faces.svg"


@asynccontextmanager
async def settled(town: Town, house: House, **habits: Any) -> AsyncIterator[Person]:
    """Somebody who was here before, and whose device has stored what it stores."""
    async with town.person("Ada", address=house.address, **WORKS, **habits) as ada:
        await ada.come()
        await ada.page.evaluate(REGISTERED)
        await ada.come()
        await until(ada.page, CONTROLS)
        await until_filled(ada.page)
        yield ada


async def until_filled(page: Page) -> None:
    for key in shelf():
        await until(page, HAS, LAST.format(key))


async def until(page: Page, asked: str, given: str = "") -> None:
    """What waits for a function in the page takes a promise for a yes."""
    for _ in range(300):
        if await page.evaluate(asked, given):
            return
        await page.wait_for_timeout(100)
    raise AssertionError(f"never: {asked}")


@asynccontextmanager
async def opened(town: Town, name: str, library: str = "") -> AsyncIterator[House]:
    house = House(town.new_folder(name))
    say(house, library)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def say(house: House, library: str) -> None:
    (house.folder / "data").mkdir(parents=True, exist_ok=True)
    (house.folder / "data" / "library.toml").write_text(library, "utf-8")


async def test_a_browser_finds_all_that_it_needs_to_install_it(town: Town) -> None:
    async with (
        opened(town, "install", 'name = "The village"\n') as house,
        settled(town, house) as ada,
    ):
        devtools = await ada.context.new_cdp_session(ada.page)
        told = await devtools.send("Page.getAppManifest")
        assert told["errors"] == []
        assert '"The village"' in told["data"]
        found = await devtools.send("Page.getInstallabilityErrors")
        wrong = {one["errorId"] for one in found["installabilityErrors"]}
        assert wrong <= {"in-incognito"}, "every window of a test is one"
        for side in ("192", "512", "maskable-512"):
            size = await ada.page.evaluate(
                """async path => {
                    const icon = await createImageBitmap(await (await fetch(path)).blob());
                    return [icon.width, icon.height];
                }""",
                f"/icon-{side}.png",
            )
            assert size == [int(side[-3:])] * 2


@pytest.mark.parametrize("on", ["phone", "desktop"])
async def test_without_the_server_the_shelf_and_every_sheet_open(town: Town, on: Any) -> None:
    async with opened(town, f"offline-{on}") as house, settled(town, house, on=on) as ada:
        ada.expected = GONE
        await house.kill()
        await ada.come()
        await expect(ada.page.get_by_text(ada.words("without-server"))).to_be_visible()
        for game in ("switch", "hex"):
            await ada.come(f"/box/{game}")
            await expect(ada.page.locator(".prose")).to_be_visible()
            await expect(
                ada.page.get_by_role("heading", name=ada.of(game, "title"))
            ).to_be_visible()
        await ada.come("/me")
        await expect(ada.page.get_by_text(ada.words("refused-unreachable")).first).to_be_visible()
        await house.open()
        await ada.come()
        await expect(ada.page.get_by_text(ada.words("without-server"))).to_be_hidden()


async def test_nothing_that_is_somebodys_is_stored_in_the_browser(town: Town) -> None:
    async with opened(town, "stored") as house, settled(town, house) as ada:
        await ada.set_table("tictactoe", ["me", "open"])
        await ada.copy_link()
        for path in ("/me", "/friends", "/how", "/privacy", "/", "/box/double-action", "/puzzle"):
            await ada.come(path)
            await ada.page.locator("main").wait_for()
        await expect(ada.page.locator("main")).to_be_visible()
        stored = await ada.page.evaluate(STORED)
        assert "/api/shelf/fr" in stored
        assert not [path for path in stored if not SHARED.fullmatch(path)]


async def test_a_new_release_waits_until_no_page_of_the_older_one_is_open(town: Town) -> None:
    async with opened(town, "release") as house, settled(town, house) as ada:
        names = await ada.page.evaluate("caches.keys()")
        ada.expected = GONE
        await house.kill()
        await house.open(build="tomorrow")
        await until(ada.page, f"async () => (await ({STATES})())[1] === 'installed'")
        assert set(names) < set(await ada.page.evaluate("caches.keys()"))
        for _ in range(10):  # a browser takes its time with it
            older, ada.page = ada.page, await ada.context.new_page()
            await older.close()
            await ada.page.wait_for_timeout(2_000)
            await ada.come()
            if not (await ada.page.evaluate(STATES))[1]:
                break
        assert await ada.page.evaluate("caches.keys()") == ["tablee-tomorrow"]


async def test_an_operator_takes_it_away_again(town: Town) -> None:
    async with opened(town, "away") as house, settled(town, house) as ada:
        ada.expected = GONE
        say(house, "offline = false\n")
        house.hang_up()
        switched = "async () => (await (await fetch('/api/library')).json()).offline === false"
        await until(ada.page, switched)
        await ada.page.evaluate(STATES)
        await until(ada.page, GONE_AGAIN)
        await ada.come()
        await ada.page.wait_for_timeout(5_000)
        assert await ada.page.evaluate(GONE_AGAIN)


async def test_a_browser_without_room_or_right_shows_the_page_all_the_same(town: Town) -> None:
    async with town.person("Ada", **WORKS) as ada:
        await ada.context.add_init_script(
            "CacheStorage.prototype.open = () => Promise.reject(new DOMException('full'));"
            "ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError());"
        )
        await ada.open_box("tictactoe")
        await ada.page.wait_for_timeout(4_000)
        await expect(ada.button("play-now")).to_be_visible()
