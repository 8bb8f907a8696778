"""The command `backup`: a checked copy of everything, while the library is open."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn

from tablee.cli.arguments import Wrong
from tablee.cli.serve import data_option
from tablee.store.contract import Lost
from tablee.store.sqlite.backup import back_up


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Write over FILE where it exists.")
def backup_command(file: Path, data: Path, force: bool) -> None:
    """Copy all tables and accounts into FILE, and the signing key into FILE.key."""
    key = file.with_name(file.name + ".key")
    for path in (file, key):
        if path.exists() and not force:
            raise Wrong(f"{path} exists already; --force writes over it.")
    try:
        tables = _with_bar(data / "tables.db", file)
        _copy_key(data / "key", key)
    except Lost as fault:
        raise Wrong(f"Nothing was copied from {data}: {fault.code}.") from None
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}.") from None
    click.echo(f"{tables} tables, sound and complete, are in {file}.")


def _with_bar(source: Path, file: Path) -> int:
    columns = ("{task.description}", BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("copying", total=None)
        return back_up(
            source,
            file,
            lambda left, total: progress.update(bar, total=total, completed=total - left),
        )


def _copy_key(source: Path, target: Path) -> None:
    """Without the key every cookie is worthless, and people would lose their seats."""
    if not source.is_file():
        return
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(source.read_bytes())
    os.replace(part, target)
