"""What was reviewed by hand: forms that are no words, and forms that are in spite of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "reviewed"


class Reviewed(NamedTuple):
    """Forms as they are written, with their accents: `tél` is none, `tel` is a word."""

    left_out: frozenset[str]
    kept: frozenset[str]


def reviewed(language: str) -> Reviewed:
    lines = (FOLDER / f"{language}.txt").read_text("utf-8").splitlines()
    return Reviewed(_after("-", lines), _after("+", lines))


def _after(mark: str, lines: list[str]) -> frozenset[str]:
    told = (line.split()[1:] for line in lines if line.startswith(f"{mark} "))
    return frozenset(form for forms in told for form in forms)
