"""The parent's end of the line to one process: reads what it asks, and answers."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import msgspec

from tablee.store.contract import Lost
from tablee.store.others import LOOK
from tablee.store.sqlite.shared.desk import Desk, Member
from tablee.store.sqlite.shared.words import LONGEST, Answer, Ask, Notices, line_of, parse_ask

MOST_UNREAD = 1024 * 1024
"""Bytes that wait for a process to read them. Beyond that, notices are lost."""


async def attend(desk: Desk, member: Member, end: socket.socket) -> None:
    """Until the line ends. The process may live on for a moment, and holds what it held."""
    reader, writer = await asyncio.open_unix_connection(sock=end, limit=LONGEST)
    attending = Attending(desk, member, writer)
    member.hear = attending.hear
    try:
        with suppress(ConnectionError, ValueError, msgspec.DecodeError):
            while line := await reader.readline():
                attending.take(parse_ask(line))
    finally:
        member.cut_off = True
        attending.close()


class Attending:
    """Each question is a task of its own: some have to wait, and others pass them."""

    def __init__(self, desk: Desk, member: Member, writer: asyncio.StreamWriter) -> None:
        self._desk, self._member, self._writer = desk, member, writer
        self._tasks: set[asyncio.Task[None]] = set()
        self._lost = False

    def take(self, ask: Ask) -> None:
        task = asyncio.create_task(self._answer(ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, notices: Notices) -> None:
        """From other processes. What was lost is made good by a look."""
        if self._writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self._lost = True
            return
        if self._lost:
            notices, self._lost = Notices([(LOOK, None)]), False
        self._writer.write(line_of(notices))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._writer.close()

    async def _answer(self, ask: Ask) -> None:
        try:
            answer = Answer(ask.number, await self._desk.answer(self._member, ask.what, ask.about))
        except Lost as fault:
            answer = Answer(ask.number, None, fault.code, fault.details)
        if ask.number:
            self._writer.write(line_of(answer))
