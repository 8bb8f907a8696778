"""Every game in OpenSpiel: after `register()`, `pyspiel.load_game("tablee_<key>(seats=2)")` works.

Each option of a game is a parameter of its own. Chance is explicit. What OpenSpiel calls an
observation is the view of a seat as numbers; an information state is that, and all the seat has
ever seen and done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tablee.adapters import NEEDS
from tablee.adapters.asking import FIRST, NOBODY, Asking, refuse
from tablee.adapters.outcomes import MOST_CHANCES, Listed, listed, weighed
from tablee.adapters.past import Past, numbers_in
from tablee.adapters.setting import LONGEST, BadSetting, Ended, Setting, rewards, setting
from tablee.catalog import players, shelf
from tablee.kernel import CHANCE, Game, all_is_open, format_move
from tablee.kernel.options import Choice, describe_options
from tablee.kernel.usual import no_chances
from tablee.lab.simulate import simulate

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(NEEDS.format(module="openspiel", package="OpenSpiel")) from missing

OWN: Mapping[str, Any] = {"longest": LONGEST, "small": False, "merged": False, "last": 0, "seed": 0}
"""Parameters that every game has, beside its seats and its options."""
PLAYER = "regular"
"""Plays the game whose last entries are asked for."""


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
    chance, kinds = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"tablee_{game.key.replace('-', '_')}",
        long_name=f"Tablée {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if drawn else chance.DETERMINISTIC,
        information=kinds.PERFECT_INFORMATION if is_open(game) else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def is_open(game: Game) -> bool:
    """Everything lies before everybody's eyes, and stays there."""
    return game.mask is all_is_open and game.scrollback and game.tempo == "turns"


def _parameters(game: Game) -> dict[str, Any]:
    options = {one.name: _spelled(one, one.default) for one in describe_options(game.options)}
    return {**OWN, "seats": min(game.seats)} | options


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
        self.setting = setting(
            game.key, known["seats"], _chosen(game, known), known["longest"], known["small"]
        )
        self.merged = known["merged"]
        self.asking = _begun(self.setting, known["last"], known["seed"])
        super().__init__(kind, _info(self.setting), known)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Written as its name and its parameters."""
        return _load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recalls)


def _begun(chosen: Setting, last: int, seed: int) -> Asking:
    """A whole game; or the last entries of one that computer players have played."""
    if last < 0:
        raise BadSetting(f"last is how many entries of a game are left, not {last}")
    asking = Asking(chosen, remembers=not last)
    if last:
        names = players(chosen.game)
        name = PLAYER if PLAYER in names else next(iter(names))
        played = simulate(chosen.game, [name] * chosen.seats, str(seed), chosen.options)
        for entry in played.entries[:-last]:
            asking.state = chosen.game.apply(asking.state, entry.seat, entry.move)
        asking.begin()
    return asking


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


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being played; every answer of a seat and of chance is an action."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting: Setting = game.setting
        self.merged: bool = game.merged
        self.asking: Asking = game.asking.copy()

    @property
    def past(self) -> Past:
        assert self.asking.past is not None
        return self.asking.past

    def current_player(self) -> int:
        seat = self.asking.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat in (CHANCE, FIRST) else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.asking.numbers() if player == self.asking.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return weighed(self._chances())

    def _chances(self) -> Listed:
        """Moves of chance; or, where several seats could be the quickest, which of them is."""
        if self.asking.seat == FIRST:
            return [(place, 1) for place in range(len(self.asking.able))]
        return listed(self.setting.game, self.asking.state, self.merged)

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
        chances = self._chances()
        if not 0 <= action < len(chances):
            raise refuse(self.asking, action)
        drawn = chances[action][0]
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

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """A state in which this seat has seen and done the same; what it cannot know is dealt anew.

        Where every move is seen by all, there is nothing to deal. Its history is not known.
        """
        game, asking = self.setting.game, self.asking
        twin: SpielState = self.clone()
        if game.mask is all_is_open:
            return twin
        if game.imagine is None:
            raise ValueError(f"{game.key} does not say what may be hidden")
        view = game.view(asking.state, player)
        twin.asking.state = state = game.imagine(view, Random(draw()))
        twin.asking.past = self.past.retold(self.setting, player, state)
        return twin

    def __str__(self) -> str:
        asking = self.asking
        return f"{asking.seat} {asking.able} {asking.asked} {asking.left} {asking.state}"


def _load(name: str) -> pyspiel.Game:
    register()
    return pyspiel.load_game(name)


class Observer:
    """What one seat sees, as OpenSpiel asks for it; with `recalls`, and all it ever saw and did."""

    def __init__(self, chosen: Setting, recalls: bool) -> None:
        self._setting, self._recalls = chosen, recalls
        self._seen = chosen.seen
        past = numbers_in(chosen) if recalls else 0
        self.tensor = np.zeros(self._seen + past, np.float32)
        self.dict = {"info_state" if recalls else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        view = self._setting.game.view(state.asking.state, player)
        chosen = state.asking.chosen if player == state.asking.seat else ()
        self.tensor[: self._seen] = self._setting.look(view, chosen)
        if self._recalls:
            self.tensor[self._seen :] = state.past.numbers(self._setting, player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = repr(self._setting.game.view(state.asking.state, player))
        if player == state.asking.seat and state.asking.chosen:
            view = f"{view} {' '.join(state.asking.chosen)}"
        if not self._recalls:
            return view
        return f"{state.past.digest(self._setting, player).hex()} {view}"
