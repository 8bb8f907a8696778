"""What goes to another process and back: games by name, and draws without the key they come from.

A copy of a thought has the view of one seat, its legal moves and its player. The player draws from
the secret of its table. The secret stays here; the other process asks for what is drawn next.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from copy import copy
from typing import Any

from tablee import catalog
from tablee.kernel import Game, Stream, rules_of
from tablee.kernel.take_back import TakeBack

GAME, DRAWS = "game", "draws"
AT_FIRST, MORE = 8, 64
"""Words that come with the parcel, and with each answer when they are used up."""


class Unfit(Exception):
    """It holds something that cannot be copied to another process."""


class Parcel:
    """Work as bytes, and the draws it may ask for. Every parcel of one work draws the same."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._streams: list[Stream] = []
        packed = io.BytesIO()
        try:
            _Packer(packed, self._streams).dump(work)
        except (pickle.PicklingError, TypeError, AttributeError) as fault:
            raise Unfit(str(fault)) from fault
        self.content = packed.getvalue()

    def more(self, stream: int) -> list[int]:
        return self._streams[stream].words(MORE)


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, streams: list[Stream]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._streams = streams

    def persistent_id(self, thing: Any) -> Any:
        if isinstance(thing, Game):
            return GAME, thing.key, thing.version, TakeBack in thing.moves
        if isinstance(thing, Stream):
            stream = copy(thing)
            self._streams.append(stream)
            return DRAWS, len(self._streams) - 1, stream.words(AT_FIRST)
        return None


class Drawn(Stream):
    """In the other process: the same draws, and no key."""

    def __init__(self, words: list[int], more: Callable[[], list[int]]) -> None:
        self._words = words[::-1]
        self._more = more

    def _word(self) -> int:
        if not self._words:
            self._words = self._more()[::-1]
        return self._words.pop()


class _Opener(pickle.Unpickler):
    def __init__(self, content: bytes, more: Callable[[int], list[int]]) -> None:
        super().__init__(io.BytesIO(content))
        self._more = more

    def persistent_load(self, name: Any) -> Any:
        if name[0] == GAME:
            _, key, version, gentle = name
            return rules_of(catalog.find(key), version, gentle)
        _, stream, words = name
        return Drawn(words, lambda: self._more(stream))


def open_parcel(content: bytes, more: Callable[[int], list[int]]) -> Callable[[], Any]:
    """The work, in the other process; `more` asks for draws."""
    work: Callable[[], Any] = _Opener(content, more).load()
    return work


def seal(answer: Any) -> bytes:
    """What the work returned. Whatever it still holds of its draws stays there."""
    packed = io.BytesIO()
    _Packer(packed, []).dump(answer)
    return packed.getvalue()


def unseal(content: bytes) -> Any:
    return _Opener(content, lambda stream: []).load()
