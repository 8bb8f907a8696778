"""The command `reports`: problems that people reported on the page."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.serve import data_option
from tablee.cli.suggest import Suggesting
from tablee.house.archive.problem_reports import ProblemReport, ProblemReports
from tablee.kernel import Fault

FIRST_WORDS = 60


@click.group("reports", cls=Suggesting)
def reports_command() -> None:
    """Read what people reported on the page."""


@reports_command.command("list")
@data_option
def list_reports(data: Path) -> None:
    """List the reports, the newest first."""
    reports = _reports(data)
    for id in reports.ids():
        try:
            report = reports.load(id)
        except Fault as fault:
            click.echo(f"{id}  cannot be read ({fault.code})")
            continue
        kind = f"[{report.attached}]" if report.attached else ""
        told = f"{report.game} {kind}".strip()
        about = f"about {report.about}  " if report.about else ""
        click.echo(f"{id}  {_when(report.at)}  {told or '-'}  {about}{_first_words(report.text)}")


@reports_command.command("show")
@click.argument("id")
@data_option
@click.option(
    "--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the game into a file."
)
def show_report(id: str, data: Path, record: Path | None) -> None:
    """Print the report ID."""
    report = _load(_reports(data), id)
    for name, value in _facts(report).items():
        click.echo(f"{name}: {_printable(value)}")
    click.echo()
    for line in report.text.splitlines():
        click.echo(_printable(line))
    if record is not None:
        _write_game(report, record)


@reports_command.command("delete")
@click.argument("ids", nargs=-1)
@data_option
@click.option("--all", "everything", is_flag=True, help="Every report.")
def delete_reports(ids: tuple[str, ...], data: Path, everything: bool) -> None:
    """Delete the reports with these IDS."""
    reports = _reports(data)
    if everything == bool(ids):
        raise Wrong("Name the reports to delete, or say --all.")
    chosen = reports.ids() if everything else list(ids)
    for id in chosen:
        try:
            reports.delete(id)
        except Fault:
            raise Wrong(f"There is no report {id!r} in {data}.") from None
    click.echo(f"Deleted: {len(chosen)}.")


def _reports(data: Path) -> ProblemReports:
    if not data.is_dir():
        raise Wrong(f"There is no folder {data}.")
    return ProblemReports(data)


def _load(reports: ProblemReports, id: str) -> ProblemReport:
    try:
        return reports.load(id)
    except Fault as fault:
        why = "cannot be read" if fault.code == "damaged_report" else "does not exist"
        raise Wrong(f"Report {id!r} {why}.") from None


def _facts(report: ProblemReport) -> dict[str, str]:
    told = {
        "report": report.id,
        "at": _when(report.at),
        "language": report.language,
        "page": report.build,
        "window": report.screen,
        "game": f"{report.game} {report.version}" if report.game else "",
        "attached": report.attached,
        "about": "" if report.seat is None else f"{report.about} (seat {report.seat + 1})",
    }
    return {name: value for name, value in told.items() if value}


def _write_game(report: ProblemReport, file: Path) -> None:
    if not report.record:
        raise Wrong("No game came with this report.")
    try:
        file.write_text(report.record, "utf-8")
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}.") from None


def _when(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _first_words(text: str) -> str:
    line = _printable(" ".join(text.split()))
    return line if len(line) <= FIRST_WORDS else line[: FIRST_WORDS - 1] + "…"


def _printable(text: str) -> str:
    """Somebody else wrote it: nothing in it may steer the terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
