"""A whole evening: a link, somebody drops and returns, a bot keeps the seat, replay, record."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from browser.house import SERVE
from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "double-action"
GRACE = "30"
"""Seconds until a computer keeps the seat warm: the shortest that the form offers."""
PATIENCE_MS = 120_000


async def test_an_evening_from_the_invitation_to_the_verified_record(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea") as bea:
        await ada.set_table(GAME, ["me", "open"], grace=GRACE)
        await bea.accept(await ada.copy_link())
        await ada.begin()
        await bea.page.locator(".table").wait_for()
        table = bea.page.url
        await bea.page.goto("about:blank")
        await a_bot_keeps_the_seat(ada, bea.name)
        await bea.page.goto(table)
        await expect(seat(ada, bea.name)).not_to_contain_text(ada.words("kept"))
        await asyncio.gather(play_out(ada, Pace()), play_out(bea, Pace()))
        await checks_chance(ada)
        await scrubs(ada)
        await keeps_the_record(bea, town.folder / "evening.txt")


def seat(person: Person, name: str) -> Locator:
    return person.page.get_by_role("article", name=name)


async def a_bot_keeps_the_seat(ada: Person, gone: str) -> None:
    """Ada plays on; it is the computer that answers."""
    await expect(seat(ada, gone)).to_contain_text(ada.words("away"), timeout=PATIENCE_MS)
    playing = asyncio.ensure_future(play_out(ada, Pace(), moves=12))
    try:
        kept = expect(seat(ada, gone)).to_contain_text(ada.words("kept"), timeout=PATIENCE_MS)
        await asyncio.gather(kept, playing)
    finally:
        playing.cancel()


async def checks_chance(person: Person) -> None:
    await person.end.wait_for()
    await person.button("end-more").click()
    await person.button("check").click()
    result = person.page.locator(".check [role=status]")
    await expect(result).to_contain_text("✓", timeout=PATIENCE_MS)


async def scrubs(person: Person) -> None:
    """Back to the first moves, one further, and to the end again."""
    await person.page.get_by_role("link", name=person.words("replay")).click()
    bar = person.page.get_by_role("slider", name=person.words("replay-scrub"))
    last = int(await bar.get_attribute("max") or 0)
    assert last > 20
    for moment in (last, last // 2, 3):
        await bar.fill(str(moment))
        told = person.words("replay-at", n=moment, last=last)
        await expect(person.page.get_by_text(told)).to_be_visible()
    await person.button("replay-forward").click()
    await expect(person.page.get_by_text(person.words("replay-at", n=4, last=last))).to_be_visible()


async def keeps_the_record(person: Person, file: Path) -> None:
    """Downloads it, and has the command line recompute every draw."""
    await person.button("end-more").click()
    async with person.page.expect_download() as coming:
        await person.page.get_by_role("link", name=person.words("record")).click()
    await (await coming.value).save_as(file)
    verify = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, "verify", str(file), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await verify.communicate()
    assert verify.returncode == 0, told.decode()
