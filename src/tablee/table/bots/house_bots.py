"""The computer players of a table: on their own chairs, and for people who are away or resigned."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from functools import partial
from typing import Any

from tablee.kernel import Bot, Entry, Fault, Game, Intent, Move, Stream
from tablee.kernel.take_back import TakeBack
from tablee.store.contract.tables import Sheet
from tablee.table.bots.mind import Mind
from tablee.table.effects import Apart, Thought
from tablee.table.legal_moves import legal_moves
from tablee.table.time.absence import Absence
from tablee.table.time.agenda import Agenda

HOUSE_LEVEL = "regular"
"""The level that takes an empty seat, where the game has it."""

Players = Mapping[str, Callable[[int], Bot]]


class HouseBots:
    """One mind for each seat. It knows what its seat was shown, and nothing else."""

    def __init__(self, game: Game, sheet: Sheet, players: Players, agenda: Agenda) -> None:
        self._game = game
        self._players = players
        self._secret = bytes.fromhex(sheet.secret)
        self._kind = (game.key, str(len(sheet.chairs)))
        self._agenda = agenda
        self._absence = Absence(0 if sheet.terms.pace.days else sheet.terms.grace * 1_000)
        self._minds = {
            seat: self._mind(chair.level, seat)
            for seat, chair in enumerate(sheet.chairs)
            if chair.kind == "bot" or seat in sheet.resigned
        }
        self.seats: Set[int] = self._minds.keys()
        self.due = self._absence.due
        """When a computer player next takes an empty seat."""

    @property
    def kept(self) -> Collection[int]:
        """Seats a computer player holds for people who are away."""
        return self._absence.kept

    # --- empty seats ---------------------------------------------------------------------------

    def look_around(self, people: Collection[int], here: Collection[int], now: int) -> None:
        """Notices who plays and who is here. A person who comes back gets the seat back at once."""
        for seat in self._absence.follow(people, here, now):
            if seat in people or not people:
                self._minds.pop(seat, None)
                self._agenda.set_intent(seat, None, now)

    def keep_warm(self, start: Any, entries: Sequence[Entry], now: int) -> Collection[int]:
        """Takes over the seats of people who have been away too long; returns these seats."""
        kept = self._absence.take(now)
        for seat in kept:
            self.take_over(seat, start, entries)
        return kept

    def take_over(self, seat: int, start: Any, entries: Sequence[Entry]) -> None:
        """A new mind for this seat. It is shown everything the seat has seen."""
        mind = self._mind("", seat)
        state = start
        for entry in entries:
            state = self._game.apply(state, entry.seat, entry.move)
            mind.notice(entry.number, self._game.view(state, seat))
        self._minds[seat] = mind

    # --- thinking ------------------------------------------------------------------------------

    def notice(self, number: int, state: Any) -> None:
        for seat, mind in self._minds.items():
            mind.notice(number, self._game.view(state, seat))

    def thoughts(
        self, seats: Collection[int], number: int, state: Any, now: int
    ) -> Sequence[Thought]:
        """The thoughts of these seats. A seat that may do nothing now drops its intent."""
        if not seats:
            return ()
        acting = self._game.to_act(state)
        thoughts = []
        for seat in seats:
            legal = _meant(legal_moves(self._game, state, seat)) if seat in acting else ()
            if not legal:
                self._agenda.set_intent(seat, None, now)
                continue
            thoughts.append(self._thought(seat, number, self._game.view(state, seat), legal, now))
        return thoughts

    def _thought(
        self, seat: int, number: int, view: Any, legal: Sequence[Move], now: int
    ) -> Thought:
        mind, rng = self._minds[seat], Stream(self._secret, ("bot", str(seat)), number)
        about = (number, view, legal)
        without = partial(self._without, seat, view, legal, rng)
        kind = (*self._kind, mind.level)
        elsewhere = draws_of(self._secret, seat, number)
        pack = partial(mind.pack, *about, elsewhere)
        apart = Apart(kind, pack, partial(mind.unpack, number), without)
        return Thought(seat, number, now, partial(mind.think, *about, rng), apart=apart)

    def _without(self, seat: int, view: Any, legal: Sequence[Move], rng: Stream) -> Intent | None:
        """What to do without an answer: any move in a game of turns, nothing in real time."""
        make = self._players.get("random") if self._game.tempo == "turns" else None
        return None if make is None else make(seat).think(view, legal, rng)

    def decide(self, thought: Thought, intent: Intent | None, seen_at: int, now: int) -> None:
        """The move comes after the delay that the bot wants, counted from when everybody saw the
        entry, and never in the past."""
        if thought.seat not in self._minds:  # its person came back while it thought
            return
        if intent is not None:
            late = max(0, now - seen_at - intent.after_ms)
            intent = Intent(intent.move, intent.after_ms + late)
        self._agenda.set_intent(thought.seat, intent, seen_at, thought.number)

    def _mind(self, level: str, seat: int) -> Mind:
        """A player of this level; without a level, of any that the game has."""
        for wish in (level,) if level else (HOUSE_LEVEL, *self._players):
            if wish in self._players:
                return Mind(self._players[wish](seat), wish)
        raise Fault("unknown_level", level=level)


def draws_of(secret: bytes, seat: int, number: int) -> Stream:
    """The draws of a thought in another process. They come from a key of their own, since those of
    the table would need its secret."""
    key = hmac.digest(secret, f"thought of seat {seat} at {number}".encode(), "sha256")
    return Stream(key, (), number)


def _meant(legal: Sequence[Move]) -> Sequence[Move]:
    """Computer players take nothing back."""
    return [move for move in legal if not isinstance(move, TakeBack)]
