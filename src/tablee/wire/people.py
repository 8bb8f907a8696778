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
