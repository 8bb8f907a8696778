"""The version of the package: from the tag in git, or from the facts inside an sdist, or NEXT.

Hatchling runs this file when it builds (`tool.hatch.version` in pyproject.toml). Clones and
archives may come without tags; then the version is NEXT, marked as a development version.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

NEXT = "0.3.0"
"""The release that is being made. Raised by hand in the commit after a release."""
ROOT = Path(__file__).resolve().parent
TAG = re.compile(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-(g[0-9a-f]+)")


def find_version(root: Path = ROOT) -> str:
    """BUILD_VERSION is for builders without git, such as a container."""
    named = os.environ.get("BUILD_VERSION", "").removeprefix("v")
    return named or of_sdist(root) or of_tag(root) or f"{NEXT}.dev0"


def of_sdist(root: Path) -> str:
    facts = root / "PKG-INFO"
    found = (
        re.search(r"^Version: (\S+)", facts.read_text("utf-8"), re.M) if facts.exists() else None
    )
    return found[1] if found else ""


def of_tag(root: Path) -> str:
    """The tag itself, or the next patch as a development version when commits came after it."""
    if not (root / ".git").exists():  # a git folder further up is another project's
        return ""
    found = TAG.fullmatch(git(root, "describe", "--tags", "--long", "--match", "v[0-9]*"))
    if not found:
        return ""
    major, minor, patch, later, commit = found.groups()
    if later == "0":
        return f"{major}.{minor}.{patch}"
    return f"{major}.{minor}.{int(patch) + 1}.dev{later}+{commit}"


def git(root: Path, *words: str) -> str:
    try:
        done = subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip()
