"""Asks the public advisories about everything that is locked: `pip-audit` and `npm audit`.

Where an advisory cannot be reached it is named and left out: that is no proof of anything, and is
told as such. Exits 1 when something is known to be unsafe.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PIP_AUDIT = "pip-audit==2.10.1"
LOCKS = ("dev.txt", "docs.txt", "sbom.txt", "lexicon.txt")
PATIENCE = 300


def main() -> int:
    found = ask_about_python()
    for folder in ("client", "lexicon", "tools/workflows"):
        found += ask_about_npm(folder)
    for line in found:
        print(f"unsafe: {line}")
    return 1 if found else 0


def ask_about_python() -> list[str]:
    """Through pip-audit, in an environment of its own."""
    locks = [f"--requirement={ROOT / 'requirements' / name}" for name in LOCKS]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "bin", "python"))
        if run([python, "-m", "pip", "install", "--quiet", PIP_AUDIT]).returncode:
            return left_out("Python packages", "pip-audit cannot be installed")
        command = [python, "-m", "pip_audit", *locks, "--require-hashes"]
        done = run([*command, "--disable-pip", "--format", "json", "--progress-spinner", "off"])
    told = parse(done.stdout)
    packages = told.get("dependencies", [])
    asked = [one for one in packages if "skip_reason" not in one]
    if not asked:
        return left_out("Python packages", "no package is known there")
    print(f"Python packages: {len(asked)} of {len(packages)} asked about")
    return [
        f"{one['name']} {one['version']}: {flaw['id']}" for one in asked for flaw in one["vulns"]
    ]


def ask_about_npm(folder: str) -> list[str]:
    done = run(["npm", "audit", "--json", "--package-lock-only"], ROOT / folder)
    told = parse(done.stdout)
    if "vulnerabilities" not in told:
        why = told.get("message") or told.get("error", {}).get("summary") or "no answer"
        return left_out(f"npm packages of {folder}", why)
    print(f"npm packages of {folder}: asked about")
    return [f"{name}: {flaw['severity']}" for name, flaw in told["vulnerabilities"].items()]


def left_out(what: str, why: str) -> list[str]:
    print(f"{what}: NOT asked about, the advisories cannot be reached ({why.strip()[:100]})")
    return []


def run(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        return subprocess.CompletedProcess(command, 1, "", str(fault))


def parse(text: str) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads(text)
    except ValueError:
        return {}
    return told


if __name__ == "__main__":
    sys.exit(main())
