"""The command `check-store`: is everything in the folder readable, and what can be mended."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.database_copy import check_database
from tablee.cli.serve import check_store, data_option, store_option
from tablee.cli.trouble import trouble
from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store.address import without_secrets
from tablee.store.contract.lost import Lost
from tablee.store.folder import hold, tables_in
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.care.repair import move_out, put_back
from tablee.store.sqlite.care.result import CheckResult

DAMAGED = "damaged"
"""In the data folder: what is left of tables that were moved out."""


@click.command("check-store")
@data_option
@store_option
@click.option(
    "--repair-from",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A backup; damaged tables are put back as it has them.",
)
@click.option("--move-out", "moving", is_flag=True, help="Move damaged tables into files.")
def check_store_command(data: Path, store: str, repair_from: Path | None, moving: bool) -> None:
    """Read every table and account in the folder or database, and name what is damaged."""
    check_store(store)
    if store and (repair_from or moving):
        raise Wrong("A database is not mended here: restore a backup into an empty one.")
    try:
        report = _checked_database(store, data) if store else _checked_file(data)
        if report.damaged and (repair_from or moving):
            with hold(data):
                _mend(data, report, repair_from, moving)
            report = _checked_file(data)
    except Lost as fault:
        raise Wrong(trouble(data, fault, store)) from None
    except OSError as fault:
        raise Wrong(f"{data} cannot be written: {fault.strerror}.") from None
    for line in findings(report):
        click.echo(line)
    if not report.is_sound:
        raise click.exceptions.Exit(1)
    where = without_secrets(store) if store else data
    click.echo(f"{contents(report)} in {where} are sound.")


def _checked_database(store: str, data: Path) -> CheckResult:
    """Makes the folder, since the database is read through a copy in it."""
    data.mkdir(parents=True, exist_ok=True)
    return check_database(store, data)


def _checked_file(data: Path) -> CheckResult:
    return check_file(tables_in(data), check_by_rules)


def contents(report: CheckResult) -> str:
    return f"{report.tables} tables, {report.entries} entries and {report.accounts} accounts"


def findings(report: CheckResult) -> list[str]:
    """A line for each thing that is damaged, and for what cannot be checked."""
    tables = [f"Table {table} is damaged: {where}." for table, where in report.damaged.items()]
    rest = [f"Damaged: {what}." for what in report.others]
    if report.unjudged:
        rest.append(
            f"{report.unjudged} games are older than the checksums, and their rules are not here:"
            " only the form of their lines was read."
        )
    return tables + rest


def _mend(data: Path, report: CheckResult, copy: Path | None, moving: bool) -> None:
    for table in report.damaged:
        if copy and put_back(data / "tables.db", copy, table):
            click.echo(f"Table {table} is back, as it is in {copy}.")
        elif moving:
            file = move_out(data / "tables.db", table, data / DAMAGED)
            click.echo(f"What is left of table {table} is now in {file}.")
