"""What a store gives to those who are written once: statements, within one transaction.

Statements are the SQL that PostgreSQL and SQLite share, with `$1` for a value. Three things stand
there as PostgreSQL has them, and SQLite's runner turns them into its own: the marks, `= any($1)`
with a list, and `for update`, which locks what was read until the transaction ends. `returning` is
left out: SQLite has it since 3.35, and systems with an older one are still in use.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

Line: TypeAlias = Sequence[Any]
"""The fields of one line of a table."""
Result = TypeVar("Result")


class Rows(Protocol):
    """The store, while one piece of work has it. All that the work does is stored, or nothing."""

    changed: set[str]
    """Guests whom other processes have in memory, too. They are told once this is stored."""

    async def one(self, query: str, *values: Any) -> Line | None:
        """The first line that is found."""

    async def all(self, query: str, *values: Any) -> Sequence[Line]:
        """Every line that is found."""

    async def run(self, query: str, *values: Any) -> int:
        """How many lines were changed by it."""

    async def many(self, query: str, lines: Iterable[Line]) -> None:
        """The same statement for each of these lines of values."""


Work: TypeAlias = Callable[[Rows], Coroutine[Any, Any, Result]]
"""Waits for nothing but its rows: on SQLite it runs in one go."""


class Transactions(Protocol):
    """A store that runs such work. Raises Lost, with the code `store_closed` after `close`."""

    def read(self, ask: Work[Result]) -> Awaitable[Result]:
        """For one question."""

    def snapshot(self, ask: Work[Result]) -> Awaitable[Result]:
        """For several: all of them are answered as of one moment."""

    def write(self, change: Work[Result]) -> Awaitable[Result]:
        """One transaction, on disk when this returns. Nothing is changed where it raises a Fault
        of its own; where it raises Lost, it may be stored or not."""

    def erase(self, change: Work[Result]) -> Awaitable[Result]:
        """The same, and what is deleted is overwritten on disk where we have the disk."""

    async def turn(self) -> int:
        """The number of the last change; 0 where no other process changes anything."""

    async def behind(self, turn: int) -> tuple[int, Collection[str]]:
        """The number of the last change now, and the guests who have changed behind that one."""

    async def close(self) -> None:
        """Finishes what was accepted."""
