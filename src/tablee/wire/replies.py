"""What the server sends a page at a table. Each request gets one Done or Refused."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tablee.kernel.outcome import Outcome
from tablee.kernel.say import Say
from tablee.kernel.scene import Consequence, Offer, Progress, SeatNote, Zone
from tablee.kernel.worth import Source
from tablee.wire.brief import BriefSeats, BriefZone, SayForm
from tablee.wire.evening import EveningNote
from tablee.wire.library import Announced
from tablee.wire.message import Message
from tablee.wire.news import News, NewsForm, spell_news
from tablee.wire.offers import OfferStep
from tablee.wire.photo import Photo
from tablee.wire.terms import Options, TableTerms


class ChairNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A chair as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    here: bool = False
    """A person's page is connected right now."""
    kept: bool = False
    """The person is away and a computer player holds the seat."""
    resigned: bool = False
    stops: bool = False
    """Agrees to stop the game here."""
    ready: bool = False
    """Has added to the table's chance."""
    rating: int | None = None
    wins: int = 0
    """Games won so far in a match."""
    colour: int | None = None
    """Where players choose theirs: what this chair has, or would have if the game began now."""
    chose: bool = False
    """The person here has chosen it, so that nobody else can."""


class Seating(Message, frozen=True):
    """Who sits where. Sent first, and whenever it changes."""

    table: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    chairs: tuple[ChairNote, ...]
    terms: TableTerms
    defaults: Options = msgspec.field(default_factory=dict)
    """Before the first move: options whose usual value depends on who will play."""
    you: int | None = None
    """The viewer's own seat."""
    host: bool = False
    """Whether the viewer may place computer players and begin."""
    can_begin: bool = False
    """Before the first move: the game can be played by those who sit here, without free chairs."""
    watchers: int = 0
    commitment: str = ""
    """The promise of the table's chance, published before the first move."""
    secret: str = ""
    """What it promised, revealed at the end."""
    nonces: tuple[str, ...] = ()
    ending: Literal["", "played", "resigned", "stopped"] = ""
    nth: int = 1
    """Which game of the match this is; its terms say how many there are."""
    free_talk: bool = False
    """Words of one's own may be said here, not only preset phrases."""
    admitted: bool = True
    """False at a locked table until its word was said; nothing of the game is shown until then."""
    evening: EveningNote | None = None
    """The evening that this table belongs to."""


class Clock(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A timer everybody may see: how much of it is left when the message was made."""

    key: str
    seat: int
    left_ms: int
    total_ms: int
    kind: Literal["timer", "turn", "bank"] = "timer"
    """A timer of the rules, the time for this move, or what is left for the whole game."""
    running: bool = True


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
    last_move: tuple[str, ...] = ()
    """Ids of the pieces that the last move brought to a board or a row, and of the cells that it
    emptied."""
    outcome: Outcome | None = None
    before: tuple[Offer, ...] = ()
    """Where nothing is on offer: the last offers. The next ones are numbered from these."""


SHORT = {
    "since": "s",
    "number": "n",
    "zones": "z",
    "changes": "c",
    "order": "d",
    "offers": "o",
    "anew": "w",
    "before": "b",
    "seats": "t",
    "to_act": "a",
    "prompt": "p",
    "progress": "g",
    "clocks": "k",
    "news": "e",
    "last_move": "l",
    "consequence": "q",
    "outcome": "x",
}
"""A letter for each part of an update, since one is sent with every move."""


class Update(Message, frozen=True, rename=SHORT):
    """What changed from entry `since` to entry `number`. What is absent has not changed.

    It has the form of `wire/brief.py`, except for what comes whole: zones, progress, clocks, the
    outcome and `before`.
    """

    number: int
    since: int | UnsetType = UNSET
    """Absent where it is the entry before."""
    zones: tuple[Zone, ...] = ()
    """Zones that are new or very different, whole."""
    changes: tuple[BriefZone, ...] = ()
    """What has changed in zones that the viewer knows."""
    order: tuple[str, ...] | UnsetType = UNSET
    """All zone ids in order, when zones came or went."""
    offers: tuple[OfferStep, ...] | UnsetType | None = UNSET
    """By their numbers, as `wire/offers.py` gives them; None where there is nothing on offer."""
    anew: bool = False
    """The numbers of offers begin again from 0, with the last offers there were."""
    before: tuple[Offer, ...] | UnsetType = UNSET
    """The last offers there were, for a page that comes back."""
    seats: BriefSeats | UnsetType = UNSET
    to_act: tuple[int, ...] | UnsetType = UNSET
    prompt: SayForm | UnsetType | None = UNSET
    progress: Progress | UnsetType | None = UNSET
    clocks: tuple[Clock, ...] | UnsetType = UNSET
    news: tuple[NewsForm, ...] = ()
    last_move: tuple[str, ...] | UnsetType = UNSET
    consequence: Consequence | UnsetType = UNSET
    """Only here: it is shown as it happens, and never told to somebody who comes later."""
    outcome: Outcome | UnsetType | None = UNSET

    @property
    def follows(self) -> int:
        """The entry a viewer must have been shown."""
        return self.number - 1 if self.since is UNSET else self.since

    def lines_of_news(self) -> tuple[News, ...]:
        """Spelled out."""
        return tuple(spell_news(told, self.number) for told in self.news)


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
    details: dict[str, int | str] = msgspec.field(default_factory=dict)


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance to win with the move, and with the next best one, from 0 to 1."""

    chance: float
    other: float | None = None
    """Nothing where there is no other move."""
    source: Source = "solved"
    about: bool = False
    """The chances are not exact."""


class Hinted(Message, frozen=True):
    """What an expert would do after entry `number`: the move of one of the offers, as it stands
    there, or nothing. Where the chances are known, they come with it, and where a word is asked,
    the word that the expert would name. Where pieces are chosen, `chosen` has their ids."""

    number: int
    move: str = ""
    odds: Odds | None = None
    word: str = ""
    chosen: tuple[str, ...] = ()


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
    """Answer with Pong and the same id. With 0 it only says that the line is not dead."""

    id: int


class Gauge(Message, frozen=True):
    """Open a socket at the address of this one and `/line`, with the ticket as its protocol: a
    proxy measures the line meanwhile. Nothing is said there."""

    ticket: str


class Newer(Message, frozen=True):
    """The server has a newer build of the page: load it once nothing is lost by it."""

    build: str


class Bye(Message, frozen=True):
    """The server closes this connection, and why; `again` says whether to come back."""

    code: str
    again: bool = True
    address: str = ""
    """Where the process is that has the table: a path before all others, or a port."""


Reply: TypeAlias = (
    Seating
    | Fresh
    | Update
    | Raced
    | Talked
    | Hinted
    | Again
    | Done
    | Refused
    | Newer
    | Announced
    | Ping
    | Gauge
    | Bye
)
