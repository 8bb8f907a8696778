"""Languages, light and dark, and pages fit for fingers and ears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from browser.town import Town
from tablee.catalog import shelf

pytestmark = pytest.mark.browser


async def test_french_turns_into_english_and_stays(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.open_box("switch")
        await ada.page.get_by_role("button", name="English").click()
        ada.language = "en"
        await expect(ada.button("play-now")).to_be_visible()
        await expect(ada.page.get_by_text(ada.of("switch", "pitch"))).to_be_visible()
        await ada.page.reload()
        await expect(ada.button("play-now")).to_be_visible()
        assert await ada.page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize(("asked", "spoken"), [("fr-BE", "fr"), ("en-GB", "en"), ("ja-JP", "fr")])
async def test_a_browser_is_answered_in_its_language(town: Town, asked: str, spoken: str) -> None:
    """French where we do not speak what it asks for; what somebody chose counts for more."""
    async with town.person("Ada", locale=asked) as ada:
        ada.language = spoken
        await ada.come()
        await expect(ada.page.get_by_text(ada.words("tagline"))).to_be_visible()
        assert await ada.page.evaluate("document.documentElement.lang") == spoken
        chosen = {"fr": "en", "en": "fr"}[spoken]
        await ada.page.get_by_role("button", name=ada.words(f"language-{chosen}")).click()
        await ada.page.reload()
        ada.language = chosen
        await expect(ada.page.get_by_text(ada.words("tagline"))).to_be_visible()


REFUSED = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused') }})"


async def test_a_browser_that_stores_nothing_shows_the_page(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.context.add_init_script(REFUSED)
        await ada.open_box("switch")
        await ada.page.get_by_role("button", name="English").click()
        ada.language = "en"
        await expect(ada.button("play-now")).to_be_visible()


async def test_dark_is_dark_and_light_is_light(town: Town) -> None:
    async with (
        town.person("Ada", color_scheme="dark") as ada,
        town.person("Bea", color_scheme="light") as bea,
    ):
        for person in (ada, bea):
            await person.come()
            await person.page.get_by_role("main").wait_for()
        assert await ada.brightness() < 0.3
        assert await bea.brightness() > 0.6
        for theme in ("system", "light"):  # then dark
            await bea.button("theme", theme=bea.words(f"theme-{theme}")).click()
        assert await bea.brightness() < 0.3


SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
PATHS = ["/", "/me", "/how", "/privacy", *(f"/box/{game}" for game in sorted(shelf()))]


@pytest.mark.slow
@pytest.mark.parametrize("path", PATHS)
async def test_a_phone_shows_every_page_whole(town: Town, path: str) -> None:
    """Names for all that can be touched, large enough, nothing wider than the screen."""
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await ada.come(path)
        await ada.page.get_by_role("main").wait_for()
        await ada.page.wait_for_load_state("networkidle")
        await ada.check()
        await ada.page.get_by_role("button", name="English").click()
        await expect(ada.page.locator("html")).to_have_attribute("lang", "en")
        await ada.page.wait_for_load_state("networkidle")
        await ada.check()


async def test_a_phone_shows_the_question_for_a_name_whole(town: Town) -> None:
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await ada.open_box("switch")
        await ada.button("make-table-go").click()
        await ada.page.get_by_role("textbox", name=ada.words("your-name")).wait_for()
        await ada.check()


async def test_the_index_of_a_court_card_speaks_the_language(town: Town) -> None:
    """A jack is V in French and J in English; a seven looks the same in both."""
    async with town.person("Ada") as ada:
        await ada.open_box("double-action")
        await ada.page.locator(".gallery + button").click()
        jack, seven = [ada.page.locator(f'.face[aria-label="{card}"]') for card in ("JS", "7S")]
        french = await jack.screenshot(), await seven.screenshot()
        await ada.page.get_by_role("button", name="English").click()
        english = await jack.screenshot(), await seven.screenshot()
        assert french[0] != english[0]
        assert french[1] == english[1]
