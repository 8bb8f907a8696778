"""Portions as files: each is written when it is finished, so that the same command goes on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tablee.lab.report.plan import Portion, ReportPlan, portions
from tablee.lab.report.play import PortionGames

PLAN: Final = "plan.json"
FOLDER: Final = "portions"


class AnotherPlan(Exception):
    """The folder holds the games of another report; the sentence says what is different."""


class Broken(Exception):
    """The file of a portion is not what was written."""


def open_folder(folder: Path, plan: ReportPlan) -> None:
    """Makes the folder for this plan, or finds it as this plan left it. Raises AnotherPlan."""
    file = folder / PLAN
    if file.exists():
        _check_plan(file, plan)
    elif folder.exists() and any(folder.iterdir()):
        raise AnotherPlan(f"{folder} is not empty, and holds no report that could go on")
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    write_file(file, msgspec.json.format(msgspec.json.encode(plan), indent=2))


def _check_plan(file: Path, plan: ReportPlan) -> None:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=ReportPlan)
    except msgspec.DecodeError:
        raise AnotherPlan(f"{file} cannot be read") from None
    if found.digest != plan.digest:
        names = [n for n in plan.__struct_fields__ if getattr(found, n) != getattr(plan, n)]
        told = "; ".join(f"{n} was {_told(found, n)}, now {_told(plan, n)}" for n in names)
        raise AnotherPlan(f"{file.parent} holds the games of another report: {told}")


def _told(plan: ReportPlan, name: str) -> str:
    return msgspec.json.encode(getattr(plan, name)).decode()


def missing(
    folder: Path, plan: ReportPlan, broken: Callable[[str], None] = lambda why: None
) -> list[Portion]:
    """Portions that are still to be played; each file that is broken is named."""
    found = []
    for portion in portions(plan):
        file = _file(folder, portion)
        if not file.exists():
            found.append(portion)
            continue
        try:
            _read(file, plan, portion)
        except Broken as fault:
            broken(f"{file.name} is broken ({fault}) and is played again.")
            found.append(portion)
    return found


def store(folder: Path, plan: ReportPlan, portion: Portion, batch: PortionGames) -> None:
    """A file that begins with the hash of the rest."""
    content = plan.digest.encode() + b"\n" + msgspec.json.encode(batch)
    write_file(_file(folder, portion), _hash(content) + b"\n" + content)


def read_all(folder: Path, plan: ReportPlan) -> Sequence[PortionGames]:
    """Every portion, in their order; raises Broken."""
    ordered = sorted(portions(plan), key=lambda portion: (portion.row, portion.first))
    return [_read(_file(folder, portion), plan, portion) for portion in ordered]


def write_file(file: Path, content: bytes) -> None:
    """Never half: it is written under another name first."""
    half = file.with_name(f"{file.name}.half")
    half.write_bytes(content)
    os.replace(half, file)


def _file(folder: Path, portion: Portion) -> Path:
    return folder / FOLDER / f"{portion.name}.json"


def _read(file: Path, plan: ReportPlan, portion: Portion) -> PortionGames:
    told, _, content = file.read_bytes().partition(b"\n")
    if told != _hash(content):
        raise Broken("its content is not what its first line says")
    digest, _, written = content.partition(b"\n")
    if digest.decode() != plan.digest:
        raise Broken("it belongs to another report")
    try:
        batch = msgspec.json.decode(written, type=PortionGames)
    except msgspec.DecodeError:
        raise Broken("another version of this program wrote it") from None
    if (batch.row, len(batch.games)) != (portion.row, portion.stop - portion.first):
        raise Broken("it holds other games than its name says")
    return batch


def _hash(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode()
