"""Work for another process, and what comes of it, as bytes. Games go by their names.

A copy of a thought has the view of one seat, its legal moves, its player, and the key for its own
draws. The secret of the table stays here.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from typing import Any

from tablee import catalog
from tablee.kernel import Game, rules_of
from tablee.kernel.take_back import TakeBack


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Any:
        if isinstance(thing, Game):
            return thing.key, thing.version, TakeBack in thing.moves
        return None


class _Opener(pickle.Unpickler):
    def persistent_load(self, name: Any) -> Any:
        key, version, gentle = name
        return rules_of(catalog.find(key), version, gentle)


def pack(thing: Any) -> bytes:
    packed = io.BytesIO()
    _Packer(packed, pickle.HIGHEST_PROTOCOL).dump(thing)
    return packed.getvalue()


def unpack(content: bytes) -> Any:
    return _Opener(io.BytesIO(content)).load()


class PickledWork:
    """What the other process calls. It is packed in the thread that sends it, and unpacked when it
    is run. So what cannot be unpacked fails in the other process."""

    def __init__(self, call: Callable[[], Any] | None, content: bytes = b"") -> None:
        self._call, self._content = call, content

    def __reduce__(self) -> Any:
        return PickledWork, (None, pack(self._call))

    def do(self) -> bytes:
        return pack((self._call or unpack(self._content))())
