"""Names and records that try to be scripts: everywhere they are shown, they are only text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = ("<svg onload=ran=1>", '"><b onclick=ran=1>', "{{ran=1}}<script>")
"""As long as a name may be, or shorter."""
RECORD = Path(__file__).parents[1] / "golden" / "logs" / "switch" / "2" / "01-2-defaults.jsonl"
UPLOAD = """async text => {
    await fetch("/api/me", {method: "POST", body: JSON.stringify({name: "Ada"})});
    return (await fetch("/api/records", {method: "POST", body: text})).json();
}"""
RAN = "typeof ran !== 'undefined' || document.querySelector('main script, svg[onload], b[onclick]')"


async def shows_text(person: Person, name: str) -> None:
    await expect(person.page.get_by_text(name, exact=False).first).to_be_attached()
    assert not await person.page.evaluate(f"Boolean({RAN})")


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_text_in_the_waiting_room_at_the_table_and_in_lists(
    town: Town, name: str
) -> None:
    async with town.person(name) as eve, town.person("Ada") as ada:
        await eve.set_table("tictactoe", ["me", "open"])
        link = await eve.copy_link()
        await ada.accept(link)
        await shows_text(ada, name)
        await eve.begin()
        await eve.look()
        await shows_text(ada, name)
        await ada.come("/me")
        await ada.come()
        assert not await ada.page.evaluate(f"Boolean({RAN})")


async def test_a_record_is_text_wherever_it_is_played_again(town: Town) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header["seats"] = [{"name": name, "kind": "person"} for name in NAMES[:2]]
    text = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    async with town.person("Ada") as ada:
        await ada.come()
        told = await ada.page.evaluate(UPLOAD, text)
        await ada.come(f"/replay/{told['id']}")
        for name in NAMES[:2]:
            await shows_text(ada, name)
