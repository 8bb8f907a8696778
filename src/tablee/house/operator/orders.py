"""What an operator asks about people, and what they are told. It travels between a command and a
server on one machine, and nowhere else."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.store.contract.people import DecisionKind

Doing = Literal["list", "show", "rename", "delete", "reset", "export", "mute", "ban", "lift"]


class PeopleOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do."""

    do: Doing
    who: str = ""
    """A number, or the name of an account."""
    name: str = ""
    """The new one."""
    seconds: int = 0
    """How long a mute or a ban holds."""
    reason: str = ""
    table: str = ""
    """Of which those who sit there are listed."""


class HeldDecision(msgspec.Struct, frozen=True):
    """A mute or a ban that holds, or that a code is out."""

    kind: DecisionKind
    ends_at: int
    reason: str = ""


class PersonFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an operator sees of somebody. It has no id of a guest, and no hash."""

    number: str
    name: str
    account: bool = False
    made_at: int = 0
    """Of an account. All times are wall-clock seconds."""
    seen_at: int = 0
    """When a device of the account was last used, to the day."""
    held: tuple[HeldDecision, ...] = ()
    seat: int | None = None
    """At the table that was asked for."""
    devices: tuple[str, ...] = ()
    passkeys: int = 0
    has_code: bool = False
    tables: dict[str, int] = {}
    """How many by their state."""
    ratings: dict[str, int] = {}
    reports: tuple[str, ...] = ()
    """Reports about this number."""


class PeopleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was done, or why not."""

    people: tuple[PersonFacts, ...] = ()
    code: str = ""
    ends_at: int = 0
    left: int = 0
    """Open tables that could not be changed."""
    file: bytes = b""
    fault: str = ""
    details: dict[str, int | str] = {}
