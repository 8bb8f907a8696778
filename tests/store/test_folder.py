"""A folder has one server at a time, and a lock never outlives its process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store import Lost
from tablee.store.folder import LOCK, hold

HOLDS = """
import sys, time
from pathlib import Path
from tablee.store.folder import hold
with hold(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    """Another process that has the folder."""
    command = [sys.executable, "-c", HOLDS, str(folder)]
    other = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "held"
    return other


def test_a_second_process_is_refused_and_hears_who_was_first(tmp_path: Path) -> None:
    with holder(tmp_path) as other:
        with pytest.raises(Lost) as refused, hold(tmp_path):
            pass
        other.kill()
    assert refused.value.code == "folder_in_use"
    assert refused.value.details == {"process": other.pid}


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    with holder(tmp_path) as other:
        other.kill()
    with hold(tmp_path):
        assert (tmp_path / LOCK).stat().st_mode & 0o777 == 0o600


def test_a_folder_that_was_let_go_can_be_held_again(tmp_path: Path) -> None:
    for _ in range(2):
        with hold(tmp_path):
            pass
