"""The lists of what is in a release name everything that is locked for it, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools import sbom

pytest.importorskip("cyclonedx", reason="make sbom installs it")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def lists(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    files = sbom.write(tmp_path_factory.mktemp("lists"))
    return {file.name: json.loads(file.read_text("utf-8")) for file in files}


def named(parts: dict[str, Any]) -> set[str]:
    return {f"{part['name']}=={part['version']}" for part in parts["components"]}


def test_the_list_of_the_server_is_the_lock_of_what_runs(lists: dict[str, Any]) -> None:
    lock = (ROOT / "requirements/run.txt").read_text("utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+==[\w.]+)", lock, re.M))
    assert len(locked) > 20
    assert named(lists["tablee-server.cdx.json"]) == locked


@pytest.mark.parametrize(("name", "folder"), [("page", "client"), ("words", "lexicon")])
def test_the_other_lists_are_the_npm_locks(lists: dict[str, Any], name: str, folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    built = {
        f"{path.rpartition('node_modules/')[2]}=={facts['version']}"
        for path, facts in lock.items()
        if path and not facts.get("dev")
    }
    assert built
    assert named(lists[f"tablee-{name}.cdx.json"]) == built


def test_every_part_has_its_address_and_its_hashes(lists: dict[str, Any]) -> None:
    for parts in lists.values():
        for part in parts["components"]:
            assert part["purl"].startswith("pkg:")
            assert '"content":' in json.dumps(part), part["name"]


def test_something_that_is_no_list_is_found_out() -> None:
    assert sbom.fault_of('{"bomFormat": "CycloneDX", "specVersion": "1.5", "parts": []}')
