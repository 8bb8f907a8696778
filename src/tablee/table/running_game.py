"""A game under way: its log, its state, and all that follows from a move that the rules accept.

Chance acts, timers start, computer players think, and everybody is shown what changed. `play.py`
says where moves come from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablee.kernel import CHANCE, Entry, Fault, Game, Move, Stream, format_move, parse_move
from tablee.store.contract.tables import Row, Sheet
from tablee.table import beginning, ending, evening, match, seating
from tablee.table.bots.house_bots import HouseBots, Players
from tablee.table.effects import Effects
from tablee.table.race.judge import Judge, photo_of
from tablee.table.race.races import Races
from tablee.table.script import Script, script_of
from tablee.table.time.schedule import Schedule
from tablee.table.viewers.viewers import Moment, Viewers

STRIDE: Final = 500
"""How many entries lie between two states that are remembered. A newcomer is told the news of at
least so many entries, and of less than twice as many. So a long game is not played again for each
newcomer."""


class RunningGame:
    """One game from its first entry to its last, and the sheet that belongs to it."""

    def __init__(
        self,
        game: Game,
        sheet: Sheet,
        players: Players,
        viewers: Viewers,
        rows: Iterable[Row] = (),
        judge: Judge | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.viewers = viewers
        self.races = Races(game, sheet, viewers, judge)
        self.schedule = Schedule(game)
        self.entries: list[Entry] = []
        self.number = 0
        """Of the last entry."""
        self.set_up(sheet)
        self.now = self.last_at
        """The latest moment of which it was told."""
        self.recall(rows)

    def recall(self, rows: Iterable[Row]) -> None:
        """Plays stored entries again; the first ones, or those that follow."""
        for row in rows:
            self._fold(Entry(row.number, row.seat, parse_move(self.game.moves, row.move), row.at))
            if (photo := photo_of(row.facts)) is not None:
                self.races.timing.recall(photo)
        self.script = script_of(self.game, self.sheet, self.entries)

    def set_up(self, sheet: Sheet) -> None:
        """The state before the first entry, as this sheet has it; raises BadOptions."""
        options = seating.options_of(sheet, self.game)
        self.start = self.state = self.game.start(options, len(sheet.chairs))
        self._earlier: tuple[tuple[int, Any], tuple[int, Any]] = ((0, self.start),) * 2
        """The last two states that are remembered, the older one first."""
        self.bots = HouseBots(self.game, sheet, self.players, self.schedule.agenda)
        self.schedule.set_up(sheet, self.start)
        self.put(sheet)

    def put(self, sheet: Sheet) -> None:
        """Takes a new sheet: terms, chairs and status."""
        self.sheet = self.races.sheet = sheet

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        return self.sheet.status == "playing"

    @property
    def ended(self) -> bool:
        return self.sheet.status == "finished"

    @property
    def acts_by_itself(self) -> bool:
        """Whether something may happen later without anybody asking."""
        return bool(self.bots.seats) or self.schedule.has_timers or self.schedule.has_clocks

    @property
    def last_at(self) -> int:
        """Where the table's clock goes on after it is opened."""
        moved_at = self.entries[-1].at if self.entries else 0
        return max(moved_at, self.sheet.began, self.sheet.clock)

    def moment(self, now: int) -> Moment:
        """The game as it stands, ready to be shown."""
        clocks, marks = self.schedule.shown(self.sheet, now)
        ended = ending.outcome(self.game, self.state, self.sheet) if self.ended else None
        return Moment(self._earlier[0], self.state, self.entries, clocks, marks, ended)

    # --- moves ---------------------------------------------------------------------------------

    def begin(self, effects: Effects, sheet: Sheet, now: int) -> Effects:
        """Every chair is taken: from here on, chance and the rules decide."""
        self.change(effects, sheet)
        self.set_up(sheet)
        self.script = script_of(self.game, sheet)
        self.look_around(now)
        return self.settle(effects, now)

    def enter(self, effects: Effects, seat: int, move: Move, now: int, facts: str = "") -> None:
        """A move goes to the rules and into the log; raises what the rules refuse.

        `settle` must follow. `facts` are stored beside the move and never reach the rules.
        """
        if not self.is_playing:
            raise Fault("not_playing")
        entry = Entry(self.number + 1, seat, move, max(now, self.last_at))
        self._fold(entry)
        effects.rows.append(Row(entry.number, seat, format_move(move), entry.at, facts))

    def _fold(self, entry: Entry) -> None:
        before = self.state
        self.state = after = self.game.apply(before, entry.seat, entry.move)
        self.number = entry.number
        self.entries.append(entry)
        if not entry.number % STRIDE:
            self._earlier = (self._earlier[1], (entry.number, after))
        self.viewers.notice(before, entry, after)
        self.bots.notice(entry.number, after)
        if self.schedule.has_clocks:
            self.schedule.follow(entry, after)

    def settle(self, effects: Effects, now: int) -> Effects:
        """Plays chance, ends the game or starts timers and bots, and shows what changed."""
        if not self.is_playing:
            return effects
        if self.script is not None:
            return self._follow(self.script, effects, now)
        while self.number < ending.MOST_ENTRIES and self.game.to_act(self.state) == (CHANCE,):
            stream = Stream(bytes.fromhex(self.sheet.secret), self.sheet.nonces, self.number + 1)
            self.enter(effects, CHANCE, self.game.draw(self.state, stream), now)
        if self.game.outcome(self.state) is not None:
            return self.finish(effects, replace(self.sheet, status="finished", ending="played"))
        if self.number >= ending.MOST_ENTRIES:
            return self.finish(effects, ending.stop_for_length(self.sheet))
        self.schedule.start_timers(self.state, now)
        if self.bots.seats:
            self._rouse(effects, self.bots.seats, now)
        self._show(effects, now)
        return effects

    def _follow(self, script: Script, effects: Effects, now: int) -> Effects:
        """In a lesson: plays everything up to the next step that is taught."""
        while (step := script.at_once(self.number)) is not None:
            self.enter(effects, *step, now)
        if not script.is_over(self.number):
            self._show(effects, now)
            return effects
        ending = "stopped" if self.game.outcome(self.state) is None else "played"
        return self.finish(effects, replace(self.sheet, status="finished", ending=ending))

    def finish(self, effects: Effects, sheet: Sheet) -> Effects:
        """The end is stored with its last row, and sent after it."""
        outcome = ending.outcome(self.game, self.state, sheet)
        sheet = evening.tally(match.tally(sheet, outcome), outcome)
        self.put(sheet)
        self.schedule.agenda.clear()
        self.look_around(self.now)
        self._show(effects, self.now)
        return self.change(effects, sheet)

    # --- who is here ---------------------------------------------------------------------------

    def look_around(self, now: int) -> None:
        """Notices who is here: an empty seat waits for a computer player, or is given back."""
        self.now = now
        people = ending.people(self.sheet) if self.is_playing else ()
        chairs = self.sheet.chairs
        here = [seat for seat in people if self.viewers.connections(chairs[seat].guest)]
        self.bots.look_around(people, here, now)

    def fill_seats(self, effects: Effects, now: int) -> None:
        """Computer players take over for people who have been away too long."""
        filled = self.bots.keep_warm(self.start, self.entries, now)
        if filled:
            self._rouse(effects, filled, now)
            self.tell_seating(effects)

    def hand_over(self, effects: Effects, seat: int) -> None:
        """Somebody has given up: a computer player goes on in their seat."""
        self.bots.take_over(seat, self.start, self.entries)
        self.look_around(self.now)
        self._rouse(effects, (seat,), self.now)
        self.viewers.show(effects, self.sheet, self.moment(self.now))

    def _rouse(self, effects: Effects, seats: Collection[int], now: int) -> None:
        """Lets these bots think, if there is anything they may do."""
        effects.thoughts.extend(self.bots.thoughts(seats, self.number, self.state, now))

    # --- telling -------------------------------------------------------------------------------

    def change(self, effects: Effects, sheet: Sheet) -> Effects:
        """Replaces the sheet, and sends everybody who sits where."""
        effects.sheet = sheet
        self.put(sheet)
        return self.tell_seating(effects)

    def tell_seating(self, effects: Effects, to: Sequence[str] | None = None) -> Effects:
        """Sends who sits where, to everybody or to these viewers."""
        usual = seating.usual_options(self.game, self.sheet)
        sheet = seating.with_colours(self.sheet, self.game)
        ready = beginning.can_begin(self.sheet, self.game)
        return self.viewers.tell_seating(effects, sheet, self.bots.kept, usual, self.now, to, ready)

    def _show(self, effects: Effects, now: int) -> None:
        if self.races.is_timed:
            effects.waits.update(self.races.plan_showing(self.number, now))
        self.viewers.show(effects, self.sheet, self.moment(now))
        if self.game.races:
            self.races.notice(self.number)
