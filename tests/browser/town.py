"""One server, one browser, and a window for each person who comes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Literal

from playwright.async_api import Browser, Error, Playwright, async_playwright

from browser.house import House
from browser.person import Person

FRENCH: dict[str, Any] = {"locale": "fr-FR"}
"""What everybody's browser asks for, unless a test says otherwise."""
ALONE: dict[str, Any] = {"service_workers": "block"}
"""What a worker answers, no test could hold up or change: only the tests of it let it come."""
FLAGS = ["--no-sandbox", "--disable-gpu"]
NO_COOKIES = '{"profile": {"default_content_setting_values": {"cookies": 2}}}'
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "has_touch": True,
    "is_mobile": True,
}


class Town:
    """One server and one browser process for the whole evening."""

    def __init__(
        self, folder: Path, playwright: Playwright, browser: Browser, chromium: str
    ) -> None:
        self.folder = folder
        self.house = House(folder / "house")
        self.full = False
        self._playwright = playwright
        self._browser = browser
        self._chromium = chromium

    @classmethod
    async def open(cls, folder: Path, chromium: str) -> Town:
        playwright = await async_playwright().start()
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        town = cls(folder, playwright, browser, chromium)
        await town.house.open()
        return town

    def new_folder(self, name: str) -> Path:
        """For a house of one's own."""
        return Path(mkdtemp(prefix=f"{name}-", dir=self.folder))

    async def close(self) -> None:
        await self._browser.close()
        await self._playwright.stop()
        await self.house.close()

    @asynccontextmanager
    async def person(
        self,
        name: str,
        on: Literal["desktop", "phone"] = "desktop",
        address: str = "",
        **habits: Any,
    ) -> AsyncIterator[Person]:
        """Somebody with a browser of their own. Whatever the page complained of is a failure."""
        phone = on == "phone"
        screen = PHONE if phone else DESKTOP
        settings = {"reduced_motion": "reduce", **ALONE, **FRENCH, **screen, **habits}
        context = await self._browser.new_context(**settings)
        try:
            page = await context.new_page()
            person = Person(page, name, address or self.house.address, touches=phone)
            try:
                yield person
            except Exception as failure:
                failure.add_note(await self._picture(person))
                raise
            assert not person.faults, "\n".join(person.faults)
        finally:
            await context.close()

    @asynccontextmanager
    async def person_who_refuses_cookies(self, name: str) -> AsyncIterator[Person]:
        """By the browser's own setting, with which it stores nothing else for a site either."""
        profile = self.new_folder("no-cookies")
        (profile / "Default").mkdir()
        (profile / "Default" / "Preferences").write_text(NO_COOKIES)
        context = await self._playwright.chromium.launch_persistent_context(
            profile, executable_path=self._chromium, args=FLAGS, **FRENCH, **PHONE
        )
        try:
            person = Person(await context.new_page(), name, self.house.address, touches=True)
            yield person
            assert not person.faults, "\n".join(person.faults)
        finally:
            await context.close()

    async def _picture(self, person: Person) -> str:
        """What was on the screen when it went wrong."""
        file = self.folder / f"{person.name}-{person.rng.randrange(10**6)}.png"
        try:
            await person.page.screenshot(path=file)
        except Error as error:
            return f"{person.name} saw nothing: {error}"
        return f"{person.name} saw {file}; complaints: {person.faults}"
