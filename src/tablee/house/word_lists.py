"""Word lists that stored tables need are copied to the data folder, for newer programs."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from tablee.pieces.lexicon import (
    change_offensive,
    forget_changes,
    in_use_titles,
    keep_lists,
    look_in,
)
from tablee.store import Store

FOLDER = "word-lists"
"""In the data folder."""
OFFENSIVE = "offensive-words"
"""In the data folder: `fr.txt` changes the list of words that computers never name."""

_log = logging.getLogger(__name__)


async def keep_word_lists(store: Store, data: Path) -> None:
    """Copies the lists in use into the data folder; removes those that no table names.

    None is removed while a damaged table may need it: it may be repaired.
    """
    folder = data / FOLDER
    try:
        needed = await store.needs() | in_use_titles()
        if store.damaged:
            needed |= {file.stem for file in folder.glob("*.bin")}
        await asyncio.to_thread(keep_lists, folder, needed)
    except Exception:
        _log.exception("word lists could not be stored")


def find_word_lists(data: Path) -> None:
    """Tables find the lists they began with."""
    look_in(data / FOLDER)


def use_word_lists(data: Path) -> None:
    """The same, and new tables, names and talk take what the operator has changed."""
    find_word_lists(data)
    files = sorted((data / OFFENSIVE).glob("??.txt"))
    changes = {file.stem: file.read_text("utf-8").splitlines() for file in files}
    forget_changes()
    for language, lines in changes.items():
        change_offensive(language, lines, data / FOLDER)


def read_again(data: Path) -> None:
    """The operator has changed something. What cannot be read leaves everything as it was."""
    try:
        use_word_lists(data)
    except (OSError, UnicodeError) as fault:
        _log.error("the lists of offensive words stay as they are: %s", type(fault).__name__)
    else:
        _log.info("the lists of offensive words were read again")
