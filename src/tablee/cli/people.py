"""The command `people`: help them, find out who they are, and stop those who spoil the evening."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click

from tablee.cli.arguments import Wrong
from tablee.cli.desk import carry_out
from tablee.cli.operator_log import open_log
from tablee.cli.people_lines import list_people, show_person
from tablee.cli.serve import check_store, data_option, store_option
from tablee.cli.suggest import Suggesting
from tablee.cli.trouble import trouble
from tablee.house.operator.orders import PeopleAnswer, PeopleOrder
from tablee.kernel import Fault
from tablee.store import Lost
from tablee.store.folder import tables_in

A_DAY = 86_400
SENTENCES = {
    "no_such_person": "There is nobody {who!r}: name an account, or give a number.",
    "several_people": "The number {who} is that of more than one; nothing was changed.",
    "no_account": "The account is gone; nothing was changed.",
    "no_account_there": "{who} is a guest without an account.",
    "nothing_to_lift": "{who} is neither muted nor banned.",
    "name_taken": "The name is somebody else's, or looks like one; nothing was changed.",
    "bad_name": "A name has 1 to {most} signs that can be shown; nothing was changed.",
    "blank_name": "A name shows something; nothing was changed.",
    "mixed_name": "The name has letters of two alphabets that look alike; nothing was changed.",
    "unknown_table": "There is no table {table!r}.",
    "busy": "The server is busy: say the same again.",
    "no_answer": "The server ended before it answered: look with `tablee people show`.",
    "not_kept": "It could not be written: look with `tablee people show`, and say it again.",
}
NO_CHANGE = ("list", "show")
"""What is not written down."""
Command = TypeVar("Command", bound=Callable[..., Any])


def days_option(command: Command) -> Command:
    days = click.FloatRange(0, 3_650, min_open=True)
    return click.option("--days", type=days, required=True, help="How long it holds.")(command)


reason_option = click.option("--reason", required=True, help="Why; it is stored and written down.")


@click.group("people", cls=Suggesting)
def people_command() -> None:
    """Help people, find out who somebody is, mute and ban. A running server takes it up at once."""


@people_command.command("list")
@click.option("--table", default="", help="Those who sit at this table, also guests.")
@data_option
@store_option
def list_command(table: str, data: Path, store: str) -> None:
    """List accounts, and guests about whom something was decided."""
    list_people(_ask(data, store, PeopleOrder("list", table=table)).people)


@people_command.command("show")
@click.argument("who")
@data_option
@store_option
def show_command(who: str, data: Path, store: str) -> None:
    """Print all about WHO: a number, or the name of an account."""
    show_person(_ask(data, store, PeopleOrder("show", who)).people[0])


@people_command.command("rename")
@click.argument("who")
@click.argument("name")
@data_option
@store_option
def rename_command(who: str, name: str, data: Path, store: str) -> None:
    """Give the account WHO another NAME, at every table too."""
    answer = _ask(data, store, PeopleOrder("rename", who, name=name))
    click.echo(f"{_number(answer)} is called {name}.")
    if answer.left:
        click.echo(f"{answer.left} open tables still have the old name: say it again later.")


@people_command.command("delete")
@click.argument("who")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@data_option
@store_option
def delete_command(who: str, yes: bool, data: Path, store: str) -> None:
    """Delete WHO: account, ratings, and the name at every table."""
    if not yes:
        click.confirm(f"Delete {who} for ever?", abort=True)
    answer = _ask(data, store, PeopleOrder("delete", who))
    click.echo(f"{_number(answer)} is deleted.")


@people_command.command("reset")
@click.argument("who")
@data_option
@store_option
def reset_command(who: str, data: Path, store: str) -> None:
    """Print a code with which the account WHO gets a new passphrase. Hand it over in person."""
    answer = _ask(data, store, PeopleOrder("reset", who))
    click.echo(f"Code: {answer.code}")
    until = when(answer.ends_at)
    click.echo(f"It is good once, until {until}, under My account, as a recovery code.")


@people_command.command("export")
@click.argument("who")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@store_option
def export_command(who: str, file: Path, data: Path, store: str) -> None:
    """Write everything that is stored about WHO into FILE, a zip."""
    if file.exists():
        raise Wrong(f"{file} exists already.")
    answer = _ask(data, store, PeopleOrder("export", who))
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(answer.file)
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}.") from None
    click.echo(f"{file}: {len(answer.file)} bytes about {_number(answer)}.")


@people_command.command("mute")
@click.argument("who")
@days_option
@reason_option
@data_option
@store_option
def mute_command(who: str, days: float, reason: str, data: Path, store: str) -> None:
    """WHO cannot speak at tables for so many days."""
    _hold(PeopleOrder("mute", who, seconds=int(days * A_DAY), reason=reason), data, store)


@people_command.command("ban")
@click.argument("who")
@days_option
@reason_option
@data_option
@store_option
def ban_command(who: str, days: float, reason: str, data: Path, store: str) -> None:
    """WHO cannot sit down, make tables or speak for so many days."""
    _hold(PeopleOrder("ban", who, seconds=int(days * A_DAY), reason=reason), data, store)


@people_command.command("lift")
@click.argument("who")
@data_option
@store_option
def lift_command(who: str, data: Path, store: str) -> None:
    """End a mute or a ban of WHO now."""
    click.echo(f"{_number(_ask(data, store, PeopleOrder('lift', who)))} is free again.")


def _hold(order: PeopleOrder, data: Path, store: str) -> None:
    answer = _ask(data, store, order)
    done = "muted" if order.do == "mute" else "banned"
    click.echo(f"{_number(answer)} is {done} until {when(answer.ends_at)}.")


def _ask(data: Path, store: str, order: PeopleOrder) -> PeopleAnswer:
    """The answer. All that changes something is written down, also if it failed."""
    check_store(store)
    try:
        if order.do in NO_CHANGE:
            answer = carry_out(data, store, order)
        else:
            answer = _carry_out_and_note(data, store, order)
    except Lost as fault:
        raise Wrong(trouble(data, fault, store)) from None
    except OSError as fault:
        raise Wrong(f"{data} cannot be used: {fault.strerror}.") from None
    if answer.fault:
        raise Wrong(_sentence(data, store, answer))
    return answer


def _carry_out_and_note(data: Path, store: str, order: PeopleOrder) -> PeopleAnswer:
    if not store and not tables_in(data).is_file():
        raise Lost("no_store")
    with open_log(data) as write:
        answer = carry_out(data, store, order)
        write(f"people {order.do}", **_noted(order, answer))
    return answer


def _noted(order: PeopleOrder, answer: PeopleAnswer) -> dict[str, str | int]:
    """Whom by their number alone, so that a deleted name does not stay in the log."""
    whom = answer.people[0].number if answer.people else ""
    told: dict[str, str | int] = {
        "whom": whom,
        "until": answer.ends_at,
        "reason": order.reason,
        "fault": answer.fault,
    }
    return {name: value for name, value in told.items() if value}


def _sentence(data: Path, store: str, answer: PeopleAnswer) -> str:
    if answer.fault in SENTENCES:
        return SENTENCES[answer.fault].format(**{"who": "", "most": "", **answer.details})
    return trouble(data, Fault(answer.fault, **answer.details), store)


def _number(answer: PeopleAnswer) -> str:
    return answer.people[0].number


def when(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
