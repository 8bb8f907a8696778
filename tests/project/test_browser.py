"""The browser of the tests is found where it is, and its absence is told in one loud line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from not_tested import closing_line
from tools.browser import find_browser

ROOT = Path(__file__).parents[2]


def program(file: Path, code: int = 0) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\nexit {code}\n")
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser: its programs, and the project's own folder, are empty."""
    path = tmp_path / "bin"
    path.mkdir()
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.setattr("tools.browser.SYSTEM", ("chromium", "google-chrome"))
    monkeypatch.delenv("TABLEE_BROWSER", raising=False)
    return tmp_path


def test_nothing_is_found_on_a_bare_machine(bare: Path) -> None:
    assert find_browser(bare / "none") is None


def test_a_browser_of_the_system_is_found(bare: Path) -> None:
    chrome = program(bare / "bin" / "google-chrome")
    assert find_browser(bare / "none") == chrome


def test_a_browser_that_does_not_start_is_passed_over(bare: Path) -> None:
    program(bare / "bin" / "chromium", code=127)
    chrome = program(bare / "bin" / "google-chrome")
    assert find_browser(bare / "none") == chrome


def test_the_fetched_one_is_found_when_the_system_has_none(bare: Path) -> None:
    fetched = program(bare / "own" / "chromium-1254" / "chrome-linux" / "chrome")
    assert find_browser(bare / "own") == fetched


def test_a_named_browser_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "bin" / "chromium")
    named = program(bare / "elsewhere" / "my-chrome")
    monkeypatch.setenv("TABLEE_BROWSER", named)
    assert find_browser(bare / "none") == named


def test_a_named_browser_that_does_not_start_is_an_error(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare / "bin" / "chromium")
    monkeypatch.setenv("TABLEE_BROWSER", str(bare / "missing"))
    with pytest.raises(SystemExit, match="does not start"):
        find_browser(bare / "none")


def run_without_a_browser(tmp_path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Real browser tests, on a machine whose PATH is empty."""
    probe = tmp_path / "probe.py"
    probe.write_text(
        "import sys, pathlib, pytest, tools.browser as found\n"
        "found.SYSTEM = ('chromium',)\n"
        "found.find_browser.__defaults__ = (pathlib.Path('none'),)\n"
        "sys.exit(pytest.main(sys.argv[1:]))\n"
    )
    command = [sys.executable, str(probe), "-m", "browser", "tests/browser/test_small.py"]
    home = {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
    return subprocess.run(
        command, cwd=ROOT, env=home | settings, capture_output=True, text=True, check=False
    )


def test_a_run_without_a_browser_ends_with_one_loud_line(tmp_path: Path) -> None:
    done = run_without_a_browser(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    last = done.stdout.strip().splitlines()[-1]
    assert "NOT TESTED: " in last
    assert "tests (no browser was found; `make browser` installs one)" in last
    assert done.stdout.count("NOT TESTED") == 1


def test_where_browser_tests_are_required_their_absence_fails(tmp_path: Path) -> None:
    done = run_without_a_browser(tmp_path, TABLEE_BROWSER_TESTS="required")
    assert done.returncode == 1
    assert "browser tests are required here" in done.stdout


def report(why: str) -> pytest.TestReport:
    longrepr = ("file.py", 1, f"Skipped: {why}")
    return pytest.TestReport("a", ("file.py", 1, "a"), {}, "skipped", longrepr, "setup")


def test_reasons_are_counted_and_a_gap_by_nature_is_not_told() -> None:
    skipped = [report("caddy is not installed")] * 2 + [report("nothing is hidden")]
    assert closing_line(skipped) == "NOT TESTED: 2 tests (caddy is not installed)"
    assert closing_line([report("nothing is hidden")]) == ""
