"""Problems that people report: small files in the data folder. The oldest are deleted first.

A report has what somebody wrote and, if they agreed, the game as they may see it, without the names
of those who play. It has no id of a guest and no address. If it is about a person, it has their
number.
"""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path

import msgspec

from tablee.house.limits import Limits
from tablee.kernel import Fault
from tablee.store import Lost

FOLDER = "reports"
A_DAY = 86_400
ID = re.compile(r"\d{10}-[0-9a-f]{8}")


class ProblemReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """One report, as it lies in its file."""

    id: str
    """Begins with when it was made, so that they sort by age."""
    at: int
    text: str
    language: str = ""
    build: str = ""
    screen: str = ""
    game: str = ""
    version: int = 0
    """Of the rules of that game."""
    attached: str = ""
    """`record`: a finished game; `view`: a running one, as the one who reports sees it."""
    record: str = ""
    seat: int | None = None
    """Of the person it is about, if it is about one."""
    about: str = ""
    """The number of the person it is about. The operator alone can say who that is."""


def new_report_id(now: int) -> str:
    return f"{now:010d}-{secrets.token_hex(4)}"


class ProblemReports:
    """Every call reads or writes files, so it must not run in the event loop."""

    def __init__(self, data: Path | None, limits: Limits | None = None) -> None:
        self._folder = None if data is None else data / FOLDER
        self._limits = limits or Limits()

    def add(self, report: ProblemReport) -> None:
        """On disk when it returns; raises Lost where it cannot be stored."""
        if self._folder is None:
            raise Lost("not_kept", why="no_file")
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            written = msgspec.json.encode(report)
            self._make_room(len(written))
            _write(self._path(report.id), written)
        except OSError:
            raise Lost("not_kept", why="disk_fails") from None

    def ids(self) -> list[str]:
        """The newest first."""
        if self._folder is None or not self._folder.is_dir():
            return []
        found = [path.stem for path in self._folder.iterdir() if path.suffix == ".json"]
        return sorted((id for id in found if ID.fullmatch(id)), reverse=True)

    def load(self, id: str) -> ProblemReport:
        """Raises Fault where there is none, or it cannot be read."""
        if not ID.fullmatch(id) or id not in self.ids():
            raise Fault("unknown_report", report=id[:40])
        try:
            return msgspec.json.decode(self._path(id).read_bytes(), type=ProblemReport)
        except (OSError, msgspec.DecodeError, UnicodeError):
            raise Fault("damaged_report", report=id) from None

    def delete(self, id: str) -> None:
        if not ID.fullmatch(id) or id not in self.ids():
            raise Fault("unknown_report", report=id[:40])
        self._path(id).unlink(missing_ok=True)

    def expire(self, before: int) -> int:
        """Deletes those made before that second; says how many."""
        old = [id for id in self.ids() if int(id[:10]) < before]
        for id in old:
            self._path(id).unlink(missing_ok=True)
        return len(old)

    def _make_room(self, size: int) -> None:
        """The oldest go until one more of this size fits."""
        sizes = {id: self._path(id).stat().st_size for id in self.ids()}
        oldest = sorted(sizes)
        while oldest and (
            len(oldest) >= self._limits.reports
            or sum(sizes[id] for id in oldest) + size > self._limits.reports_bytes
        ):
            self._path(oldest.pop(0)).unlink(missing_ok=True)

    def _path(self, id: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{id}.json"


def _write(path: Path, written: bytes) -> None:
    """All of it or nothing; only the owner can read it."""
    part = path.with_suffix(".part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(written)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
