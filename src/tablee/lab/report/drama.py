"""Who was ahead, and when it was over: from how the seats stood after each turn.

Seats that win together are one side. A side leads when nobody else has as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tablee.lab.report.watch import Scale, Watched
from tablee.lab.statistics import Estimate, change, counted, mean, share

SURE_TO_WIN: Final = 0.9
"""A game is decided when the winner's chance stays above this."""
MOMENTS: Final = (0.25, 0.5, 0.75)
TENTHS: Final = 10
NOBODY: Final = -1


class WonGame(msgspec.Struct, frozen=True):
    """One game that one side won."""

    changes: int
    behind: float
    """How far the winner once was behind the best other side."""
    decided: float
    """The part of the game after which nothing changed any more."""
    leads: tuple[int, ...]
    """At each of the moments: 1 the winner led, 0 another side, NOBODY nobody."""
    ahead: tuple[float, ...]
    """How far the winner was ahead, at each tenth of the game."""


class Drama(msgspec.Struct, frozen=True):
    """Many games; None where nothing is known."""

    scale: Scale
    games: int
    changes: Estimate | None
    behind: Estimate | None
    decided: Estimate | None
    runaway: tuple[Estimate | None, ...]
    """How often the side that leads at that moment wins."""
    comeback: Estimate | None
    """The share of games that the side wins which did not lead in the middle, while another did."""
    ahead: tuple[Estimate | None, ...]


def drama(games: Sequence[Watched]) -> Drama:
    found = [course for game in games if (course := course_of(game)) is not None]
    scale: Scale = next((game.scale for game in games if game.scale), "")
    behind, ahead = (share, change) if scale == "worth" else (mean, mean)
    middle = [course.leads[1] for course in found if course.leads[1] != NOBODY]
    return Drama(
        scale=scale,
        games=len(found),
        changes=mean([course.changes for course in found]),
        behind=behind([course.behind for course in found]),
        decided=share([course.decided for course in found]),
        runaway=tuple(_runaway(found, moment) for moment in range(len(MOMENTS))),
        comeback=counted(middle.count(0), len(middle)),
        ahead=tuple(ahead([course.ahead[part] for course in found]) for part in range(TENTHS)),
    )


def course_of(game: Watched) -> WonGame | None:
    """None where it is not known who was ahead, or nobody won alone."""
    winners = {game.sides[seat] for seat, rank in enumerate(game.ranks) if rank == 1}
    stood = [_by_side(game, turn.standing) for turn in game.turns if turn.standing]
    if len(winners) != 1 or not stood or len(set(game.sides)) < 2:
        return None
    (winner,) = winners
    ahead = [_ahead(each, winner) for each in stood]
    leaders = [leader for each in stood if (leader := leader_of(each)) != NOBODY]
    return WonGame(
        changes=sum(one != other for one, other in pairwise(leaders)),
        behind=max(0.0, -min(ahead)),
        decided=_decided(game.scale, stood, winner),
        leads=tuple(_leads(stood[_at(moment, len(stood))], winner) for moment in MOMENTS),
        ahead=tuple(ahead[_at((part + 1) / TENTHS, len(ahead))] for part in range(TENTHS)),
    )


def leader_of(stood: dict[int, float]) -> int:
    """The side that has more than every other, or NOBODY."""
    most = max(stood.values())
    first = [side for side, value in stood.items() if value == most]
    return first[0] if len(first) == 1 else NOBODY


def _by_side(game: Watched, standing: Sequence[float]) -> dict[int, float]:
    """Chances to win of partners add up; points are the same for all of them."""
    stood: dict[int, float] = {}
    for side, value in zip(game.sides, standing, strict=True):
        stood[side] = stood.get(side, 0.0) + value if game.scale == "worth" else value
    return stood


def _ahead(stood: dict[int, float], winner: int) -> float:
    return stood[winner] - max(value for side, value in stood.items() if side != winner)


def _decided(scale: Scale, stood: Sequence[dict[int, float]], winner: int) -> float:
    open_turns = [turn for turn, each in enumerate(stood, 1) if not _is_sure(scale, each, winner)]
    return open_turns[-1] / len(stood) if open_turns else 0.0


def _is_sure(scale: Scale, stood: dict[int, float], winner: int) -> bool:
    return stood[winner] > SURE_TO_WIN if scale == "worth" else leader_of(stood) == winner


def _leads(stood: dict[int, float], winner: int) -> int:
    leader = leader_of(stood)
    return NOBODY if leader == NOBODY else int(leader == winner)


def _at(part: float, turns: int) -> int:
    """The last turn that is over when that part of the game is."""
    return max(0, min(turns, round(part * turns)) - 1)


def _runaway(found: Sequence[WonGame], moment: int) -> Estimate | None:
    led = [course.leads[moment] for course in found if course.leads[moment] != NOBODY]
    return counted(led.count(1), len(led))
