"""Whether a name may be chosen: nobody has it, or one that looks like it."""

from __future__ import annotations

from tablee.house.people.name import check_new_name
from tablee.house.people.taken_out import ANONYMOUS
from tablee.kernel import Fault
from tablee.store import People
from tablee.store.people.look_alike import looks


def check_free(people: People, name: str, *nobodys: str, mine: str = "") -> None:
    """Raises Fault if somebody but `mine` has it, or nobody may."""
    check_new_name(name)
    like = any(looks(name) & looks(other) for other in (ANONYMOUS, *nobodys))
    if like or people.alike(name) not in ("", mine):
        raise Fault("name_taken")
