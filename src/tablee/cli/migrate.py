"""The command `migrate`: a database is brought to the layout that this program needs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.serve import check_store, store_option
from tablee.cli.trouble import trouble
from tablee.store.address import bring_up_to_date
from tablee.store.contract.lost import Lost


@click.command("migrate")
@store_option
def migrate_command(store: str) -> None:
    """Bring the database at --store up to date, while older processes may still use it."""
    if not store:
        raise Wrong("migrate needs --store; a file in a folder is brought up to date by serve.")
    check_store(store)
    try:
        before, after = asyncio.run(bring_up_to_date(store))
    except Lost as fault:
        raise Wrong(f"Nothing was changed. {trouble(Path(), fault, store)}") from None
    if before == after:
        click.echo(f"The database has layout {after} already.")
    else:
        click.echo(f"The database had layout {before}, now it has {after}.")
