"""Who I am, my name and my ratings, over HTTP; and how a request failed."""

from __future__ import annotations

from typing import Any

import msgspec


class Account(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account and /api/account/login."""

    name: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/passphrase: the one that was, and the one from now on."""

    passphrase: str
    new: str


class Sure(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Proof that it is really me, where the cookie is not enough: one of the two.

    DELETE /api/account, POST /api/account/recovery and /api/account/passkeys/new.
    """

    passphrase: str = ""
    passkey: dict[str, Any] | None = None
    """What the browser made of a challenge, as JSON."""


class RecoveryCode(msgspec.Struct, frozen=True, gc=False):
    """The answer to it. The server stores only a hash of the code."""

    code: str


class CodeMade(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/account/recovery: whether I have a recovery code, and since when."""

    there: bool
    made_at: int = 0
    """Wall-clock seconds; 0 where that was not noted yet."""


class NewPasskey(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/passkeys: a key that the browser has just made."""

    passkey: dict[str, Any]
    label: str = ""


class UsedPasskey(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/passkeys/login."""

    passkey: dict[str, Any]


class Passkey(msgspec.Struct, frozen=True, gc=False):
    """GET /api/account/passkeys: one of mine."""

    id: str
    label: str
    made_at: int
    """Wall-clock seconds."""
    used_at: int


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


class RatingThen(msgspec.Struct, frozen=True, gc=False):
    """GET /api/me/ratings: what one rated game made of my rating."""

    game: str
    table: str
    at: int
    """Wall-clock seconds: when the game ended."""
    rating: int
    """What I was almost surely worth at least."""
    likely: int
    """What I was most likely worth. As far above it as `rating` is below, I was hardly worth."""


class Me(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who the cookie says I am; an empty name until one is given."""

    name: str = ""
    account: bool = False
    """The name is mine: it has a passphrase."""
    ratings: tuple[Rating, ...] = ()
    recovery: str = ""
    """A new recovery code, shown this once: with a new account and every new passphrase."""


class Privacy(msgspec.Struct, frozen=True, gc=False):
    """GET /api/privacy: how long this server stores what; 0 for ever."""

    waiting_hours: float
    """Tables at which nobody began."""
    playing_days: float
    """Games nobody ended, since they were made."""
    finished_days: float
    """Finished games, since their end."""
    guests_days: float
    """Of these, games at which nobody with an account sat."""
    imported_days: float
    """Games read from records, since somebody last looked."""
    reports_days: float
    """Problems that people reported."""


class Trouble(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The body of every HTTP error."""

    code: str
    details: dict[str, int | str] = {}
