"""The data folder belongs to one server at a time. The operating system holds the lock.

The lock ends with its process, also after kill -9. Programs that only read or copy do not need it.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.flush import flush

LOCK = "lock"
"""In the data folder. The file stays; whether it is locked is what counts."""
MOVED = "moved"
"""In a data folder whose tables were copied into a database: where they went."""

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30
    """Windows lets nobody read a locked byte, so we lock one far behind what is written."""

    def _try(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _try(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold(folder: Path) -> Iterator[None]:
    """Holds the folder; Lost("folder_in_use") while another process has it."""
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _try(handle)
        except OSError:
            raise Lost("folder_in_use", process=_owner(handle)) from None
        with suppress(OSError):  # the disk is full: only the number is missing
            os.truncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
        yield
    finally:
        os.close(handle)
        _give_to_owner(folder)


def mark_moved(folder: Path, target: str) -> None:
    """From now on nobody takes the old file for the tables. `target` holds no secret."""
    handle = os.open(folder / MOVED, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(f"{target}\n")
        file.flush()
        os.fsync(file.fileno())
    flush(folder)


def refuse_moved(folder: Path) -> None:
    """Lost("moved_folder") where the tables of this folder are elsewhere."""
    mark = folder / MOVED
    if mark.exists():
        raise Lost("moved_folder", to=mark.read_text("utf-8", "replace").strip(), mark=str(mark))


def tables_in(folder: Path) -> Path:
    """The file of the tables; Lost("moved_folder") where it is only left over."""
    refuse_moved(folder)
    return folder / "tables.db"


def _give_to_owner(folder: Path) -> None:
    """What root has made in the folder of a service belongs to that service."""
    owner = folder.stat()
    if not hasattr(os, "geteuid") or os.geteuid() or not owner.st_uid:
        return
    for path in folder.rglob("*"):
        found = path.lstat()
        is_plain = stat.S_ISDIR(found.st_mode) or (
            stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        )
        if not found.st_uid and is_plain:
            os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _owner(handle: int) -> int:
    """The process that wrote its number here last; 0 where none can be read."""
    written = os.read(handle, 20)
    return int(written) if written.isdigit() else 0
