"""Every game as an environment of Gymnasium: one learner, the house's players at the other seats.

It is the real table on a virtual clock, as in the lab: the others need the time they need. The
learner is asked after every entry. It plays, after `reaction_ms`, or waits for what comes next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.adapters import NEEDS
from tablee.adapters.alphabet import WAIT
from tablee.adapters.drawn import MODES, checked, drawn
from tablee.adapters.picks import Half, Step, further, steps
from tablee.adapters.setting import LONGEST, BadSetting, Ended, Setting, rewards, setting
from tablee.catalog import players, shelf
from tablee.kernel import Game, Intent, Move, Rng
from tablee.kernel.picking import picked_field
from tablee.lab.simulate import next_moment, set_table
from tablee.table import Effects, Table, Thought

try:
    import gymnasium
    from gymnasium import spaces

    from tablee.adapters.seen import observation, space_of
except ImportError as missing:
    raise ImportError(NEEDS.format(module="gymnasium", package="Gymnasium")) from missing

LEARNER = "learner"
TRIES = 1_000
"""Games begun until there is one in which the learner has something to do."""
ILLEGAL = -1.0
"""What an illegal action costs; the game is then over."""


def env(
    key: str,
    against: str = "expert",
    seats: int | None = None,
    seat: int = 0,
    options: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    reaction_ms: int = 400,
    render_mode: str | None = None,
    small: bool = False,
) -> LearnerEnv:
    """The learner sits at `seat`; `against` is the level of all the others."""
    chosen = setting(key, seats, options, longest, small)
    levels = players(chosen.game)
    if against not in levels:
        raise BadSetting(f"{key} has no player {against!r}; it has {', '.join(levels)}")
    if seat not in range(chosen.seats):
        raise BadSetting(f"seat is a number from 0 to {chosen.seats - 1}, not {seat!r}")
    return LearnerEnv(chosen, against, seat, reaction_ms, render_mode)


def name_of(game: Game) -> str:
    """The game in one word, and the version of its rules."""
    title = "".join(word.capitalize() for word in game.key.split("-"))
    return f"tablee/{title}-v{game.version}"


def register() -> list[str]:
    """Makes every game on the shelf known to `gymnasium.make`; the names under which they are."""
    names = []
    for game in shelf().values():
        names.append(name_of(game))
        if names[-1] not in gymnasium.registry:
            where = f"{__name__}:{env.__name__}"
            gymnasium.register(names[-1], entry_point=where, kwargs={"key": game.key})
    return names


class Asked:
    """The learner's chair at the table: it notes what it is asked and leaves the answer open."""

    def __init__(self, seat: int) -> None:
        self.view: Any = None
        self.legal: Sequence[Move] = ()
        self.rng: Rng | None = None

    def notice(self, view: Any) -> None:
        self.view = view

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        self.view, self.legal, self.rng = view, legal, rng
        return None


class LearnerEnv(gymnasium.Env[dict[str, Any], Any]):
    """One learner's game against the house."""

    metadata = {"render_modes": [*MODES], "render_fps": 4}  # noqa: RUF012  # Gymnasium reads it from the class

    def __init__(
        self,
        chosen: Setting,
        against: str,
        seat: int,
        reaction_ms: int,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked(render_mode)
        self.setting = chosen
        self.against = against
        self.seat = seat
        self.reaction_ms = reaction_ms
        self.action_space = spaces.Discrete(chosen.alphabet.size)
        self.observation_space = space_of(chosen)
        self.table: Table | None = None
        """Of the game that is played, after the first `reset`."""
        self._chair = Asked(seat)
        self._mine: Thought | None = None
        self._offered: dict[int, Step] = {}
        self._half: Half | None = None
        self._may_wait = False
        self._now = 0

    @property
    def _game(self) -> Game:
        return self.setting.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game; everything in it follows from the seed.

        A game that is over before the learner is asked is left out, and another one begins.
        """
        super().reset(seed=seed)
        for _ in range(TRIES):
            table = self._begin(str(self.np_random.integers(1 << 62)))
            if self._mine is not None:
                return self._observe(table), {}
        raise Ended(f"in {TRIES} games the learner was never asked anything")

    def _begin(self, seed: str) -> Table:
        levels = [self.against] * self.setting.seats
        levels[self.seat] = LEARNER
        self._chair = Asked(self.seat)
        house = {**players(self._game), LEARNER: lambda seat: self._chair}
        table = set_table(self._game, levels, seed, self.setting.options, house)
        self.table, self._now = table, 0
        self._go_on(table, table.begin(Effects(), 0))
        return table

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An illegal action ends the game and costs 1; `info["illegal"]` says what was possible."""
        table = self.table
        if table is None or self._mine is None:
            raise Ended("no game is under way: call reset() to begin one")
        if not self.action_space.contains(action):
            raise ValueError(f"action {action!r}: actions are {self.action_space}")
        number = int(action)
        if not (number in self._offered or (number == WAIT and self._may_wait)):
            info = {"illegal": self._refusal(number)}
            self._mine, self._offered, self._may_wait = None, {}, False
            return self._observe(table), ILLEGAL, True, False, info
        step = self._offered.get(number)
        if isinstance(step, Half):
            self._half, self._may_wait = step, False
            self._offered = further(self._game, self.setting.alphabet, step)
            return self._observe(table), 0.0, False, False, {}
        self._half = None
        table.decide(self._mine, self._intent(number), self._now)
        if table.due() is None:  # nobody else will do anything: asked again, it cannot wait
            self._may_wait = False
        else:
            self._go_on(table, Effects())
        gained, over = self._gained(table), self._mine is None
        return self._observe(table), gained, over and table.ended, over and not table.ended, {}

    def _refusal(self, number: int) -> str:
        tell = self.setting.alphabet.tell
        able = [*([WAIT] if self._may_wait else []), *sorted(self._offered)]
        offered = ", ".join(f"{n} ({tell(n)})" for n in able[:20])
        return f"cannot play {number} ({tell(number)}) now; possible: {offered}"

    def _intent(self, number: int) -> Intent | None:
        if number == WAIT:
            return None
        move, fill = self._offered[number], self._game.fill
        assert isinstance(move, Move)
        is_open = move.blanks and not picked_field(type(move))
        if is_open and fill is not None and self._chair.rng is not None:
            move = fill(self._chair.view, move, self._chair.rng)
        return Intent(move, self.reaction_ms)

    def _go_on(self, table: Table, effects: Effects) -> None:
        """Until the learner is asked, or the game is over."""
        self._mine, self._half, self._offered, self._may_wait = None, None, {}, False
        while not table.ended and table.number < self.setting.longest:
            if self._is_asked(table, effects):
                return
            self._now = next_moment(table, effects)
            effects = table.tick(self._now)

    def _is_asked(self, table: Table, effects: Effects) -> bool:
        """Everybody thinks; the learner's thought is left open."""
        for thought in effects.thoughts:
            if thought.number != table.number:
                continue
            intent = thought.run()
            if thought.seat == self.seat:
                self._mine = thought
            else:
                table.decide(thought, intent, self._now)
        if self._mine is not None:
            chair, alphabet = self._chair, self.setting.alphabet
            self._offered = steps(self._game, alphabet, lambda: chair.view, chair.legal)
            self._may_wait = table.due() is not None
        return self._mine is not None

    def render(self) -> str | None:
        """The table as the learner sees it, with `render_mode="ansi"`."""
        if self.render_mode is None or self.table is None:
            return None
        return drawn(self.setting, self.table.state, self.seat)

    def _gained(self, table: Table) -> float:
        outcome = self._game.outcome(table.state) if table.ended else None
        return rewards(outcome, self.setting.seats)[self.seat]

    def _observe(self, table: Table) -> dict[str, Any]:
        view = self._game.view(table.state, self.seat)
        picked = () if self._half is None else self._half.names
        return observation(self.setting, view, self._offered, self._may_wait, picked)
