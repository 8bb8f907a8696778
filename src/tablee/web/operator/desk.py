"""The operator's desk in a server that has a file: a socket in the data folder, for its owner.

A command sends one order and gets one answer. Nothing of it is reachable over HTTP. Where a
database is shared, commands go to the database, and no such socket is opened.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

import msgspec

from tablee.house.house import House
from tablee.house.operator.orders import PeopleAnswer, PeopleOrder
from tablee.house.operator.people_desk import PeopleDesk

SOCKET = "operator.sock"
LARGEST = 65_536
"""Bytes of an order."""

_log = logging.getLogger(__name__)


class Desk:
    """From `open` to `close`. The folder is held by this process, so an old socket is nobody's."""

    def __init__(self, house: House, folder: Path) -> None:
        self._desk = PeopleDesk(house)
        self._path = folder / SOCKET
        self._server: asyncio.Server | None = None
        self._one = asyncio.Lock()

    async def open(self) -> None:
        """Without a socket the server works all the same, and commands need it closed."""
        if not hasattr(asyncio, "start_unix_server"):
            return
        before = os.umask(0o177)
        try:
            self._path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(
                self._serve, str(self._path), limit=LARGEST
            )
        except OSError as fault:
            _log.warning("tablee people needs the server closed: %s: %s", self._path, fault)
        finally:
            os.umask(before)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = await self._answer(await reader.readline())
            writer.write(msgspec.json.encode(answer))
            await writer.drain()
        except (OSError, ValueError):  # gone, or no order at all
            return
        except Exception:
            _log.exception("an order about people failed")
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> PeopleAnswer:
        """One after the other: two deletions at once would only be in each other's way."""
        try:
            order = msgspec.json.decode(line, type=PeopleOrder)
        except msgspec.DecodeError:
            return PeopleAnswer(fault="bad_order")
        async with self._one:
            return await self._desk.carry_out(order)
