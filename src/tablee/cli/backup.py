"""The commands `backup` and `restore`: a checked copy of everything, and the way back."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn

from tablee.cli.arguments import Wrong
from tablee.cli.check_store import contents, findings
from tablee.cli.serve import data_option
from tablee.cli.trouble import trouble
from tablee.store.contract import Lost
from tablee.store.folder import hold
from tablee.store.key import read_key, write_key
from tablee.store.sqlite.backup import back_up
from tablee.store.sqlite.check import Report, check_file


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Write over FILE where it exists.")
def backup_command(file: Path, data: Path, force: bool) -> None:
    """Copy all tables and accounts into FILE, and the signing key into FILE.key."""
    key = key_beside(file)
    for path in (file, key):
        if path.exists() and not force:
            raise Wrong(f"{path} exists already; --force writes over it.")
    try:
        _with_bar(data / "tables.db", file)
        if (data / "key").is_file():
            write_key(key, read_key(data / "key"))
        report = check_file(file)
    except Lost as fault:
        raise Wrong(f"Nothing was copied. {trouble(data, fault)}") from None
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}.") from None
    _tell(report, file)


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
def restore_command(file: Path, data: Path) -> None:
    """Put a backup FILE and its FILE.key into an empty data folder."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        with hold(data):
            report = _restore(file, data)
    except Lost as fault:
        raise Wrong(f"Nothing was restored. {trouble(file, fault)}") from None
    except OSError as fault:
        raise Wrong(f"{data} cannot be written: {fault.strerror}.") from None
    if not (data / "key").exists():
        click.echo(f"There is no {key_beside(file)}: everybody has to sign in again.")
    _tell(report, data)


def key_beside(file: Path) -> Path:
    return file.with_name(file.name + ".key")


def _restore(file: Path, data: Path) -> Report:
    for name in ("tables.db", "key"):
        if (data / name).exists():
            raise Wrong(f"{data} has a {name} already; choose an empty folder.")
    report = check_file(file)
    _with_bar(file, data / "tables.db")
    if key_beside(file).is_file():
        write_key(data / "key", read_key(key_beside(file)))
    return report


def _tell(report: Report, where: Path) -> None:
    for line in findings(report):
        click.echo(line)
    if not report.is_sound:
        click.echo(f"Everything else is in {where}: {contents(report)} in all.")
        raise click.exceptions.Exit(1)
    click.echo(f"{contents(report)}, sound and complete, are in {where}.")


def _with_bar(source: Path, file: Path) -> None:
    columns = ("{task.description}", BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("copying", total=None)
        back_up(
            source,
            file,
            lambda left, total: progress.update(bar, total=total, completed=total - left),
        )
