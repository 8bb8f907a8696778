"""A finished game of tic-tac-toe to be judged: Ann, sitting first, won it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.store import Chair, Row, Sheet, Terms

ANN_WINS = ("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")


def finished(**changes: Any) -> Sheet:
    chairs = (Chair("person", "Ann", "g-ann"), Chair("person", "Bob", "g-bob"))
    terms = Terms(grace=0, rated=True)
    sheet = Sheet("t1", "tictactoe", 1, terms, chairs, "g-ann", "00", status="finished")
    return msgspec.structs.replace(sheet, **({"ending": "played"} | changes))


def rows(moves: tuple[str, ...] = ANN_WINS) -> list[Row]:
    """A move every three seconds."""
    return [Row(n, (n - 1) % 2, move, n * 3_000) for n, move in enumerate(moves, 1)]
