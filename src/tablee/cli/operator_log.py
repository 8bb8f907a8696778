"""What an operator did by hand: one JSON object a line, in the data folder, for its owner alone."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from getpass import getuser
from pathlib import Path
from typing import TextIO

LOG = "operator.log"


def write_down(data: Path, did: str, **facts: str | int) -> None:
    """Raises OSError."""
    with _opened(data) as file:
        _write(file, did, facts)


@contextmanager
def open_log(data: Path) -> Iterator[Callable[..., None]]:
    """Before anything is done: where it cannot be written down, nothing is. Raises OSError."""
    with _opened(data) as file:
        yield lambda did, **facts: _write(file, did, facts)


def _opened(data: Path) -> TextIO:
    data.mkdir(parents=True, exist_ok=True)
    handle = os.open(data / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    if hasattr(os, "geteuid") and not os.geteuid():  # the log belongs to the owner of the folder
        owner = data.stat()
        with suppress(OSError):
            os.fchown(handle, owner.st_uid, owner.st_gid)
    return os.fdopen(handle, "a", encoding="utf-8")


def _write(file: TextIO, did: str, facts: dict[str, str | int]) -> None:
    line = {"at": int(time.time()), "who": who_asks(), "did": did, **facts}
    file.write(json.dumps(line, ensure_ascii=False) + "\n")
    file.flush()
    os.fsync(file.fileno())


def who_asks() -> str:
    """The user of this machine, also behind sudo."""
    try:
        user = getuser()
    except (KeyError, OSError):  # a container may have no name for its user
        user = f"user {os.getuid()}"
    behind = os.environ.get("SUDO_USER", "")
    return f"{behind} as {user}" if behind and behind != user else user
