"""A game going its course at a table: moves, chance, timers, races, bots, and who is shown what.

It never reads a clock or a generator: every call is given `now`, in ms on the table's own clock,
and all chance follows from the sheet's secret. What it returns must be kept, then told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil
from typing import Literal

from msgspec.structs import replace

from tablee import wire
from tablee.kernel import (
    CHANCE,
    WATCHER,
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
from tablee.store.contract import Row, Sheet
from tablee.table import ending, seating
from tablee.table.bots.house_bots import HouseBots, Players
from tablee.table.effects import Effects, Thought
from tablee.table.race.fair_judge import FairJudge
from tablee.table.race.judge import Judge, Press, Ruling, facts_of
from tablee.table.race.photo import for_the_table
from tablee.table.race.timing import Timing
from tablee.table.time.agenda import Agenda, Due
from tablee.table.time.turn_clock import TurnClocks, moves_out_of_time
from tablee.table.viewers.viewers import Moment, Viewers

MOST_AT_ONCE = 1_000
"""More moves than this in one tick is a game that never comes to rest."""


class Course:
    """What happens in the game; what people ask for comes through `Table`, which builds on it."""

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
        kind: Literal["rated", "friendly"] = "rated" if sheet.terms.rated else "friendly"
        fair = FairJudge(self._lots, self._timing.trust, kind, sheet.terms.freeze)
        self._judge = judge or fair
        self._viewers = Viewers(game)
        self._agenda = Agenda()
        self._entries: list[Entry] = []
        self._now = self.last_at
        self._set_up()
        for row in rows:
            self._fold(Entry(row.number, row.seat, parse_move(game.moves, row.move), row.at))

    def _set_up(self) -> None:
        """The state before the first entry, as the sheet has it; raises BadOptions."""
        game, sheet = self.game, self.sheet
        seats = len(sheet.chairs)
        self._start = game.start(seating.options_of(sheet, game), seats)
        self.state = self._start
        self._bots = HouseBots(game, sheet, self._players, self._agenda)
        self._clocks = TurnClocks(game, sheet.terms.pace, self._start, seats, sheet.began)

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def ended(self) -> bool:
        return self.sheet.status == "finished"

    @property
    def last_at(self) -> int:
        """The table's clock goes on from here when it wakes."""
        moved_at = self._entries[-1].at if self._entries else 0
        return max(moved_at, self.sheet.began, self.sheet.clock)

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    def due(self) -> int | None:
        """When the table next wants `tick`."""
        coming = self._next()
        first = None if coming is None else coming.at
        for moment in (self._judge.due(), self._bots.due()):
            if moment is not None and (first is None or moment < first):
                first = moment
        return first

    # --- what the host reports -----------------------------------------------------------------

    def wake(self, now: int) -> Effects:
        """After loading: timers start and bots think."""
        self._look_around(now)
        number = self.number
        effects = self._settle(Effects(), now)
        if self.number == number:  # it has been on screens before: nobody's coming back shows it
            self._timing.shown.told(number, now)
        return effects

    def tick(self, now: int) -> Effects:
        """Lets everything happen whose moment has come."""
        self._now = now
        effects = Effects()
        for _ in range(MOST_AT_ONCE):
            self._follow_verdict(effects, now)
            self._keep_warm(effects, now)
            due = self._next()
            if due is None or due.at > now:
                return effects
            self._happen(effects, due, now)
        effects.faults.append("the table never comes to rest")
        self._agenda.clear()
        return effects

    def decide(self, thought: Thought, intent: Intent | None, now: int) -> None:
        """A bot has made up its mind; stale thoughts are dropped."""
        if self.sheet.status != "playing" or thought.number != self.number:
            return
        seen_at = ceil(self._timing.shown.common(thought.number, thought.at))
        self._bots.decide(thought, intent, seen_at, now)

    def told(self, number: int, now: int) -> None:
        """The updates of entry `number` have left for the screens."""
        self._timing.shown.told(number, now)

    def measured(self, viewer: str, ping_ms: float, kernel_ms: float | None = None) -> None:
        """A ping was answered: what it and the kernel say of this connection's round trip."""
        self._timing.measured(viewer, ping_ms, kernel_ms)

    # --- what happens --------------------------------------------------------------------------

    def _next(self) -> Due | None:
        """What happens next by itself; while a race is being decided, only bots may act."""
        racing = self._judge.due() is not None
        due = self._agenda.next(bots_only=racing)
        if racing or not self._clocks.running or self.sheet.status != "playing":
            return due
        # Computer players have no clock: they take the time they need.
        late = self._clocks.next(set(range(len(self.sheet.chairs))) - self._bots.seats)
        if late is not None and (due is None or late[0] < due.at):
            return Due(late[0], late[1], None)
        return due

    def _happen(self, effects: Effects, due: Due, now: int) -> None:
        """A timer or somebody's time runs out, or a bot acts."""
        if due.move is None:
            self._run_out(effects, due.seat, now)
            return
        self._agenda.drop(due)
        if due.timer is not None:
            try:
                self._play(effects, due.seat, due.move, now)
            except IllegalMove as fault:
                effects.faults.append(f"timer {due.timer} refused: {fault.code}")
            return
        race = self.game.race(self.state, due.seat, due.move)
        self._enter_race(Press(due.seat, due.move, now, race, seen=due.seen), None)

    def _run_out(self, effects: Effects, seat: int, now: int) -> None:
        """Somebody's time is over: what the game says happens, or what it lets happen."""
        rng = Stream(bytes.fromhex(self.sheet.secret), ("late", str(seat)), self.number)
        for move in moves_out_of_time(self.game, self.state, seat, rng):
            try:
                self._play(effects, seat, move, now, late=True)
            except IllegalMove:
                continue
            return
        effects.faults.append(f"nothing to play for seat {seat}, out of time")
        self._clocks.give_up(seat)

    def _play(
        self,
        effects: Effects,
        seat: int,
        move: Move,
        now: int,
        ruling: Ruling | None = None,
        late: bool = False,
    ) -> None:
        if self.sheet.status != "playing":
            raise Fault("not_playing")
        by_bot = ruling is not None and not ruling.press.viewer
        kept = by_bot and self.sheet.chairs[seat].kind == "person"
        self._enter_log(effects, seat, move, now, facts_of(ruling, late, kept))
        number = self.number
        if ruling is not None and ruling.press.viewer:
            done = wire.Done(ruling.press.request, number)
            effects.told.append(((ruling.press.viewer,), done))
        self._settle(effects, now)
        if ruling is not None and ruling.photo is not None:
            raced = wire.Raced(number, for_the_table(ruling.photo))
            effects.told.append((self._viewers.ready(), raced))

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
        self._viewers.notice(before, entry, self.state)
        self._bots.notice(entry.number, self.state)
        self._clocks.follow(entry, self.state)

    def _settle(self, effects: Effects, now: int) -> Effects:
        """Lets chance act, ends the game or sets timers and bots going, then tells everybody."""
        if self.sheet.status != "playing":
            return effects
        while self.game.to_act(self.state) == (CHANCE,):
            stream = Stream(bytes.fromhex(self.sheet.secret), self.sheet.nonces, self.number + 1)
            self._enter_log(effects, CHANCE, self.game.draw(self.state, stream), now)
        if self.game.outcome(self.state) is not None:
            return self._finish(effects, replace(self.sheet, status="finished", ending="played"))
        self._agenda.set_timers(self.game.timers(self.state), now, self.game.held(self.state))
        self._rouse(effects, self._bots.seats, now)
        self._tell_update(effects, now)
        return effects

    def _finish(self, effects: Effects, sheet: Sheet) -> Effects:
        """The end is kept with its last row and told after it."""
        self.sheet = sheet
        self._agenda.clear()
        self._look_around(self._now)
        self._tell_update(effects, self._now)
        return self._change(effects, sheet)

    def _rouse(self, effects: Effects, seats: Collection[int], now: int) -> None:
        """Lets these bots think, if there is anything they may do."""
        effects.thoughts.extend(self._bots.thoughts(seats, self.number, self.state, now))

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
        press = replace(press, fact=fact, born=born)
        self._judge.press(press, self._timing.rivals(rivals))

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
                    effects.refuse(press.viewer, press.request, fault)
                elif press.seen == self.number and not self.ended:
                    effects.faults.append(f"bot at seat {press.seat} refused: {fault.code}")

    def _lots(self, race: str) -> Stream:
        """The committed chance that decides a tie in this race."""
        return Stream(bytes.fromhex(self.sheet.secret), (*self.sheet.nonces, "race", race), 0)

    def _note_races(self) -> None:
        """What there is to race for, now that somebody sees it; a table just loaded forgot."""
        for race in self._viewers.races():
            self._timing.shown.offered(race, self.number)

    def _plan_showing(self, now: int) -> Mapping[str, int]:
        """In a real-time game, fast lines hold the picture back for the slowest player's."""
        if self.game.tempo != "real-time":
            return {}
        seated = [v for v in self._viewers.ready() if self._seat_of(v) != WATCHER]
        return self._timing.plan(self.number, now, seated)

    # --- who is here ---------------------------------------------------------------------------

    def _look_around(self, now: int) -> None:
        """Notices who is here, for seats are kept warm, and handed back, by the house."""
        self._now = now
        people = ending.people(self.sheet) if self.sheet.status == "playing" else ()
        here = [seat for seat in people if self._connections(seat)]
        self._bots.look_around(people, here, now)

    def _keep_warm(self, effects: Effects, now: int) -> None:
        """Somebody has been away too long: a computer player takes over what the seat knows."""
        kept = self._bots.keep_warm(self._start, self._entries, now)
        if kept:
            self._rouse(effects, kept, now)
            self._tell_seating(effects)

    def _seat_of(self, viewer: str) -> int:
        return self._viewers.seat_of(viewer, self.sheet)

    def _connections(self, seat: int) -> Sequence[str]:
        """Every connection through which the player of this seat may be looking."""
        return self._viewers.connections(self.sheet.chairs[seat].guest)

    # --- telling -------------------------------------------------------------------------------

    def _moment(self, now: int) -> Moment:
        clocks, marks = self._agenda.clocks(now), self._agenda.shown()
        if self._clocks.running and self.sheet.status == "playing":
            people = ending.people(self.sheet)
            clocks = (*clocks, *self._clocks.clocks(people, now))
            marks = marks.union(self._clocks.marks(people))
        ended = ending.outcome(self.game, self.state, self.sheet) if self.ended else None
        return Moment(self._start, self.state, self._entries, clocks, marks, ended)

    def _tell_update(self, effects: Effects, now: int) -> None:
        show_in = self._plan_showing(now)
        self._viewers.show(effects, self.sheet, self._moment(now), show_in)
        if self.game.races:
            self._note_races()

    def _tell_seating(self, effects: Effects) -> Effects:
        return self._viewers.tell_seating(effects, self.sheet, self._bots.kept)

    def _change(self, effects: Effects, sheet: Sheet) -> Effects:
        self.sheet = effects.sheet = sheet
        return self._tell_seating(effects)
