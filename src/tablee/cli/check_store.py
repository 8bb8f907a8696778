"""The command `check-store`: is everything in the folder readable, and what can be mended."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.serve import data_option
from tablee.cli.trouble import trouble
from tablee.store.contract import Lost
from tablee.store.folder import hold
from tablee.store.sqlite.check import Report, check_file
from tablee.store.sqlite.repair import move_out, put_back

DAMAGED = "damaged"
"""In the data folder: what is left of tables that were moved out."""


@click.command("check-store")
@data_option
@click.option(
    "--repair-from",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A backup; damaged tables are put back as it has them.",
)
@click.option("--move-out", "moving", is_flag=True, help="Move damaged tables into files.")
def check_store_command(data: Path, repair_from: Path | None, moving: bool) -> None:
    """Read every table and account in the folder, and name what is damaged."""
    try:
        report = check_file(data / "tables.db")
        if report.damaged and (repair_from or moving):
            with hold(data):
                _mend(data, report, repair_from, moving)
            report = check_file(data / "tables.db")
    except Lost as fault:
        raise Wrong(trouble(data, fault)) from None
    for line in findings(report):
        click.echo(line)
    if not report.is_sound:
        raise click.exceptions.Exit(1)
    click.echo(f"{contents(report)} in {data} are sound.")


def contents(report: Report) -> str:
    return f"{report.tables} tables, {report.entries} entries and {report.accounts} accounts"


def findings(report: Report) -> list[str]:
    """A line for each thing that is damaged."""
    tables = [f"Table {table} is damaged: {where}." for table, where in report.damaged.items()]
    return tables + [f"Damaged: {what}." for what in report.others]


def _mend(data: Path, report: Report, copy: Path | None, moving: bool) -> None:
    for table in report.damaged:
        if copy and put_back(data / "tables.db", copy, table):
            click.echo(f"Table {table} is back, as it is in {copy}.")
        elif moving:
            file = move_out(data / "tables.db", table, data / DAMAGED)
            click.echo(f"What is left of table {table} is now in {file}.")
