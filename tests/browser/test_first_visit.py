"""What a first visit costs: bytes and requests, never times."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Request, Route, expect

from browser.house import House
from browser.town import Town
from tablee.catalog import shelf

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST = 150_000
"""Bytes of a first visit, headers included."""
MOST_FONTS = 45_000
SHIFTS = """() => new Promise(told => {
    new PerformanceObserver(list => told(list.getEntries().map(entry => entry.value)))
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(told, 500, []);
})"""
"""How far things moved by themselves since the page was opened."""
MOST_SHIFT = 0.05


async def test_a_first_visit_is_light(town: Town) -> None:
    house = House(town.new_folder("first visit"))
    await house.open()
    try:
        async with town.person("Ada", on="phone", address=house.address) as ada:
            devtools = await ada.context.new_cdp_session(ada.page)
            await devtools.send("Network.enable")
            sizes: Counter[str] = Counter()
            kinds: dict[str, str] = {}

            def note(event: dict[str, Any]) -> None:
                kinds[event["requestId"]] = event["type"]

            def add(event: dict[str, Any]) -> None:
                sizes[kinds.get(event["requestId"], "")] += int(event["encodedDataLength"])

            devtools.on("Network.responseReceived", note)
            devtools.on("Network.loadingFinished", add)
            asked: Counter[str] = Counter()
            ada.page.on("request", lambda request: asked.update([urlsplit(request.url).path]))
            await ada.come()
            for game in shelf():
                link = ada.page.get_by_role("link", name=ada.of(game, "title"))
                await expect(link.locator("use").first).to_be_attached()
            await ada.page.wait_for_load_state("networkidle")
            assert sum(sizes.values()) <= MOST, sizes
            assert 0 < sizes["Font"] <= MOST_FONTS, sizes
            api = {path: times for path, times in asked.items() if path.startswith("/api/")}
            assert api == {"/api/shelf/fr": 1, "/api/me": 1}
            assert sum(await ada.page.evaluate(SHIFTS)) < MOST_SHIFT
    finally:
        await house.close()


async def test_each_screen_brings_its_own_code(town: Town) -> None:
    """What draws a table is not fetched for the shelf; it is there when a box is opened."""
    async with town.person("Ada") as ada:
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
        await ada.come()
        await ada.page.get_by_role("link", name=ada.of("switch", "title")).first.wait_for()
        await ada.page.wait_for_load_state("networkidle")
        assert not [path for path in asked if path.startswith(("/assets/Table", "/assets/Box"))]
        await ada.page.get_by_role("link", name=ada.of("switch", "title")).first.click()
        await ada.button("play-now").click()
        await ada.page.locator(".cloth [data-zone]").first.wait_for()
        assert [path for path in asked if path.startswith("/assets/Table")]


async def test_a_part_that_does_not_come_is_said_and_asked_for_again(town: Town) -> None:
    """As after a deploy: the old page asks for a file that is no longer there."""
    async with town.person("Ada") as ada:
        ada.expected = re.compile("404|dynamically imported")

        async def lose(route: Route, request: Request) -> None:
            await route.fulfill(status=404, body="")

        await ada.page.route("**/assets/How-*.js", lose)
        await ada.come()
        async with ada.page.expect_event("load"):  # once by itself, with the whole page
            await ada.page.get_by_role("link", name=ada.words("how-title")).click()
        await expect(ada.page.get_by_role("alert")).to_be_visible()
        await ada.page.unroute("**/assets/How-*.js")
        await ada.button("reload").click()
        await expect(ada.page.get_by_role("heading", name=ada.words("how-title"))).to_be_visible()
