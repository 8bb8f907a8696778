"""The command `houses`: the processes of one library; one of them leaves, or is closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.table import Table

from tablee.cli.arguments import Wrong
from tablee.cli.serve import check_store, store_option
from tablee.cli.trouble import trouble
from tablee.store import address as database
from tablee.store.contract.cluster import Process
from tablee.store.contract.lost import Lost

Result = TypeVar("Result")


@click.command("houses")
@click.argument("order", required=False, type=click.Choice(("list", "drain", "close")))
@click.argument("number", required=False, type=click.IntRange(1))
@store_option
def houses_command(order: str | None, number: int | None, store: str) -> None:
    """List the processes of a library; drain NUMBER: it hands over and ends; close NUMBER."""
    if not store:
        raise Wrong("Say which database: --store postgresql://… A file has one process.")
    check_store(store)

    def ask(asked: Coroutine[Any, Any, Result]) -> Result:
        try:
            return asyncio.run(asked)
        except Lost as fault:
            raise Wrong(trouble(Path(), fault, store)) from None

    if order in (None, "list"):
        _show(ask(database.list_processes(store)))
        return
    if number is None:
        raise Wrong(f"Say which one: tablee houses {order} NUMBER.")
    change = database.drain_process if order == "drain" else database.close_process
    if not ask(change(store, number)):
        raise Wrong(f"There is no open process {number}.")
    click.echo(f"Process {number} {'leaves' if order == 'drain' else 'is closed'}.")


def _show(processes: list[Process]) -> None:
    table = Table("number", "address", "port", "version", "tables", "last sign of life", "")
    addresses = Counter(one.address for one in processes if one.address)
    for one in processes:
        silent = f"{one.silent:.1f} s"
        notes = ["leaves"] if one.leaving else []
        notes += ["address used twice"] if addresses[one.address] > 1 else []
        port = str(one.port or "")
        told = (str(one.number), one.address, port, one.version, str(one.tables), silent)
        table.add_row(*told, ", ".join(notes))
    Console(width=100).print(table)
