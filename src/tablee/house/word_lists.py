"""Word lists that stored tables need stay beside them, whatever list a newer program brings."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from tablee.pieces.lexicon import keep_lists, look_in
from tablee.store import Store

FOLDER = "word-lists"
"""In the data folder."""

_log = logging.getLogger(__name__)


async def keep_word_lists(store: Store, data: Path) -> None:
    """Copies the lists in use into the data folder; removes those that no table names.

    None is removed while a damaged table may need it: it may be repaired.
    """
    folder = data / FOLDER
    try:
        needed = await store.needs()
        if store.damaged:
            needed |= {file.stem for file in folder.glob("*.bin")}
        await asyncio.to_thread(keep_lists, folder, needed)
    except Exception:
        _log.exception("word lists could not be stored")


def use_word_lists(data: Path) -> None:
    """Tables find the lists they began with."""
    look_in(data / FOLDER)
