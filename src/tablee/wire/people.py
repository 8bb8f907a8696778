"""Who I am, my name and my ratings, over HTTP; and how a request failed."""

from __future__ import annotations

import msgspec


class Account(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account and /api/account/login."""

    name: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/passphrase: the one that was, and the one from now on."""

    passphrase: str
    new: str


class Farewell(msgspec.Struct, frozen=True, gc=False):
    """DELETE /api/account: the cookie alone is not enough."""

    passphrase: str


class Sure(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/recovery: only who knows the passphrase may have another code."""

    passphrase: str


class RecoveryCode(msgspec.Struct, frozen=True, gc=False):
    """The answer to it. The server stores only a hash of the code."""

    code: str


class Recover(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/recover: the passphrase is forgotten, the code is not."""

    name: str
    code: str
    new: str


class Device(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/account/devices: a browser that is signed in to my account."""

    id: str
    label: str
    """The browser and the system; empty where they are not known."""
    made_at: int
    """Wall-clock seconds: when it signed in."""
    seen_at: int
    """When it was last used, to the day."""
    current: bool = False
    """The one that asks."""


class Rating(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A name's rating in one game."""

    name: str
    game: str
    rating: int
    games: int
    bot: bool = False
    provisional: bool = False
    """After few games: not on the leaderboard yet."""


class Me(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who the cookie says I am; an empty name until one is given."""

    name: str = ""
    account: bool = False
    """The name is mine: it has a passphrase."""
    ratings: tuple[Rating, ...] = ()
    recovery: str = ""
    """A new recovery code, shown this once: after an account was made or recovered."""


class Trouble(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The body of every HTTP error."""

    code: str
    details: dict[str, int | str] = {}
