"""What a person can do about problems and about their own data, in a real browser."""

from __future__ import annotations

import json
import re
import zipfile
from typing import Literal

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.town import Town
from tablee.house.archive.problem_reports import ProblemReport, ProblemReports

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BROKEN = """() => {
    window.scrollTo = () => { throw new TypeError("Ada's word 'sesame' at /table/abc") };
}"""
"""From now on the page fails when it shows another screen."""
REFUSED = re.compile("status of (400|503)|ERR_FAILED")


def reported(town: Town, text: str) -> ProblemReport:
    """The report that begins with these words; others come meanwhile."""
    reports = ProblemReports(town.house.folder / "data")
    found = [one for one in map(reports.load, reports.ids()) if one.text.startswith(text)]
    assert len(found) == 1
    return found[0]


async def write(person: Person, text: str) -> None:
    """With the keyboard alone, once the dialog is open."""
    box = person.page.get_by_role("textbox", name=person.words("report-ask"))
    await expect(box).to_be_focused()
    await person.page.keyboard.type(text)


@pytest.mark.parametrize("on", ["phone", "desktop"])
async def test_a_problem_at_a_table_is_reported_with_what_i_see(
    town: Town, on: Literal["phone", "desktop"]
) -> None:
    async with town.person("Ada", on=on) as ada:
        await ada.open_box("tictactoe")
        await ada.button("play-now").click()
        await ada.page.locator(".table").wait_for()
        for step in ["menu", "settings"] if on == "phone" else ["log-open"]:
            await ada.button(step).click()
        await ada.page.get_by_role("button", name=ada.words("report")).last.click()
        await write(ada, f"The {on} is stuck.")
        await expect(ada.page.get_by_text(ada.words("report-attach-running"))).to_be_visible()
        await ada.check()
        await ada.button("report-go").click()
        await expect(ada.page.get_by_text(ada.words("report-sent-game"))).to_be_visible()
    found = reported(town, f"The {on} is stuck.")
    assert (found.game, found.attached, found.language) == ("tictactoe", "view", "fr")
    assert "Ada" not in found.record


async def test_what_was_typed_is_not_lost(town: Town) -> None:
    async with town.person("Bea") as bea:
        await bea.come("/me")
        await bea.button("report").click()
        await write(bea, "Bea cannot be heard.")
        bea.expected = REFUSED
        await bea.page.route("**/api/reports", lambda route: route.abort())
        await bea.button("report-go").click()
        alert = bea.page.get_by_role("dialog").get_by_role("alert")
        await expect(alert).to_have_text(bea.words("refused-unreachable"))
        await bea.page.keyboard.press("Escape")
        await bea.button("report").click()
        box = bea.page.get_by_role("textbox", name=bea.words("report-ask"))
        await expect(box).to_have_value("Bea cannot be heard.")
        await bea.page.unroute("**/api/reports")
        await bea.button("report-go").click()
        await expect(bea.page.get_by_text(bea.words("report-sent"))).to_be_visible()
    assert reported(town, "Bea cannot be heard.").attached == ""


async def test_what_breaks_in_the_page_is_in_the_log_without_anything_typed(town: Town) -> None:
    async with town.person("Cleo") as cleo:
        await cleo.come("/me")
        await cleo.page.locator("main section").first.wait_for()
        cleo.expected = re.compile("sesame")
        await cleo.page.evaluate(BROKEN)
        async with cleo.page.expect_response("**/api/errors") as answer:
            await cleo.page.get_by_role("link", name=cleo.words("back-to-shelf")).click()
        assert (await answer.value).status == 204
    lines = [line for line in town.house.log.splitlines() if "a page failed" in line]
    told = next(one for one in map(json.loads, lines) if one["about"] == "… … … at …")
    assert (told["kind"], told["error"]) == ("error", "TypeError")
    assert all(re.fullmatch(r"assets/[\w.-]+\.js:\d+:\d+", place) for place in told["places"])
    assert told["places"]
    assert not re.search("sesame|Ada|abc", "".join(lines))


async def test_a_guest_downloads_everything_about_them(town: Town) -> None:
    async with town.person("Dora", on="phone") as dora:
        await dora.open_box("tictactoe")
        await dora.button("play-now").click()
        await dora.page.locator(".table").wait_for()
        await dora.come("/me")
        async with dora.page.expect_download() as coming:
            await dora.button("me-export").click()
        file = town.folder / "dora.zip"
        await (await coming.value).save_as(file)
        await expect(dora.page.get_by_text(dora.words("me-exported"))).to_be_visible()
        await dora.check()
    with zipfile.ZipFile(file) as packed:
        told = json.loads(packed.read("me.json"))
    assert [(one["game"], one["status"]) for one in told["tables"]] == [("tictactoe", "playing")]


async def test_the_privacy_page_has_the_numbers_of_this_server(town: Town) -> None:
    async with town.person("Eve", on="phone") as eve:
        await eve.come()
        await eve.page.get_by_role("link", name=eve.words("privacy-title")).click()
        main = eve.page.get_by_role("main")
        await expect(main).to_contain_text(eve.words("privacy-days", days=90))
        await expect(main).to_contain_text(eve.words("privacy-hours", hours=48))
        await eve.check()
