"""Whom I meet, over HTTP: people are named by where they sit, and by ids of my own lists."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.wire.message import Message, Short, Whole


class SeatThere(msgspec.Struct, frozen=True, gc=False):
    """POST /api/me/blocked and /api/friends: whoever sits at this seat of this table."""

    table: Short
    seat: Whole


class BlockedPerson(msgspec.Struct, frozen=True, gc=False):
    """GET /api/me/blocked: one of mine. The id is good in my list and nowhere else."""

    id: str
    name: str
    """As it was when I blocked them."""
    made_at: int
    """Wall-clock seconds."""


class Friend(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of my friends. The id is good in my list and nowhere else."""

    id: str
    name: str
    made_at: int
    """Wall-clock seconds: since when."""
    here: bool = False
    """They have a page of this library open, and let their friends see it."""


class FriendAsk(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who may become a friend."""

    id: str
    name: str
    mine: bool = False
    """I have asked them; else they have asked me."""


class FriendsPage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/friends, and the answer to every change of it."""

    friends: tuple[Friend, ...] = ()
    asks: tuple[FriendAsk, ...] = ()
    shown: Literal["", "yes", "no"] = ""
    """Whether my friends see that I am here; empty: I was not asked yet."""
    link: str = ""
    """The token of my link for a friend, `/friends/{token}`; empty where I have none."""
    link_ends_at: int = 0
    """Wall-clock seconds."""


class FriendToken(msgspec.Struct, frozen=True, gc=False):
    """POST /api/friend-link/open and /api/friend-link/accept: what stands in a friend's link."""

    token: Short


class FriendLink(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """POST /api/friend-link/open: who would like to be friends."""

    name: str
    mine: bool = False
    """I made it."""
    friends: bool = False
    """We are friends already."""


class ShowMe(msgspec.Struct, frozen=True, gc=False):
    """POST /api/me/shown: whether my friends see that I am here."""

    shown: bool


class InviteFriend(msgspec.Struct, frozen=True, gc=False):
    """POST /api/friends/{id}/invite: to this table, where I sit."""

    table: Short


class Companion(msgspec.Struct, frozen=True, gc=False):
    """GET /api/me/company: somebody with whom I sat at a table lately."""

    table: str
    seat: int
    name: str
    game: str
    at: int
    """Wall-clock seconds: when that game ended, or its table was made."""


class HeadToHead(msgspec.Struct, frozen=True, gc=False):
    """GET /api/friends/{id}/games: finished games that we both played, of one kind.

    In games of more people, somebody else may have won.
    """

    game: str
    games: int
    wins: int
    draws: int
    losses: int


class Invited(Message, frozen=True):
    """On any socket of mine: a friend invites me to a table that waits."""

    table: str
    game: str
    name: str
