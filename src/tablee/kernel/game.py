"""A game is a value: functions over frozen states, and what is printed on the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Rng
from tablee.kernel.outcome import Outcome
from tablee.kernel.say import Say
from tablee.kernel.scene import Scene

CHANCE: Final = -1
"""The seat that shuffles and throws."""
WATCHER: Final = -2
"""The viewer without a seat."""


class Move(msgspec.Struct, frozen=True, gc=False, tag=str.lower):
    """What a seat does. Each subclass is one kind of move, with its own tag."""

    blanks: ClassVar[tuple[str, ...]] = ()
    """Fields the player fills in freely (a word); `legal` lists the move with them empty."""


def blank(move: Move) -> Move:
    """The move as `legal` lists it, with what the player filled in left open."""
    if not move.blanks:
        return move
    return msgspec.structs.replace(move, **_blanks(type(move)))


@cache
def _blanks(kind: type[Move]) -> Mapping[str, Any]:
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if field.name in kind.blanks}


class Timer(msgspec.Struct, frozen=True, gc=False):
    """If nothing else happens, `seat` plays `move` after so many ms.

    It starts when its key appears and ends when the key goes.
    """

    key: str
    seat: int
    move: Move
    after_ms: int
    shown: bool = True
    """Whether players see it run down (a reaction window) or not (the tempo of a dealer)."""


class Box(msgspec.Struct, frozen=True):
    """What is printed on the box, beside the words in the game's Fluent files."""

    ages: int
    minutes: int
    accent: str
    """The game's own colour, `#rrggbb`; the page derives its light and dark shades from it."""
    contents: tuple[tuple[str, int], ...]
    """What lies in the box: message id and how many."""
    tags: tuple[str, ...] = ()


def no_race(state: Any, seat: int, move: Any) -> str | None:
    """Nothing is competed for: the race of most games."""
    return None


class Game(msgspec.Struct, frozen=True):
    """The rules of a game, ready for the table, the bots, the simulator and the page."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: type[msgspec.Struct]
    moves: tuple[type[Move], ...]
    state: type[msgspec.Struct]

    start: Callable[[Any, int], Any]
    """`start(options, seats)`: the state before the first entry; raises BadOptions."""
    to_act: Callable[[Any], tuple[int, ...]]
    """Seats that may move now. `(CHANCE,)` alone when a card or a throw is due; `()` at the end."""
    legal: Callable[[Any, int], Sequence[Move]]
    """Every move that seat may make now; blanks left empty. Never asked of chance."""
    chances: Callable[[Any], Sequence[tuple[Move, int]]]
    """Chance's moves with whole weights."""
    draw: Callable[[Any, Rng], Move]
    """One of them, fast, with those weights."""
    apply: Callable[[Any, int, Any], Any]
    """The one judge: the next state, or IllegalMove and nothing changed."""
    view: Callable[[Any, int], Any]
    """What that seat (or WATCHER) may know, built field by field."""
    mask: Callable[[Any, int, Any, int], Move | None]
    """`mask(state_before, seat, move, viewer)`: what the viewer is shown of the move."""
    outcome: Callable[[Any], Outcome | None]
    """None while the game goes on."""
    scene: Callable[[Any, Sequence[Move]], Scene]
    """`scene(view, legal moves of the viewer)`: the view laid out to be drawn."""
    news: Callable[[Any, int, Any, Any], Sequence[Say]]
    """`news(view_before, seat, masked move, view_after)`: what happened, for that viewer."""
    face: Callable[[str], str]
    """The SVG of one face, a whole `<svg>` with a viewBox and no fixed size."""
    faces: tuple[str, ...]
    """Names of all faces, so that the page, the printed deck and the tests can draw them."""
    box: Box
    folder: Path
    """Where `rules.md` and `words/*.ftl` of the game live."""
    players: Mapping[str, Callable[[int], Bot]]
    """House bots by level name (beginner, regular, expert), each made for a seat."""

    timers: Callable[[Any], Sequence[Timer]] = lambda state: ()
    held: Callable[[Any], Sequence[str]] = lambda state: ()
    """Keys of timers that stand still now, and go on where they were when they are back."""
    race: Callable[[Any, int, Any], str | None] = no_race
    """What the move competes for; moves with the same name are judged together."""
    imagine: Callable[[Any, Rng], Any] | None = None
    """A state the view allows: what the seat cannot see, dealt again."""
    fill: Callable[[Any, Any, Rng], Move] | None = None
    """`fill(view, move, rng)`: the blanks of a legal move filled with what the judge accepts."""
    tempo: Literal["turns", "real-time"] = "turns"
    awaited: Callable[[Any], tuple[int, ...]] | None = None
    """Seats the game waits for, whose clocks run. None: all of `to_act`; to be given where a seat
    may act out of its turn and nobody waits for it."""
    default: Callable[[Any, int], Move] | None = None
    """`default(state, seat)`: what running out of time does. None: the first of its legal moves."""
    sides: Callable[[Any], tuple[int, ...]] | None = None
    """The side each seat plays for, where seats win together. None: everybody for themselves."""
    scrollback: bool = True
    """False where what was once seen must be remembered: nobody is shown the past again before the
    end. Anyone who missed something gets the scene as it is now."""

    @property
    def races(self) -> bool:
        """Whether there is anything to race for: then every player's line must be known."""
        return self.race is not no_race

    def __repr__(self) -> str:
        """Short, since games are printed in many reports of a failure."""
        return f"Game({self.key!r})"
