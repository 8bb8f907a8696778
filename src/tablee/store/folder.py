"""The data folder belongs to one server at a time. The operating system holds the lock.

The lock ends with its process, also after kill -9. Programs that only read or copy do not need it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tablee.store.contract.lost import Lost

LOCK = "lock"
"""In the data folder. The file stays; whether it is locked is what counts."""

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


def _owner(handle: int) -> int:
    """The process that wrote its number here last; 0 where none can be read."""
    written = os.read(handle, 20)
    return int(written) if written.isdigit() else 0
