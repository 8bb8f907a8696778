"""A sentence before it has a language: a message id and its arguments."""

from __future__ import annotations

import msgspec


class Say(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One message of the game's Fluent files. Arguments may be messages themselves."""

    id: str
    args: dict[str, int | str | Say] = {}


def say(id: str, **args: int | str | Say) -> Say:
    """`say("news-taken", seat=who(2), cards=4)`."""
    return Say(id, args)


def who(seat: int) -> str:
    """Stands for the name of the player there; filled in where the sentence is read."""
    return f"@{seat}"
