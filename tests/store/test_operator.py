"""An operator asks the parent of processes that share a file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.store.contract import Lost
from tablee.store.sqlite.shared import operator
from tablee.store.sqlite.shared.desk import Desk

pytestmark = pytest.mark.anyio


def obey(what: str, about: Any) -> Any:
    if what == operator.LIST:
        desk = Desk()
        desk.opened(desk.arrive(":8001"))
        return desk.listed()
    if what == operator.CLOSE:
        raise Lost("unknown_word", word=what)
    return about == 1


async def test_it_lists_and_drains(tmp_path: Path) -> None:
    async with operator.heard(tmp_path, obey):
        (process,) = await operator.list_processes(tmp_path)
        assert (process.number, process.address, process.tables) == (1, ":8001", 0)
        assert await operator.drain_process(tmp_path, 1)
        assert not await operator.drain_process(tmp_path, 2)


async def test_a_refusal_keeps_its_code(tmp_path: Path) -> None:
    async with operator.heard(tmp_path, obey):
        with pytest.raises(Lost) as found:
            await operator.close_process(tmp_path, 1)
    assert found.value.code == "unknown_word"


async def test_nobody_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Lost) as found:
        await operator.list_processes(tmp_path)
    assert found.value.code == "no_parent"


async def test_a_socket_that_was_left_behind_is_no_parent_and_in_nobodys_way(
    tmp_path: Path,
) -> None:
    (tmp_path / operator.NAME).touch()
    with pytest.raises(Lost):
        await operator.list_processes(tmp_path)
    async with operator.heard(tmp_path, obey):
        assert await operator.list_processes(tmp_path)
    assert not (tmp_path / operator.NAME).exists()


@pytest.mark.parametrize("said", [b"", b"\n", b"{}\n", b"\xff\xfe\n", b"[" * 99_999 + b"\n"])
async def test_nonsense_ends_the_line_and_nothing_else(tmp_path: Path, said: bytes) -> None:
    async with operator.heard(tmp_path, obey):
        reader, writer = await asyncio.open_unix_connection(tmp_path / operator.NAME)
        writer.write(said)
        writer.write_eof()
        assert await reader.read() == b""
        writer.close()
        assert await operator.drain_process(tmp_path, 1)


async def test_only_the_owner_may_ask(tmp_path: Path) -> None:
    async with operator.heard(tmp_path, obey):
        assert (tmp_path / operator.NAME).stat().st_mode & 0o777 == 0o600
