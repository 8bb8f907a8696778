"""Scenes: a view laid out to be drawn, in the few things the page knows how to draw.

Ids name things on the table and are what a person clicks. A piece has the same id when it moves,
so it slides. An id must never show a face the viewer cannot see.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.kernel.say import Say

ZoneKind = Literal[
    "hand",  # my cards, side by side, within the thumb's reach
    "row",  # cards in reading order, wrapping, all legible however many
    "pile",  # things on top of each other; the last piece is on top; `count` says how many
    "fan",  # overlapping cards, a little of each visible
    "grid",  # a board: `cells` in reading order, `cols` to a line, pieces standing on cells
    "line",  # letters of a word in the making
    "dice",  # a tray; the dice tumble when `beat` changes
    "pad",  # one big thing to hit
    "track",  # a way with numbered steps, pieces standing on them; `count` steps, of them `done`
    "tokens",  # counters and markers, small
]


Mark = Literal["lit", "dim", "locked", "new", "turned", "chosen", "owner"]
"""`new`: it came by the last move. The table finds that by itself for pieces that have a `seat`."""
Role = Literal["main", "plain", "quiet"]


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something with a face lying in a zone."""

    id: str
    """Its name in this scene: no other zone, cell or piece has it."""
    face: str | None = None
    """Name of a face of the game, or None for face down (the face `back`)."""
    label: Say | None = None
    """For people who use a screen reader."""
    at: int | None = None
    """The cell or step it stands on, in a grid or on a track."""
    count: int = 1
    """More than one: a number is drawn on it (a stack of letters, a pack of cards)."""
    origin: str | None = None
    """The zone it comes out of when first seen. What vanished from there slides into it."""
    marks: tuple[Mark, ...] = ()
    """How it is set off from the others."""
    seat: int | None = None
    """Whose it is, if that is shown (tokens, letters): the seat's colour is used."""
    note: str = ""
    """One or two characters drawn in its corner."""
    then: Say | None = None
    """What to touch next, once this was touched: said in the place of the prompt."""
    caption: Say | None = None
    """Its name. In a tray it stands below, and the piece is drawn smaller than what was thrown. In
    a row it stands on the piece: who played a card."""
    rank: int = 0
    """In a hand: by this a player may sort it, too. Otherwise it lies as the scene has it."""


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A named place on the table that holds pieces."""

    id: str
    """No other zone, cell or piece of the scene has it."""
    kind: ZoneKind
    """How what lies here is laid out."""
    seat: int | None = None
    """Whose zone; None lies in the centre. The viewer's own zones are drawn large at the bottom."""
    label: Say | None = None
    """What it is called, above it and for people who use a screen reader."""
    pieces: tuple[Piece, ...] = ()
    """What lies here, in order; on a board each says where (`at`)."""
    size: Literal["small", "medium", "large"] = "medium"
    """How important it is: beside the others its pieces are drawn so large."""
    cells: tuple[Piece, ...] = ()
    """Of a board, in reading order. They are clicked by their ids."""
    cols: int = 0
    """Of a board in lines: so many cells are one."""
    same_cells: bool = False
    """In an update: the cells and their places are as they were and not sent again. Set by the
    table alone."""
    count: int | None = None
    """How many lie here, where the pieces are not shown one by one."""
    room: int = 0
    """For so many pieces the place is kept free, so that nothing moves when they come or go."""
    beat: int = 0
    """When it changes the zone moves: dice tumble, a pad is struck."""
    by: int | None = None
    """The seat that made the last beat (whose hand struck the pad)."""
    then: Say | None = None
    """What to touch next, once this zone was touched."""
    row_names: tuple[str, ...] = ()
    """Of a board whose cells are spoken of in news or moves: what its lines are called, at its
    edge. With them come `column_names`. Cells that have one name each have it as their `note`."""
    column_names: tuple[str, ...] = ()
    """At the upper edge, as `row_names` are at the side."""
    done: int | None = None
    """Of a track: so many of its steps are behind, filled in the colour of its seat."""
    latches: tuple[int, ...] = ()
    """Of a track: steps, from 1, behind which nobody falls back. A bar stands before each."""
    places: tuple[tuple[float, float], ...] = ()
    """Of a grid whose cells stand anywhere: the middle of each, in widths of a cell, to the right
    and down. `cols` may be left out then."""
    outline: str = ""
    """Of such a cell: `hexagon` (it stands on a corner), `circle`, or the path of an SVG in a box
    of 1 by 1. Empty: a rectangle, shaped as its face is."""
    margin: float = 0
    """So much room stays free around these cells, in widths of a cell."""
    ground: str = ""
    """A face drawn beneath these cells and their margin, which it fills."""
    turns: bool = False
    """The page may turn such a board by a quarter where it is larger so. Pieces stay upright."""


class Ask(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is asked after the last click; the answer replaces the first `{}` of the notation."""

    kind: Literal["letter", "word", "number", "choice"]
    """What the answer is."""
    label: Say
    """The question."""
    least: int = 0
    """For a number: the smallest there is."""
    most: int = 0
    """For a number: the largest."""
    choices: tuple[tuple[str, Say], ...] = ()
    """For a choice: what goes into the notation, and what people read."""
    then: Ask | None = None
    """What is asked after that; its answer replaces the next `{}`."""
    start: str = ""
    """For a word: what stands in the field at first."""


class Pick(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Some pieces of a zone, chosen one by one and confirmed once: three cards to pass on.

    Their words, with commas between them, replace the `{}` of the notation; `.` stands for none.
    """

    zone: str
    """The zone they are chosen from."""
    choices: tuple[tuple[str, str], ...]
    """The pieces that may be chosen: what goes into the notation for each, and its id."""
    least: int = 1
    """So many at least."""
    most: int = 1
    """So many at most."""
    in_order: bool = False
    """Whether it matters which is chosen first. Otherwise they are sent in the order of `choices`.
    """


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One move somebody may make: the things to click in order, its words, its key."""

    move: str
    """In notation, ready to be sent; `{}` where the answers to `ask` go, one after the other."""
    path: tuple[str, ...]
    """Ids of zones, pieces or cells to click in order; empty for a plain button."""
    label: Say
    """The move in words: on its button, and in the list of moves."""
    key: str = ""
    """A key on the keyboard, as `KeyboardEvent.key` names it."""
    ask: Ask | None = None
    """What is asked after the last click."""
    race: str | None = None
    """What it competes for: the page then reports when it painted and when it was pressed."""
    why: Say | None = None
    """Set when it cannot be done now: shown when somebody tries. Never sent as a move."""
    role: Role = "plain"
    """How its button looks: the one that is nearly always meant, or one that is seldom wanted."""
    face: str = ""
    """Name of a face, drawn on its button."""
    pick: Pick | None = None
    """What is chosen before its button is touched. Then it has no path and asks nothing."""


class SeatNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is written beside a name: score, small facts, and marks such as the dealer's."""

    score: int | None = None
    """Points so far."""
    facts: tuple[Say, ...] = ()
    """What else everybody may know of this seat, in a few words each."""
    badges: tuple[str, ...] = ()
    """Names of faces drawn small beside the name (the dealer's button, a token)."""
    side: int | None = None
    """In games of sides: which one this seat plays for, from 0. Partners share colour and sign."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far the end is."""

    done: int
    """So much is behind."""
    total: int
    """Of so much."""
    label: Say
    """Of what: rounds, cards."""


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything one viewer sees of the game."""

    zones: tuple[Zone, ...]
    """Everything that lies on the table. The page decides where."""
    offers: tuple[Offer, ...] = ()
    """What this viewer may do now."""
    seats: tuple[SeatNote, ...] = ()
    """What is written beside the names, seat by seat."""
    to_act: tuple[int, ...] = ()
    """Whose move it is, lit at their names."""
    prompt: Say | None = None
    """What the viewer can do now, in one line."""
    progress: Progress | None = None
    """How far the end is, if anybody knows."""


class Consequence(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a move led to, shown for a moment with the things themselves: the row that is taken, the
    line that made five. Never a sum, and nothing that players have to work out or to remember.

    News says it too, for everybody who does not see the picture.
    """

    what: Say
    """In a few words: a banner."""
    seat: int | None = None
    """Who did it: the face beside the words."""
    pieces: tuple[Piece, ...] = ()
    """The things themselves. None, with `over`: what lay there before the move. The page knows it,
    and it is not sent again."""
    beside: tuple[Piece, ...] = ()
    """What they are compared with: the movement that was due, the pack that came for this one."""
    note: Say | None = None
    """A second line, small, below what is compared and drawn large."""
    over: tuple[str, ...] = ()
    """Zones that have room for it now: there it is drawn large, until something new comes to one of
    them, or one can be touched. None: it is drawn small, beside the words."""
    to: int | None = None
    """The seat it concerns, which is lit. What is drawn large goes there."""
    things: tuple[str, ...] = ()
    """Ids that glow, of the scene after the move: the line that made it."""
