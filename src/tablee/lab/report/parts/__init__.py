"""The parts of the page, one module for each question of a designer."""

from tablee.lab.report.parts.alive import alive
from tablee.lab.report.parts.choices import choices
from tablee.lab.report.parts.fairness import fairness
from tablee.lab.report.parts.lengths import lengths
from tablee.lab.report.parts.skill import skill
from tablee.lab.report.parts.uses import uses
from tablee.lab.report.parts.what_if import what_if

PARTS = (fairness, lengths, choices, alive, skill, uses, what_if)

__all__ = ["PARTS"]
