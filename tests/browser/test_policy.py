"""What the page's policy refuses in a real browser, and that the page itself needs none of it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

REFUSED = re.compile("Content Security Policy|The action has been blocked|Trusted ?Type")
TAMPERED = {
    "text that becomes elements": "document.body.insertAdjacentHTML('beforeend', '<p>x</p>')",
    "a document from text": "new DOMParser().parseFromString('<p>x</p>', 'text/html')",
    "a policy of another name": "trustedTypes.createPolicy('mine', {createHTML: x => x})",
    "a second policy of ours": "trustedTypes.createPolicy('tablee-faces', {createHTML: x => x})",
    "the address of a script": "document.createElement('script').src = '/assets/x.js'",
}
RAISES = "code => { try { code() } catch (fault) { return fault.name } return '' }"
REGISTER = """() => new Promise(told => {
    addEventListener("securitypolicyviolation", event => told(event.effectiveDirective));
    const done = () => setTimeout(told, 1000, "nothing was violated");
    navigator.serviceWorker.register("/other.js").then(done, done);
})"""
"""Tries to register a worker, and says which rule of the policy that violates."""


@pytest.mark.parametrize("what", TAMPERED)
async def test_text_becomes_elements_under_our_policies_alone(town: Town, what: str) -> None:
    async with town.person("Ada") as ada:
        ada.expected = REFUSED
        await ada.open_box("tictactoe")
        raised = await ada.page.evaluate(f"({RAISES})(() => {{ {TAMPERED[what]} }})")
        assert raised == "TypeError"


async def test_a_style_that_somebody_brings_in_is_not_used(town: Town) -> None:
    async with town.person("Ada") as ada:
        ada.expected = REFUSED
        await ada.open_box("tictactoe")
        await ada.page.evaluate(
            """() => {
                const style = document.createElement("style");
                style.textContent = "body { display: none }";
                document.head.append(style);
                document.body.setAttribute("style", "display: none");
            }"""
        )
        await expect(ada.page.locator("body")).to_be_visible()


async def test_no_worker_but_ours_is_registered(town: Town) -> None:
    """Its address is under a policy too, which knows one alone: tests/browser/test_offline.py."""
    async with town.person("Ada", service_workers="allow") as ada:
        ada.expected = REFUSED
        await ada.open_box("tictactoe")
        assert await ada.page.evaluate(REGISTER) == "require-trusted-types-for"
