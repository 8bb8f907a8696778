"""One live game: who looks on, who sits where, and what they ask of it.

Like the course of the game it never reads a clock or a generator, and what it returns must be kept,
then told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from tablee import wire
from tablee.kernel import WATCHER, Fault, parse_move
from tablee.table import ending, seating
from tablee.table.effects import Effects
from tablee.table.play import Course
from tablee.table.race.judge import Press, Ruling


class Table(Course):
    """Requests and ticks go in; `Effects` come out, in the order in which they must be kept."""

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def viewers(self) -> Sequence[str]:
        return tuple(self._viewers.viewers)

    @property
    def present(self) -> Collection[str]:
        """Guests who look at the table right now."""
        return self._viewers.present()

    def guest_of(self, viewer: str) -> str:
        return self._viewers.viewers[viewer].guest

    # --- comings and goings --------------------------------------------------------------------

    def enter(self, viewer: str, guest: str, name: str = "", now: int | None = None) -> Effects:
        """A connection opens. It is shown the game once it says Hello."""
        self._viewers.enter(viewer, guest, name)
        self._look_around(self._now if now is None else now)
        effects = self._tell_seating(Effects())
        if self.sheet.again:
            effects.told.append(((viewer,), wire.Again(self.sheet.again)))
        return effects

    def _greet(self, effects: Effects, viewer: str, hello: wire.Hello, now: int) -> Effects:
        before = self._viewers.is_admitted(viewer, self.sheet)
        self._viewers.admit(viewer, hello.word, self.sheet, now)
        if not before:
            self._tell_seating(effects)
        self._viewers.follow(viewer)
        if self.sheet.status != "waiting":
            seat = self._seat_of(viewer)
            is_same = hello.eyes in (UNSET, None if seat == WATCHER else seat)
            since = hello.since if is_same else None
            heard = self._viewers.greet(viewer, since, self.sheet, self._moment(now))
            effects.told.extend(((viewer,), message) for message in heard)
            self._note_races()
        return effects

    def leave(self, viewer: str, now: int | None = None) -> Effects:
        """A connection is gone. The last one stops the clock, which must not jump back later."""
        effects = Effects()
        self._timing.forget(viewer)
        self._viewers.forget(viewer)
        self._look_around(self._now if now is None else now)
        playing = self.sheet.status == "playing"
        if self._clocks.running and playing and not self._viewers.viewers:
            self.sheet = effects.sheet = replace(self.sheet, clock=max(self._now, self.last_at))
        return self._tell_seating(effects)

    # --- requests ------------------------------------------------------------------------------

    def ask(self, viewer: str, request: wire.Request, now: int) -> Effects:
        """Judges one request. It is answered in the effects, or later by a verdict."""
        self._now = now
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
                    return self._ask_again(effects, viewer, request)
            self._carry_out(effects, viewer, request, now)
            effects.told.insert(0, ((viewer,), wire.Done(request.request, self.number)))
        except Fault as fault:
            number = 0 if isinstance(request, wire.Hello | wire.Pong) else request.request
            effects.refuse(viewer, number, fault)
        return effects

    def _press(self, effects: Effects, viewer: str, play: wire.Play, now: int) -> Effects:
        seat = self._player(viewer)
        move = parse_move(self.game.moves, play.move)
        race = self.game.race(self.state, seat, move)
        press = Press(seat, move, now, race, viewer, play.request, play.seen)
        if race is None and self._judge.due() is None:  # nothing to wait for, nobody to wait behind
            self._play(effects, seat, move, now, Ruling(press))
        else:
            self._enter_race(press, play.elapsed_ms)
            self._follow_verdict(effects, now)
        return effects

    def _player(self, viewer: str) -> int:
        """The seat of somebody who plays."""
        seat = self._seat_of(viewer)
        if seat == WATCHER:
            raise Fault("not_seated")
        if self.sheet.status != "playing":
            raise Fault("not_playing")
        if seat in self.sheet.resigned:
            raise Fault("resigned")
        return seat

    def _carry_out(self, effects: Effects, viewer: str, request: wire.Request, now: int) -> None:
        """Everything but moves; what it changes must be kept before it is told."""
        looker = self._viewers.viewers[viewer]
        match request:
            case wire.Sit(word=word):
                self._viewers.admit(viewer, word, self.sheet, now)
            case wire.Talk():
                effects.told.append(self._viewers.talk(viewer, request, self.sheet, now))
                return None
            case wire.Resign() | wire.Stop():
                return self._end_early(effects, self._player(viewer), request)
        if self.sheet.status != "waiting":
            raise Fault("already_begun")
        if isinstance(request, wire.Begin):
            seating.only_host(self.sheet, looker.guest, self._viewers.present())
            self.begin(effects, now)
            return None
        guest, name, present = looker.guest, looker.name, self._viewers.present()
        arranged = seating.arrange(
            self.sheet, request, guest, name, self.game, self._players, present
        )
        self._change(effects, arranged)
        if isinstance(request, wire.Change):
            self._set_up()
        return None

    def begin(self, effects: Effects, now: int) -> Effects:
        """Starts the game; every chair must be taken."""
        self._change(effects, seating.begin(self.sheet, self.game, now))
        self._set_up()
        self._look_around(now)
        return self._settle(effects, now)

    # --- the end, and the same again -----------------------------------------------------------

    def _end_early(self, effects: Effects, seat: int, request: wire.Resign | wire.Stop) -> None:
        """Somebody gives up, or agrees to stop: the game ends, or goes on without them."""
        sheet = ending.end_early(self.game, self.state, self.sheet, seat, request)
        if sheet.status == "finished":
            self._finish(effects, sheet)
            return
        self._change(effects, sheet)
        if isinstance(request, wire.Resign):
            self._bots.take_over(seat, self._start, self._entries)
            self._look_around(self._now)
            self._rouse(effects, (seat,), self._now)
            self._viewers.show(effects, sheet, self._moment(self._now), {})

    def _ask_again(self, effects: Effects, viewer: str, request: wire.Rematch) -> Effects:
        """The house makes the new table and reports with `again`; only then it is answered."""
        if self._seat_of(viewer) == WATCHER:
            raise Fault("not_seated")
        if not self.ended:
            raise Fault("not_finished")
        if not self.sheet.again:
            effects.rematches.append((viewer, request.request))
            return effects
        effects.told.append(((viewer,), wire.Done(request.request, self.number)))
        effects.told.append(((viewer,), wire.Again(self.sheet.again)))
        return effects

    def again(self, table: str, asked: Iterable[tuple[str, int]] = ()) -> Effects:
        """The rematch has its table: everybody here is told, and whoever comes later."""
        effects = Effects()
        for viewer, request in asked:
            effects.told.append(((viewer,), wire.Done(request, self.number)))
        self.sheet = effects.sheet = replace(self.sheet, again=table)
        effects.told.append((self.viewers, wire.Again(table)))
        return effects

    def rename(self, guest: str, as_guest: str, name: str) -> Effects:
        """Somebody here is from now on known as somebody else."""
        return self._change(Effects(), seating.rename(self.sheet, guest, as_guest, name))
