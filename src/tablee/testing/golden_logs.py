"""Golden logs: whole games that were played by a version of the rules, stored for ever.

They lie in `<folder>/<key>/<version>/*.jsonl`, each a record, with `digests.json` beside them. A
digest is made from everything the rules say along the way: who may act, what is legal, what the
timers are. A change that must not alter the game leaves all of it as it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel import Game, format_move, rules_of
from tablee.kernel.options import settle_options
from tablee.lab import simulate
from tablee.record.retrace import start_of, steps, write_down
from tablee.record.text import Record, format_record, parse_record
from tablee.record.verify import verify
from tablee.store.contract.tables import Row
from tablee.testing.settings import every_setting

DIGESTS = "digests.json"
RETIRED = "RETIRED"
"""A file of this name beside the logs of a version that was taken away says why."""


def versions(game: Game) -> tuple[int, ...]:
    """Every version of the rules that is still played."""
    return tuple(sorted([game.version, *(older.version for older in game.earlier)]))


def logs(folder: Path, key: str, version: int) -> list[Path]:
    """The golden logs of one version."""
    return sorted((folder / key / str(version)).glob("*.jsonl"))


def differences(game: Game, file: Path) -> list[str]:
    """What the rules of today say differently from the log; nothing if they agree."""
    record = parse_record(file.read_text("utf-8"))
    checked = verify(game, record)
    if not checked.ok:
        return [f"{file.name}: {checked.code} at entry {checked.failed}"]
    known = msgspec.json.decode((file.parent / DIGESTS).read_bytes(), type=dict[str, str])
    if digest(rules_of(game, record.header.version), record) != known.get(file.stem):
        return [f"{file.name}: other moves are legal, or other timers run, than were then"]
    return []


def write_logs(game: Game, folder: Path) -> None:
    """Plays golden logs of the newest version; raises FileExistsError where it has some."""
    into = folder / game.key / str(game.version)
    into.mkdir(parents=True)
    for number, (seats, chosen) in enumerate(every_setting(game), 1):
        told = ",".join(f"{name}={value}" for name, value in chosen.items()) or "defaults"
        record = _played(game, seats, chosen)
        (into / f"{number:02d}-{seats}-{told}.jsonl").write_text(format_record(record), "utf-8")
    write_digests(game, into)


def write_digests(game: Game, folder: Path) -> None:
    """For new golden logs: what the rules say along each of them."""
    found = {}
    for file in sorted(folder.glob("*.jsonl")):
        record = parse_record(file.read_text("utf-8"))
        found[file.stem] = digest(rules_of(game, record.header.version), record)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (folder / DIGESTS).write_bytes(text + b"\n")


def digest(game: Game, record: Record) -> str:
    """A fingerprint of all that the rules say along this game."""
    state = start_of(game, record.header.options, len(record.header.seats))
    told = hashlib.sha256()
    for said in _said(game, state, len(record.header.seats)):
        told.update(said.encode() + b"\n")
    for step in steps(game, state, record.rows):
        for said in _said(game, step.after, len(record.header.seats)):
            told.update(said.encode() + b"\n")
    return told.hexdigest()[:32]


def _said(game: Game, state: Any, seats: int) -> Iterator[str]:
    acting = game.to_act(state)
    yield f"to act {acting}"
    for seat in range(seats):
        legal = game.legal(state, seat) if seat in acting else ()
        yield f"legal {seat} {' | '.join(sorted(map(format_move, legal)))}"
    for timer in game.timers(state):
        yield f"timer {timer.key} {timer.seat} {format_move(timer.move)} {timer.after_ms}"
    yield f"held {sorted(game.held(state))} outcome {game.outcome(state)}"


# --- new logs ------------------------------------------------------------------------------------


def _played(game: Game, seats: int, chosen: Mapping[str, Any]) -> Record:
    """A whole game between players who play at random."""
    options = game.options(**settle_options(game, chosen, seats))
    played = simulate(game, ["random"] * seats, f"golden {chosen}", options)
    rows = [Row(e.number, e.seat, format_move(e.move), e.at) for e in played.entries]
    return write_down(game, played.sheet, rows)
