"""Writes what tables of every game look like, for the tests of the page's layout.

For every box and number of seats some games are played at random. Written down is each different
way in which zones stand there, with the most pieces that lay in each zone, for a player and for a
watcher. `python -m tools.table_shapes` renews the file; with `--check` it exits 1 when it is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.catalog import shelf
from tablee.kernel import WATCHER, Game
from tablee.kernel.scene import Scene, Zone
from tablee.testing.walk import Walk, walk
from tools.generated import ROOT, renew

TARGET = ROOT / "client" / "test" / "table" / "compose" / "tables.json"
GAMES, ENTRIES, LOOKS = 2, 500, 60
KEPT = (
    *("id", "kind", "seat", "size", "room", "cols", "label", "row_names", "column_names"),
    *("places", "outline", "margin", "turns"),
)


def main(arguments: list[str]) -> int:
    tables = [
        table
        for game in shelf().values()
        for seats in game.seats
        for table in tables_of(game, seats)
    ]
    lines = ",\n".join(json.dumps(table, ensure_ascii=False) for table in tables)
    return renew(TARGET, f"[\n{lines}\n]\n", arguments)


def tables_of(game: Game[Any, Any, Any], seats: int) -> Iterator[dict[str, Any]]:
    for me in (0, WATCHER):
        looks: dict[str, list[dict[str, Any]]] = {}
        for scene in scenes(game, seats, me):
            zones = [brief(zone) for zone in scene.zones]
            names = json.dumps([{**zone, "most": 0} for zone in zones])
            looks[names] = merge(looks.get(names), zones)
        yield {
            "game": game.key,
            "seats": seats,
            "me": None if me == WATCHER else me,
            "looks": list(looks.values()),
        }


def scenes(game: Game[Any, Any, Any], seats: int, me: int) -> Iterator[Scene]:
    for seed in range(GAMES):
        walked = walk(game, game.options(), seats, seed, ENTRIES)
        for number in walked.samples(LOOKS):
            if game.outcome(walked.states[number]) is None:
                yield look(game, walked, number, me)


def look(game: Game[Any, Any, Any], walked: Walk, number: int, me: int) -> Scene:
    return game.scene(game.view(walked.states[number], me), walked.legal(number, me))


def brief(zone: Zone) -> dict[str, Any]:
    """What its place may depend on, and how many lie there."""
    known = {key: value for key, value in msgspec.to_builtins(zone).items() if key in KEPT}
    cells = {"cells": len(zone.cells)} if zone.cells else {}
    steps = {"count": zone.count} if zone.kind == "track" else {}
    return {**known, "label": zone.label is not None, **cells, **steps, "most": len(zone.pieces)}


def merge(known: list[dict[str, Any]] | None, zones: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if known is None:
        return zones
    pairs = zip(known, zones, strict=True)
    return [{**old, "most": max(old["most"], new["most"])} for old, new in pairs]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
