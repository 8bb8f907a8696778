"""What one rated game makes of its players: openskill's estimate, weighed by who the others are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from tablee.kernel import Game
from tablee.record.retrace import state_after
from tablee.store import Chair, Row, Sheet, Skill
from tablee.table import ending

BOT = "bot:"
"""Computer players are rated by level; no guest's id has a colon in it."""
LITTLE = 0.1
"""How much of a game counts against somebody whose strength is not known yet."""

_model = PlackettLuce()


class Verdict(msgspec.Struct, frozen=True):
    """The players of a finished game, seat by seat, and the places of their sides."""

    players: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    established: int = 0
    """After so many games the strength of a person counts as known; a computer's always does."""

    def judge(self, known: Sequence[Skill]) -> Sequence[Skill]:
        """The new estimates, and whom each has met."""
        after = self._estimate(known)
        return [self._weighed(n, known, after[n]) for n in range(len(known))]

    def _weighed(self, n: int, known: Sequence[Skill], after: Skill) -> Skill:
        """A game against somebody new says little: they may be a player's second account."""
        before, bots = known[n], [player.startswith(BOT) for player in self.players]
        others = [m for m, side in enumerate(self.sides) if side != self.sides[n]]
        sure = [m for m in others if bots[m] or known[m].games >= self.established]
        share = (len(sure) + LITTLE * (len(others) - len(sure))) / len(others)
        met = others if bots[n] else sure  # computers stand on the board beside people
        return replace(
            before.having_met(self.players[m] for m in met),
            mean=before.mean + share * (after.mean - before.mean),
            doubt=before.doubt + share * (after.doubt - before.doubt),
        )

    def _estimate(self, known: Sequence[Skill]) -> Sequence[Skill]:
        """Seats of one side win and lose together."""
        sides = sorted(set(self.sides))
        seats = {side: [n for n, mine in enumerate(self.sides) if mine == side] for side in sides}
        teams = [
            [_model.rating(mu=known[n].mean, sigma=known[n].doubt) for n in seats[side]]
            for side in sides
        ]
        ranks = [float(min(self.ranks[n] for n in seats[side])) for side in sides]
        after = list(known)
        for side, team in zip(sides, _model.rate(teams, ranks=ranks), strict=True):
            for n, rating in zip(seats[side], team, strict=True):
                after[n] = replace(known[n], mean=rating.mu, doubt=rating.sigma)
        return after


def player_of(chair: Chair) -> str:
    """Whose rating this chair has: a person's guest, or a level of computer players."""
    return BOT + chair.level if chair.kind == "bot" else chair.guest


def verdict(game: Game, sheet: Sheet, rows: Sequence[Row], established: int = 0) -> Verdict:
    """Places. Anyone who resigned did worse than all who did not, whatever came after."""
    seats = len(sheet.chairs)
    state = state_after(game, sheet.terms.options, seats, rows)
    outcome = ending.outcome(game, state, sheet)
    sides = tuple(range(seats)) if game.sides is None else game.sides(state)
    if outcome is None or len(set(sides)) < 2:
        return Verdict()
    playing = {side for seat, side in enumerate(sides) if seat not in sheet.resigned}
    ranks = tuple(
        rank if side in playing else rank + seats
        for rank, side in zip(outcome.ranks, sides, strict=True)
    )
    return Verdict(tuple(map(player_of, sheet.chairs)), sides, ranks, established)
