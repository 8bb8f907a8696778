"""House bots: they remember what they saw, weigh the row, and wait for their share of the pack.

A row is worth what it adds to the cards the bot remembers having, plus a little for what it keeps
from rivals. The bar it must clear rises with cards left ÷ takes left: whoever grabs small rows
early leaves the pack to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tablee.games.take_it.components import JACKPOT, JACKPOT_POINTS, NUMBERS, PLAIN, TEN
from tablee.games.take_it.jokers import Reading, match
from tablee.games.take_it.memory import Memory
from tablee.games.take_it.moves import Reveal, Take
from tablee.games.take_it.rules import keeps_leftovers, reading
from tablee.games.take_it.view import View
from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.temper import Temper

CARD_WORTH = 1.15
"""Points in an average card, measured over whole games."""
JOKER_HOPE = 2.5
"""A joker still looking for its partner."""
HOPE = 1.2
"""How far a double card's twin is hoped for, over the number of players."""
JACKPOT_HOPE = 1.0
"""The first jackpot card, worth nothing yet."""
LAST_CARDS = 4
"""From here on a bot lowers its bar."""
SLOW_DEALER_MS = 5_000
"""With a slower automatic dealer than this, a bot deals by its own hand."""
DEALING = Reaction(mean_ms=1_700, spread_ms=150, tail_ms=200)


class Level(msgspec.Struct, frozen=True):
    """What tells a beginner from an expert."""

    temper: Temper
    greed: float
    """Its bar, in fair shares of the pack."""
    envy: float
    """How far it weighs what the row would be worth to a rival."""
    blur: float
    """Points by which its judgement of a row wavers."""


LEVELS = {
    "beginner": Level(
        Temper(notices=0.9, slips=0.01, keeps=8, pace=Reaction(900, 150, 500)), 0.7, 0.0, 3.0
    ),
    "regular": Level(
        Temper(notices=0.97, slips=0.002, keeps=40, pace=Reaction(600, 90, 250)), 0.9, 0.0, 1.0
    ),
    "expert": Level(Temper(pace=Reaction(380, 50, 120)), 1.1, 0.5, 0.0),
}


class HouseBot:
    """One computer player: a memory, and a bar that the row must clear."""

    def __init__(self, level: Level, seat: int) -> None:
        self._level = level
        self._seat = seat
        self._temper = level.temper
        self._memory = Memory(level.temper)

    def notice(self, view: View) -> None:
        self._memory.notice(view)

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        for move in legal:
            if isinstance(move, Take) and self._strikes(view, rng):
                return Intent(move, self._temper.pace.draw(rng))
            if isinstance(move, Reveal) and view.options.tempo_ms > SLOW_DEALER_MS:
                return Intent(move, DEALING.draw(rng))
        return None

    def _strikes(self, view: View, rng: Rng) -> bool:
        """Who does not look lets the moment pass; a hand may also strike by itself."""
        if not self._temper.is_awake(rng):
            return False
        return self._temper.does_slip(rng) or self._wants(view, rng)

    def _wants(self, view: View, rng: Rng) -> bool:
        worth = self.worth(view, self._seat)
        if self._level.blur:
            worth += self._level.blur * (2.0 * rng.random() - 1.0)
        rivals = [s for s, n in enumerate(view.piles) if s != self._seat and n < view.limit]
        if self._level.envy and rivals and worth > 0.0:
            theirs = max(self.worth(view, rival) for rival in rivals)
            worth += self._level.envy * (theirs - worth) / len(rivals)
        wanted = max(1.0, self._level.greed * bar(view, self._memory.pace(view)))
        return worth > wanted * patience(view)

    def worth(self, view: View, seat: int) -> float:
        """What the row would add to that seat's cards, as far as they are remembered."""
        gained = float(sum(NUMBERS[kind] for kind in view.row if kind < len(PLAIN)))
        special = [kind for kind in view.row if kind >= len(PLAIN)]
        if not special:
            return gained
        own = self._memory.cards(seat)
        both = list(own)
        for kind in special:
            both[kind] += 1
        unseen = self._memory.unseen(view)
        reach = reachable(view, self._memory.pace(view))
        share = HOPE * reach / len(view.piles)
        read = reading(view.options, view.rules)
        gained += holding(both, unseen, share, read) - holding(own, unseen, share, read)
        if both[TEN] > own[TEN]:
            others = [other for other in range(len(view.piles)) if other != seat]
            rival = max(self._memory.cards(other)[TEN] for other in others)
            coming = unseen[TEN] * reach
            gained += ten_hope(both[TEN], rival, coming) - ten_hope(own[TEN], rival, coming)
        return gained


def bar(view: View, pace: float) -> float:
    """A fair row in points: of the cards that will be reached, one take's share."""
    takes = sum(view.limit - taken for taken in view.piles)
    cards = (view.stock + len(view.row)) / takes
    return CARD_WORTH * cards * reachable(view, pace)


def patience(view: View) -> float:
    """TI-37: the last card ends it all, so with the last few any gain will do."""
    return min(1.0, max(0, view.stock - 1) / LAST_CARDS)


def reachable(view: View, pace: float) -> float:
    """The part of the stock that will be seen or given to somebody.

    Where nobody receives the rest, the game may end long before it, at the pace of the hastiest.
    """
    if keeps_leftovers(view.options):
        return 1.0
    takes = sum(view.limit - taken for taken in view.piles)
    return min(1.0, pace * takes / (view.stock + len(view.row)))


def holding(counts: Sequence[int], unseen: Sequence[int], share: float, read: Reading) -> float:
    """What doubles, jokers and jackpots are worth, with hope for what may still come."""
    points = 0.0
    if any(counts[len(PLAIN) : TEN]):
        found = match(counts, read)
        points = found.points + JOKER_HOPE * found.spare
        points += sum([share * NUMBERS[kind] for kind in found.idle if unseen[kind]])
    if counts[JACKPOT]:
        points += JACKPOT_POINTS[counts[JACKPOT]] + JACKPOT_HOPE
    return points


def ten_hope(mine: int, rival: int, coming: float) -> float:
    """Ten points times the chance, roughly, of ending with the most cards or as many."""
    if not mine and coming < 1.0:
        return 0.0
    return 10.0 * min(1.0, max(0.0, 0.5 + (mine - rival + 0.5) / (coming + 1)))


def _maker(level: Level) -> Callable[[int], Bot]:
    return lambda seat: HouseBot(level, seat)


PLAYERS = {name: _maker(level) for name, level in LEVELS.items()}
