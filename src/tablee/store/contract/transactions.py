"""What a store gives to code that is written once for all stores: statements in a transaction.

Statements are the SQL that PostgreSQL and SQLite share, with `$1` for a value. Three things are
written as PostgreSQL has them, and translated for SQLite: the marks, `= any($1)` with a list, and
`for update`, which locks what was read until the transaction ends. `returning` is not used: SQLite
has it since 3.35, and systems with an older one are still in use.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

Line: TypeAlias = Sequence[Any]
"""The fields of one line of a table."""
Result = TypeVar("Result")


class Rows(Protocol):
    """One transaction. All that is done with it is stored, or nothing."""

    changed: set[str]
    """Guests that this changes. Other processes are told of them once it is stored."""

    async def one(self, query: str, *values: Any) -> Line | None:
        """The first line that is found."""

    async def all(self, query: str, *values: Any) -> Sequence[Line]:
        """Every line that is found."""

    async def run(self, query: str, *values: Any) -> int:
        """How many lines were changed by it."""

    async def many(self, query: str, lines: Iterable[Line]) -> None:
        """The same statement for each of these lines of values."""


Work: TypeAlias = Callable[[Rows], Coroutine[Any, Any, Result]]
"""Awaits nothing but its rows, so that SQLite can run it in one go."""


class Transactions(Protocol):
    """A store that runs such work. Raises Lost, with the code `store_closed` after `close`."""

    def read(self, ask: Work[Result]) -> Awaitable[Result]:
        """For one question."""

    def snapshot(self, ask: Work[Result]) -> Awaitable[Result]:
        """For several: all of them are answered as of one moment."""

    def write(self, change: Work[Result]) -> Awaitable[Result]:
        """One transaction, on disk when this returns.

        If the work raises a Fault of its own, nothing is changed. If this raises Lost, the change
        may be stored or not.
        """

    def erase(self, change: Work[Result]) -> Awaitable[Result]:
        """The same, and deleted data is overwritten on disk, if the store has the disk."""

    async def turn(self) -> int:
        """The number of the last change; 0 where no other process changes anything."""

    async def behind(self, turn: int) -> tuple[int, Collection[str]]:
        """The number of the last change now, and the guests who were changed after `turn`."""

    async def close(self) -> None:
        """Finishes what was accepted."""
