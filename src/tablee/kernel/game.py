"""A game is a value: functions over states, in four groups, and what is printed on the box.

`Game[Options, State, View]` is generic: an editor knows what `state` is in an author's functions.
Plain `Game` is a game of any kind. Kernel, table and store never look into a state; they hand it
from one function of the game to the next. So it may be a frozen Struct, or a class of any kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal

import msgspec
from msgspec.structs import force_setattr

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Rng
from tablee.kernel.guide import Guide
from tablee.kernel.lesson import Lesson
from tablee.kernel.move import Move, Timer
from tablee.kernel.outcome import Outcome
from tablee.kernel.picking import fill_from, picked_field
from tablee.kernel.say import Say
from tablee.kernel.scene import Consequence, Scene
from tablee.kernel.usual import (
    draw_from,
    no_chances,
    no_consequence,
    no_defaults,
    no_draw,
    no_needs,
    no_race,
    no_reveal,
    no_timers,
    none_held,
)
from tablee.kernel.worth import Weighed, Worth

if TYPE_CHECKING:  # the defaults make plain `Game` a game of any kind
    from typing_extensions import TypeVar

    Opt = TypeVar("Opt", bound=msgspec.Struct, default=Any)
    S = TypeVar("S", default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    Opt, S, V = TypeVar("Opt"), TypeVar("S"), TypeVar("V")

KERNEL: Final = 1
"""The number of everything an author of a game builds on. It is raised when a game written for the
older one would no longer work; see docs/compatibility.md."""


class Box(msgspec.Struct, frozen=True):
    """What is printed on the box, beside the words in the game's Fluent files."""

    ages: int
    minutes: int
    accent: str
    """The game's own colour, `#rrggbb`; the page derives its light and dark shades from it."""
    contents: tuple[tuple[str, int], ...]
    """What lies in the box: message id and how many."""
    tags: tuple[str, ...] = ()
    ease: int = 50
    """Its place on the shelf: 1 is the box that somebody new begins with best."""
    classic: bool = False
    """A game most people know already: it stands below the others, and smaller."""
    colours: int = 0
    """How many colours the pieces of the players come in, where the players choose theirs (each
    side its own). 0: nobody is asked. No rule may look at a colour."""
    best: int = 0
    """With how many it is played best by people who have just met. 0: the middle of its seats."""
    held_back: int = 0
    """Seconds by which small pictures of its tables are held back on the shelf, where somebody who
    sees the table could help a player. None, where a watcher knows no more than each of them."""
    rated: bool = True
    """Whether a game of people who have just met counts for their ratings, if all have an account.
    """


class Codec(msgspec.Struct, Generic[S], frozen=True):
    """How a state is written down and read again."""

    write: Callable[[S], bytes]
    read: Callable[[bytes], S]


def struct_codec(kind: type[S]) -> Codec[S]:
    """For states that are Structs: JSON."""
    return Codec(msgspec.json.Encoder().encode, msgspec.json.Decoder(kind).decode)


class Rules(msgspec.Struct, Generic[Opt, S], frozen=True, kw_only=True):
    """What may happen."""

    options: type[Opt]
    moves: tuple[type[Move], ...]
    state: type[S]
    codec: Codec[S] | None = None
    """None: the state is a Struct."""
    start: Callable[[Opt, int], S]
    """`start(options, seats)`: the state before the first entry; raises BadOptions."""
    to_act: Callable[[S], tuple[int, ...]]
    """Seats that may move now. `(CHANCE,)` alone when a card or a throw is due; `()` at the end."""
    legal: Callable[[S, int], Sequence[Move]]
    """Every move that seat may make now; blanks left empty. Never asked of chance."""
    apply: Callable[[S, int, Any], S]
    """The one judge: the next state, or IllegalMove and nothing changed."""
    outcome: Callable[[S], Outcome | None]
    """None while the game goes on."""
    chances: Callable[[S], Sequence[tuple[Move, int]]] = no_chances
    """Chance's moves with whole weights."""
    draw: Callable[[S, Rng], Move] = no_draw
    """One of them, with those weights. Left out, it picks from `chances`."""
    alike: Callable[[S], tuple[tuple[int, ...], int]] | None = None
    """A key, equal for all states from which the game goes on in the same way, and the seat from
    which the key counts the seats. With fewer keys the game is solved sooner."""
    chances_alike: Callable[[S], Sequence[tuple[Move, int]]] | None = None
    """`chances`, but one move for all that lead to the same key; their weights are added."""
    sides: Callable[[S], tuple[int, ...]] | None = None
    """The side each seat plays for, where seats win together. None: everybody for themselves."""
    defaults: Callable[[Mapping[str, Any], int], Mapping[str, Any]] = no_defaults
    """`defaults(chosen, people)`: options nobody chose whose value depends on the table (how
    many people sit there) or on the moment (which word list is in use)."""
    gentle: Mapping[str, Any] = {}
    """Options that a gentle table has where nobody chose otherwise: what helps a beginner."""
    needs: Callable[[Opt], tuple[str, ...]] = no_needs
    """`needs(options)`: names of word lists that a table with these options cannot do without."""


class Time(Rules[Opt, S], Generic[Opt, S], frozen=True, kw_only=True):
    """What happens by itself, and who is waited for."""

    tempo: Literal["turns", "real-time"] = "turns"
    timers: Callable[[S], Sequence[Timer]] = no_timers
    held: Callable[[S], Sequence[str]] = none_held
    """Keys of timers that stand still now. Later they go on from where they were."""
    race: Callable[[S, int, Any], str | None] = no_race
    """What the move competes for; moves with the same name are judged together."""
    awaited: Callable[[S], tuple[int, ...]] | None = None
    """Seats the game waits for, whose clocks run. None: all of `to_act`. A game needs it if
    a seat may act out of turn while nobody waits for it."""
    default: Callable[[S, int], Move] | None = None
    """`default(state, seat)`: what running out of time does. None: the first of its legal moves."""

    @property
    def races(self) -> bool:
        """Whether there is anything to race for: then every player's line must be known."""
        return self.race is not no_race


class Sight(Time[Opt, S], Generic[Opt, S, V], frozen=True, kw_only=True):
    """What each seat may know. No default shows anything: what is not written is secret."""

    view: Callable[[S, int], V]
    """What that seat (or WATCHER) may know, built field by field."""
    mask: Callable[[S, int, Any, int], Move | None]
    """`mask(state_before, seat, move, viewer)`: what the viewer is shown of the move. `all_is_open`
    is ready-made for a game without secrets."""
    reveals: Callable[[S, int, Any, int], Any] = no_reveal
    """`reveals(state_before, seat, move, viewer)`: what the rules open to the viewer by this move,
    beyond the move itself: the dice that a doubt uncovers. Any value; None where nothing is opened.
    Only the tests of secrets read it."""
    imagine: Callable[[V, Rng], S] | None = None
    """A state the view allows: what the seat cannot see, dealt again."""
    fill: Callable[[V, Any, Rng], Move] | None = None
    """`fill(view, move, rng)`: the blanks of a legal move filled with what the judge accepts. Left
    out, a pick is filled with any of the pieces in its offer."""
    sensible: Callable[[V, Sequence[Move]], Sequence[Move]] | None = None
    """`sensible(view, moves)`: legal moves without those that nobody would choose. Never none."""
    worth: Callable[[V], Worth | None] | None = None
    """How likely each seat is to win, as far as this viewer can know. None: nobody knows."""
    weigh: Callable[[V, Sequence[Move]], Weighed | None] | None = None
    """`weigh(view, moves)`: the viewer's chance to win after each of these legal moves."""
    signs: Callable[[Sequence[V]], Any] | None = None
    """`signs(views)`: what a net that learns the game is shown of each of them, as rows of numbers
    of one length (an array of numpy). `tablee learn` needs it."""
    scrollback: bool = True
    """False where what was once seen must be remembered: nobody is shown the past again before the
    end. Anyone who missed something gets the scene as it is now."""
    players: Mapping[str, Callable[[int], Bot]]
    """Computer players by level name (beginner, regular, expert), each made for a seat."""
    not_offered: frozenset[str] = frozenset()
    """Players that new ones are measured against: nobody chooses them, older tables have them."""
    apart: Mapping[int, float] = {}
    """By the number of seats (or more), the share of games that each level is to win against the
    one below it. `tablee ladder` checks it; where nothing is said, more than half will do."""


class Page(Sight[Opt, S, V], Generic[Opt, S, V], frozen=True, kw_only=True):
    """How it looks and what is said."""

    scene: Callable[[V, Sequence[Move]], Scene]
    """`scene(view, legal moves of the viewer)`: the view laid out to be drawn."""
    news: Callable[[V, int, Any, V], Sequence[Say]]
    """`news(view_before, seat, masked move, view_after)`: what happened, for that viewer."""
    consequence: Callable[[V, int, Any, V], Consequence | None] = no_consequence
    """Called as `news` is: what the move led to, where it is worth a picture to that viewer."""
    face: Callable[[str], str]
    """The SVG of one face, a whole `<svg>` with a viewBox and no fixed size."""
    faces: tuple[str, ...]
    """Names of all faces, so that the page, the printed deck and the tests can draw them."""
    dress: tuple[str, ...] = ()
    """Those of them that only dress a board or explain it: its ground, its empty cells. They are no
    pieces, so they do not lie in the box."""
    box: Box
    folder: Path
    """Where `rules.md` and `words/*.ftl` of the game live."""
    figures: Callable[[Sequence[S], int], Sequence[Say]] | None = None
    """`figures(states, seat)`: what that seat did in a finished game, a few words each, where its
    score does not tell it. `states` are all of the game, from the start to the end."""
    because: Callable[[V, Any, Any], Say] | None = None
    """`because(view, move, better)`: why the one move is better than the other, in one sentence
    about what lies on the table. Said of puzzles, once they are answered."""
    guide: Guide | None = None
    """The rules in pictures, for the table and the box."""
    lesson: Callable[[str], Lesson] | None = None
    """`lesson(language)`: a first game of a minute, played move by move."""

    @property
    def in_box(self) -> tuple[str, ...]:
        """Faces of what lies in the box: all but its `dress`."""
        return tuple(name for name in self.faces if name not in self.dress)


class Game(Page[Opt, S, V], Generic[Opt, S, V], frozen=True, kw_only=True):
    """A game, ready for the table, the bots, the simulator and the page.

    Its fields come in four groups: `Rules`, `Time`, `Sight` and `Page`.
    """

    key: str
    version: int
    seats: tuple[int, ...]
    earlier: tuple[Game[Any, Any, Any], ...] = ()
    """Older versions of these rules. Tables that began with one go on under it. Each is this game
    with the smallest difference: another `version`, and a `start` that writes that number into the
    state, where the rules read it. See docs/compatibility.md."""

    def __post_init__(self) -> None:
        if self.draw is no_draw:
            force_setattr(self, "draw", draw_from(self.chances))
        if self.fill is None and any(map(picked_field, self.moves)):
            force_setattr(self, "fill", fill_from(self.scene, self.moves))

    def write_state(self, state: S) -> bytes:
        """The state as bytes; `read_state` reads it."""
        return (self.codec or struct_codec(self.state)).write(state)

    def read_state(self, content: bytes) -> S:
        return (self.codec or struct_codec(self.state)).read(content)

    def __repr__(self) -> str:
        """Short, since games are printed in many reports of a failure."""
        return f"Game({self.key!r})"
