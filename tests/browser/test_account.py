"""An account in the browser: its recovery code, its devices, and passkeys by a virtual key."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect

from browser.accounts import fill, make_account
from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

REFUSED = re.compile("Failed to load resource.*40[19]")
"""What a browser itself says about an answer that refuses."""
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def plug_in(page: Page) -> tuple[CDPSession, str]:
    """A key that Chromium makes up, and what tests may ask it."""
    line = await page.context.new_cdp_session(page)
    await line.send("WebAuthn.enable")
    added = await line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    return line, added["authenticatorId"]


async def credentials(line: CDPSession, key: str) -> list[dict[str, Any]]:
    told = await line.send("WebAuthn.getCredentials", {"authenticatorId": key})
    found: list[dict[str, Any]] = told["credentials"]
    return found


async def log_out(person: Person) -> None:
    await person.button("me-logout").click()
    await person.button("me-login").click()


async def test_a_passkey_is_made_used_and_removed(town: Town) -> None:
    async with town.person("Ines") as ines:
        line, key = await plug_in(ines.page)
        await make_account(ines)
        await ines.button("passkey-add").click()
        await fill(ines, "passkey-name", "Ma clé")
        await fill(ines, "passphrase", "right Ines")
        await ines.button("passkey-add-go").click()
        await expect(ines.page.get_by_text("Ma clé")).to_be_visible()
        (made,) = await credentials(line, key)
        assert made["isResidentCredential"]
        assert made["rpId"] == "localhost"

        await log_out(ines)
        await ines.button("me-passkey").click()
        await expect(ines.page.get_by_role("heading", name="Ines")).to_be_visible()
        await ines.check()

        await ines.button("recovery-new").click()  # as somebody who forgot the passphrase
        await ines.button("me-passkey").click()
        await expect(ines.page.locator(".recovery .code")).to_be_visible()
        await ines.button("recovery-done").click()

        await ines.button("passkey-remove").click()
        await expect(ines.page.get_by_text("Ma clé")).to_have_count(0)
        await log_out(ines)
        ines.expected = REFUSED
        await ines.button("me-passkey").click()
        await expect(ines.page.get_by_role("alert")).to_have_text(ines.words("refused-bad_passkey"))


async def test_a_passkey_deletes_an_account_in_place_of_the_passphrase(town: Town) -> None:
    async with town.person("Noor") as noor:
        await plug_in(noor.page)
        await make_account(noor)
        await noor.button("passkey-add").click()
        await fill(noor, "passphrase", "right Noor")
        await noor.button("passkey-add-go").click()
        await expect(noor.button("passkey-remove")).to_be_visible()
        await noor.button("me-delete").click()
        await noor.button("me-delete-passkey").click()
        await expect(noor.button("me-make-go")).to_be_visible()
        await noor.button("me-login").click()
        await fill(noor, "me-name", "Noor")
        await fill(noor, "passphrase", "right Noor")
        noor.expected = REFUSED
        await noor.button("me-login-go").click()
        await expect(noor.page.get_by_role("alert")).to_have_text(noor.words("refused-wrong_login"))


async def test_where_there_is_no_key_the_page_says_so(town: Town) -> None:
    async with town.person("Olga") as olga:
        line, key = await plug_in(olga.page)
        off = {"authenticatorId": key, "enabled": False}
        await make_account(olga)
        await log_out(olga)
        await line.send("WebAuthn.setAutomaticPresenceSimulation", off)
        await line.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": key})
        await line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
        await olga.button("me-passkey").click()
        alert = olga.page.get_by_role("alert")
        await expect(alert).to_have_text(olga.words("refused-passkey_given_up"))


async def test_a_recovery_code_gives_the_name_back_and_signs_others_out(town: Town) -> None:
    async with town.person("Petra") as petra, town.person("Petra", on="phone") as phone:
        code = await make_account(petra)
        await phone.come("/me")
        await phone.button("me-login").click()
        await phone.button("me-forgotten").click()
        await fill(phone, "me-name", "Petra")
        await fill(phone, "recovery", code.lower().replace("-", " "))
        await fill(phone, "passphrase-new", "another one")
        await phone.button("me-recover-go").click()
        shown = phone.page.locator(".recovery .code")
        assert await shown.inner_text() != code
        await phone.check()
        await phone.button("recovery-done").click()
        await expect(phone.page.get_by_role("heading", name="Petra")).to_be_visible()
        await petra.page.reload()
        await expect(petra.button("me-make-go")).to_be_visible()


def other(person: Person) -> Locator:
    """The button that signs the other device out; its name begins like that of logging out."""
    name = f"{person.words('device-out')} ·"
    return person.page.get_by_role("button", name=name)


async def test_a_device_is_signed_out_from_another(town: Town) -> None:
    async with town.person("Quim") as quim, town.person("Quim", on="phone") as phone:
        await make_account(quim)
        await phone.come("/me")
        await phone.button("me-login").click()
        await fill(phone, "me-name", "Quim")
        await fill(phone, "passphrase", "right Quim")
        await phone.button("me-login-go").click()
        await expect(other(phone)).to_be_visible()
        await phone.come("/")  # the lobby holds a line open
        await phone.page.wait_for_load_state("networkidle")
        await quim.page.reload()
        await expect(other(quim)).to_be_visible()
        await quim.check()
        await other(quim).click()
        await expect(other(quim)).to_have_count(0)
        await phone.come("/me")
        await expect(phone.button("me-make-go")).to_be_visible()
