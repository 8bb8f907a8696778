"""A game as a learner plays it: one seat after another is asked, with no clock.

Every seat that may act is asked: first those for whom nobody waits, then the others. It plays, or
waits. Where it chooses pieces, it is asked for one after the other. As soon as somebody plays, the
asking begins again. When everybody waits, time passes until the next timer runs out; where no timer
runs, the last one asked has to play. In a real-time game chance says who is asked first, since
there the quickest hand is first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.adapters.alphabet import WAIT
from tablee.adapters.past import Past
from tablee.adapters.picks import Half, Step, further, steps
from tablee.adapters.setting import IllegalAction, Setting
from tablee.kernel import CHANCE, Move, Outcome, Rng
from tablee.kernel.picking import picked_field

NOBODY: Final = -3
"""Nobody is asked: the game is over, or longer than was agreed."""
FIRST: Final = -4
"""Chance says who is asked first."""


class Asking:
    """Where a game stands, and who is asked."""

    __slots__ = (
        *("able", "asked", "entries", "half", "left", "offered", "past", "seat", "setting"),
        "state",
    )

    def __init__(self, setting: Setting, remembers: bool = False) -> None:
        self.setting = setting
        self.state = setting.game.start(setting.options, setting.seats)
        self.entries = 0
        self.asked = 0
        """How many of the seats in `able` have waited."""
        self.able: list[int] = []
        """Seats that can do something, in the order in which they are asked."""
        self.left: dict[str, int] = {}
        """How many ms each timer has left."""
        self.offered: Mapping[int, Step] = {}
        """What the seat that is asked can do, by number; waiting is not among it."""
        self.half: Half | None = None
        """A move for which the seat that is asked is choosing pieces."""
        self.seat = NOBODY
        self.past = Past(None, NOBODY, None, None, self.state) if remembers else None
        """All that happened, where somebody asks for it."""
        self._look_around()

    def begin(self) -> None:
        """From the state as it is: everybody knows what was before."""
        self.past = Past(None, NOBODY, None, None, self.state)
        self._look_around()

    def copy(self) -> Asking:
        """A copy at the same place in the game. What happens in one does not change the other."""
        twin = Asking.__new__(Asking)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.able, twin.left = self.able[:], dict(self.left)
        return twin

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.setting.game.outcome(self.state)
        return found

    @property
    def may_wait(self) -> bool:
        """Somebody else is asked after this seat, or time goes on."""
        if self.half is not None:
            return False
        return self.asked + 1 < len(self.able) or bool(self._running())

    @property
    def chosen(self) -> Sequence[str]:
        """Pieces that the seat that is asked has chosen, as the alphabet calls them."""
        return () if self.half is None else self.half.names

    def numbers(self) -> list[int]:
        """What the seat that is asked may answer, in order."""
        return sorted([WAIT, *self.offered] if self.may_wait else self.offered)

    # --- answers -------------------------------------------------------------------------------

    def answer(self, number: int, rng: Rng) -> None:
        """The seat that is asked plays or waits. The number is one of `numbers`."""
        if self.past is not None:
            self.past = Past(self.past, self.seat, number, self.state, self.state)
        if number == WAIT:
            self._wait()
            return
        game, seat, move = self.setting.game, self.seat, self.offered[number]
        if isinstance(move, Half):
            self.half, self.offered = move, further(game, self.setting.alphabet, move)
            return
        if move.blanks and not picked_field(type(move)) and game.fill is not None:
            move = game.fill(game.view(self.state, seat), move, rng)
        self.play(seat, move)

    def play(self, seat: int, move: Move) -> None:
        """A move of any seat, or of chance."""
        was, self.state = self.state, self.setting.game.apply(self.state, seat, move)
        if self.past is not None:
            self.past = Past(self.past, seat, move, was, self.state)
        self.entries += 1
        self._look_around()

    def begin_with(self, place: int) -> None:
        """Chance has said who is asked first; the others follow in the order of the seats."""
        self.able = self.able[place:] + self.able[:place]
        self._ask(0)

    def settle(self, rng: Rng) -> None:
        """Chance draws until somebody is asked."""
        while True:
            if self.seat == CHANCE:
                self.play(CHANCE, self.setting.game.draw(self.state, rng))
            elif self.seat == FIRST:
                self.begin_with(rng.randrange(len(self.able)))
            else:
                return

    # --- who is asked --------------------------------------------------------------------------

    def _wait(self) -> None:
        if self.asked + 1 < len(self.able):
            self._ask(self.asked + 1)
        else:
            self._let_time_pass()

    def _look_around(self) -> None:
        """Something has happened: whose answer is needed now?"""
        game, state = self.setting.game, self.state
        acting = game.to_act(state)
        timers = game.timers(state)
        if timers or self.left:
            self.left = {one.key: self.left.get(one.key, one.after_ms) for one in timers}
        if self.entries >= self.setting.longest:
            self.seat = NOBODY
        elif acting == (CHANCE,):
            self.seat = CHANCE
        else:
            self._find_able(acting)

    def _find_able(self, acting: tuple[int, ...]) -> None:
        game, state = self.setting.game, self.state
        if len(acting) > 1 and game.awaited is not None:
            waited = game.awaited(state)
            acting = (*[s for s in acting if s not in waited], *[s for s in acting if s in waited])
        self.able = [seat for seat in acting if seat >= 0 and game.legal(state, seat)]
        if not self.able:
            self._let_time_pass()
        elif len(self.able) > 1 and game.tempo == "real-time":
            self.seat = FIRST
        else:
            self._ask(0)

    def _ask(self, place: int) -> None:
        self.asked, self.half = place, None
        self.seat = seat = self.able[place]
        game, state = self.setting.game, self.state
        legal = game.legal(state, seat)
        self.offered = steps(game, self.setting.alphabet, lambda: game.view(state, seat), legal)

    def _running(self) -> list[str]:
        """Timers that do not stand still."""
        if not self.left:
            return []
        held = self.setting.game.held(self.state)
        return [key for key in self.left if key not in held]

    def _let_time_pass(self) -> None:
        """The first timer runs out, and the others have that much less time left."""
        running = self._running()
        if not running:
            self.seat = NOBODY
            return
        key = min(running, key=self.left.__getitem__)
        passed = self.left[key]
        for other in running:
            self.left[other] -= passed
        timer = next(one for one in self.setting.game.timers(self.state) if one.key == key)
        del self.left[key]
        self.play(timer.seat, timer.move)


def refuse(asking: Asking, action: object) -> IllegalAction:
    """The sentence for an action that is not in the mask."""
    alphabet = asking.setting.alphabet
    size = alphabet.size
    if not isinstance(action, int) or not 0 <= action < size:
        return IllegalAction(f"action {action!r}: actions are whole numbers from 0 to {size - 1}")
    offered = ", ".join(f"{n} ({alphabet.tell(n)})" for n in asking.numbers()[:20])
    name = alphabet.tell(action)
    return IllegalAction(f"seat {asking.seat} cannot play {action} ({name}) now; it can {offered}")
