"""A data folder with tables in it, and the command as somebody types it."""

from __future__ import annotations

from click.testing import CliRunner, Result

from tablee.cli.main import main
from tablee.store import Chair, Row, Sheet, SqliteStore, Terms

ROWS = 40


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def sheet(id: str) -> Sheet:
    return Sheet(id, "tictactoe", 1, Terms(grace=0), (Chair(), Chair()), host="g", secret="00")


def row(number: int) -> Row:
    return Row(number, 0, "mark 1", number, "x" * 500)


async def fill(store: SqliteStore, tables: int) -> None:
    for number in range(tables):
        await store.save(sheet(f"t{number}"))
        await store.append(f"t{number}", [row(n) for n in range(1, ROWS + 1)])
