"""Finds whom an operator means: by the name of an account, or by a number."""

from __future__ import annotations

import re

from tablee.house.house import House
from tablee.kernel import Fault
from tablee.store.contract.people import number_of
from tablee.store.contract.tables import guests_of

NUMBER = re.compile(r"\d{4}-\d{4}-\d{4}")
ALL_TABLES = 10_000_000


async def find_guest(house: House, who: str) -> str:
    """The id; raises Fault where nobody is meant, or more than one.

    Guests have no name of their own, so they are found by their number alone: among the accounts,
    those about whom something was decided, and everybody at a stored table.
    """
    if not NUMBER.fullmatch(who):
        found = {house.people.holder(" ".join(who.split()))} - {""}
    else:
        known = {guest for guest, _, _ in await house.people.named()}
        known.update(house.people.decisions.guests())
        found = {guest for guest in known if number_of(guest) == who} or await _at_tables(
            house, who
        )
    if len(found) > 1:
        raise Fault("several_people", who=who)
    for guest in found:
        return guest
    raise Fault("no_such_person", who=who[:100])


async def _at_tables(house: House, number: str) -> set[str]:
    sheets = await house.store.sheets(limit=ALL_TABLES)
    return {guest for sheet in sheets for guest in guests_of(sheet) if number_of(guest) == number}
