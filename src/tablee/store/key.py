"""The key that signs cookies: a file of 32 bytes, readable by its owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.flush import flush

BYTES = 32


def signing_key(folder: Path) -> bytes:
    """The key of this data folder, made once; Lost where the file holds anything else."""
    path = folder / "key"
    if not path.exists():
        write_key(path, secrets.token_bytes(BYTES))
    return read_key(path)


def shared_key(path: Path) -> bytes:
    """A key that several processes or machines have in common; Lost where there is none."""
    try:
        return read_key(path)
    except OSError as fault:
        raise Lost("no_key", path=str(path), why=fault.strerror or type(fault).__name__) from None


def read_key(path: Path) -> bytes:
    """Raises Lost for a key of another length, which would be easier to guess."""
    key = path.read_bytes()
    if len(key) != BYTES:
        raise Lost("bad_key", path=str(path), bytes=len(key), expected=BYTES)
    return key


def write_key(path: Path, key: bytes) -> None:
    """The file gets its name only when all of it is on disk."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        flush(path.parent)
    finally:
        part.unlink(missing_ok=True)
