"""How many tables one guest may make."""

from __future__ import annotations

from tablee.kernel import Fault
from tablee.store import Store

AN_HOUR = 3_600


async def check_share(store: Store, guest: str, most: int, now: int, finished: bool) -> None:
    """No more than so many in the hour before `now`; raises `too_many_tables`.

    `finished`: games that are over count too.
    """
    mine = await store.sheets(guest=guest, limit=4 * most)
    made = [one for one in mine if one.host == guest and one.made_at > now - AN_HOUR]
    if sum(finished or one.status != "finished" for one in made) >= most:
        raise Fault("too_many_tables", most=most)
