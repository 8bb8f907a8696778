"""The command `check`: what is wrong with a package of a game, and then the contract."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from tablee.cli.arguments import Wrong

QUICK: Final = "tablee.testing.check"
"""In a process of its own: it loads the code of the package."""
NEEDED: Final = ("pytest", "hypothesis")
NOTHING_COLLECTED: Final = 5


@click.command("check")
@click.argument(
    "folder", default=".", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--contract/--no-contract", default=True, help="Run its tests afterwards, too.")
def check_command(folder: Path, contract: bool) -> None:
    """Check the game in FOLDER (or here): imports, words, faces and scenes; then its tests."""
    if _run("-m", QUICK, str(folder), folder=Path()):
        raise Wrong("The tests were not run: mend this first." if contract else "Mend this.")
    if not contract:
        return
    if not all(find_spec(name) for name in NEEDED):
        raise Wrong("The contract needs more: pip install 'tablee[testing]'.")
    click.echo("contract:")
    code = _run("-m", "pytest", "-x", "-q", "--tb=short", "tests", folder=folder)
    if code == NOTHING_COLLECTED:
        raise Wrong("There are no tests: tests/test_contract.py runs the contract.")
    if code:
        raise Wrong("The tests fail. The first failure stands above.")


def _run(*words: str, folder: Path) -> int:
    """Shows what it prints as it comes; how it ended."""
    return subprocess.run([sys.executable, *words], cwd=folder, check=False).returncode
