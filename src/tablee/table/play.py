"""Where moves come from: people press, computer players act, time runs out, races are decided.

It never reads a clock or a generator: every call is given `now`, in ms on the table's own clock,
and all chance follows from the sheet's secret. What it returns must be stored, then sent.
"""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from tablee import wire
from tablee.kernel import LEARNER, Fault, IllegalMove, Intent, Move, Stream
from tablee.table.effects import Effects, Thought
from tablee.table.race.judge import Press, Ruling, facts_of
from tablee.table.race.photo import for_the_table
from tablee.table.running_game import RunningGame
from tablee.table.script import Script
from tablee.table.time.agenda import Due
from tablee.table.time.moments import earliest
from tablee.table.time.turn_clock import moves_out_of_time

MOST_AT_ONCE = 1_000
"""With more moves than this in one tick, a game never comes to rest."""


class Play:
    """Brings each move to the rules when its moment has come, and answers its player."""

    def __init__(self, running: RunningGame) -> None:
        self._running = running
        self._races = running.races

    def due(self) -> int | None:
        """When it next wants `tick`."""
        race = self._races.due()
        coming = self._next(race is not None)
        by_itself = earliest(race, self._running.bots.due())
        return by_itself if coming is None else earliest(coming.at, by_itself)

    def wake(self, now: int) -> Effects:
        """After loading: timers start and bots think."""
        running = self._running
        running.look_around(now)
        number = running.number
        effects = running.settle(Effects(), now)
        if running.number == number:  # it has been on screens before: coming back shows no news
            self._races.timing.shown.told(number, now)
        return effects

    def tick(self, now: int) -> Effects:
        """Does everything that is due."""
        self._running.now = now
        effects = Effects()
        for _ in range(MOST_AT_ONCE):
            self._follow_verdict(effects, now)
            self._running.fill_seats(effects, now)
            due = self._next(self._races.due() is not None)
            if due is None or due.at > now:
                return effects
            self._happen(effects, due, now)
        effects.faults.append("the table never comes to rest")
        self._running.schedule.agenda.clear()
        return effects

    def stop_clock(self, effects: Effects) -> None:
        """Nobody looks any more: the time is stored, so that the clocks do not jump back later."""
        running = self._running
        if running.schedule.has_clocks and running.is_playing:
            stands_at = max(running.now, running.last_at)
            effects.sheet = replace(running.sheet, clock=stands_at)
            running.put(effects.sheet)

    def press(self, effects: Effects, press: Press, claim: float | None) -> Effects:
        """Somebody's move: judged at once, or later when its race is decided.

        `claim`: for a race, the ms that the page's own clock measured.
        """
        if self._running.script is not None:
            return self._learn(effects, press, self._running.script)
        if press.race is None and self._races.due() is None:  # nothing and nobody to wait for
            return self._play_at_once(effects, press)
        self._races.enter(press, claim, self._running.state)
        self._follow_verdict(effects, press.arrived)
        return effects

    def _learn(self, effects: Effects, press: Press, script: Script) -> Effects:
        """In a lesson there are no races, and only the move that is taught is accepted."""
        script.check(self._running.state, self._running.number, press.seat, press.move)
        return self._play_at_once(effects, press)

    def _play_at_once(self, effects: Effects, press: Press) -> Effects:
        """A person's move that no other press can come before."""
        running = self._running
        running.enter(effects, press.seat, press.move, press.arrived)
        effects.done(press.viewer, press.request, running.number)
        running.settle(effects, press.arrived)
        effects.due_stays = effects.sheet is None and not running.acts_by_itself
        return effects

    def go_on(self, effects: Effects, seat: int, now: int) -> None:
        """In a lesson: the learner has read what another player does, which then happens."""
        script = self._running.script
        if script is None or seat != LEARNER:
            raise Fault("no_lesson")
        self._play(effects, *script.of_another(self._running.number), now)

    def decide(self, thought: Thought, intent: Intent | None, now: int) -> None:
        """A bot has decided. Outdated thoughts are dropped."""
        running = self._running
        if running.is_playing and thought.number == running.number:
            if intent is not None:
                self._races.planned(thought.seat, intent.move, thought.number, running.state)
            seen_at = ceil(self._races.timing.shown.common(thought.number, thought.at))
            running.bots.decide(thought, intent, seen_at, now)

    # --- by itself -----------------------------------------------------------------------------

    def _next(self, racing: bool) -> Due | None:
        running = self._running
        return running.schedule.next(running.sheet, running.bots.seats, racing)

    def _happen(self, effects: Effects, due: Due, now: int) -> None:
        """A timer or somebody's time runs out, or a bot acts."""
        if due.move is None:
            self._run_out(effects, due.seat, now)
            return
        self._running.schedule.agenda.drop(due)
        if due.timer is not None:
            try:
                self._play(effects, due.seat, due.move, now)
            except IllegalMove as fault:
                effects.faults.append(f"timer {due.timer} refused: {fault.code}")
            return
        state = self._running.state
        race = self._running.game.race(state, due.seat, due.move)
        self._races.enter(Press(due.seat, due.move, now, race, seen=due.seen), None, state)

    def _run_out(self, effects: Effects, seat: int, now: int) -> None:
        """Somebody's time is over: plays the move the game names, or another one that it allows."""
        running = self._running
        rng = Stream(bytes.fromhex(running.sheet.secret), ("late", str(seat)), running.number)
        for move in moves_out_of_time(running.game, running.state, seat, rng):
            try:
                self._play(effects, seat, move, now, late=True)
            except IllegalMove:
                continue
            return
        effects.faults.append(f"nothing to play for seat {seat}, out of time")
        running.schedule.give_up(seat)

    # --- verdicts ------------------------------------------------------------------------------

    def _follow_verdict(self, effects: Effects, now: int) -> None:
        """Plays what the judge has decided, in its order, and answers each."""
        for ruling in self._races.verdict(now):
            press = ruling.press
            try:
                if ruling.refused:
                    raise Fault(ruling.refused)
                self._play(effects, press.seat, press.move, now, ruling)
            except Fault as fault:
                if press.viewer:
                    effects.refuse(press.viewer, press.request, fault)
                elif press.seen == self._running.number and not self._running.ended:
                    effects.faults.append(f"bot at seat {press.seat} refused: {fault.code}")

    def _play(
        self,
        effects: Effects,
        seat: int,
        move: Move,
        now: int,
        ruling: Ruling | None = None,
        late: bool = False,
    ) -> None:
        running = self._running
        by_bot = ruling is not None and not ruling.press.viewer
        kept = by_bot and running.sheet.chairs[seat].kind == "person"
        running.enter(effects, seat, move, now, facts_of(ruling, late, kept))
        number = running.number
        if ruling is not None and ruling.press.viewer:
            effects.done(ruling.press.viewer, ruling.press.request, number)
        running.settle(effects, now)
        if ruling is not None and ruling.photo is not None:
            raced = wire.Raced(number, for_the_table(ruling.photo))
            effects.told.append((running.viewers.ready(), raced))
