"""Reads the workflows: `python -m tools.workflows [FOLDER]`. Exits 1 when something is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import hatch_build

HERE = Path(__file__).parent
WORKFLOWS = HERE.parents[1] / ".github" / "workflows"
ZIZMOR = str(Path(sys.executable).parent / "zizmor")


def main(arguments: list[str]) -> int:
    folder = str(Path(arguments[0]).resolve() if arguments else WORKFLOWS)
    if not (HERE / "node_modules").exists():
        hatch_build.npm(HERE, "ci", "--no-audit", "--no-fund")
    try:
        hatch_build.npm(HERE, "run", "--silent", "lint", "--", folder)
    except (subprocess.CalledProcessError, SystemExit):
        return 1
    command = [ZIZMOR, "--offline", "--quiet", "--no-progress", folder]
    return subprocess.run(command, check=False).returncode and 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
