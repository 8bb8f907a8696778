"""An ending worth staying for: moments that lead into the replay, and a picture to share."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.playing import Pace, play_out
from browser.test_alone import SHORT
from browser.town import Town

pytestmark = pytest.mark.browser

PNG = b"\x89PNG"
HAPPY = "M11 25q9 12 18 0z"
"""The mouth of who won."""


async def test_the_end_shows_moments_and_gives_a_picture(town: Town) -> None:
    """A game of Switch ends when somebody has shed every card: scores have changed."""
    async with town.person("Ada") as ada:
        await ada.set_table("switch", *SHORT["switch"])
        await play_out(ada, Pace())
        await expect(ada.end.locator(f"ol path[d='{HAPPY}']")).to_have_count(1)
        await expect(ada.end.locator(".button.main")).to_have_count(1)
        async with ada.page.expect_download() as coming:
            await ada.button("share-picture").click()
        picture = await (await coming.value).path()
        assert picture.read_bytes().startswith(PNG)
        await ada.end.get_by_text(ada.words("moments")).click()
        moment = ada.end.locator(".moments a").first
        number = (await moment.get_attribute("href") or "").rpartition("#")[2]
        await moment.click()
        bar = ada.page.get_by_role("slider", name=ada.words("replay-scrub"))
        await expect(bar).to_have_value(number)
