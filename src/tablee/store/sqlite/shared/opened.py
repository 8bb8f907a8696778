"""Opens a file that two processes share: its tables and its people."""

from __future__ import annotations

import socket
from pathlib import Path

from tablee.store.sqlite.shared.line import Line
from tablee.store.sqlite.shared.people import SharedPeople
from tablee.store.sqlite.shared.tables import SharedTables


async def open_shared(
    path: Path, end: socket.socket, version: str = ""
) -> tuple[SharedTables, SharedPeople]:
    """`end`: of the line to the parent. Raises Lost. Closing the tables closes the line."""
    line, turn = await Line.open(end, version)
    try:
        return SharedTables(path, line), SharedPeople(path, line, turn)
    except BaseException:
        await line.close()
        raise
