"""Bytes of a move to each seat, for every game: `python -m bench.bytes [--seats N] [GAME …]`

One game of regular computer players is shown to every seat. Each update is measured as it is sent,
beside what it would be otherwise: with whole zones and all offers, as MessagePack, and compressed,
each message alone or in one stream (permessage-deflate does that).
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Iterator
from statistics import median
from typing import Any

import msgspec
from msgspec import UNSET
from rich.console import Console
from rich.table import Table

from tablee import catalog
from tablee.kernel import Game
from tablee.lab.simulate import simulate
from tablee.table.viewers.viewpoint import Viewpoint

encode = msgspec.json.Encoder().encode
pack = msgspec.msgpack.Encoder().encode


class WholeViewpoint(Viewpoint):
    """What changed is sent whole, and everything has its name, as before wire 3."""

    def update(self, *given: Any, **named: Any) -> Any:
        offers, zones = self._scene.offers, dict(self._known)
        told = super().update(*given, **named)
        parts = {"type": "update", "since": told.follows, "number": told.number}
        parts["zones"] = [
            msgspec.structs.replace(zone, cells=(), same_cells=True) if zone.cells else zone
            for zone in self._scene.zones
            if zones.get(zone.id) != zone
        ]
        parts["news"] = told.lines_of_news()
        parts |= {name: getattr(told, name) for name in ("to_act", "progress", "outcome")}
        if told.seats is not UNSET:
            parts["seats"] = self._scene.seats
        if told.prompt is not UNSET:
            parts["prompt"] = self._scene.prompt
        if self._scene.offers != offers:
            parts["offers"] = self._scene.offers
        return {name: part for name, part in parts.items() if part not in (UNSET, [], ())}


def updates(kind: type[Viewpoint], game: Game, seats: int) -> Iterator[Any]:
    """Of one seat after the other."""
    played = simulate(game, ["regular"] * seats, "bytes")
    for seat in range(seats):
        state = game.start(game.options(), seats)
        viewpoint = kind(game, seat, state)
        for entry in played.entries:
            before, state = state, game.apply(state, entry.seat, entry.move)
            viewpoint.notice(before, entry, state)
            yield viewpoint.update(state, (), frozenset())


def compressed(texts: list[bytes], together: bool) -> int:
    """Bytes of all; raw deflate with the settings that uvicorn has, flushed after each message."""
    size, stream = 0, None
    for text in texts:
        if stream is None or not together:
            stream = zlib.compressobj(6, zlib.DEFLATED, -12, 5)
        size += len(stream.compress(text)) + len(stream.flush(zlib.Z_SYNC_FLUSH)) - 4
    return size


def measure(game: Game, seats: int) -> tuple[float, ...]:
    """Bytes of an update as sent, the median; then means: whole, as sent, and otherwise."""
    told = list(updates(Viewpoint, game, seats))
    texts = [encode(one) for one in told]
    whole = sum(len(encode(one)) for one in updates(WholeViewpoint, game, seats))
    sizes = (
        whole,
        sum(map(len, texts)),
        sum(len(pack(one)) for one in told),
        compressed(texts, together=False),
        compressed(texts, together=True),
    )
    return median(map(len, texts)), *(size / len(told) for size in sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="keys; all if none")
    parser.add_argument("--seats", type=int, help="as few as each game allows if not given")
    asked = parser.parse_args()
    heads = (
        "whole",
        "as sent",
        "share",
        "median",
        "MessagePack",
        "deflate alone",
        "deflate in a stream",
    )
    table = Table("game", "seats", *heads)
    for key in asked.games or sorted(catalog.shelf()):
        game = catalog.find(key)
        seats = asked.seats or max(2, min(game.seats))
        middle, whole, sent, *others = measure(game, seats)
        told = (f"{whole:,.0f}", f"{sent:,.0f}", f"{sent / whole:.2f}", f"{middle:,.0f}")
        table.add_row(key, str(seats), *told, *(f"{one:,.0f}" for one in others))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
