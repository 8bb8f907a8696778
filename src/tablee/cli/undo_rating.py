"""The command `undo-rating`: what a suspicious game made of its players is taken back."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.serve import data_option
from tablee.cli.trouble import trouble
from tablee.store import SqlitePeople
from tablee.store.contract import Lost
from tablee.store.folder import hold

LOG = "operator.log"
"""In the data folder: what an operator changed by hand, when and why; one JSON object a line."""


@click.command("undo-rating")
@click.argument("table")
@data_option
@click.option("--reason", required=True, help="Why; it is written down in the folder.")
def undo_rating_command(table: str, data: Path, reason: str) -> None:
    """Take back what the rated game at TABLE made of its players. The server must be closed."""
    if not (data / "tables.db").is_file():
        raise Wrong(f"There are no tables in {data}.")
    try:
        with hold(data):
            players = asyncio.run(_undo(data / "tables.db", table))
    except Lost as fault:
        raise Wrong(trouble(data, fault)) from None
    if not players:
        raise Wrong(f"Table {table!r} in {data} was not rated, or was undone before.")
    _write_down(data / LOG, table=table, players=len(players), reason=reason)
    click.echo(f"The ratings of {len(players)} players are as if table {table} had not been rated.")


async def _undo(file: Path, table: str) -> list[str]:
    people = SqlitePeople(file)
    try:
        return await people.undo(table)
    finally:
        await people.close()


def _write_down(path: Path, **facts: str | int) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with os.fdopen(handle, "a", encoding="utf-8") as file:
        line = {"at": int(time.time()), "did": "undo-rating", **facts}
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
