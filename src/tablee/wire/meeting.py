"""What the page and the server say while somebody waits to play with strangers: `/ws/meet`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from tablee.wire.message import Message, Short, Whole

Games: TypeAlias = Annotated[tuple[Short, ...], msgspec.Meta(max_length=100)]


class Seek(Message, frozen=True):
    """I want to play one of these games with somebody; without any, anything."""

    request: Whole
    games: Games = ()


class Come(Message, frozen=True):
    """The answer to `Called`: whether I come to play."""

    request: Whole
    call: Whole
    comes: bool = True


class Seeking(Message, frozen=True):
    """You wait, and have waited so long. Sent first, and whenever nothing came of a call."""

    seconds: int = 0
    missed: bool = False
    """Somebody was found, and did not come."""


class Called(Message, frozen=True):
    """Somebody is found to play with. Answer with `Come` within these seconds."""

    call: int
    game: str
    people: int
    seconds: int
    rated: bool = False


class Met(Message, frozen=True):
    """All have said yes: go to this table. It begins when everybody is there."""

    table: str
    game: str
