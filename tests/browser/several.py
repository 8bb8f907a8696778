"""Two processes on one database behind one port, for the browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from web.many import Many


@asynccontextmanager
async def two_processes(folder: Path, url: str) -> AsyncIterator[Many]:
    folder.mkdir(parents=True, exist_ok=True)
    parent = await asyncio.to_thread(Many, folder / "data", url, 2)
    try:
        yield parent
    finally:
        await asyncio.to_thread(parent.stop)
