"""What an operator is shown of people."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from msgspec.structs import replace

from tablee.house.house import House
from tablee.house.operator.finding import ALL_TABLES
from tablee.house.operator.orders import HeldDecision, PersonFacts
from tablee.house.ratings.ratings import shown
from tablee.kernel import Fault
from tablee.store import Sheet
from tablee.store.contract.people import number_of
from tablee.table import seating


async def everybody(house: House) -> list[PersonFacts]:
    """Accounts, the oldest first, then guests about whom something was decided."""
    accounts = await house.people.named()
    known = {guest for guest, _, _ in accounts}
    found = [_account(house, *account) for account in accounts]
    others = [guest for guest in house.people.decisions.guests() if guest not in known]
    return found + [_brief(house, guest) for guest in others]


async def people_at(house: House, table: str) -> list[PersonFacts]:
    """Those who sit there; Lost for an unknown table."""
    live = house.live(table)
    sheet = live.table.sheet if live else (await house.store.load(table))[0]
    return [
        replace(_brief(house, chair.guest, chair.name), seat=seat)
        for seat, chair in enumerate(sheet.chairs)
        if chair.kind == "person"
    ]


async def person(house: House, guest: str) -> PersonFacts:
    """Everything about one."""
    people = house.people
    sheets = await house.store.sheets(guest=guest, limit=ALL_TABLES)
    account = await people.find(people.name_of(guest)) if people.name_of(guest) else None
    brief = _brief(house, guest, _name_at(sheets, guest))
    skills = await people.ratings.skills(guest)
    return replace(
        _account(house, guest, account.name, account.made_at) if account else brief,
        devices=tuple(device.label or "?" for device in people.devices.of(guest)),
        passkeys=len(await people.passkeys.of(guest)),
        has_code=bool(account and account.recovery),
        tables=dict(sorted(Counter(sheet.status for sheet in sheets).items())),
        ratings={game: shown(skill) for game, skill in sorted(skills.items())},
        reports=await asyncio.to_thread(_reports, house, number_of(guest)),
    )


def _account(house: House, guest: str, name: str, made_at: int) -> PersonFacts:
    seen = max((device.seen_at for device in house.people.devices.of(guest)), default=0)
    return replace(_brief(house, guest, name), account=True, made_at=made_at, seen_at=seen)


def _brief(house: House, guest: str, name: str = "") -> PersonFacts:
    decided = house.people.decisions.of(guest, house.wall())
    held = tuple(
        HeldDecision(one.kind, one.ends_at, "" if one.kind == "code" else one.detail)
        for one in decided
    )
    is_account = bool(house.people.name_of(guest))
    return PersonFacts(number_of(guest), house.people.name_of(guest) or name, is_account, held=held)


def _name_at(sheets: list[Sheet], guest: str) -> str:
    """Under which a guest sat down last."""
    for sheet in sheets:
        seat = seating.seat_of(sheet, guest)
        if seat is not None:
            return sheet.chairs[seat].name
    return ""


def _reports(house: House, number: str) -> tuple[str, ...]:
    """Reads files, so it runs in a thread."""
    found = []
    for id in house.reports.ids():
        with suppress(Fault):
            if house.reports.load(id).about == number:
                found.append(id)
    return tuple(found)
