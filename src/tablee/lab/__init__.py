"""Simulate, compare players, measure, report."""

from tablee.lab.playout import playout
from tablee.lab.report.summary import Report, report
from tablee.lab.series import Plan, Result, run
from tablee.lab.simulate import NeverEnds, Played, simulate

__all__ = [
    "NeverEnds",
    "Plan",
    "Played",
    "Report",
    "Result",
    "playout",
    "report",
    "run",
    "simulate",
]
