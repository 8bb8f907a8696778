"""The command `move-store`: everything from a data folder into a database, or back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.database_copy import moved_with_bar
from tablee.cli.trouble import trouble
from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store.address import check_driver, is_database, mark_database_moved, without_secrets
from tablee.store.contract.lost import Lost
from tablee.store.folder import hold, mark_moved, refuse_moved
from tablee.store.moving import Moved, Side
from tablee.store.older_files import COPY_DAYS
from tablee.store.sqlite.moving import file_source, file_target

BROKEN_OFF = ("store_unwell", "not_kept")
"""After these, a part may have been copied. All other refusals come before the first line."""
KEPT = "What was copied so far stays, and cannot be opened: the same command goes on from there."


@click.command("move-store")
@click.option("--from", "source", required=True, help="A data folder, or postgresql://…")
@click.option("--to", "target", required=True, help="The other of the two; it must be empty.")
def move_store_command(source: str, target: str) -> None:
    """Copy all tables and accounts from one store into another, and compare them."""
    if is_database(source) == is_database(target):
        raise Wrong("One of --from and --to is a data folder, the other a database.")
    database, folder = (source, target) if is_database(source) else (target, source)
    try:
        moved = asyncio.run(_move(source, target))
    except Lost as fault:
        kept = f" {KEPT}" if fault.code in BROKEN_OFF else ""
        raise Wrong(f"{trouble(Path(folder), fault, database)}{kept}") from None
    except OSError as fault:
        raise Wrong(f"{folder} cannot be used: {fault.strerror}.") from None
    _tell(moved, target)


async def _move(source: str, target: str) -> Moved:
    """In the end the source is marked, while nobody else can open it."""
    async with AsyncExitStack() as held:
        one, other = await _open(held, source, False), await _open(held, target, True)
        moved = await moved_with_bar(held, one, other)
        if is_database(source):
            await mark_database_moved(source, str(Path(target).resolve()))
        else:
            mark_moved(Path(source), without_secrets(target))
        return moved


async def _open(held: AsyncExitStack, address: str, is_target: bool) -> Side:
    if is_database(address):
        check_driver()
        from tablee.store.postgres.moving import database_source, database_target

        opened = database_target(address) if is_target else database_source(address)
        return await held.enter_async_context(opened)
    folder = Path(address)
    refuse_moved(folder)
    if is_target:
        folder.mkdir(parents=True, exist_ok=True)
    elif not folder.is_dir():
        raise Lost("no_store", path=address)
    held.enter_context(hold(folder))
    file = folder / "tables.db"
    return held.enter_context(file_target(file) if is_target else file_source(file, check_by_rules))


def _tell(moved: Moved, target: str) -> None:
    for name, count in moved.counts.items():
        click.echo(f"{name:<10} {count:>10,}   sum {moved.sums[name]:08x}")
    click.echo("Both stores have the same lines. The old one is marked, and no server opens it.")
    if is_database(target):
        days = f"{COPY_DAYS} days after today"
        click.echo(f"A server of the folder removes the old file {days}; you may do it before.")
        click.echo("The folder still holds the signing key: serve with both --data and --store.")
    else:
        click.echo("Copy the signing key into the folder, or everybody has to sign in again.")
