"""What axe-core finds on a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from browser.person import Person

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """() => axe.run(document, { resultTypes: ["violations"] }).then(found =>
    found.violations.flatMap(rule => rule.nodes.map(node =>
        `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`)))"""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


async def check(person: Person) -> None:
    """Everything axe finds on the screen as it is."""
    await person.page.evaluate(AXE.read_text("utf-8"))
    found = await person.page.evaluate(FIND)
    assert not found, "\n".join(found)


async def check_in_light_and_dark(person: Person) -> None:
    """The same screen twice: its colours follow the system at once."""
    for theme in THEMES:
        await person.page.emulate_media(color_scheme=theme)
        is_dark = await person.brightness() < 0.45
        assert is_dark == (theme == "dark"), f"the screen does not turn {theme}"
        try:
            await check(person)
        except AssertionError as fault:
            raise AssertionError(f"in {theme}: {fault}") from None
