"""The command `undo-rating`: what a suspicious game made of its players is taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.opened import with_people
from tablee.cli.operator_log import write_down
from tablee.cli.serve import check_store, data_option, store_option
from tablee.cli.trouble import trouble
from tablee.store.address import without_secrets
from tablee.store.contract.lost import Lost
from tablee.store.contract.people import RatedGame
from tablee.store.folder import tables_in
from tablee.store.sqlite.people import read_rated

MOST_LISTED = 100_000


@click.command("undo-rating")
@click.argument("table", required=False)
@data_option
@store_option
@click.option("--reason", help="Why; it is written down in the folder.")
@click.option("--list", "listed", is_flag=True, help="List the rated games instead.")
def undo_rating_command(
    table: str | None, data: Path, store: str, reason: str | None, listed: bool
) -> None:
    """Take back what the rated game at TABLE made of its players. On a file the server must be
    closed."""
    check_store(store)
    try:
        if listed:
            _list(data, store)
        elif table and reason:
            _take_back(data, store, table, reason)
        else:
            raise Wrong("Name the table and a --reason, or say --list.")
    except Lost as fault:
        raise Wrong(trouble(data, fault, store)) from None
    except OSError as fault:
        raise Wrong(f"{data} cannot be written: {fault.strerror}.") from None


def _list(data: Path, store: str) -> None:
    """Rated games, those between people of one address first; read beside a running server."""
    for one in sorted(_rated(data, store), key=lambda one: not one.shared):
        note = "  shared address" if one.shared else ""
        click.echo(f"{one.table}  {one.game}  {len(one.changes)} players{note}")


def _rated(data: Path, store: str) -> list[RatedGame]:
    if store:
        return asyncio.run(
            with_people(data, store, lambda people: people.ratings.rated(MOST_LISTED))
        )
    file = tables_in(data)
    if not file.is_file():
        raise Lost("no_store")
    return read_rated(file, MOST_LISTED)


def _take_back(data: Path, store: str, table: str, reason: str) -> None:
    players = asyncio.run(with_people(data, store, lambda people: people.ratings.undo(table)))
    if not players:
        where = without_secrets(store) if store else data
        raise Wrong(f"Table {table!r} in {where} was not rated, or was undone before.")
    write_down(data, "undo-rating", table=table, players=len(players), reason=reason)
    click.echo(f"The ratings of {len(players)} players are as if table {table} had not been rated.")
