"""The same game, in which each turn one move may be taken back.

`with_take_back(game)` is a game like any other. Its log holds the move and the take-back, both as
entries, so replays, records and checks need nothing more. A move is taken back before chance or
another seat has acted: nothing that was drawn is ever drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tablee.kernel.bot import Bot, Intent
from tablee.kernel.chance import Rng
from tablee.kernel.fault import IllegalMove
from tablee.kernel.game import Codec, Game
from tablee.kernel.move import CHANCE, Move
from tablee.kernel.say import Say, say, who
from tablee.kernel.scene import Consequence, Offer, Scene
from tablee.kernel.usual import no_race
from tablee.kernel.worth import Weighed, Worth

NOBODY: Final = -3
WAIT_MS: Final = 2_000
"""So long computer players wait for somebody who may still take a move back."""


class TakeBack(Move, frozen=True, tag="take-back"):
    """My last move was not meant."""


OFFER: Final = Offer("take-back", (), say("move-take-back"), key="Backspace", role="quiet")


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A state of the game, and the one before the last move of the seat that moved last."""

    now: Any
    before: Any = None
    by: int = NOBODY
    used: bool = False
    """That seat has taken a move back this turn."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A view of the game, and who may take a move back."""

    view: Any
    by: int = NOBODY


def with_take_back(game: Game) -> Game:
    """In real time nothing can be taken back, and the game stays as it is."""
    if game.tempo == "real-time" or TakeBack in game.moves:
        return game
    return replace(
        game,
        moves=(*game.moves, TakeBack),
        state=Turn,
        codec=Codec(partial(_write, game), partial(_read, game)),
        start=lambda options, seats: Turn(game.start(options, seats)),
        to_act=partial(_to_act, game),
        legal=partial(_legal, game),
        apply=partial(_apply, game),
        outcome=lambda turn: game.outcome(turn.now),
        chances=lambda turn: game.chances(turn.now),
        draw=lambda turn, rng: game.draw(turn.now, rng),
        alike=None,
        chances_alike=None,
        sides=game.sides and _of_now(game.sides),
        timers=_of_now(game.timers),
        held=_of_now(game.held),
        race=no_race if game.race is no_race else partial(_race, game),
        awaited=_of_now(game.awaited or game.to_act),
        default=game.default and partial(_of_seat, game.default),
        view=lambda turn, seat: Seen(game.view(turn.now, seat), _who_may(game, turn)),
        mask=partial(_mask, game),
        reveals=partial(_reveals, game),
        imagine=None,  # what was before a move cannot be imagined
        fill=game.fill and partial(_fill, game.fill),
        sensible=None,
        worth=game.worth and partial(_worth, game.worth),
        weigh=game.weigh and partial(_weigh, game.weigh),
        players={level: partial(Patient, make) for level, make in game.players.items()},
        scene=partial(_scene, game),
        news=partial(_news, game),
        consequence=partial(_consequence, game),
        figures=game.figures and partial(_figures, game.figures),
    )


# --- rules ---------------------------------------------------------------------------------------


def _who_may(game: Game, turn: Turn) -> int:
    """The seat that may take its move back now."""
    if turn.before is None or turn.used or game.to_act(turn.now) in ((), (CHANCE,)):
        return NOBODY
    return turn.by


def _to_act(game: Game, turn: Turn) -> tuple[int, ...]:
    acting, by = game.to_act(turn.now), _who_may(game, turn)
    return acting if by == NOBODY or by in acting else tuple(sorted((*acting, by)))


def _legal(game: Game, turn: Turn, seat: int) -> Sequence[Move]:
    moves = game.legal(turn.now, seat) if seat in game.to_act(turn.now) else ()
    return (*moves, TakeBack()) if seat == _who_may(game, turn) else moves


def _apply(game: Game, turn: Turn, seat: int, move: Move) -> Turn:
    if isinstance(move, TakeBack):
        if seat != _who_may(game, turn) or seat < 0:
            raise IllegalMove("no_take_back")
        return Turn(turn.before, None, seat, True)
    after = game.apply(turn.now, seat, move)
    if seat == CHANCE:
        return Turn(after, None, turn.by, turn.used)
    used = turn.used and seat == turn.by
    return Turn(after, None if used else turn.now, seat, used)


def _race(game: Game, turn: Turn, seat: int, move: Move) -> str | None:
    return None if isinstance(move, TakeBack) else game.race(turn.now, seat, move)


def _mask(game: Game, turn: Turn, seat: int, move: Move, viewer: int) -> Move | None:
    return move if isinstance(move, TakeBack) else game.mask(turn.now, seat, move, viewer)


def _reveals(game: Game, turn: Turn, seat: int, move: Move, viewer: int) -> Any:
    return None if isinstance(move, TakeBack) else game.reveals(turn.now, seat, move, viewer)


def _of_now(ask: Callable[[Any], Any]) -> Callable[[Turn], Any]:
    return lambda turn: ask(turn.now)


def _of_seat(ask: Callable[[Any, int], Move], turn: Turn, seat: int) -> Move:
    return ask(turn.now, seat)


def _fill(fill: Callable[[Any, Any, Rng], Move], seen: Any, move: Move, rng: Rng) -> Move:
    """Players of the game itself know nothing of `Seen`."""
    return fill(seen.view if isinstance(seen, Seen) else seen, move, rng)


# --- what is seen --------------------------------------------------------------------------------


def _worth(worth: Callable[[Any], Worth | None], seen: Seen) -> Worth | None:
    return worth(seen.view)


def _weigh(
    weigh: Callable[[Any, Sequence[Move]], Weighed | None], seen: Seen, moves: Sequence[Move]
) -> Weighed | None:
    return weigh(seen.view, moves)


def _scene(game: Game, seen: Seen, legal: Sequence[Move]) -> Scene:
    moves = tuple(move for move in legal if not isinstance(move, TakeBack))
    scene = game.scene(seen.view, moves)
    return scene if len(moves) == len(legal) else replace(scene, offers=(*scene.offers, OFFER))


def _news(game: Game, before: Seen, seat: int, move: Move, after: Seen) -> Sequence[Say]:
    if isinstance(move, TakeBack):
        return (say("news-take-back", seat=who(seat)),)
    return game.news(before.view, seat, move, after.view)


def _consequence(
    game: Game, before: Seen, seat: int, move: Move, after: Seen
) -> Consequence | None:
    if isinstance(move, TakeBack):
        return None
    return game.consequence(before.view, seat, move, after.view)


def _figures(
    count: Callable[[Sequence[Any], int], Sequence[Say]], turns: Sequence[Turn], seat: int
) -> Sequence[Say]:
    return count([turn.now for turn in turns], seat)


class Patient:
    """A computer player of the game itself, who waits while somebody may change their mind."""

    def __init__(self, make: Callable[[int], Bot], seat: int) -> None:
        self._bot, self._seat = make(seat), seat

    def notice(self, seen: Seen) -> None:
        self._bot.notice(seen.view)

    def think(self, seen: Seen, legal: Sequence[Move], rng: Rng) -> Intent | None:
        intent = self._bot.think(seen.view, legal, rng)
        if intent is None or seen.by in (NOBODY, self._seat):
            return intent
        return Intent(intent.move, max(intent.after_ms, WAIT_MS))


# --- stored --------------------------------------------------------------------------------------


def _write(game: Game, turn: Turn) -> bytes:
    states = [None if s is None else game.write_state(s) for s in (turn.now, turn.before)]
    return msgspec.json.encode((*states, turn.by, turn.used))


def _read(game: Game, content: bytes) -> Turn:
    stored = msgspec.json.decode(content, type=tuple[bytes, bytes | None, int, bool])
    now, before, by, used = stored
    return Turn(game.read_state(now), None if before is None else game.read_state(before), by, used)
