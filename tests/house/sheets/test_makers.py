"""Where a table was made is remembered by a mark, never by its address."""

from __future__ import annotations

from tablee.house.house import House
from tablee.store import MemoryStore


def test_no_address_is_remembered_only_a_mark_of_it() -> None:
    makers = House(MemoryStore()).makers
    makers.note("a", "192.0.2.1")
    makers.note("b", "192.0.2.1")
    assert makers.mark("a") == makers.mark("b") != ""
    assert "192.0.2" not in repr(vars(makers._marks))
    assert makers.mark("c") == ""
    other = House(MemoryStore()).makers
    other.note("a", "192.0.2.1")
    assert other.mark("a") != makers.mark("a")  # each server has a key of its own
