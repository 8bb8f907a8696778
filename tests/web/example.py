"""The record of an example game, sent to a site and stored as a table of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sheets import changed
from tablee.record.text import parse_record, sheet_of
from tablee.store import Row, Sheet

EXAMPLE = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
TEXT = EXAMPLE.read_text("utf-8")
RECORD = parse_record(TEXT)


def load(site: Any, table: str) -> tuple[Sheet, list[Row]]:
    kept: tuple[Sheet, list[Row]] = asyncio.run(site.house.store.load(table))
    return kept


def keep(site: Any, **fields: Any) -> str:
    """The example as a table of this house."""
    sheet = changed(sheet_of(RECORD, "kept", "g-Ann", 1), came_from="", **fields)
    asyncio.run(site.house.store.save(replace(sheet, status="waiting")))
    asyncio.run(site.house.store.append("kept", RECORD.rows, sheet))
    return "kept"


def get(site: Any, path: str) -> tuple[int, Any]:
    answer = site.client.get(f"/api/tables/{path}")
    return answer.status_code, answer.json()


def imported(site: Any, text: str) -> tuple[int, Any]:
    answer = site.client.post("/api/records", content=text.encode())
    return answer.status_code, answer.json()
