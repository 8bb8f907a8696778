"""What the server refuses and what people can say has words on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee import wire
from tablee.house.people.name import LENT

ROOT = Path(__file__).parents[1]
FRENCH = ROOT / "client/src/words/fr.ftl"  # English has the same ids: test_words.py
RAISED = re.compile(r'\b(?:Fault|BadOptions|Bye)\(\s*"(\w+)"')
LISTED = re.compile(r"^\| \d{3} \|(.*)\|$", re.MULTILINE)

pytestmark = pytest.mark.skipif(not FRENCH.exists(), reason="only where the page's source is")


def _known() -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", FRENCH.read_text("utf-8"), re.MULTILINE))


def _raised() -> set[str]:
    folders = ("web", "table", "store", "catalog")
    files = (path for folder in folders for path in (ROOT / "src/tablee" / folder).rglob("*.py"))
    return {code for path in files for code in RAISED.findall(path.read_text("utf-8"))}


def _documented() -> set[str]:
    """Codes of the table of statuses: every one stands before a colon, a comma or the end."""
    rows = LISTED.findall((ROOT / "docs/protocol.md").read_text("utf-8"))
    return set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", " ".join(rows)))


def test_every_refusal_has_words() -> None:
    codes = _raised() | _documented()
    assert len(codes) > 40, "the pattern finds too few"
    assert not {code for code in codes if f"refused-{code}" not in _known()}


def test_the_names_that_are_lent_are_those_of_the_page() -> None:
    found = [
        re.search(r"^guest = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        for file in FRENCH.parent.glob("*.ftl")
    ]
    assert {one[1] for one in found if one} == set(LENT)


def test_every_phrase_has_words_and_a_button() -> None:
    assert not {phrase for phrase in wire.PHRASES if f"say-{phrase}" not in _known()}
    source = (ROOT / "client/src/table/talk/Talk.svelte").read_text("utf-8")
    listed = re.search(r"PHRASES = \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r'"([\w-]+)"', listed[1])) == wire.PHRASES
