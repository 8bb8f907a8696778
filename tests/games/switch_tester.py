"""Says Switch in tests: `at(top=1).throws("1 2 4 blank").sheds(7).top == 8`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.spoken import listed, played, refusal
from tablee.games.switch import GAME
from tablee.games.switch.components import PACKS
from tablee.games.switch.moves import Options
from tablee.games.switch.state import NOBODY, State, sheddable
from tablee.kernel import CHANCE, Bot, Outcome


class Game:
    """A position and what players do in it; it is always seat 0, `A`, who begins."""

    def __init__(self, state: State) -> None:
        self.state = state

    def plays(self, seat: int, text: str) -> Game:
        """That seat, or chance, makes the move written in notation."""
        return Game(played(GAME, self.state, seat, text))

    def refuses(self, seat: int, text: str) -> str:
        """The code with which the move is refused; the position must stay as it is."""
        return refusal(GAME, self.state, seat, text)

    def falls(self, throw: str) -> Game:
        """The dice come to rest: `1 2 4 blank`."""
        *dice, face = throw.split()
        return self.plays(CHANCE, f"roll {','.join(sorted(dice))} {face}")

    def throws(self, throw: str) -> Game:
        """The player whose turn it is throws, or throws again, and this falls."""
        word = "rethrow" if self.state.phase == "choice" else "throw"
        return self.plays(self.state.turn, word).falls(throw)

    def sheds(self, cards: int) -> Game:
        return self.plays(self.state.turn, f"shed {cards}")

    def stops(self) -> Game:
        return self.plays(self.state.turn, "stop")

    def legal(self, seat: int) -> list[str]:
        return listed(GAME, self.state, seat)

    @property
    def can_shed(self) -> int:
        return sheddable(self.state)

    @property
    def top(self) -> int:
        """The top card of seat 0."""
        return self.state.tops[0]

    @property
    def tops(self) -> tuple[int, ...]:
        return self.state.tops

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)


def at(
    *tops: int,
    top: int = 1,
    owner: int = NOBODY,
    locked: int = NOBODY,
    options: Options | None = None,
) -> Game:
    """Seat 0 is about to throw; `locked` is the seat whose pack has the token on it."""
    shown = tops or (top, 1)
    return Game(
        State(
            options or Options(),
            packs=tuple(range(len(shown))),
            tops=shown,
            opening=(30,) + (NOBODY,) * (len(shown) - 1),
            phase="throw",
            owner=owner,
            locked=locked,
        )
    )


def lock(game: Game, seat: int) -> str:
    """The notation of putting the token on what that seat holds now."""
    return f"lock {seat} {PACKS[game.state.packs[seat]]}"


def contest(makers: Sequence[Callable[[int], Bot]], seed: int, most: int = 20_000) -> State:
    """A whole game between bots: among those who want to act, the quickest does."""
    return play_on(makers, GAME.start(Options(), len(makers)), seed, most)


def play_on(
    makers: Sequence[Callable[[int], Bot]], state: Any, seed: int, most: int = 20_000
) -> State:
    """The same, from this position on."""
    rng = Random(seed)
    bots = [maker(seat) for seat, maker in enumerate(makers)]
    for _ in range(most):
        acting = GAME.to_act(state)
        if not acting:
            return state  # type: ignore[no-any-return]
        seat, move = _next(state, acting, bots, rng)
        state = GAME.apply(state, seat, move)
    raise AssertionError("the game did not end")


def _next(state: State, acting: Sequence[int], bots: Sequence[Bot], rng: Random) -> tuple[int, Any]:
    if acting == (CHANCE,):
        return CHANCE, GAME.draw(state, rng)
    wanted = [(timer.after_ms, timer.seat, timer.move) for timer in GAME.timers(state)]
    for seat in acting:
        intent = bots[seat].think(GAME.view(state, seat), GAME.legal(state, seat), rng)
        if intent is not None:
            wanted.append((intent.after_ms, seat, intent.move))
    _, seat, move = min(wanted, key=lambda want: want[0])
    return seat, move
