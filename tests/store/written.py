"""Data folders as released versions wrote them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.store.sqlite.layout import LAYOUT

WRITTEN = Path(__file__).parent / "layouts"
"""Data folders as each released layout wrote them, by its number."""


def folders() -> Iterator[Path]:
    """Of older layouts. That of today may lie there already, for the day when it is old."""
    found = (path for path in WRITTEN.iterdir() if path.name.isdecimal())
    yield from sorted(path for path in found if int(path.name) < LAYOUT)
