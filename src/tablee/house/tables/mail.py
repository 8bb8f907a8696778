"""What a table says, sorted by who is to read it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import msgspec

from tablee.table import Effects
from tablee.wire import Done, Message, Update

Mail: TypeAlias = Mapping[str, list[bytes]]
"""By viewer, everything that leaves at once, in order."""

AS_IT_IS = (Update, Done)
"""Messages that are sent as they are, without asking `prepare`: nearly all of them."""

_encode = msgspec.json.Encoder().encode


def sort_mail(batch: Iterable[Effects], prepare: Callable[[Message], Message]) -> Mail:
    """Each message is encoded once, however many read it."""
    texts: defaultdict[str, list[bytes]] = defaultdict(list)
    for effects in batch:
        for viewers, message in effects.told:
            if not isinstance(message, AS_IT_IS):
                message = prepare(message)
            text = _encode(message) if viewers else b""
            for viewer in viewers:
                texts[viewer].append(text)
    return texts


def waits_of(batch: Iterable[Effects]) -> dict[str, int]:
    """By viewer, how many ms it leaves later."""
    return {viewer: ms for effects in batch for viewer, ms in effects.waits.items()}


def shown_by(batch: Iterable[Effects]) -> set[int]:
    """The entries whose updates are in it."""
    told = (message for effects in batch for _, message in effects.told)
    return {message.number for message in told if isinstance(message, Update)}
