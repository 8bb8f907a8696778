"""A transcript: one short game written down, so that any change of a rule shows in a diff.

The first line says how it is played (seats, seed, options, at most how many entries); change it
there and write the transcript again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel import WATCHER, Game, Outcome, Say, format_move
from tablee.kernel.scene import Piece
from tablee.testing.walk import Walk, name_of, walk


class Setting(msgspec.Struct, frozen=True):
    """How the golden game is played."""

    seats: int
    seed: int = 1
    options: dict[str, Any] = {}
    entries: int = 150


def transcript(game: Game, setting: Setting) -> Iterator[str]:
    """The setting, one line an entry (`number seat move`), and how it ended."""
    options = msgspec.convert(setting.options, game.options)
    played = walk(game, options, setting.seats, setting.seed, setting.entries)
    yield msgspec.json.encode(setting).decode()
    for number, (seat, move) in enumerate(played.log, 1):
        yield f"{number} {name_of(seat)} {format_move(move)}"
    outcome = game.outcome(played.state)
    yield from _end(outcome) if outcome else _pause(played)


def setting_of(game: Game, file: Path) -> Setting:
    """As the first line of the file says; the fewest seats where there is no file yet."""
    if not file.exists():
        return Setting(min(game.seats))
    return msgspec.json.decode(file.read_text("utf-8").splitlines()[0], type=Setting)


def _end(outcome: Outcome) -> Iterator[str]:
    yield f"end {_plain(outcome.why)}" if outcome.why else "end"
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        lines = outcome.lines[seat] if outcome.lines else ()
        told = ", ".join(f"{_plain(line.what)} {line.points:+d}" for line in lines)
        yield f"seat {seat} rank {rank} score {score}" + (f" ({told})" if told else "")


def _pause(played: Walk) -> Iterator[str]:
    """A long game is left where it is, with what everybody sees of it."""
    scene = played.game.scene(played.game.view(played.state, WATCHER), ())
    yield "still playing"
    for zone in scene.zones:
        pieces = " ".join(map(_piece, zone.pieces))
        count = f" ({zone.count})" if zone.count is not None else ""
        yield f"{zone.id}{count} {pieces}".rstrip()


def _piece(piece: Piece) -> str:
    where = "" if piece.at is None else f"@{piece.at}"
    return f"{piece.face or 'back'}{where}"


def _plain(say: Say) -> str:
    """A sentence without a language."""
    told = [f"{name}={_plain(v) if isinstance(v, Say) else v}" for name, v in say.args.items()]
    return " ".join([say.id, *told])
