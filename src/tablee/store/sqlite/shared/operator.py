"""What an operator asks the parent of processes on one file: through a socket in their folder.

Only the owner of the socket may ask. It is there while the parent is.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from tablee.store.contract import Lost
from tablee.store.others import Process
from tablee.store.sqlite.shared.words import LONGEST, Answer, Ask, line_of, parse_ask, parse_word

NAME = "houses.sock"
LIST, DRAIN, CLOSE = "list", "drain", "close"
LONGEST_PATH = 100
"""Characters that every system allows in the path of a socket."""
ANSWER_SECONDS = 10.0

Obey = Callable[[str, Any], Any]
"""Called with what is asked and about which process; raises Lost."""


# --- the parent ----------------------------------------------------------------------------------


@asynccontextmanager
async def heard(folder: Path, obey: Obey) -> AsyncIterator[None]:
    """Meanwhile an operator can ask; raises OSError. The folder is held by this process."""
    (folder / NAME).unlink(missing_ok=True)  # of one that was killed
    listening = socket.socket(socket.AF_UNIX)
    try:
        with _reached(folder) as path:
            listening.bind(path)
        (folder / NAME).chmod(0o600)  # before anybody can connect
        server = await asyncio.start_unix_server(_attend(obey), sock=listening, limit=LONGEST)
        async with server:
            yield
    finally:
        listening.close()
        (folder / NAME).unlink(missing_ok=True)


def _attend(obey: Obey) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Any]:
    async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, ConnectionError, ValueError, msgspec.DecodeError):
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(line_of(_answer(obey, parse_ask(await reader.readline()))))
        writer.close()

    return attend


def _answer(obey: Obey, ask: Ask) -> Answer:
    try:
        return Answer(ask.number, obey(ask.what, ask.about))
    except Lost as fault:
        return Answer(ask.number, None, fault.code, fault.details)


# --- the command ---------------------------------------------------------------------------------


async def list_processes(folder: Path) -> list[Process]:
    """The processes of the parent that has this folder; raises Lost."""
    return msgspec.convert(await _ask(folder, LIST), list[Process])


async def drain_process(folder: Path, number: int) -> bool:
    """It hands its tables over and ends; False where there is none with this number."""
    return bool(await _ask(folder, DRAIN, number))


async def close_process(folder: Path, number: int) -> bool:
    """It is killed, and what it had is free; False where there is none with this number."""
    return bool(await _ask(folder, CLOSE, number))


async def _ask(folder: Path, what: str, about: Any = None) -> Any:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            with _reached(folder) as path:
                reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST)
            writer.write(line_of(Ask(1, what, about)))
            line = await reader.readline()
            writer.close()
        word = parse_word(line)
    except (OSError, TimeoutError, msgspec.DecodeError):
        raise Lost("no_parent") from None
    if not isinstance(word, Answer) or word.fault:
        raise Lost(word.fault if isinstance(word, Answer) else "no_parent")
    return word.body


@contextmanager
def _reached(folder: Path) -> Iterator[str]:
    """A path to the socket that is short enough, on Linux for every folder."""
    path = str(folder / NAME)
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield path
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{handle}/{NAME}"
    finally:
        os.close(handle)
