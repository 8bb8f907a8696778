"""What can be held of our dependencies without asking anybody: locked, hashed, freely licensed.

Whether a locked version is known to be unsafe is asked by `make audit`, where the public
advisories can be reached.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, distribution, metadata
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NAMES = ("dev", "docs", "run", "build", "node", "sbom", "lock")
LOCKS = [ROOT / "requirements" / f"{name}.txt" for name in NAMES]
LEXICON = ROOT / "requirements/lexicon.txt"
LOCK = "\n".join(lock.read_text("utf-8") for lock in [*LOCKS, LEXICON])
NPM = ("client", "lexicon", "tools/workflows")
PAGES = [ROOT / folder / "package-lock.json" for folder in NPM]
ENTRY = re.compile(r"^([a-z0-9._-]+)==(\S+)[^\n]*\n((?:    .*\n?)*)", re.MULTILINE)
FREE = re.compile(
    r"MIT|BSD|Apache|APL 2|MPL|Mozilla|ISC|PSF|Python Software|CC-BY|CC0|0BSD|BlueOak|OFL"
)
"""Licences that ask nothing of who plays, serves or changes the house."""
MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy"
CHOICE = {"text-unidecode"}
"""Offered under the Artistic License as well as the GPL; only tests lean on it."""
RUNTIME = {"scipy"}
"""BSD itself. Its wheel carries the runtime library of GCC, whose licence leaves alone what is
built with it. OpenSpiel needs it: only `tablee[learn]` and the tests install it."""


def locked() -> dict[str, tuple[str, str]]:
    return {name: (version, rest) for name, version, rest in ENTRY.findall(LOCK)}


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return {name: facts for name, facts in found.items() if name}


def test_every_python_package_is_locked_with_hashes() -> None:
    assert len(locked()) > 40
    assert not [name for name, (_, rest) in locked().items() if "--hash=sha256:" not in rest]
    assert set(re.findall(r"^(\S+)==", LOCK, re.MULTILINE)) == set(locked())


def test_all_locks_agree() -> None:
    """What is tested is what is built with and what runs; most share one environment."""
    for one, other in combinations(LOCKS, 2):
        both = _names(one) & _names(other)
        assert {e for e in _entries(one) if e[0] in both} == {
            e for e in _entries(other) if e[0] in both
        }, (one.name, other.name)


def test_all_that_runs_is_tested() -> None:
    tested, runs = (_names(ROOT / "requirements" / name) for name in ("dev.txt", "run.txt"))
    assert runs
    assert runs < tested


def _entries(lock: Path) -> set[tuple[str, str]]:
    """Names with their versions; one name may have several, for several versions of Python."""
    return {(name, version) for name, version, _ in ENTRY.findall(lock.read_text("utf-8"))}


def _names(lock: Path) -> set[str]:
    return {name for name, _ in _entries(lock)}


def test_what_runs_needs_none_of_the_exceptions() -> None:
    assert not (CHOICE | RUNTIME) & _names(ROOT / "requirements/run.txt")


def test_the_container_installs_nothing_without_a_hash() -> None:
    recipe = (ROOT / "deploy/Containerfile").read_text("utf-8").replace("\\\n", "")
    installs = re.findall(r"pip (?:install|wheel|download)[^&\n]*", recipe)
    assert len(installs) == 5
    for step in installs:
        from_lock = "--require-hashes" in step and "-r requirements/" in step
        made_here = "--no-deps" in step and ("--no-index" in step or "--no-build-isolation" in step)
        assert from_lock or made_here, step


def test_both_stages_of_the_container_stand_on_one_base_that_a_release_names_by_digest() -> None:
    recipe = (ROOT / "deploy/Containerfile").read_text("utf-8")
    assert re.findall(r"^FROM (\S+)", recipe, re.M) == ["${BASE}", "${BASE}"]
    base = re.search(r"^ARG BASE=(\S+)$", recipe, re.M)
    release = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert base
    assert f"BASE: {base[1]}\n" in release
    assert '--build-arg "BASE=$BASE"' in release


def test_everything_asked_for_is_locked() -> None:
    for file in (*(f"{name}.in" for name in NAMES), "lexicon.in"):
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


def _in_files(name: str) -> list[str]:
    """Where no field names the licence: what its text is."""
    files = [file for file in distribution(name).files or () if file.name == "LICENSE"]
    return ["MIT" for file in files if MIT in " ".join(file.read_text().split())]


def test_every_python_package_is_free() -> None:
    strange = {}
    for name in locked().keys() - CHOICE - RUNTIME:
        try:
            facts = metadata(name)
        except PackageNotFoundError:  # for another system than this one
            continue
        marks = [m for m in facts.get_all("Classifier") or () if m.startswith("License")]
        names = ("License-Expression", "License")
        told = [*(facts[name] for name in names if name in facts), *marks] or _in_files(name)
        if not any(FREE.search(one) for one in told) or any("GPL" in one for one in told):
            strange[name] = told
    assert not strange
