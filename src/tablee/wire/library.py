"""What a library says of itself: its name, who runs it, and a notice to all."""

from __future__ import annotations

import msgspec

from tablee.store.contract.tables import LessonLanguage
from tablee.wire.message import Message


class HouseText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of the operator, in each language of the page."""

    fr: str
    en: str


class Library(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/library, and within the page itself; absent is what the operator did not say."""

    name: HouseText | None = None
    description: HouseText | None = None
    text: HouseText | None = None
    contact: str = ""
    """An address of mail or of the web, or anything else."""
    imprint: HouseText | None = None
    responsible: HouseText | None = None
    """For what is stored about people."""
    language: LessonLanguage = ""
    """Of visitors whose own the page does not speak; empty: the page's usual one."""
    accounts: bool = True
    """Whether new ones can be made."""
    free_talk: bool = True
    public_tables: bool = True
    offline: bool = True
    """Whether a device may store the page, and open it without the server."""
    notice: HouseText | None = None
    """The one that is told now."""


class Announced(Message, frozen=True):
    """A notice to all begins, or ends: then there is no text."""

    text: HouseText | None = None
