"""Statements for accounts and their recovery codes. The caller has the transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tablee.kernel import Fault
from tablee.store.contract.people import Person
from tablee.store.contract.transactions import Line, Rows
from tablee.store.people.register import fold_name
from tablee.store.sums import summed

PERSON = """
select guest, name, accounts.hidden, accounts.made_at, coalesce(recoveries.hidden, ''),
coalesce(recoveries.made_at, 0) from accounts left join recoveries using (guest)
"""
NAMED, KNOWN = f"{PERSON} where folded = $1", f"{PERSON} where guest = $1"
# Locked before it is read: a change that waited for another one must see what that changed.
LOCK = "select guest from accounts where guest = $1 for update"
ADD = "insert into accounts values ($1, $2, $3, $4, $5, $6) on conflict do nothing"
SET_PASSPHRASE = "update accounts set hidden = $2, sum = $3 where guest = $1"
SET_CODE = """
insert into recoveries values ($1, $2, $3, $4) on conflict (guest)
do update set hidden = excluded.hidden, sum = excluded.sum, made_at = excluded.made_at
"""
SET_NAME = "update accounts set folded = $2, name = $3, sum = $4 where guest = $1"
FREE = "select guest from accounts where folded = $1 and guest <> $2"
NAMES = "select guest, name, made_at from accounts order by made_at, guest"
FORGET_CODE = "delete from recoveries where guest = $1"
FORGET = "delete from accounts where guest = $1"
ENTRIES = "select guest, name, hidden from accounts"
THEIR_ENTRIES = f"{ENTRIES} where guest = any($1)"


async def add(rows: Rows, person: Person) -> None:
    """Raises Fault where its name or its guest has an account already.

    This process has checked it in memory, so only another process can have been quicker.
    """
    if not await rows.run(ADD, *account_line(person)):
        same_guest = await rows.one(LOCK, person.guest)
        raise Fault("has_account" if same_guest else "name_taken")
    await put_code(rows, person)


async def find(rows: Rows, name: str) -> Person | None:
    found = await rows.one(NAMED, fold_name(name))
    return Person(*found) if found else None


async def unchanged(rows: Rows, guest: str, before: Person | None) -> Person | None:
    """This account, locked until the transaction ends.

    None if there is none, or if passphrase and code are no longer those of `before`.
    """
    await rows.one(LOCK, guest)
    found = await rows.one(KNOWN, guest)
    person = Person(*found) if found else None
    return person if person and person.has_secrets_of(before) else None


async def put_passphrase(rows: Rows, person: Person) -> None:
    """Stores the passphrase, and the code that came with it, or none."""
    await rows.run(SET_PASSPHRASE, person.guest, person.passphrase_hash, account_line(person)[-1])
    await put_code(rows, person)


async def put_name(rows: Rows, guest: str, name: str) -> bool:
    """False where there is no such account; Fault where somebody else has the name."""
    await rows.one(LOCK, guest)
    found = await rows.one(KNOWN, guest)
    if found is None:
        return False
    if await rows.one(FREE, fold_name(name), guest):
        raise Fault("name_taken")
    _, folded, _, _, _, checked = account_line(replace(Person(*found), name=name))
    await rows.run(SET_NAME, guest, folded, name, checked)
    return True


async def named(rows: Rows) -> list[tuple[str, str, int]]:
    """Guest, name and when it was made, of everybody."""
    return [(guest, name, made_at) for guest, name, made_at in await rows.all(NAMES)]


async def put_code(rows: Rows, person: Person) -> None:
    if person.recovery:
        await rows.run(SET_CODE, *code_line(person))
    else:
        await rows.run(FORGET_CODE, person.guest)


async def forget(rows: Rows, guest: str) -> None:
    await rows.run(FORGET, guest)
    await rows.run(FORGET_CODE, guest)


async def entries(rows: Rows) -> Sequence[Line]:
    """Of everybody, what the register holds: guest, name and hash."""
    return await rows.all(ENTRIES)


async def entries_of(rows: Rows, guests: Collection[str]) -> dict[str, Line]:
    """The same, of these guests."""
    return {line[0]: line for line in await rows.all(THEIR_ENTRIES, list(guests))}


def account_line(person: Person) -> Line:
    """Without the recovery code, which has a line of its own."""
    name, folded = person.name, fold_name(person.name)
    return summed((person.guest, folded, name, person.passphrase_hash, person.made_at))


def code_line(person: Person) -> Line:
    """The date is not in the sum, like all that layout 5 added: a process of the older layout
    writes lines without it."""
    return (*summed((person.guest, person.recovery)), person.recovery_at)
