"""SIGHUP to a server that is one process: it reads again what the operator may have changed."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from tablee.house.library.open_library import OpenLibrary
from tablee.house.word_lists import read_again


def mind_hang_up(library: OpenLibrary, folder: Path) -> None:
    """From systemd, a container or a shell. If it has a terminal, the end of that one ends it."""
    if hasattr(signal, "SIGHUP") and not sys.stdin.isatty():
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGHUP, _read_again, library, folder)


def _read_again(library: OpenLibrary, folder: Path) -> None:
    library.read_again(folder)
    read_again(folder)
