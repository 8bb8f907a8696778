"""The signing key: whole or not there, and never one that can be guessed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.store import Lost
from tablee.store.key import shared_key, signing_key, write_key


def test_a_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    assert len(key) == 32
    assert signing_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_a_key_of_another_length_is_refused_and_left_alone(length: int, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * length)
    with pytest.raises(Lost) as refused:
        signing_key(tmp_path)
    assert (refused.value.code, refused.value.details["bytes"]) == ("bad_key", length)
    assert (tmp_path / "key").read_bytes() == b"k" * length


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_key_that_could_not_be_written_leaves_nothing(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, step, full)
        with pytest.raises(OSError, match="No space"):
            write_key(tmp_path / "key", b"k" * 32)
    assert list(tmp_path.iterdir()) == []
    assert len(signing_key(tmp_path)) == 32


def test_a_key_that_processes_share_is_read_and_never_made(tmp_path: Path) -> None:
    with pytest.raises(Lost, match="no_key"):
        shared_key(tmp_path / "common")
    assert list(tmp_path.iterdir()) == []
    write_key(tmp_path / "common", b"k" * 32)
    assert shared_key(tmp_path / "common") == b"k" * 32
