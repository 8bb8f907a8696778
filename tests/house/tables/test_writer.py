"""Nobody is sent what is not on disk, and everything is sent in its order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from table.lamps import sheet
from tablee.house.metrics import Metrics
from tablee.house.tables.writer import Writer
from tablee.store import Lost, MemoryStore, Row, Sheet
from tablee.table import Effects


class Disk(MemoryStore):
    """Busy until the gate opens, and broken when it is to be."""

    def __init__(self) -> None:
        super().__init__()
        self.gate, self.fails, self.writes = asyncio.Event(), False, list[int]()

    async def append(self, table: str, rows: Sequence[Row], sheet: Sheet | None = None) -> None:
        await self.gate.wait()
        if self.fails:
            raise Lost("not_kept")
        self.writes.append(len(rows))
        await super().append(table, rows, sheet)


class Listener:
    """Remembers what it was told and in which order."""

    def __init__(self) -> None:
        self.broken = False
        self.heard: list[str] = []

    def tell(self, batch: list[Effects]) -> None:
        self.heard += [f"told {len(effects.rows)}" for effects in batch]

    def rest(self) -> None:
        self.heard.append("rest")

    def lose(self, fault: BaseException | None) -> None:
        self.broken = True
        self.heard.append(f"lost {fault}")


def _moved(*numbers: int) -> Effects:
    return Effects(rows=[Row(number, 0, "grab 1", 0, "") for number in numbers])


def _with_writer(script: Callable[[Writer, Disk, Listener], Awaitable[None]]) -> None:
    async def go() -> None:
        disk, listener = Disk(), Listener()
        await disk.save(sheet("ANN", "BOB"))
        await script(Writer("t1", disk, listener, Metrics()), disk, listener)

    asyncio.run(go())


def test_what_changes_nothing_is_sent_at_once() -> None:
    async def script(writer: Writer, disk: Disk, listener: Listener) -> None:
        writer.take(Effects())
        assert listener.heard == ["told 0"]

    _with_writer(script)


def test_a_move_is_sent_after_it_is_written_and_what_follows_waits_for_it() -> None:
    async def script(writer: Writer, disk: Disk, listener: Listener) -> None:
        for effects in (_moved(1), Effects(), _moved(2), _moved(3, 4)):
            writer.take(effects)
        await asyncio.sleep(0)
        assert (listener.heard, writer.is_writing) == ([], True)
        disk.gate.set()
        await writer.settled()
        assert disk.writes == [1, 3]
        assert listener.heard == ["told 1", "told 0", "told 1", "told 2", "rest"]

    _with_writer(script)


def test_what_could_not_be_written_is_never_sent() -> None:
    async def script(writer: Writer, disk: Disk, listener: Listener) -> None:
        disk.fails = True
        disk.gate.set()
        writer.take(_moved(1))
        writer.take(_moved(2))
        await writer.settled()
        assert listener.heard == ["lost not_kept"]

    _with_writer(script)
