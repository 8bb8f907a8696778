"""One entry point a game: `key = "package.module:GAME"`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points

from tablee.bots import RandomBot
from tablee.kernel import Bot, Fault, Game

_log = logging.getLogger(__name__)


class UnknownGame(Fault):
    """No box with that key stands on the shelf."""


@cache
def shelf() -> Mapping[str, Game]:
    """Every game installed, by key. A game that does not load does not stop the others."""
    games: dict[str, Game] = {}
    for point in sorted(entry_points(group="tablee.games"), key=lambda point: point.name):
        try:
            games[point.name] = point.load()
        except Exception:
            _log.exception("the box %s does not open", point.name)
    return games


def find(key: str) -> Game:
    """The game with this key; raises UnknownGame."""
    try:
        return shelf()[key]
    except KeyError:
        raise UnknownGame("unknown_game", game=key) from None


def players(game: Game) -> Mapping[str, Callable[[int], Bot]]:
    """Computer players one may seat: the game's own levels, and one that plays at random."""

    def random_bot(seat: int) -> Bot:
        return RandomBot(game, seat)

    return {**game.players, "random": random_bot}
