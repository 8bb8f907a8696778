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
from tablee.store import open_people
from tablee.store.contract.lost import Lost
from tablee.store.folder import hold
from tablee.store.sqlite.people import read_rated

LOG = "operator.log"
"""In the data folder: what an operator changed by hand, when and why; one JSON object a line."""
MOST_LISTED = 100_000


@click.command("undo-rating")
@click.argument("table", required=False)
@data_option
@click.option("--reason", help="Why; it is written down in the folder.")
@click.option("--list", "listed", is_flag=True, help="List the rated games instead.")
def undo_rating_command(table: str | None, data: Path, reason: str | None, listed: bool) -> None:
    """Take back what the rated game at TABLE made of its players. The server must be closed."""
    if not (data / "tables.db").is_file():
        raise Wrong(f"There are no tables in {data}.")
    if listed:
        _list(data)
        return
    if not table or not reason:
        raise Wrong("Name the table and a --reason, or say --list.")
    _take_back(data, table, reason)


def _list(data: Path) -> None:
    """Rated games, those between people of one address first; read beside a running server."""
    try:
        games = read_rated(data / "tables.db", MOST_LISTED)
    except Lost as fault:
        raise Wrong(trouble(data, fault)) from None
    for one in sorted(games, key=lambda one: not one.shared):
        note = "  shared address" if one.shared else ""
        click.echo(f"{one.table}  {one.game}  {len(one.changes)} players{note}")


def _take_back(data: Path, table: str, reason: str) -> None:
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
    people = await open_people(file)
    try:
        return await people.ratings.undo(table)
    finally:
        await people.close()


def _write_down(path: Path, **facts: str | int) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with os.fdopen(handle, "a", encoding="utf-8") as file:
        line = {"at": int(time.time()), "did": "undo-rating", **facts}
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
