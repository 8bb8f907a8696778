"""The games on the shelf: one entry point a game, `key = "package.module:GAME"`.

The group of the entry point carries the number of the kernel that the game was made for
(`tablee.games.v1`), so that a game for another kernel is refused before its code is loaded.
A box that does not open leaves the others where they are.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from importlib.metadata import Distribution, EntryPoint, distributions
from time import thread_time

import msgspec

from tablee.bots import RandomBot, can_search, searchers
from tablee.catalog.time_limit import at_most
from tablee.kernel import KERNEL, Bot, Box, Fault, Game, rules_of
from tablee.kernel.options import describe_options
from tablee.kernel.take_back import Patient, TakeBack

GROUP = f"tablee.games.v{KERNEL}"
OURS = "tablee"
"""The distribution whose boxes stand where another one has the same key."""
QUICK_SHARE = 20
"""Of the steps of a player that searches, where nobody waits for it."""
LOADING_SECONDS = 30.0
"""Of processor time, for one box. Ours need a tenth of one."""
_ANY_GROUP = re.compile(r"tablee\.games(?:\.v(\d+))?")

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
"""It is written into a style of the page, where any other text could be more than a colour."""

_log = logging.getLogger(__name__)


class UnknownGame(Fault):
    """No box with that key stands on the shelf."""


class RefusedBox(msgspec.Struct, frozen=True):
    """A box that was found and does not stand on the shelf, and why, in one sentence."""

    key: str
    package: str
    why: str


class Shelf(msgspec.Struct, frozen=True):
    """Every game that opens, by key, and every one that does not."""

    games: Mapping[str, Game]
    refused: tuple[RefusedBox, ...] = ()


@cache
def _installed() -> Shelf:
    found = fill_shelf(point for package in distributions() for point in package.entry_points)
    for one in found.refused:
        _log.error("the box %s of %s stays closed: %s", one.key, one.package, one.why)
    return found


def shelf() -> Mapping[str, Game]:
    """Every game installed, by key."""
    return _installed().games


def in_order() -> list[Game]:
    """The same as people see them: the easiest to begin with first, classics last."""
    return sorted(shelf().values(), key=lambda game: (game.box.classic, game.box.ease, game.key))


def refused() -> tuple[RefusedBox, ...]:
    """Boxes that are installed and stay closed."""
    return _installed().refused


def find(key: str) -> Game:
    """The game with this key; raises UnknownGame."""
    try:
        return shelf()[key]
    except KeyError:
        raise UnknownGame("unknown_game", game=key) from None


def players(game: Game) -> Mapping[str, Callable[[int], Bot]]:
    """Computer players one may seat: the game's own levels, and one that plays at random.

    A game of turns that brings none has three that search, and no longer than their budget says:
    by the time of the processor, so that a busy machine does not make them weaker.
    """

    def random_bot(seat: int) -> Bot:
        return RandomBot(game, seat)

    brought = game.players or _searchers(game)
    patient = TakeBack in game.moves
    return {**brought, "random": partial(Patient, random_bot) if patient else random_bot}


def quick_players(game: Game) -> Mapping[str, Callable[[int], Bot]]:
    """The same for tests and series, which are to end soon and the same on every machine.

    Players that search think in a twentieth of their steps, and look at no clock.
    """
    found = players(game)
    if game.players or TakeBack in game.moves or not can_search(game):
        return found
    return {**found, **searchers(game, share=QUICK_SHARE)}


def levels(game: Game) -> tuple[str, ...]:
    """Computer players that people choose from."""
    return tuple(level for level in players(game) if level not in game.not_offered)


def _searchers(game: Game) -> Mapping[str, Callable[[int], Bot]]:
    """They think about the game itself; a move that is taken back does not concern them."""
    if TakeBack not in game.moves:
        return searchers(game, thread_time) if can_search(game) else {}
    plain = shelf().get(game.key)
    found = {} if plain is None else _searchers(rules_of(plain, game.version))
    return {level: partial(Patient, make) for level, make in found.items()}


# --- what is installed ---------------------------------------------------------------------------


def fill_shelf(points: Iterable[EntryPoint]) -> Shelf:
    """The games of these entry points; ours first, then by key."""
    games: dict[str, Game] = {}
    closed: list[RefusedBox] = []
    offered = {
        (_package(point) != OURS, point.name, _package(point), point.group): point
        for point in points
        if _ANY_GROUP.fullmatch(point.group)
    }
    for _, point in sorted(offered.items()):
        why = (
            _wrong_kernel(point) or _twice(point, offered.values()) or _does_not_open(point, games)
        )
        if why:
            closed.append(RefusedBox(point.name, _package(point), why))
    return Shelf(dict(sorted(games.items())), tuple(closed))


def _wrong_kernel(point: EntryPoint) -> str:
    """Games say in their entry point which kernel they were made for."""
    if point.group == GROUP:
        return ""
    found = _ANY_GROUP.fullmatch(point.group)
    number = found[1] if found and found[1] else "0"
    return f"it was made for kernel {number}, this is kernel {KERNEL} (entry point {GROUP})"


def _twice(point: EntryPoint, offered: Iterable[EntryPoint]) -> str:
    """Two boxes of one key: ours stays, of two strangers neither."""
    others = {
        _package(one) for one in offered if one.name == point.name and one.group == point.group
    }
    if len(others) < 2 or _package(point) == OURS:
        return ""
    rest = ", ".join(sorted(others - {_package(point)}))
    return f"another package has a box of the same key: {rest}"


def _does_not_open(point: EntryPoint, games: dict[str, Game]) -> str:
    try:
        with at_most(LOADING_SECONDS):
            game = point.load()
        why = _wrong_game(game, point.name)
    except (Exception, SystemExit) as fault:  # a box that wants to leave does not take us along
        _log.debug("the box %s does not open", point.name, exc_info=fault)
        return f"it does not open ({type(fault).__name__}: {str(fault)[:200]})"
    if not why:
        games[point.name] = game
    return why


def _wrong_game(game: object, name: str) -> str:
    if not isinstance(game, Game):
        return "its entry point is no Game"
    if game.key != name:
        return f"its key is {game.key!r}, its entry point {name!r}"
    if not isinstance(game.box, Box):
        return "its `box` is no Box"
    if not _COLOUR.fullmatch(game.box.accent):
        return f"its accent is {game.box.accent[:20]!r}, not a colour like #3b6ea5"
    describe_options(game.options)  # an option that no form can show
    return ""


def _package(point: EntryPoint) -> str:
    return _name(point.dist) if point.dist is not None else ""


@cache
def _name(package: Distribution) -> str:
    """Read from its papers, which takes a while."""
    return package.name
