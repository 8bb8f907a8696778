"""Plays a portion, in any process on any machine."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from tablee.catalog import find
from tablee.lab.report.plan import Portion
from tablee.lab.report.used import Used
from tablee.lab.report.watch import Watched, watch
from tablee.lab.series import seating
from tablee.lab.simulate import NeverEnds, simulate


class PortionGames(msgspec.Struct, frozen=True):
    """The games of a portion, and what was used in them."""

    row: int
    games: tuple[Watched, ...]
    used: Used


def play_portion(
    portion: Portion, over: Callable[[int], None] = lambda games: None
) -> PortionGames:
    """The same games in any process and at any time. `over` hears of each that is over."""
    used, games = Used(), list[Watched]()
    for number in range(portion.first, portion.stop):
        games.append(_play(portion, number, used))
        over(1)
    return PortionGames(portion.row, tuple(games), used)


def _play(portion: Portion, number: int, used: Used) -> Watched:
    series = portion.series
    game, players = find(series.game), seating(series, number)
    options = msgspec.convert(series.options, game.options)
    try:
        played = simulate(game, players, f"{series.seed}/{number}", options)
    except NeverEnds as fault:
        return Watched(number, players, fault=str(fault))
    start = game.start(options, series.seats)
    found = watch(game, start, played.entries, played.outcome, played.ms, used)
    return replace(found, number=number, players=players)
