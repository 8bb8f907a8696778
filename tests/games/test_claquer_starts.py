"""Claquer with a person at the table: no computer player is refused or starts too early."""

from __future__ import annotations

from random import Random

from table.trio import Room, sheet
from tablee.games.claquer import GAME
from tablee.games.claquer.bot import LEVELS, Player
from tablee.kernel import Move, format_move
from tablee.wire import Play

LONGEST_MS = 600_000
ANN = 0
CHAIRS = ("ANN", "expert", "regular", "beginner")


class Person:
    """Plays through a page as a regular computer player would, so that her cards change, too."""

    def __init__(self, room: Room, seed: int) -> None:
        self._room, self._table = room, room.table
        self._mind, self._rng = Player(LEVELS["regular"], ANN), Random(seed)
        self._plan: tuple[int, Move] | None = None

    def look(self) -> None:
        """After each entry: what she will do, and when. What she wants already comes sooner."""
        state, before = self._table.state, self._plan
        legal = GAME.legal(state, ANN)
        intent = self._mind.think(GAME.view(state, ANN), legal, self._rng) if legal else None
        self._plan = None if intent is None else (self._room.now + intent.after_ms, intent.move)
        if before and self._plan and before[1] == self._plan[1]:
            self._plan = min(before, self._plan, key=lambda plan: plan[0])

    def wait_or_press(self) -> None:
        """Whatever comes first: something at the table, or her own hand."""
        room, due, plan = self._room, self._table.due(), self._plan
        if plan is None or (due is not None and due < plan[0]):
            room.wait(1_000 if due is None else max(0, due - room.now))
            return
        self._plan = None
        room.wait(max(0, plan[0] - room.now))
        room.ask("a", Play(1, format_move(plan[1]), self._table.number, 300.0))


def play(seed: int) -> Room:
    """A whole game of Ann and three computer players."""
    secret, short = f"{seed:064x}", {"deck": "quick"}
    made = sheet(*CHAIRS, game=GAME, secret=secret, options=short)
    room = Room(made, GAME).come("a", "ann")
    ann, seen = Person(room, seed), -1
    while not room.table.ended and room.now < LONGEST_MS:
        if seen != room.table.number:
            seen = room.table.number
            ann.look()
        ann.wait_or_press()
    return room


def test_no_computer_player_is_refused_in_many_games(full: bool) -> None:
    for seed in range(60 if full else 20):
        room = play(seed)
        assert room.table.ended, f"game {seed} goes on after {room.now} ms"
        assert not room.faults, f"game {seed}: {room.faults}"
