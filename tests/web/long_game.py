"""A game that has as many entries as somebody likes: its players may clap without end."""

from __future__ import annotations

import json
from pathlib import Path

RECORD = Path(__file__).parents[1] / "golden" / "logs" / "claquer" / "2" / "01-2-defaults.jsonl"
DEALT = 11
"""Entries until everybody may act."""


def long_record(entries: int) -> str:
    """Legal from its first entry to its last, and stopped there."""
    head, *lines = RECORD.read_text("utf-8").splitlines()
    first = lines[:DEALT]
    claps = range(DEALT + 1, entries + 1)
    at = json.loads(first[-1])["at"]
    more = (json.dumps({"n": n, "seat": 0, "move": "clap", "at": at}) for n in claps)
    told = json.dumps({**json.loads(head), "ending": "stopped"})
    return "\n".join([told, *first, *more, '{"outcome":null}'])
