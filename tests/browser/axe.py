"""What axe-core finds on a screen."""

from __future__ import annotations

from pathlib import Path

from browser.person import Person

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """() => axe.run(document, { resultTypes: ["violations"] }).then(found =>
    found.violations.flatMap(rule => rule.nodes.map(node =>
        `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`)))"""


async def check(person: Person) -> None:
    """Everything axe finds on the screen as it is."""
    await person.page.evaluate(AXE.read_text("utf-8"))
    found = await person.page.evaluate(FIND)
    assert not found, "\n".join(found)
