"""Somebody with an account, and what tests do with every store of people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tablee.store import People, Person

ANN = Person("g-ann", "Ann", "hash-a", 7)
Script = Callable[[People], Awaitable[None]]
Run = Callable[[Script], None]
