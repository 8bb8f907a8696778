"""One live game: who sits where, what is asked of it, what happens by itself.

It never reads a clock or a generator: every call is given `now`, in ms on the table's own clock,
and all chance follows from the sheet's secret. What it returns must be kept, then told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import ceil

import msgspec

from tablee.kernel import (
    CHANCE,
    WATCHER,
    Bot,
    Entry,
    Fault,
    Game,
    IllegalMove,
    Intent,
    Move,
    Stream,
    format_move,
    parse_move,
)
from tablee.store.promise import Row, Sheet
from tablee.table import seating, wire
from tablee.table.agenda import Agenda, Due
from tablee.table.effects import Effects, Thought
from tablee.table.eye import Eye
from tablee.table.mind import Mind
from tablee.table.race import Judge, Press, Ruling
from tablee.table.steward import Steward
from tablee.table.timing import Timing

MOST_AT_ONCE = 1_000
"""More moves than this in one tick is a game that never comes to rest."""

Players = Mapping[str, Callable[[int], Bot]]


class Viewer(msgspec.Struct):
    """One connection looking at the table."""

    guest: str
    name: str = ""
    ready: bool = False
    """It has said Hello and follows the updates."""


class Table:
    """Requests and ticks go in; `Effects` come out, in the order in which they must be kept."""

    def __init__(
        self,
        game: Game,
        sheet: Sheet,
        players: Players,
        rows: Iterable[Row] = (),
        judge: Judge | None = None,
    ) -> None:
        self.game = game
        self.sheet = sheet
        self.number = 0
        self._players = players
        self._timing = Timing()
        self._judge = judge or Steward(self._lots, self._timing.trust)
        self._options = msgspec.convert(sheet.options, game.options)
        self._start = game.start(self._options, len(sheet.chairs))
        self.state = self._start
        self._entries: list[Entry] = []
        self._viewers: dict[str, Viewer] = {}
        self._eyes: dict[int, Eye] = {}
        self._agenda = Agenda()
        self._bots = self._seat_bots()
        for row in rows:
            self._fold(Entry(row.number, row.seat, parse_move(game.moves, row.move), row.at))

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def ended(self) -> bool:
        return self.sheet.status == "finished"

    @property
    def last_at(self) -> int:
        """The moment of the last entry: the table's clock goes on from here when it wakes."""
        return self._entries[-1].at if self._entries else 0

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    @property
    def viewers(self) -> Sequence[str]:
        return tuple(self._viewers)

    def due(self) -> int | None:
        """When the table next wants `tick`."""
        verdict = self._judge.due()
        coming = self._agenda.next(bots_only=verdict is not None)
        moments = (coming.at if coming else None, verdict)
        return min((moment for moment in moments if moment is not None), default=None)

    # --- comings and goings --------------------------------------------------------------------

    def enter(self, viewer: str, guest: str, name: str = "") -> Effects:
        """A connection opens. It is shown the game once it says Hello."""
        self._viewers[viewer] = Viewer(guest, name)
        return self._tell_seating(Effects())

    def leave(self, viewer: str) -> Effects:
        """A connection is gone."""
        self._viewers.pop(viewer, None)
        self._timing.forget(viewer)
        return self._tell_seating(Effects())

    def wake(self, now: int) -> Effects:
        """After loading: timers start and bots think."""
        return self._settle(Effects(), now)

    # --- requests ------------------------------------------------------------------------------

    def ask(self, viewer: str, request: wire.Request, now: int) -> Effects:
        """Judges one request. It is answered in the effects, or later by a verdict."""
        effects = Effects()
        if isinstance(request, wire.Hello):
            return self._greet(effects, viewer, request, now)
        if isinstance(request, wire.Pong):
            return effects
        try:
            if isinstance(request, wire.Play):
                return self._press(effects, viewer, request, now)
            self._arrange(effects, viewer, request, now)
            effects.told.insert(0, ((viewer,), wire.Done(request.request, self.number)))
        except Fault as fault:
            effects.told.append(((viewer,), _refusal(request.request, fault)))
        return effects

    def tick(self, now: int) -> Effects:
        """Lets everything happen whose moment has come."""
        effects = Effects()
        for _ in range(MOST_AT_ONCE):
            self._follow_verdict(effects, now)
            due = self._agenda.next(bots_only=self._judge.due() is not None)
            if due is None or due.at > now:
                return effects
            self._happen(effects, due, now)
        effects.faults.append("the table never comes to rest")
        self._agenda.clear()
        return effects

    def decide(self, thought: Thought, intent: Intent | None, now: int) -> None:
        """A bot has made up its mind; stale thoughts are dropped.

        Its delay counts from the moment everybody saw the entry, however long it thought, but ends
        not before now.
        """
        if self.sheet.status != "playing" or thought.number != self.number:
            return
        seen_at = ceil(self._timing.shown.common(thought.number, thought.at))
        if intent is not None:
            late = max(0, now - seen_at - intent.after_ms)
            intent = Intent(intent.move, intent.after_ms + late)
        self._agenda.set_intent(thought.seat, intent, seen_at, thought.number)

    # --- what the host reports -----------------------------------------------------------------

    def told(self, number: int, now: int) -> None:
        """The updates of entry `number` have left for the screens."""
        self._timing.shown.told(number, now)

    def measured(self, viewer: str, ping_ms: float, kernel_ms: float | None = None) -> None:
        """A ping was answered: what it and the kernel say of this connection's round trip."""
        self._timing.measured(viewer, ping_ms, kernel_ms)

    # --- playing -------------------------------------------------------------------------------

    def _press(self, effects: Effects, viewer: str, play: wire.Play, now: int) -> Effects:
        seat = self._seat_of(viewer)
        if seat == WATCHER:
            raise Fault("not_seated")
        if self.sheet.status != "playing":
            raise Fault("not_playing")
        move = parse_move(self.game.moves, play.move)
        race = self.game.race(self.state, seat, move)
        press = Press(seat, move, now, race, viewer, play.request, play.seen)
        self._enter_race(press, play.elapsed_ms)
        self._follow_verdict(effects, now)
        return effects

    def _happen(self, effects: Effects, due: Due, now: int) -> None:
        """A timer runs out or a bot acts."""
        self._agenda.drop(due)
        if due.timer is not None:
            try:
                self._play(effects, due.seat, due.move, now)
            except IllegalMove as fault:
                effects.faults.append(f"timer {due.timer} refused: {fault.code}")
            return
        race = self.game.race(self.state, due.seat, due.move)
        self._enter_race(Press(due.seat, due.move, now, race, seen=due.seen), None)

    def _follow_verdict(self, effects: Effects, now: int) -> None:
        """Plays what the judge has decided, in its order, and answers each."""
        moment = self._judge.due()
        if moment is None or moment > now:
            return
        for ruling in self._judge.verdict(now):
            press = ruling.press
            try:
                if ruling.refused:
                    raise Fault(ruling.refused)
                self._play(effects, press.seat, press.move, now, ruling)
            except Fault as fault:
                if press.viewer:
                    effects.told.append(((press.viewer,), _refusal(press.request, fault)))
                elif press.seen == self.number:
                    effects.faults.append(f"bot at seat {press.seat} refused: {fault.code}")

    def _play(
        self, effects: Effects, seat: int, move: Move, now: int, ruling: Ruling | None = None
    ) -> None:
        if self.sheet.status != "playing":
            raise Fault("not_playing")
        facts = msgspec.json.encode(ruling.photo).decode() if ruling and ruling.photo else ""
        self._enter_log(effects, seat, move, now, facts)
        number = self.number
        if ruling is not None and ruling.press.viewer:
            done = wire.Done(ruling.press.request, number)
            effects.told.append(((ruling.press.viewer,), done))
        self._settle(effects, now)
        if ruling is not None and ruling.photo is not None:
            effects.told.append((self._ready(), wire.Raced(number, ruling.photo)))

    def _enter_log(
        self, effects: Effects, seat: int, move: Move, now: int, facts: str = ""
    ) -> None:
        entry = Entry(self.number + 1, seat, move, max(now, self.last_at))
        self._fold(entry)
        effects.rows.append(Row(entry.number, seat, format_move(move), entry.at, facts))

    def _fold(self, entry: Entry) -> None:
        before = self.state
        self.state = self.game.apply(before, entry.seat, entry.move)
        self.number = entry.number
        self._entries.append(entry)
        for eye in self._eyes.values():
            eye.notice(before, entry, self.state)
        for seat, bot in self._bots.items():
            bot.notice(entry.number, self.game.view(self.state, seat))

    def _settle(self, effects: Effects, now: int) -> Effects:
        """Lets chance act, ends the game or sets timers and bots going, then tells everybody."""
        if self.sheet.status != "playing":
            return effects
        while self.game.to_act(self.state) == (CHANCE,):
            stream = Stream(bytes.fromhex(self.sheet.secret), self.sheet.nonces, self.number + 1)
            self._enter_log(effects, CHANCE, self.game.draw(self.state, stream), now)
        if self.game.outcome(self.state) is not None:
            self.sheet = msgspec.structs.replace(self.sheet, status="finished")
            effects.sheet = self.sheet
            self._agenda.clear()
        else:
            self._agenda.set_timers(self.game.timers(self.state), now)
            self._wake_bots(effects, now)
        self._tell_update(effects, now)
        return self._tell_seating(effects) if self.ended else effects

    def _wake_bots(self, effects: Effects, now: int) -> None:
        acting = self.game.to_act(self.state)
        for seat, bot in self._bots.items():
            legal = self.game.legal(self.state, seat) if seat in acting else ()
            if not legal:
                self._agenda.set_intent(seat, None, now)
                continue
            rng = Stream(bytes.fromhex(self.sheet.secret), ("bot", str(seat)), self.number)
            view = self.game.view(self.state, seat)
            run = partial(bot.think, self.number, view, legal, rng)
            effects.thoughts.append(Thought(seat, self.number, now, run))

    # --- races ---------------------------------------------------------------------------------

    def _enter_race(self, press: Press, claim: float | None) -> None:
        """Hands a press to the judge, with everything known about when it was made."""
        if press.race is None:
            self._judge.press(press, ())
            return
        seat, seen, now = press.seat, press.seen, press.arrived
        if press.viewer:
            mine = self._connections(seat)
            fact = self._timing.person(seat, press.viewer, mine, seen, now, claim)
        else:
            fact = self._timing.bot(seat, seen, now)
        born = self._timing.shown.born(press.race, 0.0)
        others = {other: self._connections(other) for other in self.game.to_act(self.state)}
        rivals = {other: those for other, those in others.items() if those and other != seat}
        press = msgspec.structs.replace(press, fact=fact, born=born)
        self._judge.press(press, self._timing.rivals(rivals))

    def _connections(self, seat: int) -> Sequence[str]:
        """Every connection through which the player of this seat may be looking."""
        guest = self.sheet.chairs[seat].guest
        return [v for v, viewer in self._viewers.items() if guest and viewer.guest == guest]

    def _lots(self, race: str) -> Stream:
        """The committed chance that decides a tie in this race."""
        return Stream(bytes.fromhex(self.sheet.secret), (*self.sheet.nonces, "race", race), 0)

    # --- seats ---------------------------------------------------------------------------------

    def _arrange(self, effects: Effects, viewer: str, request: wire.Request, now: int) -> None:
        """Everything about chairs; only before the first move."""
        if self.sheet.status != "waiting":
            raise Fault("already_begun")
        guest, name = self._viewers[viewer].guest, self._viewers[viewer].name
        match request:
            case wire.Sit(seat=seat):
                self._change(effects, seating.sit(self.sheet, guest, name, seat))
            case wire.Stand():
                self._change(effects, seating.stand(self.sheet, guest))
            case wire.Place(seat=seat, level=level):
                sheet = seating.place(self.sheet, guest, seat, level, self._players)
                self._change(effects, sheet)
            case wire.Begin():
                seating.only_host(self.sheet, guest)
                self.begin(effects, now)
            case _:
                raise Fault("unknown_request")

    def begin(self, effects: Effects, now: int) -> Effects:
        """Starts the game; every chair must be taken."""
        self._change(effects, seating.begin(self.sheet))
        self._bots = self._seat_bots()
        return self._settle(effects, now)

    def _change(self, effects: Effects, sheet: Sheet) -> None:
        self.sheet = effects.sheet = sheet
        self._tell_seating(effects)

    def _seat_of(self, viewer: str) -> int:
        seat = seating.seat_of(self.sheet, self._viewers[viewer].guest)
        return WATCHER if seat is None else seat

    def _seat_bots(self) -> dict[int, Mind]:
        return {
            seat: Mind(self._players[chair.level](seat))
            for seat, chair in enumerate(self.sheet.chairs)
            if chair.kind == "bot"
        }

    # --- telling -------------------------------------------------------------------------------

    def _greet(self, effects: Effects, viewer: str, hello: wire.Hello, now: int) -> Effects:
        self._viewers[viewer].ready = True
        if self.sheet.status == "waiting":
            return effects
        eye = self._eye(self._seat_of(viewer), now)
        missed = eye.missed(hello.since) if hello.since else None
        clocks = self._agenda.clocks(now)
        if missed is None:
            effects.told.append(((viewer,), eye.fresh(clocks)))
            return effects
        effects.told.extend(((viewer,), update) for update in missed)
        # What was missed tells old times: the clocks of now come last, and say that this is all.
        current = wire.Update(self.number, self.number, clocks=tuple(clocks))
        effects.told.append(((viewer,), current))
        return effects

    def _eye(self, seat: int, now: int) -> Eye:
        """An eye is opened when first needed, and then sees the game from its beginning."""
        if seat not in self._eyes:
            eye = Eye(self.game, seat, self._start)
            state = self._start
            for entry in self._entries:
                before, state = state, self.game.apply(state, entry.seat, entry.move)
                eye.notice(before, entry, state)
            eye.update(self.state, self._agenda.clocks(now), self._agenda.shown())
            self._eyes[seat] = eye
        return self._eyes[seat]

    def _tell_update(self, effects: Effects, now: int) -> None:
        clocks, shown = self._agenda.clocks(now), self._agenda.shown()
        audience = self._audience()
        show_in = self._plan_showing(now)
        for seat, eye in self._eyes.items():
            update = eye.update(self.state, clocks, shown)
            for race in {offer.race for offer in eye.offers if offer.race}:
                self._timing.shown.offered(race, self.number)
            for wait, viewers in _by_wait(audience.pop(seat, ()), show_in):
                held = msgspec.structs.replace(update, show_in=wait) if wait else update
                effects.told.append((viewers, held))
        for seat, viewers in audience.items():
            effects.told.append((viewers, self._eye(seat, now).fresh(clocks)))

    def _plan_showing(self, now: int) -> Mapping[str, int]:
        """In a real-time game, fast lines hold the picture back for the slowest player's."""
        if self.game.tempo != "real-time":
            return {}
        seated = [viewer for viewer in self._ready() if self._seat_of(viewer) != WATCHER]
        return self._timing.plan(self.number, now, seated)

    def _ready(self) -> list[str]:
        return [name for name, viewer in self._viewers.items() if viewer.ready]

    def _audience(self) -> dict[int, list[str]]:
        """Who follows the game, by the seat whose eyes they have."""
        audience: dict[int, list[str]] = {}
        for name, viewer in self._viewers.items():
            if viewer.ready:
                audience.setdefault(self._seat_of(name), []).append(name)
        return audience

    def _tell_seating(self, effects: Effects) -> Effects:
        present = {viewer.guest for viewer in self._viewers.values()}
        seated = {chair.guest for chair in self.sheet.chairs if chair.guest}
        watchers = sum(viewer.guest not in seated for viewer in self._viewers.values())
        alike: dict[tuple[int | None, bool], list[str]] = {}
        for name, viewer in self._viewers.items():
            mine = (seating.seat_of(self.sheet, viewer.guest), viewer.guest == self.sheet.host)
            alike.setdefault(mine, []).append(name)
        for names in alike.values():
            guest = self._viewers[names[0]].guest
            effects.told.append((names, seating.note(self.sheet, guest, present, watchers)))
        return effects


def _refusal(request: int, fault: Fault) -> wire.Refused:
    """Numbers no page can hold (somebody asked for cell 10⁴⁰) are told as text."""
    details = {
        name: str(value)[:60] if isinstance(value, int) and abs(value) >= 2**53 else value
        for name, value in fault.details.items()
    }
    return wire.Refused(request, fault.code, details)


def _by_wait(viewers: Iterable[str], show_in: Mapping[str, int]) -> list[tuple[int, list[str]]]:
    """Viewers grouped by how long they hold the picture back."""
    groups: dict[int, list[str]] = {}
    for viewer in viewers:
        groups.setdefault(show_in.get(viewer, 0), []).append(viewer)
    return list(groups.items())
