"""Every game in OpenSpiel: after `register()`, `pyspiel.load_game("tablee_<key>(seats=2)")` works.

Each option of a game is a parameter of its own. Chance is explicit. What OpenSpiel calls an
observation is the view of a seat as numbers; a history of views (information state) is not given.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tablee.adapters import NEEDS
from tablee.adapters.asking import FIRST, NOBODY, Asking, refuse
from tablee.adapters.setting import LONGEST, Ended, Setting, rewards, setting
from tablee.catalog import shelf
from tablee.kernel import CHANCE, Game, Move, format_move
from tablee.kernel.options import Choice, describe_options
from tablee.kernel.usual import no_chances

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(NEEDS.format(module="openspiel", package="OpenSpiel")) from missing

MOST_CHANCES = 2_048
"""Outcomes that one draw may have."""


def register() -> list[str]:
    """Makes every game on the shelf known to OpenSpiel; the names under which they are."""
    known = set(pyspiel.registered_names())
    names = []
    for game in shelf().values():
        kind = _type(game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _class(game, kind))
    return names


def _type(game: Game) -> pyspiel.GameType:
    drawn = game.chances is not no_chances or game.tempo == "real-time"
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"tablee_{game.key.replace('-', '_')}",
        long_name=f"Tablée {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if drawn else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    options = {one.name: _spelled(one, one.default) for one in describe_options(game.options)}
    return {"seats": min(game.seats), "longest": LONGEST} | options


def _spelled(choice: Choice, value: Any) -> Any:
    """A parameter of OpenSpiel has one type: a choice among words and numbers is a word."""
    words = any(isinstance(one, str) for one in choice.values)
    return str(value) if words else value


def _chosen(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as options again."""
    chosen = {}
    for choice in describe_options(game.options):
        given = params.get(choice.name, _spelled(choice, choice.default))
        meant = {_spelled(choice, value): value for value in choice.values}
        chosen[choice.name] = meant.get(given, given)
    return chosen


def _class(game: Game, kind: pyspiel.GameType) -> type:
    """The class that OpenSpiel makes this game from."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    return Named


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: Mapping[str, Any]) -> None:
        known = _parameters(game) | dict(params)
        self.setting = setting(game.key, known["seats"], _chosen(game, known), known["longest"])
        super().__init__(kind, _info(self.setting), known)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Written as its name and its parameters."""
        return _load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting)


def _info(chosen: Setting) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=chosen.alphabet.size,
        max_chance_outcomes=MOST_CHANCES,
        num_players=chosen.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=chosen.longest * (chosen.seats + 1),
    )


Listed = list[tuple[Move | int, int]]
_last: tuple[Any, Listed] = (None, [])
"""The draws of the state asked about last: OpenSpiel asks for them once for every outcome."""


def _listed(game: Game, state: Any) -> Listed:
    listed: Listed = list(game.chances(state))
    if len(listed) > MOST_CHANCES:
        raise ValueError(f"a draw with {len(listed)} outcomes; {MOST_CHANCES} are the most")
    return listed


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being played; every answer of a seat and of chance is an action."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting: Setting = game.setting
        self.asking: Asking = Asking(game.setting)

    def current_player(self) -> int:
        seat = self.asking.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat in (CHANCE, FIRST) else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.asking.numbers() if player == self.asking.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self._chances()
        total = sum(weight for _, weight in listed)
        return [(number, weight / total) for number, (_, weight) in enumerate(listed)]

    def _chances(self) -> Listed:
        """Moves of chance; or, where several seats could be the quickest, which of them is."""
        if self.asking.seat == FIRST:
            return [(place, 1) for place in range(len(self.asking.able))]
        global _last
        last, state = _last, self.asking.state
        if last[0] is not state:
            _last = last = (state, _listed(self.setting.game, state))
        return last[1]

    def _apply_action(self, action: int) -> None:
        asking = self.asking
        if asking.seat == NOBODY:
            raise Ended("the game is over: begin another with new_initial_state()")
        if asking.seat in (CHANCE, FIRST):
            self._draw(action)
        elif action in asking.numbers():
            asking.answer(action, Random(asking.entries))  # the same when it is played again
        else:
            raise refuse(asking, action)

    def _draw(self, action: int) -> None:
        listed = self._chances()
        if not 0 <= action < len(listed):
            raise refuse(self.asking, action)
        drawn = listed[action][0]
        if isinstance(drawn, int):
            self.asking.begin_with(drawn)
        else:
            self.asking.play(CHANCE, drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.setting.alphabet.tell(action)
        if self.asking.seat not in (CHANCE, FIRST):
            return f"chance {action}"
        drawn = self._chances()[action][0]
        return (
            f"seat {self.asking.able[drawn]} first"
            if isinstance(drawn, int)
            else format_move(drawn)
        )

    def is_terminal(self) -> bool:
        return self.asking.seat == NOBODY

    def returns(self) -> list[float]:
        over = self.asking.seat == NOBODY
        return list(rewards(self.asking.outcome if over else None, self.setting.seats))

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        """States of a game never change, so a copy shares them."""
        twin = SpielState(self.get_game())
        twin.asking = self.asking.copy()
        return twin

    def __str__(self) -> str:
        asking = self.asking
        return f"{asking.seat} {asking.able} {asking.asked} {asking.left} {asking.state}"


def _load(name: str) -> pyspiel.Game:
    register()
    return pyspiel.load_game(name)


class Observer:
    """What one seat sees, as OpenSpiel asks for it."""

    def __init__(self, chosen: Setting) -> None:
        self._setting = chosen
        self.tensor = np.zeros(chosen.sight.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        view = self._setting.game.view(state.asking.state, player)
        self.tensor[:] = self._setting.sight.look(view)

    def string_from(self, state: SpielState, player: int) -> str:
        return repr(self._setting.game.view(state.asking.state, player))
