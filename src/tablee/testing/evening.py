"""People who press bursts of moves at one table, on fast and slow lines, and a computer player."""

from __future__ import annotations

from random import Random

from tablee.catalog import players
from tablee.kernel import Game, format_move
from tablee.store.contract.tables import Chair, Sheet, Terms
from tablee.table import Effects, Table
from tablee.testing.walk import filled
from tablee.wire import Done, Hello, Play, Refused

SLOWEST_MS = 1_200


class Evening:
    """A table of people and one computer player; only bursts and ticks move its clock."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng, self.now, self.requests = game, Random(seed), 0, 0
        self.people = range(max(1, max(game.seats) - 1))
        self.sent: dict[int, tuple[int, str]] = {}
        self.rows: list[tuple[int, str]] = []
        self.done: dict[int, int] = {}
        self.refused: set[int] = set()
        self.table = self._set()
        self._arrive()

    def _set(self) -> Table:
        chairs = [Chair("person", f"P{seat}", f"g{seat}") for seat in self.people]
        if len(chairs) < max(self.game.seats):
            chairs.append(Chair("bot", "B", level="random", nonce="b"))
        game, terms = self.game, Terms(grace=0)
        sheet = Sheet("t", game.key, game.version, terms, tuple(chairs), "g0", "5e" * 32)
        return Table(self.game, sheet, players(self.game))

    def _arrive(self) -> None:
        for seat in self.people:
            self.follow(self.table.enter(f"v{seat}", f"g{seat}"))
            self.follow(self.table.ask(f"v{seat}", Hello(), 0))
            trip = self.rng.choice((1, 20, 90, 300, SLOWEST_MS))
            for _ in range(8):
                self.table.measured(f"v{seat}", trip)
        self.follow(self.table.begin(Effects(), 0))

    def follow(self, effects: Effects) -> None:
        self.rows += [(row.seat, row.move) for row in effects.rows]
        for _, message in effects.told:
            if isinstance(message, Done):
                self.done[message.request] = message.number
            elif isinstance(message, Refused):
                self.refused.add(message.request)
        self.table.told(self.table.number, self.now)
        for thought in effects.thoughts:
            self.table.decide(thought, thought.run(), self.now)
        assert not effects.faults, effects.faults

    def pass_time(self, ms: int) -> None:
        """Everything that is due happens when it is due."""
        until = self.now + ms
        due = self.table.due()
        while due is not None and due <= until:
            self.now = max(self.now, due)
            self.follow(self.table.tick(self.now))
            due = self.table.due()
        self.now = until

    def burst(self) -> None:
        """Somebody presses one to four things of their picture, faster than they are decided."""
        seat = self.rng.choice(self.people)
        offered = list(self.game.legal(self.table.state, seat))
        moves = self.rng.sample(offered, min(len(offered), self.rng.randint(1, 4)))
        seen, state = self.table.number, self.table.state
        for move in [filled(self.game, state, seat, move, self.rng) for move in moves]:
            self.requests += 1
            self.sent[self.requests] = (seat, format_move(move))
            elapsed = self.rng.choice((None, 150.0, 300.0, 500.0))
            play = Play(self.requests, format_move(move), seen, elapsed)
            self.follow(self.table.ask(f"v{seat}", play, self.now))
            self.pass_time(self.rng.choice((0, 0, 1, 30)))
