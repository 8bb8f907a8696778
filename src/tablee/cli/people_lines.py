"""How people are shown on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import click

from tablee.house.operator.orders import HeldDecision, PersonFacts

DONE = {"mute": "muted", "ban": "banned", "code": "has a code"}


def list_people(people: Sequence[PersonFacts]) -> None:
    """One line each."""
    for one in people:
        seat = "" if one.seat is None else f"seat {one.seat + 1}"
        since = f"since {_day(one.made_at)}" if one.made_at else ""
        kind = "" if one.account else "guest"
        parts = [one.number, printable(one.name), seat, kind, since, *map(_held, one.held)]
        click.echo("  ".join(part for part in parts if part))


def show_person(one: PersonFacts) -> None:
    for name, value in _facts(one):
        click.echo(f"{name}: {printable(value)}")


def _facts(one: PersonFacts) -> Iterator[tuple[str, str]]:
    yield "number", one.number
    yield "name", one.name or "-"
    yield "account", f"since {_day(one.made_at)}" if one.account else "none"
    if one.account:
        yield "last seen", _day(one.seen_at) if one.seen_at else "-"
        yield "devices", ", ".join(one.devices) or "none"
        yield "passkeys", str(one.passkeys)
        yield "recovery code", "yes" if one.has_code else "no"
    yield "tables", ", ".join(f"{n} {state}" for state, n in one.tables.items()) or "none"
    yield "ratings", ", ".join(f"{game} {n}" for game, n in one.ratings.items()) or "none"
    yield "reports", ", ".join(one.reports) or "none"
    for held in one.held:
        yield DONE[held.kind], f"until {_day(held.ends_at)} {held.reason}".strip()


def _held(held: HeldDecision) -> str:
    return f"{DONE[held.kind]} until {_day(held.ends_at)}"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def printable(text: str) -> str:
    """Somebody else wrote it: nothing in it may steer the terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
