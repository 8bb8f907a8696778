"""Finds a Chromium for the browser tests, or fetches one: `python -m tools.browser [--try]`.

It is looked for in this order: the one that TABLEE_BROWSER names, one of the system, one of
Playwright's in the folder `.browsers` of the project. A browser that does not start is no browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[1] / ".browsers"
SYSTEM = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FETCHED = {"chrome", "Chromium", "Google Chrome for Testing", "chrome.exe"}
PATIENCE_S = 60
ADVICE = """\
No browser could be fetched. The browser tests need one of these:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium
  anything else:   TABLEE_BROWSER=/path/to/chrome make test"""


def find_browser(folder: Path = FOLDER) -> str | None:
    """The first one that starts. A named one that does not start is an error."""
    named = os.environ.get("TABLEE_BROWSER")
    if named and not starts(named):
        raise SystemExit(f"TABLEE_BROWSER is {named}, and that does not start.")
    return named or next(filter(starts, candidates(folder)), None)


def candidates(folder: Path) -> Iterator[str]:
    yield from filter(None, map(shutil.which, SYSTEM))
    for file in sorted(folder.glob("chromium*/**/*"), reverse=True):
        if file.name in FETCHED and file.is_file():
            yield str(file)


def starts(program: str) -> bool:
    """A package without its libraries, or a stub that says what to install, ends with an error."""
    try:
        done = subprocess.run(
            [program, "--version"], capture_output=True, check=False, timeout=PATIENCE_S
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def fetch(folder: Path = FOLDER) -> None:
    """Playwright's own Chromium, into the folder of the project; needs no root."""
    print("Fetching a browser into .browsers …", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    place = os.environ | {"PLAYWRIGHT_BROWSERS_PATH": str(folder)}
    subprocess.run(command, env=place, stdout=sys.stderr, check=False)


def main(arguments: list[str]) -> int:
    """With `--try`, no browser is no error: the tests say what they could not test."""
    if find_browser() is None:
        fetch()
    found = find_browser()
    print(f"Browser: {found}" if found else ADVICE)
    return 0 if found or "--try" in arguments else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
