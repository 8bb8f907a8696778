"""Records on the page: how one is opened and reviewed."""

from __future__ import annotations

from pathlib import Path

from browser.person import Person


async def opens_a_record(person: Person, record: Path) -> None:
    """A game from elsewhere, always the same, in its replay."""
    post = person.page.request.post
    await post(f"{person.address}/api/me", data={"name": person.name})
    made = await post(f"{person.address}/api/records", data=record.read_bytes())
    await person.come(f"/replay/{(await made.json())['id']}?eyes=0")


async def reviews_a_record(person: Person, record: Path) -> None:
    await opens_a_record(person, record)
    await person.button("review").click()
