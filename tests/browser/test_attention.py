"""What the rules leave to attention is neither lit nor named: nothing on the screen reminds."""

from __future__ import annotations

import msgspec
import pytest
from playwright.async_api import WebSocketRoute, expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Tampered:
    """The line of somebody who is told that no draw is due, once `lies` is set."""

    def __init__(self) -> None:
        self.lies = False
        self.heard: list[bool] = []
        """Of each whole scene, whether the server offered the draw."""

    def between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(self._told(message)))

    def _told(self, message: str | bytes) -> str | bytes:
        told = msgspec.json.decode(message)
        offers = [one for one in told.get("offers", ()) if one["move"] == "draw"]
        if told["type"] != "fresh" or not offers:
            return message
        self.heard.append("why" not in offers[0])
        if self.lies:
            offers[0]["why"] = {"id": "refused-draw_not_due"}
        return msgspec.json.encode(told).decode()


async def test_nothing_drawn_says_whether_a_draw_is_due(town: Town) -> None:
    """Double Action, DA-31: what the server offers differs, and not one mark on the screen does."""
    async with town.person("Ada") as ada, town.person("Bob") as bob:
        line = Tampered()
        await ada.page.route_web_socket("**/ws/tables/*", line.between)
        await ada.set_table("double-action", ["me", "open"], {"dealer": 2})
        await bob.accept(await ada.copy_link())
        await ada.begin()
        await ada.page.locator(".hand .piece.lit").first.click()
        await ada.page.locator("[role=gridcell].lit, [role=grid] .lit").first.click()
        await expect(ada.page.locator(".hand .piece.lit")).to_have_count(0)
        line.heard.clear()
        true = await drawn(ada)
        line.lies = True
        assert await drawn(ada) == true
        assert line.heard == [True, True], "a draw was due both times"


async def drawn(person: Person) -> str:
    """Everything at the table, after it was loaded again; spaces between classes are no mark."""
    await person.page.reload()
    await person.page.locator(".hand .piece").first.wait_for()
    await person.page.wait_for_load_state("networkidle")
    table = person.page.locator(".table")
    return " ".join(str(await table.evaluate("table => table.outerHTML")).split())
