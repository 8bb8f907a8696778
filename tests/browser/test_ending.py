"""An ending worth staying for: moments, a picture to share, the replay and its review."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import expect

from browser.playing import Pace, play_out
from browser.records import reviews_a_record
from browser.short_games import SHORT
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RECORDS = Path(__file__).parents[1] / "golden" / "logs"
ON_ITS_SIDE = {"width": 844, "height": 390}
SCROLLS = "footer => Math.max(0, footer.scrollHeight - footer.clientHeight - 1)"
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


@pytest.mark.parametrize("on", ["desktop", "phone"])
async def test_a_review_leads_to_the_mistakes(town: Town, on: Literal["desktop", "phone"]) -> None:
    """The curve winds the replay; the summary lists mistakes, and each leads to its moment."""
    async with town.person("Ada", on=on) as ada:
        await reviews_a_record(ada, RECORDS / "switch" / "2" / "07-2-green_ends_turn=True.jsonl")
        review = ada.page.get_by_role("region", name=ada.words("review"))
        bar = ada.page.get_by_role("slider", name=ada.words("replay-scrub"))
        curve = review.get_by_role("slider")
        await curve.press("ArrowRight")
        await expect(bar).to_have_value("1")
        await expect(review).to_contain_text("%")
        await ada.check()
        await review.get_by_role("button", name=ada.words("review-summary")).click()
        summary = ada.page.get_by_role("dialog")
        await expect(summary).to_contain_text(ada.words("review-luck"))
        await expect(summary.get_by_role("listitem")).to_have_count(6)
        await ada.check()
        await summary.get_by_role("link").nth(2).click()
        await expect(summary).to_have_count(0)
        await expect(bar).to_have_value("25")
        await expect(review).to_contain_text(ada.words("review-blunder"))
        await review.locator(".chart").click(position={"x": 0, "y": 20})
        await expect(bar).to_have_value("0")


@pytest.mark.parametrize("game", ["switch", "take-it"])
async def test_a_replay_and_its_review_fit_a_phone_on_its_side(town: Town, game: str) -> None:
    async with town.person("Ada", on="phone", viewport=ON_ITS_SIDE) as ada:
        await reviews_a_record(ada, next(iter(sorted((RECORDS / game / "2").iterdir()))))
        review = ada.page.get_by_role("region", name=ada.words("review"))
        await expect(review.locator(".chart, [role=status]:not(:has(+ progress))")).to_be_visible()
        assert await ada.page.locator("footer").evaluate(SCROLLS) == 0
        await ada.check()


async def test_a_game_without_chances_says_so(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await reviews_a_record(ada, RECORDS / "take-it" / "2" / "01-2-defaults.jsonl")
        review = ada.page.get_by_role("region", name=ada.words("review"))
        await expect(review).to_contain_text(ada.words("review-unknown-real_time"))
        await ada.check()
