"""One open game: who looks at it, who sits where, and what they ask.

It never reads a clock or a random generator. What it returns must be stored, then sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tablee import wire
from tablee.kernel import WATCHER, Entry, Fault, Game, Intent, parse_move
from tablee.store.contract.tables import Row, Sheet
from tablee.table import beginning, evening, seating
from tablee.table.bots.house_bots import Players
from tablee.table.closing import Closing
from tablee.table.effects import Effects, Thought
from tablee.table.hint import Hints
from tablee.table.play import Play
from tablee.table.race.judge import Judge, Press
from tablee.table.race.witness import UNSEEN, Witness
from tablee.table.running_game import RunningGame
from tablee.table.time.moments import earliest
from tablee.table.viewers.viewers import Viewer, Viewers

WITH_A_WORD = (wire.Hello, wire.Sit)
"""Requests that may say the word of a locked table."""


class Table:
    """Requests and ticks go in; `Effects` come out, in the order in which they must be stored."""

    def __init__(
        self,
        game: Game,
        sheet: Sheet,
        players: Players,
        rows: Iterable[Row] = (),
        judge: Judge | None = None,
    ) -> None:
        self.game = game
        self._viewers = Viewers(game)
        self._running = RunningGame(game, sheet, players, self._viewers, rows, judge)
        self._play = Play(self._running)
        self._closing = Closing(self._running)
        self._hints = Hints(self._running)
        self.is_timed = self._running.races.is_timed
        """Whether it matters when a picture was sent."""
        self.told = self._running.races.timing.shown.told
        self.recall = self._running.recall
        self.tell_rematch, self.withdraw = self._closing.tell_rematch, self._closing.withdraw

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        return self._running.sheet

    @property
    def state(self) -> Any:
        return self._running.state

    @property
    def entries(self) -> Sequence[Entry]:
        return self._running.entries

    @property
    def number(self) -> int:
        """Of the last entry."""
        return self._running.number

    @property
    def ended(self) -> bool:
        return self._running.ended

    @property
    def is_racing(self) -> bool:
        return self._running.races.due() is not None

    @property
    def last_at(self) -> int:
        """Where the table's clock goes on after it is opened."""
        return self._running.last_at

    @property
    def viewers(self) -> Sequence[str]:
        return tuple(self._viewers.viewers)

    @property
    def present(self) -> Collection[str]:
        """Guests who look at the table right now."""
        return self._viewers.present()

    def guest_of(self, viewer: str) -> str:
        return self._viewers.viewers[viewer].guest

    # --- what the house reports ----------------------------------------------------------------

    def due(self) -> int | None:
        """When the table next wants `tick`."""
        return earliest(self._play.due(), self._viewers.due(self._running.sheet))

    def wake(self, now: int) -> Effects:
        """After loading: timers start and bots think."""
        self._viewers.wake(now)
        return self._play.wake(now)

    def tick(self, now: int) -> Effects:
        """Does everything that is due."""
        effects = self._play.tick(now)
        if self._viewers.has_news(self.sheet, now):
            self._running.now = now
            self._running.tell_seating(effects)
        return effects

    def decide(self, thought: Thought, intent: Intent | None, now: int) -> Effects:
        """A computer player has decided, or a hint is ready."""
        if thought.hint:
            return self._hints.tell(thought, intent, now)
        self._play.decide(thought, intent, now)
        return Effects()

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> bool:
        """A ping was answered: what is known of this connection's round trip.

        Returns whether it is a player's connection.
        """
        self._running.races.timing.measured(viewer, ping_ms, witness)
        return self._seat_of(viewer) != WATCHER

    def stamp_end(self, effects: Effects, seconds: int) -> None:
        """The table knows no wall clock: the house writes down the second at which it ended."""
        sheet = effects.sheet
        if sheet is not None and sheet.status == "finished" and not sheet.ended_at:
            effects.sheet = replace(sheet, ended_at=seconds)
            self._running.put(effects.sheet)

    # --- comings and goings --------------------------------------------------------------------

    def enter(self, viewer: str, guest: str, name: str = "", now: int | None = None) -> Effects:
        """A connection opens. It is shown the game once it says Hello."""
        self._viewers.enter(viewer, guest, name)
        self._running.look_around(self._running.now if now is None else now)
        hear = self._viewers.whom_to_tell(viewer, self._running.now)
        effects = self._running.tell_seating(Effects(), hear)
        if self.sheet.again:
            effects.told.append(((viewer,), wire.Again(self.sheet.again)))
        return effects

    def word_said(self, viewer: str, request: wire.Request) -> str:
        """The word of this request, if somebody is let in by it."""
        if not isinstance(request, WITH_A_WORD):
            return ""
        return "" if self._viewers.is_admitted(viewer, self.sheet) else request.word

    def let_in(self, viewer: str) -> None:
        """They have said the word of this locked table."""
        self._viewers.let_in(viewer)

    def _greet(self, effects: Effects, viewer: str, hello: wire.Hello, now: int) -> Effects:
        self._viewers.check_admitted(viewer, self.sheet)
        looker = self._viewers.viewers[viewer]
        if looker.just_let_in:
            looker.just_let_in = False
            self._running.tell_seating(effects)
        self._viewers.follow(viewer)
        if self.sheet.status != "waiting":
            seat = self._seat_of(viewer)
            is_same = hello.eyes in (UNSET, None if seat == WATCHER else seat)
            since = hello.since if is_same else None
            heard = self._viewers.greet(viewer, since, self.sheet, self._running.moment(now))
            effects.told.extend(((viewer,), message) for message in heard)
            effects.waits[viewer] = self._running.races.timing.shown.hold(self.number, now)
            self._running.races.notice(self.number)
        return effects

    def leave(self, viewer: str, now: int | None = None) -> Effects:
        """A connection is gone. When the last one goes, the clock stops and its time is stored."""
        effects = Effects()
        self._running.races.timing.forget(viewer)
        moment = self._running.now if now is None else now
        self._viewers.forget(viewer, moment)
        self._running.look_around(moment)
        if not self._viewers.viewers:
            self._play.stop_clock(effects)
        return self._running.tell_seating(effects, self._viewers.whom_to_tell(None, moment))

    # --- requests ------------------------------------------------------------------------------

    def ask(self, viewer: str, request: wire.Request, now: int) -> Effects:
        """Judges one request. It is answered in the effects, or later by a verdict."""
        self._running.now = now
        effects = Effects()
        try:
            match request:
                case wire.Play():
                    return self._press(effects, viewer, request, now)
                case wire.Pong():
                    return effects
                case wire.Hello():
                    return self._greet(effects, viewer, request, now)
                case wire.Rematch():
                    seat = self._seat_of(viewer)
                    return self._closing.ask_rematch(effects, viewer, seat, request.request)
            self._carry_out(effects, viewer, request, now)
            effects.told.insert(0, ((viewer,), wire.Done(request.request, self.number)))
        except Fault as fault:
            number = 0 if isinstance(request, wire.Hello | wire.Pong) else request.request
            return effects.refuse(viewer, number, fault)
        return effects

    def _press(self, effects: Effects, viewer: str, play: wire.Play, now: int) -> Effects:
        seat, game = self._player(viewer), self.game
        move = parse_move(game.moves, play.move)
        race = game.race(self._running.state, seat, move)
        press = Press(seat, move, now, race, viewer, play.request, play.seen)
        return self._play.press(effects, press, play.elapsed_ms)

    def _seat_of(self, viewer: str) -> int:
        return self._viewers.seat_of(viewer, self.sheet)

    def _player(self, viewer: str) -> int:
        """The seat of somebody who plays."""
        sheet = self._running.sheet
        seat = self._viewers.seat_of(viewer, sheet)
        if seat == WATCHER:
            raise Fault("not_seated")
        if sheet.status != "playing":
            raise Fault("not_playing")
        if seat in sheet.resigned:
            raise Fault("resigned")
        return seat

    def _carry_out(self, effects: Effects, viewer: str, request: wire.Request, now: int) -> None:
        """Everything but moves; what it changes must be stored before it is sent."""
        match request:
            case wire.Sit():
                self._viewers.check_admitted(viewer, self.sheet)
            case wire.Talk():
                effects.told.append(self._viewers.talk(viewer, request, self.sheet, now))
                return None
            case wire.Resign() | wire.Stop():
                return self._closing.end_early(effects, self._player(viewer), request)
            case wire.Hint():
                return self._hints.ask(effects, self._player(viewer), now)
            case wire.Next():
                return self._play.go_on(effects, self._player(viewer), now)
            case wire.EveningStep(step=step):
                return self._change_evening(effects, viewer, step, now)
        if self.sheet.status != "waiting":
            raise Fault("already_begun")
        who, about = self._viewers.viewers[viewer], self._viewers.about(self.sheet, now)
        if isinstance(request, wire.Begin):
            seating.only_host(self.sheet, who.guest, about)
            self.begin(effects, now, request.seats)
        else:
            self._arrange(effects, request, who, about)
        return None

    def _change_evening(self, effects: Effects, viewer: str, step: str, now: int) -> None:
        self._viewers.check_admitted(viewer, self.sheet)
        who, about = self._viewers.viewers[viewer], self._viewers.about(self.sheet, now)
        is_host = bool(who.guest) and who.guest == seating.host_of(self.sheet, about)
        asked = (who.guest, who.name, step, is_host)
        self._running.change(effects, evening.change(self.sheet, *asked))

    def _arrange(self, effects: Effects, ask: wire.Request, who: Viewer, about: set[str]) -> None:
        """Chairs and options, before the game begins."""
        asked = (ask, who.guest, who.name, self.game, self._running.players, about)
        sheet = seating.arrange(self.sheet, *asked)
        self._running.change(effects, sheet)
        if isinstance(ask, wire.Change):
            self._running.set_up(sheet)

    def check_host(self, guest: str, now: int) -> None:
        """Refuses anyone but the host, and everybody once the game has begun."""
        if self.sheet.status != "waiting":
            raise Fault("already_begun")
        seating.only_host(self.sheet, guest, self._viewers.about(self.sheet, now))

    def begin(self, effects: Effects, now: int, seats: int = 0) -> Effects:
        """Starts the game with so many players; without a number every chair must be taken."""
        sheet = beginning.begin(self.sheet, self.game, now, seats)
        return self._running.begin(effects, sheet, now)

    def rename(self, guest: str, as_guest: str, name: str) -> Effects:
        """Another guest and name take somebody's place."""
        return self._running.change(Effects(), seating.rename(self.sheet, guest, as_guest, name))
