"""Lists of what is in a release, as CycloneDX: `python -m tools.sbom FOLDER`.

One for the server (from the lock of what runs), one for the page and one for the word lists (from
their npm locks). Each is checked against the schema of CycloneDX before it counts as written.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import hatch_build
from version import NEXT

ROOT = Path(__file__).parents[1]
VERSION = NEXT
NPM = {"page": hatch_build.CLIENT, "words": hatch_build.LEXICON}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    for file in write(Path(arguments[0])):
        print(file)
    return 0


def write(folder: Path) -> list[Path]:
    """The lists in this folder; raises for one that CycloneDX would not take."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [_server(folder / "tablee-server.cdx.json")]
    files += [_npm(source, folder / f"tablee-{name}.cdx.json") for name, source in NPM.items()]
    for file in files:
        fault = fault_of(file.read_text("utf-8"))
        if fault:
            raise SystemExit(f"{file.name} is no CycloneDX: {fault}")
    return files


def fault_of(text: str) -> str:
    """Why this is no list in CycloneDX 1.5; empty if it is one."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    fault = JsonStrictValidator(SchemaVersion.V1_5).validate_str(text)
    return "" if fault is None else str(fault)


def _server(file: Path) -> Path:
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", "requirements/run.txt"]
    command += ["--pyproject", "pyproject.toml", "--spec-version", "1.5", "--output-reproducible"]
    subprocess.run([*command, "--output-file", str(file.resolve())], cwd=ROOT, check=True)
    return file


def _npm(source: Path, file: Path) -> Path:
    """npm's own list of a copy without what only checks and tests need: it builds nothing.

    Its `--omit dev` also leaves out packages that both sides need.
    """
    with TemporaryDirectory() as folder, file.open("wb") as told:
        for name, facts in _for_the_build(source).items():
            (Path(folder) / name).write_text(json.dumps(facts), "utf-8")
        options = ("--sbom-format", "cyclonedx", "--package-lock-only")
        hatch_build.npm(Path(folder), "sbom", *options, stdout=told)
    return file


def _for_the_build(source: Path) -> dict[str, Any]:
    asked = json.loads((source / "package.json").read_text("utf-8"))
    lock = json.loads((source / "package-lock.json").read_text("utf-8"))
    found = lock["packages"]
    lock["packages"] = {name: facts for name, facts in found.items() if not facts.get("dev")}
    for root in (asked, lock["packages"][""]):
        root.pop("devDependencies", None)
        root["version"] = VERSION
    return {"package.json": asked, "package-lock.json": lock}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
