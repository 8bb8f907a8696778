"""The data folder that several commands are tried on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cli.stored import fill
from tablee.store import SqliteStore


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "key").write_bytes(b"k" * 32)
    (folder / "key").chmod(0o600)

    async def make() -> None:
        store = SqliteStore(folder / "tables.db")
        await fill(store, 20)
        await store.close()

    asyncio.run(make())
    return folder
