"""A person is reported at a table, and somebody who was muted is told until when."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from click.testing import CliRunner
from playwright.async_api import expect

from browser.town import Town
from tablee.cli.main import main
from tablee.house.archive.problem_reports import ProblemReport, ProblemReports

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def reports_of(town: Town, text: str) -> list[ProblemReport]:
    reports = ProblemReports(town.house.folder / "data")
    return [one for one in map(reports.load, reports.ids()) if one.text == text]


async def people(town: Town, *words: str) -> None:
    """What the operator says on the server's machine."""
    said = ["people", *words, "--data", str(town.house.folder / "data")]
    done = await asyncio.to_thread(CliRunner().invoke, main, said)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("on", ["phone", "desktop"])
async def test_a_person_at_my_table_is_reported_and_muted(
    town: Town, on: Literal["phone", "desktop"]
) -> None:
    text = f"Shouts at the {on}."
    async with town.person("Ada", on=on) as ada, town.person("Bob", on=on) as bob:
        await ada.set_table("tictactoe", ["me", "open"])
        await bob.accept(await ada.copy_link())
        await ada.button("talk").click()
        await ada.button("report-person", name="Bob").click()
        box = ada.page.get_by_role("textbox", name=ada.words("report-person-ask"))
        await expect(box).to_be_focused()
        await ada.page.keyboard.type(text)
        await expect(ada.page.get_by_text(ada.words("report-person-what"))).to_be_visible()
        await expect(ada.page.get_by_role("checkbox")).to_have_count(0)
        await ada.check()
        await ada.button("report-go").click()
        await expect(ada.page.get_by_text(ada.words("report-sent"))).to_be_visible()
        (found,) = reports_of(town, text)
        assert found.seat is not None
        assert found.about not in await ada.page.content()
        await people(town, "mute", found.about, "--days", "1", "--reason", "shouts")
        await bob.button("talk").click()
        await bob.page.get_by_role("button", name=bob.words("say-hello")).click()
        told = bob.page.get_by_role("alert").get_by_text("vous ne pouvez pas parler aux tables")
        await expect(told).to_be_visible()
        await bob.check()
