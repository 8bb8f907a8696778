"""The wire on one page: every message between the page and the server, both ways.

TypeScript types are generated from this file (`make types`). Moves travel in notation; sentences as
message ids with arguments. Every request carries a number of the client's own and gets exactly one
answer with it, `Done` or `Refused`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tablee.kernel.options import Choice
from tablee.kernel.outcome import Outcome
from tablee.kernel.say import Say
from tablee.kernel.scene import Offer, Progress, SeatNote, Zone
from tablee.store.promise import Access, Pace
from tablee.table.fair import Photo

LARGEST = 8_192
"""Bytes of the largest message a client may send."""


Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number the page can hold exactly."""
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "oops", "nice", "hurry", "sorry", "one-moment",
    "again", "bye",
)  # fmt: skip
"""What strangers can say to each other in every language; the page has the words."""


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag=str.lower):
    """Tagged with its name in small letters."""


# --- from the page -------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message: what the client has already (`since`), if it was here before."""

    since: Whole | None = None
    word: Short = ""
    """For a locked table, from somebody who does not sit there: nothing is shown without it."""
    eyes: Whole | UnsetType | None = UNSET
    """The seat it was when it saw that, null for a watcher: another one's updates are no use."""


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


class Place(Message, frozen=True):
    """The host puts a computer player on a chair (`level`), or opens it again (empty level)."""

    request: Whole
    seat: Whole
    level: str = ""


class Remove(Message, frozen=True):
    """The host frees a chair whose person sleeps, before the game has begun."""

    request: Whole
    seat: Whole


class Change(Message, frozen=True):
    """The host changes the options, until the first move."""

    request: Whole
    options: dict[str, Any]


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
    """After the end: the same company again, the first seat rotated."""

    request: Whole


class Begin(Message, frozen=True):
    """The host starts the game; every chair must be taken."""

    request: Whole


class Pong(Message, frozen=True):
    """Answers a Ping at once, so that the server can time the round trip."""

    id: Whole


Request: TypeAlias = (
    Hello
    | Play
    | Nonce
    | Sit
    | Stand
    | Place
    | Remove
    | Change
    | Begin
    | Talk
    | Resign
    | Stop
    | Rematch
    | Pong
)


# --- from the server -----------------------------------------------------------------------------


class ChairNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A chair as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    here: bool = False
    """A person's page is connected right now."""
    kept: bool = False
    """The person is away and a computer player keeps the seat warm."""
    resigned: bool = False
    stops: bool = False
    """Agrees to stop the game here."""
    ready: bool = False
    """Has added to the table's chance."""
    rating: int | None = None


class Seating(Message, frozen=True):
    """Who sits where. Sent first, and whenever it changes."""

    table: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    chairs: tuple[ChairNote, ...]
    options: dict[str, Any]
    you: int | None = None
    """The viewer's own seat."""
    host: bool = False
    """Whether the viewer may place computer players and begin."""
    watchers: int = 0
    commitment: str = ""
    """The promise of the table's chance, published before the first move."""
    secret: str = ""
    """What it promised, revealed at the end."""
    nonces: tuple[str, ...] = ()
    access: Access = "unlisted"
    pace: Pace = Pace()
    grace: int = 0
    """Seconds after which a computer player keeps an absent person's seat warm; 0 never."""
    freeze: int = 1_000
    rated: bool = False
    ending: Literal["", "played", "resigned", "stopped"] = ""
    free_talk: bool = False
    """Words of one's own may be said here, not only preset phrases."""
    admitted: bool = True
    """False at a locked table until its word was said; nothing of the game is shown until then."""


class Clock(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A timer everybody may see: how much of it is left when the message was made."""

    key: str
    seat: int
    left_ms: int
    total_ms: int
    kind: Literal["timer", "turn", "bank"] = "timer"
    """A timer of the rules, the time for this move, or what is left for the whole game."""
    running: bool = True


class News(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of what happened at entry `number`."""

    number: int
    what: Say
    seat: int | None = None


class Fresh(Message, frozen=True):
    """Everything the viewer sees, at entry `number`."""

    number: int
    zones: tuple[Zone, ...]
    offers: tuple[Offer, ...] = ()
    seats: tuple[SeatNote, ...] = ()
    to_act: tuple[int, ...] = ()
    prompt: Say | None = None
    progress: Progress | None = None
    clocks: tuple[Clock, ...] = ()
    news: tuple[News, ...] = ()
    outcome: Outcome | None = None


class Update(Message, frozen=True):
    """What changed from entry `since` to entry `number`. What is absent is as it was."""

    since: int
    number: int
    zones: tuple[Zone, ...] = ()
    """Zones that are new or changed, whole."""
    order: tuple[str, ...] | UnsetType = UNSET
    """All zone ids in order, when zones came or went."""
    offers: tuple[Offer, ...] | UnsetType = UNSET
    seats: tuple[SeatNote, ...] | UnsetType = UNSET
    to_act: tuple[int, ...] | UnsetType = UNSET
    prompt: Say | UnsetType | None = UNSET
    progress: Progress | UnsetType | None = UNSET
    clocks: tuple[Clock, ...] | UnsetType = UNSET
    news: tuple[News, ...] = ()
    outcome: Outcome | UnsetType | None = UNSET
    show_in: int = 0
    """Hold the picture back so many ms, so that a reveal appears on all screens together."""


class Raced(Message, frozen=True):
    """The photo-finish of the race decided at entry `number`."""

    number: int
    photo: Photo


class Done(Message, frozen=True):
    """The request was carried out and is on disk; `number` is its entry, if it made one."""

    request: int
    number: int = 0


class Refused(Message, frozen=True):
    """The request was refused and nothing changed; the code's words are `refused-<code>`."""

    request: int
    code: str
    details: dict[str, int | str] = {}


class Talked(Message, frozen=True):
    """Somebody said something; no seat for a watcher."""

    name: str
    seat: int | None = None
    phrase: str = ""
    text: str = ""


class Again(Message, frozen=True):
    """The rematch is being set up at this table."""

    table: str


class Ping(Message, frozen=True):
    """Answer with Pong and the same id."""

    id: int


class Bye(Message, frozen=True):
    """The server closes this connection, and why; `again` says whether to come back."""

    code: str
    again: bool = True


Reply: TypeAlias = Seating | Fresh | Update | Raced | Talked | Again | Done | Refused | Ping | Bye


# --- over HTTP -----------------------------------------------------------------------------------


class BoxCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A box on the shelf. Its words (`title`, `pitch`, `about`…) are in the game's Fluent files."""

    key: str
    version: int
    seats: tuple[int, ...]
    ages: int
    minutes: int
    accent: str
    tempo: Literal["turns", "real-time"]
    tags: tuple[str, ...] = ()


class BoxPage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An opened box: contents, options, computer players, rules in our words (Markdown)."""

    card: BoxCard
    contents: tuple[tuple[str, int], ...]
    options: tuple[Choice, ...]
    levels: tuple[str, ...]
    faces: tuple[str, ...]


class NewTable(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """POST /api/tables. `chairs`: `me`, `open`, or a computer player's level, seat by seat."""

    game: str
    chairs: tuple[str, ...]
    options: dict[str, Any] = {}
    access: Access = "unlisted"
    word: Short = ""
    """For a locked table."""
    begin: bool = False
    pace: Pace = Pace()
    grace: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 60
    freeze: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 1_000
    """What a false start costs in a race: no race for so many ms; 0 only refuses it."""
    rated: bool = False
    nonce: Short = ""
    """My share of the table's chance. It is chosen before the promise is seen, which is weaker:
    whoever distrusts the house makes the table first, then sends `Nonce`, then `Begin`."""


class TableCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    chairs: tuple[ChairNote, ...]
    made_at: int = 0
    access: Access = "unlisted"
    rated: bool = False
    you: int | None = None
    """The seat I have there."""
    your_move: bool = False
    """The game waits for me."""
    moves: int = 0
    winners: tuple[int, ...] = ()
    host: str = ""
    """The name of whoever can begin, if they sit there."""


class Lobby(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/lobby and every message of the socket `/ws/lobby`."""

    open: tuple[TableCard, ...] = ()
    mine: tuple[TableCard, ...] = ()
    finished: tuple[TableCard, ...] = ()


class Frame(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a replay: when it happened and what changed on the screen."""

    at: int
    update: Update
    photo: Photo | None = None


class Replay(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/replay?eyes=: the beginning, then each entry, for these eyes."""

    seating: Seating
    start: Fresh
    frames: tuple[Frame, ...]
    eyes: int
    """A seat, −2 for a watcher, −3 for everything laid open (finished games only)."""
    rounds: tuple[int, ...] = ()
    """Entry numbers worth jumping to."""


class Branch(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/{id}/branch: continue from this entry, in this seat, against bots."""

    number: Whole
    seat: Whole
    level: str = "regular"
    nonce: Short = ""
    """My share of the chance from there on."""


class Checked(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/verify: every chance move computed again."""

    ok: bool
    draws: int
    failed: int | None = None
    """The first entry that does not follow from the promise."""
    code: str = ""


class Account(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account and /api/account/login."""

    name: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, gc=False):
    """POST /api/account/passphrase: the one that was, and the one from now on."""

    passphrase: str
    new: str


class Rating(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A name's standing in one game."""

    name: str
    game: str
    rating: int
    games: int
    bot: bool = False


class Me(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who the cookie says I am; an empty name until one is given."""

    name: str = ""
    account: bool = False
    """The name is mine: it has a passphrase."""
    ratings: tuple[Rating, ...] = ()


class Trouble(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The body of every HTTP error."""

    code: str
    details: dict[str, int | str] = {}
