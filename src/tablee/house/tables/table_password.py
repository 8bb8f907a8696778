"""The words of locked tables: tried a few times by one address, hashed beside the event loop."""

from __future__ import annotations

import secrets

from tablee.house.background_queue import BackgroundQueue
from tablee.house.bucket import Tries
from tablee.house.limits import Limits
from tablee.table.viewers.lock import hide_word, is_word


class TablePasswords:
    """Nothing is hashed for a word that was not said, nor before its try is spent."""

    def __init__(self, limits: Limits) -> None:
        self._aside = BackgroundQueue("words", limits.words_waiting)
        self._tries = Tries(limits.seconds_a_word, limits.words_at_once, limits.names_remembered)

    def spend(self, table: str, address: str) -> None:
        """A try at this table from this address; reconnecting gives no new ones."""
        self._tries.spend(f"{table} {address}")

    async def is_right(self, said: str, hidden: str) -> bool:
        return await self._aside.run(lambda: is_word(said, hidden))

    async def hide(self, word: str) -> str:
        salt = secrets.token_bytes(16)
        return await self._aside.run(lambda: hide_word(word, salt))
