"""What can be held of our dependencies without asking anybody: locked, hashed, freely licensed.

Whether a locked version is known to be unsafe is asked by `make audit`, where the public
advisories can be reached.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = [ROOT / "requirements/dev.txt", ROOT / "requirements/docs.txt"]
LEXICON = ROOT / "requirements/lexicon.txt"
LOCK = "\n".join(lock.read_text("utf-8") for lock in [*LOCKS, LEXICON])
NPM = ("client", "lexicon", "tools/workflows")
PAGES = [ROOT / folder / "package-lock.json" for folder in NPM]
ENTRY = re.compile(r"^([a-z0-9._-]+)==(\S+)[^\n]*\n((?:    .*\n?)*)", re.MULTILINE)
FREE = re.compile(
    r"MIT|BSD|Apache|APL 2|MPL|Mozilla|ISC|PSF|Python Software|CC-BY|CC0|0BSD|BlueOak|OFL"
)
"""Licences that ask nothing of who plays, serves or changes the house."""
CHOICE = {"text-unidecode"}
"""Offered under the Artistic License as well as the GPL; only tests lean on it."""


def locked() -> dict[str, tuple[str, str]]:
    return {name: (version, rest) for name, version, rest in ENTRY.findall(LOCK)}


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return {name: facts for name, facts in found.items() if name}


def test_every_python_package_is_locked_with_hashes() -> None:
    assert len(locked()) > 40
    assert not [name for name, (_, rest) in locked().items() if "--hash=sha256:" not in rest]
    assert set(re.findall(r"^(\S+)==", LOCK, re.MULTILINE)) == set(locked())


def test_both_locks_agree() -> None:
    """They are installed into one environment."""
    tests, docs = ({(e[0], e[1]) for e in ENTRY.findall(lock.read_text("utf-8"))} for lock in LOCKS)
    both = {name for name, _ in tests} & {name for name, _ in docs}
    assert both
    assert {e for e in tests if e[0] in both} == {e for e in docs if e[0] in both}


def test_everything_asked_for_is_locked() -> None:
    for file in ("run.in", "dev.in", "docs.in", "lexicon.in"):
        for line in (ROOT / "requirements" / file).read_text("utf-8").splitlines():
            name = re.match(r"[A-Za-z0-9._-]+", line)
            if name and not line.startswith("-"):
                assert re.sub(r"[._]", "-", name[0].lower()) in locked(), line


def test_the_package_asks_for_what_the_lock_was_made_from() -> None:
    asked = (ROOT / "pyproject.toml").read_text("utf-8")
    for line in (ROOT / "requirements/run.in").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            assert f'"{line}"' in asked, line


def test_a_build_from_source_takes_the_frequencies_that_are_locked() -> None:
    asked = re.search(
        r'^FREQUENCIES = "(\S+)"$', (ROOT / "hatch_build.py").read_text(), re.MULTILINE
    )
    assert asked
    assert asked[1] in (ROOT / "requirements/lexicon.in").read_text("utf-8")


@pytest.mark.parametrize("lock", PAGES, ids=lambda path: path.parent.name)
def test_every_npm_package_is_locked_with_its_hash(lock: Path) -> None:
    assert packages(lock)
    assert not [name for name, facts in packages(lock).items() if "integrity" not in facts]


@pytest.mark.parametrize("lock", [*LOCKS, LEXICON, *PAGES], ids=lambda p: p.name)
def test_no_lock_names_a_registry(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"--(extra-)?index-url|--find-links|https?://\S*(registry|pypi)", text)


@pytest.mark.parametrize("lock", PAGES, ids=lambda path: path.parent.name)
def test_every_npm_package_is_free(lock: Path) -> None:
    licences = {name: str(facts.get("license")) for name, facts in packages(lock).items()}
    assert not {name: told for name, told in licences.items() if not FREE.search(told)}


def test_every_python_package_is_free() -> None:
    strange = {}
    for name in locked().keys() - CHOICE:
        try:
            facts = metadata(name)
        except PackageNotFoundError:  # for another system than this one
            continue
        marks = [m for m in facts.get_all("Classifier") or () if m.startswith("License")]
        names = ("License-Expression", "License")
        told = [*(facts[name] for name in names if name in facts), *marks]
        if not any(FREE.search(one) for one in told) or any("GPL" in one for one in told):
            strange[name] = told
    assert not strange
