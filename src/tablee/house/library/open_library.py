"""The library as its operator wants it now, as `library.toml` says it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from pathlib import Path

from tablee import catalog, wire
from tablee.house.library.library_file import (
    BadLibrary,
    LibraryFile,
    Text,
    parse_library,
    read_text,
)
from tablee.kernel import Fault, Game
from tablee.store import Sheet
from tablee.store.contract.tables import Access
from tablee.wire import HouseText

_log = logging.getLogger(__name__)


class OpenLibrary:
    """Everybody asks it, and nobody else reads the file."""

    def __init__(self, text: str = "") -> None:
        """Raises BadLibrary."""
        self.file: LibraryFile = parse_library(text)
        self.listeners: list[Callable[[], None]] = []
        """Called when it was read again."""

    def read_again(self, folder: Path) -> None:
        """If the file is wrong, all stays as it is, and the log says why."""
        try:
            self.file = parse_library(read_text(folder))
        except BadLibrary as fault:
            _log.error("the library stays as it is: %s", fault)
            return
        _log.info("the library was read again")
        for listener in self.listeners:
            listener()

    # --- what it says --------------------------------------------------------------------------

    def games(self) -> list[Game]:
        """Those on the shelf, in their order."""
        if self.file.shelf is None:
            return catalog.in_order()
        return [catalog.find(key) for key in self.file.shelf]

    def games_away(self) -> list[Game]:
        """Those that are installed and not on the shelf. Their tables are there all the same."""
        return [game for game in catalog.in_order() if game.key not in self._keys]

    def is_away(self, game: Game) -> bool:
        return game.key not in self._keys

    def facts(self, now: float) -> wire.Library:
        """What everybody may know of it at this second."""
        file, allow = self.file, self.file.allow
        return wire.Library(
            name=_told(file.name),
            description=_told(file.description),
            text=_told(file.text),
            contact=file.contact,
            imprint=_told(file.imprint),
            responsible=_told(file.responsible),
            language=file.language,
            accounts=allow.accounts,
            free_talk=allow.free_talk,
            public_tables=allow.public_tables,
            offline=file.offline,
            notice=self.notice(now),
        )

    def notice(self, now: float) -> HouseText | None:
        """What is told to all at this second."""
        notice = self.file.notice
        if notice is None or not notice.begins.timestamp() <= now < notice.ends.timestamp():
            return None
        return _told(notice.text)

    def notice_changes_in(self, now: float) -> float | None:
        """Seconds until the notice begins or ends; None if it does neither any more."""
        notice = self.file.notice
        times = () if notice is None else (notice.begins.timestamp(), notice.ends.timestamp())
        return min((time - now for time in times if time > now), default=None)

    @property
    def _keys(self) -> Collection[str]:
        return catalog.shelf() if self.file.shelf is None else self.file.shelf

    # --- what it allows ------------------------------------------------------------------------

    def check_account(self) -> None:
        """Raises where nobody can make an account."""
        if not self.file.allow.accounts:
            raise Fault("no_new_accounts")

    def check_new_table(self, sheet: Sheet) -> None:
        """Raises for games that are not on the shelf, and for terms that are not allowed."""
        evening = sheet.evening.games if sheet.evening else ()
        if not {sheet.game, *(one.game for one in evening)} <= set(self._keys):
            raise Fault("not_on_shelf")
        self.check_access(sheet.terms.access)

    def check_access(self, access: Access) -> None:
        if access == "public" and not self.file.allow.public_tables:
            raise Fault("no_public_tables")

    def check_free_talk(self) -> None:
        if not self.file.allow.free_talk:
            raise Fault("free_talk_off")


def _told(text: Text) -> HouseText | None:
    if isinstance(text, str):
        return HouseText(text, text) if text else None
    return text
