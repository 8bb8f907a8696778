"""What a table says, sorted by who is to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from tablee.table import Effects
from tablee.wire import Done, Message, Update

_encode = msgspec.json.Encoder().encode


class Mail(msgspec.Struct):
    """Everything that leaves at once."""

    texts: dict[str, list[bytes]] = {}
    """By viewer, in order."""
    waits: dict[str, int] = {}
    """By viewer, how many ms it leaves later."""
    shown: set[int] = set()
    """The entries whose updates are in it."""


def sort_mail(batch: Iterable[Effects], prepare: Callable[[Message], Message]) -> Mail:
    """Each message is encoded once, however many read it.

    `prepare` is asked about every message that is neither an update nor an answer.
    """
    mail = Mail()
    texts = mail.texts
    for effects in batch:
        mail.waits.update(effects.waits)
        for viewers, message in effects.told:
            if isinstance(message, Update):
                mail.shown.add(message.number)
            elif not isinstance(message, Done):
                message = prepare(message)
            text = _encode(message) if viewers else b""
            for viewer in viewers:
                if viewer in texts:
                    texts[viewer].append(text)
                else:
                    texts[viewer] = [text]
    return mail
