"""What a page asks at a table. Every request but Hello and Pong carries a number of its own."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from tablee.wire.evening import EveningStep
from tablee.wire.meeting import Come, Seek
from tablee.wire.message import Message, Short, Whole
from tablee.wire.terms import Options, TableTerms

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "oops", "nice", "hurry", "sorry", "one-moment",
    "again", "bye",
)  # fmt: skip
"""What strangers can say to each other in every language; the page has the words."""


class Hello(Message, frozen=True):
    """The first message: what the client has already (`since`), if it was here before."""

    since: Whole | None = None
    word: Short = ""
    """For a locked table, from somebody who does not sit there: nothing is shown without it."""
    eyes: Whole | UnsetType | None = UNSET
    """The seat it had then, null for a watcher: updates for another seat are of no use."""
    wire: Whole = 0
    """The number of the wire that the page speaks; programs need not say."""
    build: Short = ""
    """The page's own build, so that it hears of a newer one."""


class Play(Message, frozen=True):
    """A move in notation, made while looking at entry `seen`.

    For a race: `elapsed_ms` from the frame that painted it to the press, by the page's own clock.
    """

    request: Whole
    move: str
    seen: Whole = 0
    elapsed_ms: float | None = None


class Nonce(Message, frozen=True):
    """My share of the table's chance, sent after its promise was published, before the start."""

    request: Whole
    value: Short


class Sit(Message, frozen=True):
    """Take this chair, if it is open and the game has not begun; a locked table asks its word."""

    request: Whole
    seat: Whole
    word: Short = ""


class Stand(Message, frozen=True):
    """Give my chair back before the game has begun."""

    request: Whole


class Colour(Message, frozen=True):
    """The colour I want, before the game has begun, where the box lets players choose theirs."""

    request: Whole
    colour: Whole


class Place(Message, frozen=True):
    """The host puts a computer player on a chair (`level`), or opens it again (empty level)."""

    request: Whole
    seat: Whole
    level: str = ""


class Remove(Message, frozen=True):
    """The host frees the chair of somebody who is away, before the game has begun."""

    request: Whole
    seat: Whole


class Change(Message, frozen=True):
    """The host changes the options, until the first move; with `terms`, all that is agreed."""

    request: Whole
    options: Options = field(default_factory=dict)
    terms: TableTerms | None = None
    """In place of `options`, which stand in it. A password and correspondence stay as they are."""


class Next(Message, frozen=True):
    """In a lesson: I have read what another player does; let it happen."""

    request: Whole


class Hint(Message, frozen=True):
    """Against computers: what would an expert do now? `Hinted` says it, after a moment."""

    request: Whole


class Talk(Message, frozen=True):
    """A preset phrase by its id, or free text where the table allows it."""

    request: Whole
    phrase: Short = ""
    text: Short = ""


class Resign(Message, frozen=True):
    """I give up; the game goes on without me or ends."""

    request: Whole


class Stop(Message, frozen=True):
    """I agree to stop the game here (or no longer do); it stops when everybody does."""

    request: Whole
    agree: bool = True


class Rematch(Message, frozen=True):
    """After the end: the same people again, the first seat rotated."""

    request: Whole


class Begin(Message, frozen=True):
    """The host starts the game. Free chairs go away, if it says how many play (`seats`)."""

    request: Whole
    seats: Whole = 0
    """How many sit there, as the host sees it. 0: every chair must be taken."""


class Pong(Message, frozen=True):
    """Answers a Ping at once, so that the server can time the round trip."""

    id: Whole


Request: TypeAlias = (
    Hello
    | Play
    | Nonce
    | Sit
    | Stand
    | Colour
    | Place
    | Remove
    | Change
    | Begin
    | EveningStep
    | Next
    | Hint
    | Talk
    | Resign
    | Stop
    | Rematch
    | Pong
    | Seek
    | Come
)
