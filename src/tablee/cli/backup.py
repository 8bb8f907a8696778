"""The commands `backup` and `restore`: a checked copy of everything, and the way back."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn

from tablee.cli.arguments import Wrong
from tablee.cli.check_store import contents, findings
from tablee.cli.database_copy import copy_in, copy_out
from tablee.cli.serve import check_store, data_option, key_option, store_option
from tablee.cli.trouble import trouble
from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store.address import without_secrets
from tablee.store.contract.lost import Lost
from tablee.store.folder import hold, tables_in
from tablee.store.key import read_key, write_key
from tablee.store.sqlite.care.backup import back_up
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.care.result import CheckResult


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@store_option
@key_option
@click.option("--force", is_flag=True, help="Write over FILE where it exists.")
def backup_command(file: Path, data: Path, store: str, key_file: Path | None, force: bool) -> None:
    """Copy all tables and accounts into FILE, and the signing key into FILE.key."""
    check_store(store)
    key = key_beside(file)
    for path in (file, key):
        if path.exists() and not force:
            raise Wrong(f"{path} exists already; --force writes over it.")
    try:
        report = copy_out(store, file) if store else _copy_file(tables_in(data), file)
        own = key_file or data / "key"
        if own.is_file():
            write_key(key, read_key(own))
    except Lost as fault:
        raise Wrong(f"Nothing was copied. {trouble(data, fault, store)}") from None
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}.") from None
    _tell(report, str(file))


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@store_option
@key_option
def restore_command(file: Path, data: Path, store: str, key_file: Path | None) -> None:
    """Put a backup FILE and its FILE.key into an empty data folder, or an empty database."""
    check_store(store)
    key = key_file or data / "key"
    try:
        data.mkdir(parents=True, exist_ok=True)
        with hold(data):
            report = _restore(file, data, store, key)
    except Lost as fault:
        begin = "" if store else "Nothing was restored. "
        of_folder = fault.code in ("folder_in_use", "moved_folder")
        told = trouble(data if of_folder else file, fault, store)
        raise Wrong(f"{begin}{told}") from None
    except OSError as fault:
        raise Wrong(f"{data} cannot be written: {fault.strerror}.") from None
    if not key.exists():
        click.echo(f"There is no {key_beside(file)}: everybody has to sign in again.")
    _tell(report, without_secrets(store) if store else str(data))


def key_beside(file: Path) -> Path:
    return file.with_name(file.name + ".key")


def _restore(file: Path, data: Path, store: str, key: Path) -> CheckResult:
    """A key that is there stays, if it is the one of the backup."""
    for path in (tables_in(data), data / "key") if not store else ():
        if path.exists():
            raise Wrong(f"{data} has a {path.name} already; choose an empty folder.")
    backed_up = read_key(key_beside(file)) if key_beside(file).is_file() else b""
    if key.exists() and backed_up and read_key(key) != backed_up:
        raise Wrong(f"{key} is another key than {key_beside(file)}; remove one of the two.")
    report = copy_in(file, store) if store else check_file(file, check_by_rules)
    if not store:
        _with_bar(file, data / "tables.db")
    if backed_up and not key.exists():
        write_key(key, backed_up)
    return report


def _copy_file(source: Path, file: Path) -> CheckResult:
    _with_bar(source, file)
    return check_file(file, check_by_rules)


def _tell(report: CheckResult, where: str) -> None:
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
