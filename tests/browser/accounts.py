"""Somebody makes an account on the page, or is asked for a name."""

from __future__ import annotations

from playwright.async_api import expect

from browser.person import Person


async def fill(person: Person, id: str, text: str) -> None:
    await person.page.get_by_label(person.words(id), exact=True).fill(text)


async def make_account(person: Person) -> str:
    """On the page *Me*; the code that is shown."""
    await person.come("/me")
    await fill(person, "me-name", person.name)
    await fill(person, "passphrase", f"right {person.name}")
    await person.button("me-make-go").click()
    shown = person.page.locator(".recovery .code")
    code = await shown.inner_text()
    await person.check()
    await person.button("recovery-done").click()
    await expect(shown).to_have_count(0)
    return code


async def is_asked_for_a_name(ada: Person) -> None:
    await ada.open_box("switch")
    await ada.button("make-table-go").click()
    await ada.page.get_by_role("textbox", name=ada.words("your-name")).wait_for()
