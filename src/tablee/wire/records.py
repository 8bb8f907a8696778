"""Finished games over HTTP: shown again, checked, continued."""

from __future__ import annotations

import msgspec

from tablee.kernel import Say
from tablee.wire.message import Short, Whole
from tablee.wire.photo import Photo
from tablee.wire.replies import Fresh, Seating, Update


class Frame(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a replay: when it happened and what changed on the screen."""

    at: int
    update: Update
    photo: Photo | None = None


class Replay(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/replay?eyes=: the beginning, then each entry, as this viewer saw it."""

    seating: Seating
    start: Fresh
    frames: tuple[Frame, ...]
    eyes: int
    """A seat, −2 for a watcher, −3 for everything laid open (finished games only)."""
    rounds: tuple[int, ...] = ()
    """Entry numbers worth jumping to."""
    figures: tuple[Say, ...] = ()
    """What this seat did, as the game counts it (finished games only)."""
    has_review: bool = False
    """Whether somebody can say how likely a win was (finished games only)."""


class Branch(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/{id}/branch: continue from this entry, in this seat, against bots."""

    number: Whole
    seat: Whole
    level: str = "regular"
    nonce: Short = ""
    """My share of the chance from there on."""


class Checked(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/verify: every chance move computed again."""

    ok: bool
    draws: int
    failed: int | None = None
    """The first entry that does not follow from the promise."""
    code: str = ""
