"""A process's end of the line to its parent: asks, and hears what other processes say."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import msgspec

from tablee.store.contract import Lost
from tablee.store.others import LOOK, Events, Hear, Process
from tablee.store.sqlite.shared.words import LONGEST, Answer, Ask, Notices, line_of, parse_word

BEAT_SECONDS = 0.4
"""Between two signs of life."""
ANSWER_SECONDS = 15.0
"""A claim waits for a silent process until that one is killed; nothing waits for ever."""
PAUSE = 0.1
"""Seconds in which notices are collected, and sent as one."""


class Line:
    """Open from `open` to `close`. The other processes, as this one knows them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.events = Events()
        self.number = 0
        self._reader, self._writer = reader, writer
        self._asked = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._hear: Hear | None = None
        self._waiting: dict[tuple[str, str], Any] = {}
        self._ended = False
        self._tasks = [asyncio.create_task(self._read_on()), asyncio.create_task(self._beat_on())]

    @classmethod
    async def open(cls, end: socket.socket, version: str) -> tuple[Line, int]:
        """And the number of the last change so far; raises Lost."""
        line = cls(*await asyncio.open_unix_connection(sock=end, limit=LONGEST))
        line.number, turn = await line.ask("arrived", version)
        return line, turn

    async def ask(self, what: str, about: Any = None) -> Any:
        """What the parent answers; raises Lost, also where the parent is gone."""
        if self._ended:
            raise _gone()
        self._asked += 1
        answer = self._answers[self._asked] = asyncio.get_running_loop().create_future()
        self._writer.write(line_of(Ask(self._asked, what, about)))
        try:
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Lost("store_unwell", why="no_answer") from None

    def send(self, what: str, about: Any = None) -> None:
        """Without an answer. Lost where the parent is gone, and nobody minds."""
        if not self._ended:
            self._writer.write(line_of(Ask(0, what, about)))

    async def close(self) -> None:
        """Everything is written: what this process held is free."""
        with suppress(Lost):
            await self.ask("bye")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._end()
        self._writer.close()

    # --- the other processes -------------------------------------------------------------------

    def listen(self, hear: Hear) -> None:
        self._hear = hear
        hear(LOOK, None)

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_later(PAUSE, self._tell)
        self._waiting[subject, key] = body

    async def listed(self) -> list[Process]:
        return msgspec.convert(await self.ask("listed"), list[Process])

    async def leave(self) -> None:
        await self.ask("leave")

    async def depart(self, guest: str) -> None:
        await self.ask("depart", guest)

    async def departing(self) -> list[str]:
        return msgspec.convert(await self.ask("departing"), list[str])

    async def departed(self, guest: str) -> None:
        await self.ask("departed", guest)

    # --- within --------------------------------------------------------------------------------

    def _tell(self) -> None:
        waiting, self._waiting = self._waiting, {}
        said = [(subject, body) for (subject, _), body in waiting.items()]
        text = line_of(Ask(0, "say", said))
        if len(text) > LONGEST // 2:
            text = line_of(Ask(0, "say", [(LOOK, None)]))
        if not self._ended:
            self._writer.write(text)

    async def _beat_on(self) -> None:
        while True:
            self.send("beat")
            await asyncio.sleep(BEAT_SECONDS)

    async def _read_on(self) -> None:
        """A parent that is gone has also ended our input: this process is leaving already."""
        with suppress(ConnectionError):
            while line := await self._reader.readline():
                self._take(line)
        self._end()

    def _take(self, line: bytes) -> None:
        word = parse_word(line)
        if isinstance(word, Notices):
            for subject, body in word.said if self._hear else ():
                assert self._hear is not None
                self._hear(subject, body)
            return
        answer = self._answers.pop(word.number, None)
        if answer is not None and not answer.done():
            _settle(answer, word)

    def _end(self) -> None:
        self._ended = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(_gone())
        self._answers.clear()


def _settle(answer: asyncio.Future[Any], word: Answer) -> None:
    if word.fault:
        answer.set_exception(Lost(word.fault, **word.details))
    else:
        answer.set_result(word.body)


def _gone() -> Lost:
    return Lost("store_unwell", why="no_parent")
