"""What goes wrong in the page or among people, told by the page or by somebody who plays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.wire.message import Short, Whole

LONGEST_REPORT = 2_000


class PageError(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """POST /api/errors: something broke in the page, and no code there handled it."""

    kind: Literal["error", "rejection", "load", "policy"]
    """Thrown; a promise nobody waited for; a file that did not come; against the site's policy."""
    name: Short = ""
    """The kind of error: `TypeError`; for a policy its directive."""
    message: Short = ""
    places: Annotated[tuple[Short, ...], msgspec.Meta(max_length=20)] = ()
    """In scripts of the page alone: `assets/index.js:1:23`, the innermost first."""
    build: Short = ""


class Problem(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """POST /api/reports: somebody says what went wrong, or what somebody at a table does."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)]
    table: Short = ""
    """The table whose game goes with it, as I may see it."""
    language: Literal["", "fr", "en"] = ""
    build: Short = ""
    screen: Short = ""
    """Width and height of the window, in pixels."""
    seat: Whole | None = None
    """The person at this seat of the table is meant. They never hear of it."""


class ProblemNoted(msgspec.Struct, frozen=True, gc=False):
    """The answer: it is stored."""

    attached: bool
    """With the game; false where none was asked for, or it is too large."""
