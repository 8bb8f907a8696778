"""Files that a tool writes and git keeps: written anew, or compared with what they should be."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def renew(target: Path, text: str, arguments: list[str]) -> int:
    """Writes the file; with `--check` only compares it. 0 when it is current."""
    if "--check" not in arguments:
        target.write_text(text, encoding="utf-8")
        return 0
    current = target.exists() and target.read_text(encoding="utf-8") == text
    if not current:
        print(f"{target.name} is stale: run `make types`", file=sys.stderr)
    return 0 if current else 1
