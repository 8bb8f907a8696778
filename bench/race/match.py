"""A whole real-time game between equal players, one of them at the end of a long line."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bench.race.offers import Offers
from bench.race.people import FRAME_MS
from bench.race.world import Clock, House, Wire
from tablee import wire
from tablee.catalog import find
from tablee.kernel import Bot, Intent, Move, format_move, parse_move
from tablee.store import Chair, Sheet, Terms
from tablee.table import Effects, Table


class WatchedHouse(House):
    """Keeps each entry's view for the seats, so that a brain sees just what its page was sent."""

    def __init__(self, clock: Clock, table: Table) -> None:
        super().__init__(clock, table)
        self.views: dict[tuple[int, int], Any] = {}

    def carry_out(self, effects: Effects) -> None:
        number, state = self.table.number, self.table.state
        for seat in range(len(self.table.sheet.chairs)):
            self.views[number, seat] = self.table.game.view(state, seat)
        super().carry_out(effects)


class Brain:
    """A house player's judgement behind a page: it acts on what was painted, when it was."""

    direct = is_gauged = True
    acknowledges_late = 0.0

    def __init__(self, house: WatchedHouse, seat: int, line: Wire, bot: Bot, rng: Random) -> None:
        self.house, self.seat, self.line, self.bot, self.rng = house, seat, line, bot, rng
        self.viewer = f"page-{seat}"
        self._page = Offers()
        self._plan: tuple[Move, float] | None = None
        self._painted = (0, 0.0)
        self._phase = rng.random() * FRAME_MS

    def receive(self, message: wire.Message) -> None:
        if not isinstance(message, wire.Fresh | wire.Update):
            return
        self._page.hear(message)
        ready = self.house.clock.now
        painted = ready + (self._phase - ready) % FRAME_MS
        offers, number = self._page.now, message.number
        self.house.clock.at(painted, lambda: self._see(number, offers, painted))

    def _see(self, number: int, offers: tuple[Any, ...], painted: float) -> None:
        self._painted = (number, painted)
        view = self.house.views[number, self.seat]
        moves = self.house.table.game.moves
        legal = [parse_move(moves, offer.move) for offer in offers if offer.why is None]
        self.bot.notice(view)
        self._resolve(self.bot.think(view, legal, self.rng) if legal else None, painted)

    def _resolve(self, intent: Intent | None, painted: float) -> None:
        before, self._plan = self._plan, None
        if intent is None:
            return
        moment = painted + intent.after_ms
        if before is not None and before[0] == intent.move:
            moment = min(moment, before[1])
        self._plan = plan = (intent.move, moment)
        self.house.clock.at(moment, lambda: self._act(plan))

    def _act(self, plan: tuple[Move, float]) -> None:
        if self._plan is not plan:
            return
        self._plan = None
        number, painted = self._painted
        play = wire.Play(1, format_move(plan[0]), number, self.house.clock.now - painted)
        self.house.send(self.viewer, play)

    def pong_delay(self) -> float:
        return self.rng.random() * 2.0


class Result(msgspec.Struct):
    """Claims won and final wins (shared ones in part), seat by seat."""

    claims: list[int]
    wins: list[float]


def play(game_key: str, lags: list[float], level: str, seed: int, judge: Any = None) -> Result:
    """One match; `lags` seat by seat."""
    game, rng, clock = find(game_key), Random(seed), Clock()
    chairs = tuple(Chair("person", f"p{s}", f"p{s}") for s in range(len(lags)))
    terms, secret = Terms(grace=0), rng.randbytes(32).hex()
    sheet = Sheet("match", game.key, game.version, terms, chairs, "p0", secret)
    house = WatchedHouse(clock, Table(game, sheet, {}, judge=judge))
    for seat, lag in enumerate(lags):
        line = Wire(lag, Random(rng.random()))
        brain = Brain(house, seat, line, game.players[level](seat), Random(rng.random()))
        house.connect(brain.viewer, f"p{seat}", brain)
    clock.at(1_000.0, house.begin)
    clock.run(lambda: house.table.ended)
    outcome = game.outcome(house.table.state)
    assert outcome is not None
    raced = [e for e in house.table.entries if e.seat >= 0 and _is_race(game, e.move)]
    claims = [sum(entry.seat == seat for entry in raced) for seat in range(len(lags))]
    share = 1.0 / len(outcome.winners)
    wins = [share if seat in outcome.winners else 0.0 for seat in range(len(lags))]
    return Result(claims, wins)


def _is_race(game: Any, move: Move) -> bool:
    start = game.start(game.options(), game.seats[-1])
    return game.race(start, 0, move) is not None
