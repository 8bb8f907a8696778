"""The last line of a run: what was not tested for want of a tool, and the seed of the order.

A skipped test is one small letter that nobody sees. This says it once, loudly, at the very end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

WANTING = ("was found", "is not built", "is not installed")
"""How the reasons end that a person can do something about; the others are no gap in the proof."""


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    seed = config.getoption("randomly_seed", None)
    if seed is not None:
        reporter.write_line(f"The order of the tests came from --randomly-seed={seed}")
    line = closing_line(reporter.stats.get("skipped", ()))
    if line:
        reporter.write_line(line, red=True, bold=True)


def closing_line(skipped: Iterable[pytest.TestReport]) -> str:
    """One line for all reasons, the largest gap first; empty when nothing was left out."""
    reasons = Counter(reason_of(report) for report in skipped)
    gaps = [(why, n) for why, n in reasons.most_common() if any(end in why for end in WANTING)]
    told = "; ".join(f"{n} test{'s' * (n > 1)} ({why})" for why, n in gaps)
    return f"NOT TESTED: {told}" if told else ""


def reason_of(report: pytest.TestReport) -> str:
    told = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return str(told).removeprefix("Skipped: ")
