"""Letters twice as large, and the colours of the system alone: from the shelf to an end."""

from __future__ import annotations

from typing import Any

import pytest

from browser.cards import CARDS, HEIGHTS, LEGIBLE, sit_down
from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town
from tablee.catalog import shelf

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCREENS = [{"width": 360, "height": 640}, {"width": 844, "height": 390}]
SMALLEST_BOARD = 245
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}
CUT = """() => [...document.querySelectorAll("h1, h2, button, a.button, .prompt, .name")]
    .filter((thing) => thing.checkVisibility() && thing.textContent.trim())
    .filter((thing) => !thing.closest(".unseen"))
    .filter((thing) => {
        const outer = thing.closest(".mine header") ?? thing;
        const [box, room] = [thing.getBoundingClientRect(), outer.getBoundingClientRect()];
        return box.width > 1 && (box.top < room.top - 2 || box.bottom > room.bottom + 2
            || box.left < -1 || box.right > innerWidth + 1);
    })
    .map((thing) => `${thing.localName} ${thing.className}: ${thing.textContent.slice(0, 60)}`)"""
"""Words that go beyond the window, or beyond a card that cuts them off."""
UNSEEN = """() => {
    const plain = getComputedStyle(document.body).backgroundColor;
    const lined = (style) => ["border", "outline"].some((line) =>
        style[`${line}TopStyle`] !== "none" && style[`${line}Style`] !== "none"
        && parseFloat(style[`${line}Width`]) > 0);
    return [...document.querySelectorAll(".table .lit, .table .chosen")]
        .filter((thing) => thing.checkVisibility())
        .filter((thing) => ![thing, "::after"].some((part) => lined(
            part === thing ? getComputedStyle(thing) : getComputedStyle(thing, part))))
        .map((thing) => `${thing.className} on ${plain}`);
}"""
"""Lit things that nothing shows: shadows are not drawn in forced colours, lines are."""


async def walk(ada: Person, faults: str) -> None:
    """Shelf, box, waiting room, two tables, an end; each is asked for what is wrong with it."""
    await ada.come()
    await is_well(ada, faults)
    await ada.open_box("tictactoe")
    await is_well(ada, faults)
    await ada.set_table("double-action", ["me", "open"])
    await ada.copy_link()
    await is_well(ada, faults)
    for game, chairs in (("switch", ["me", "beginner"]), ("tictactoe", ["me", "random"])):
        await ada.set_table(game, chairs)
        await ada.page.locator(".table .lit, .table .buttons button").first.wait_for()
        await is_well(ada, faults)
    await play_out(ada, Pace())
    await is_well(ada, faults)


async def is_well(ada: Person, faults: str) -> None:
    await ada.page.wait_for_load_state("networkidle")
    await ada.check()
    assert not ada.faults, (ada.page.url, ada.faults)
    found: Any = await ada.page.evaluate(faults)
    assert not found, (ada.page.url, found)


async def test_letters_twice_as_large_are_never_cut_off(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        devtools = await ada.context.new_cdp_session(ada.page)
        await devtools.send("Page.setFontSizes", LARGE)
        await walk(ada, CUT)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", sorted(shelf()))
async def test_with_letters_twice_as_large_a_table_can_still_be_played(
    town: Town, game: str, screen: dict[str, int]
) -> None:
    """It scrolls then. What is played with is large enough for eyes and hands."""
    async with town.person("Ada", on="phone", viewport=screen) as ada:
        devtools = await ada.context.new_cdp_session(ada.page)
        await devtools.send("Page.setFontSizes", LARGE)
        await sit_down(ada, game, shelf()[game].seats[0])
        await ada.page.locator(".cloth [data-zone]").first.wait_for()
        await ada.check()
        heights = await ada.page.locator(CARDS).evaluate_all(HEIGHTS)
        assert [height for height in heights if height < LEGIBLE] == []
        for board in await ada.page.locator("[role=grid]").all():
            width, height = await board.evaluate("board => [board.offsetWidth, board.offsetHeight]")
            assert min(width, height) >= SMALLEST_BOARD


async def test_what_is_lit_is_seen_in_the_colours_of_the_system(town: Town) -> None:
    async with town.person("Ada", on="phone", forced_colors="active") as ada:
        await walk(ada, UNSEEN)
