"""The games of a report as Parquet, for other tools: `pip install 'tablee[lab]'`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tablee.lab.report.plan import ReportPlan, ReportRow, rows
from tablee.lab.report.play import PortionGames
from tablee.lab.report.used import Used
from tablee.lab.report.watch import Watched

LEFT_OUT = {"turns", "number"}
"""Fields of a game that are not columns of their own."""


class NoParquet(Exception):
    """What writes Parquet is not installed."""


def write_parquet(plan: ReportPlan, batches: Sequence[PortionGames], folder: Path) -> list[Path]:
    """A line for each game, for each turn, and for each kind of move and value of its fields."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise NoParquet(
            "games.parquet, turns.parquet and moves.parquet are not written: pip install"
            " 'tablee[lab]' adds what they need"
        ) from None
    written = []
    for name, lines in (
        ("games", _games(plan, batches)),
        ("turns", _turns(plan, batches)),
        ("moves", _moves(plan, batches)),
    ):
        file = folder / f"{name}.parquet"
        parquet.write_table(pyarrow.Table.from_pylist(list(lines)), file, compression="zstd")
        written.append(file)
    return written


def _games(plan: ReportPlan, batches: Sequence[PortionGames]) -> Iterator[dict[str, Any]]:
    for row, game in _every(plan, batches):
        found = {n: getattr(game, n) for n in game.__struct_fields__ if n not in LEFT_OUT}
        yield _place(row, game) | found | {"turns": len(game.turns)}


def _turns(plan: ReportPlan, batches: Sequence[PortionGames]) -> Iterator[dict[str, Any]]:
    for row, game in _every(plan, batches):
        for number, turn in enumerate(game.turns, 1):
            found = {n: getattr(turn, n) for n in turn.__struct_fields__}
            yield _place(row, game) | {"turn": number} | found


def _moves(plan: ReportPlan, batches: Sequence[PortionGames]) -> Iterator[dict[str, Any]]:
    for row in rows(plan):
        used = Used()
        for batch in batches:
            if batch.row == row.number:
                used.add(batch.used)
        for name, use in sorted(used.moves.items()):
            kind, field, value = (*name.split(" ", 2), "", "")[:3]
            found = {n: getattr(use, n) for n in use.__struct_fields__}
            yield _row(row) | {"move": kind, "field": field, "value": value} | found


def _every(
    plan: ReportPlan, batches: Sequence[PortionGames]
) -> Iterator[tuple[ReportRow, Watched]]:
    found = rows(plan)
    return ((found[batch.row], game) for batch in batches for game in batch.games)


def _place(row: ReportRow, game: Watched) -> dict[str, Any]:
    """What names a game in both files."""
    return _row(row) | {"game": game.number}


def _row(row: ReportRow) -> dict[str, Any]:
    line_up = ",".join(row.line_up)
    return {"seats": row.seats, "variant": row.variant.label, "line_up": line_up}
