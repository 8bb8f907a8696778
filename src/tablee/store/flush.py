"""What was written to a file or a folder goes onto the disk."""

from __future__ import annotations

import os
from pathlib import Path


def flush(path: Path) -> None:
    """Onto the disk; some systems cannot flush a folder, and do not need to."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)
