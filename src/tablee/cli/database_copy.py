"""A database into a file, and a file into a database: what `backup` and `restore` do with --store.

The file is the same as that of a data folder. So there is one kind of backup, and one way to read
all of it again, wherever the tables are.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store.address import check_driver
from tablee.store.flush import flush
from tablee.store.moving import Moved, Side, move
from tablee.store.sqlite.care.backup import back_up
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.care.result import CheckResult
from tablee.store.sqlite.layout import bring_up_to_date
from tablee.store.sqlite.moving import complete, file_source, file_target


def copy_out(store: str, file: Path) -> CheckResult:
    """One moment of the database, also while processes are at work with it; raises Lost.

    The file gets its name when both have been compared and every line of it was read.
    """
    check_driver()
    part = file.with_name(file.name + ".part")
    for left in (part, part.with_name(part.name + ".moving")):
        left.unlink(missing_ok=True)
    try:
        if asyncio.run(_copy_out(store, part)):
            complete(part)
        report = check_file(part)
        os.replace(part, file)
        flush(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return report


def copy_in(file: Path, store: str) -> CheckResult:
    """Into a database that is empty, or half full from a copy that was broken off; raises Lost."""
    check_driver()
    report = check_file(file, check_by_rules)
    with TemporaryDirectory(dir=file.parent, prefix=".tablee-") as folder:
        copy = Path(folder) / "tables.db"
        back_up(file, copy)
        bring_up_to_date(copy, judge=check_by_rules, keep_copy=False)
        asyncio.run(_copy_in(copy, store))
    return report


def check_database(store: str, beside: Path) -> CheckResult:
    """Reads all of it, through a copy that is removed again; raises Lost."""
    with TemporaryDirectory(dir=beside, prefix=".tablee-") as folder:
        return copy_out(store, Path(folder) / "tables.db")


async def moved_with_bar(held: AsyncExitStack, source: Side, target: Side) -> Moved:
    columns = ("{task.description}", BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    bar = held.enter_context(progress).add_task("copying", total=None)
    return await move(
        source, target, lambda done, total: progress.update(bar, completed=done, total=total)
    )


async def _copy_out(store: str, part: Path) -> bool:
    """Whether the database has an older layout."""
    from tablee.store.postgres.moving import database_snapshot

    async with AsyncExitStack() as held:
        source = await held.enter_async_context(database_snapshot(store))
        target = held.enter_context(file_target(part))
        await moved_with_bar(held, source, target)
        return source.lacks_opponents


async def _copy_in(file: Path, store: str) -> None:
    from tablee.store.postgres.moving import database_target

    async with AsyncExitStack() as held:
        target = await held.enter_async_context(database_target(store))
        source = held.enter_context(file_source(file))
        await moved_with_bar(held, source, target)
