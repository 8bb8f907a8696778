"""An ending worth staying for: moments, a picture to share, the replay and its review."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import expect

from browser.playing import Pace, play_out
from browser.records import opens_a_record, reviews_a_record
from browser.short_games import SHORT
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RECORDS = Path(__file__).parents[1] / "golden" / "logs"
UPRIGHT = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
SCROLLS = "told => Math.max(0, told.scrollHeight - told.clientHeight - 1)"
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
        await ada.button("end-more").click()
        async with ada.page.expect_download() as coming:
            await ada.button("share-picture").click()
        picture = await (await coming.value).path()
        assert picture.read_bytes().startswith(PNG)
        saved = ada.page.get_by_text(ada.words("share-saved", file="switch.png"))
        await expect(saved).to_be_visible()
        await ada.check()
        await ada.page.keyboard.press("Escape")
        moment = ada.end.locator(".moments a").first
        number = (await moment.get_attribute("href") or "").rpartition("#")[2]
        await moment.click()
        bar = ada.page.get_by_role("slider", name=ada.words("replay-scrub"))
        await expect(bar).to_have_value(number)


async def test_the_end_fits_a_phone_and_leads_to_its_review(town: Town) -> None:
    """Luck, play and mistakes stand in one line; nothing scrolls, and few things can be pressed."""
    async with town.person("Ada", on="phone", viewport=UPRIGHT) as ada:
        await ada.set_table("switch", ["me", "expert", "expert"], SHORT["switch"][1])
        await play_out(ada, Pace())
        made = ada.end.get_by_role("link").filter(has_text=ada.words("review-luck"))
        await expect(made).to_be_visible()
        assert await ada.end.locator(".told").evaluate(SCROLLS) == 0
        assert await ada.end.get_by_role("button").count() <= 4
        await ada.check()
        await made.click()
        review = ada.page.get_by_role("region", name=ada.words("review"))
        await expect(review.get_by_role("slider")).to_be_visible()


async def test_who_has_beaten_beginners_is_offered_the_next_level(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        harder = ada.end.get_by_role("button", name=ada.words("next-level", level="").strip())
        await ada.set_table("tictactoe", ["me", "beginner"])
        await play_out(ada, Pace())
        while not await ada.end.get_by_text(ada.words("end-won")).count():
            await expect(harder).to_have_count(0)
            await ada.button("rematch").click()
            await ada.end.wait_for(state="hidden")
            await play_out(ada, Pace())
        before = ada.page.url
        await harder.click()
        await ada.end.wait_for(state="hidden")
        assert ada.page.url != before
        await expect(ada.page.locator(".seat .name")).to_have_count(2)


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


async def test_a_replay_and_its_review_fit_a_phone_on_its_side(town: Town) -> None:
    async with town.person("Ada", on="phone", viewport=ON_ITS_SIDE) as ada:
        await reviews_a_record(ada, next(iter(sorted((RECORDS / "switch" / "2").iterdir()))))
        review = ada.page.get_by_role("region", name=ada.words("review"))
        await expect(review.locator(".chart")).to_be_visible()
        await ada.check()


async def test_a_game_without_chances_offers_no_review(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await opens_a_record(ada, RECORDS / "take-it" / "2" / "01-2-defaults.jsonl")
        await expect(ada.button("copy-moment")).to_be_visible()
        await expect(ada.button("review")).to_have_count(0)
        await ada.check()
