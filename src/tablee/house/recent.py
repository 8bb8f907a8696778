"""A memory of bounded size: what was not used for the longest time goes first."""

from __future__ import annotations

from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Remembers so many things, and forgets those nobody asked for."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Key, Value] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key) -> Value | None:
        if key not in self._kept:
            return None
        value = self._kept.pop(key)
        self._kept[key] = value
        return value

    def put(self, key: Key, value: Value) -> None:
        self._kept.pop(key, None)
        self._kept[key] = value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def take(self, key: Key) -> Value | None:
        """What is remembered, and from now on is not."""
        return self._kept.pop(key, None)

    def drop(self, key: Key) -> None:
        self._kept.pop(key, None)
