"""The brief form of an update: few bytes, since one is sent to everybody with every move.

What both sides can work out is left out. What nearly every update holds has a place in a list
instead of a name. Everything else is sent spelled out. `client/src/core/brief.ts` reads it.

A struct here that is `array_like` is a list with a place for each field. Where the last places
would hold nothing, a shorter struct is sent, and read as the longest one.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TypeAlias, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple, replace

from tablee.kernel.say import Say
from tablee.kernel.scene import Ask, Mark, Offer, Pick, Piece, Role, SeatNote


class BriefSay(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A sentence with arguments."""

    id: str
    args: dict[str, int | str | Say]


SayForm: TypeAlias = str | BriefSay
"""A sentence without arguments is its id alone."""
BriefSeats: TypeAlias = dict[int, SeatNote] | tuple[SeatNote, ...]
"""Notes of the seats that changed; of all seats if there are more or fewer than before."""


# --- pieces --------------------------------------------------------------------------------------


class MorePiece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few pieces have."""

    label: SayForm | UnsetType | None = UNSET
    """Only if it is not the sentence `face-` and the name of the face."""
    count: int = 1
    origin: str | None = None
    marks: tuple[Mark, ...] = ()
    note: str = ""
    then: Say | None = None
    caption: Say | None = None
    rank: int = 0


class HiddenPiece(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """It has no face, and lies in no place of its own."""

    id: str


class FacedPiece(HiddenPiece, frozen=True, gc=False, array_like=True):
    face: str | None = None


class PlacedPiece(FacedPiece, frozen=True, gc=False, array_like=True):
    at: int | None = None
    seat: int | None = None


class BriefPiece(PlacedPiece, frozen=True, gc=False, array_like=True):
    more: MorePiece = MorePiece()


_rest_of_piece = attrgetter(*MorePiece.__struct_fields__[1:])
USUAL_PIECE = _rest_of_piece(Piece(""))


def piece_briefly(piece: Piece) -> BriefPiece:
    rest, face = _rest_of_piece(piece), piece.face
    has_usual_label = piece.label == _usual_label(face)
    told: HiddenPiece
    if not has_usual_label or rest != USUAL_PIECE:
        label = UNSET if has_usual_label else perhaps_briefly(piece.label)
        told = BriefPiece(piece.id, face, piece.at, piece.seat, MorePiece(label, *rest))
    elif piece.at is not None or piece.seat is not None:
        told = PlacedPiece(piece.id, face, piece.at, piece.seat)
    else:
        told = HiddenPiece(piece.id) if face is None else FacedPiece(piece.id, face)
    return cast(BriefPiece, told)


def spell_piece(told: HiddenPiece) -> Piece:
    piece = _longest(told, BriefPiece)
    more = piece.more
    label = _usual_label(piece.face) if more.label is UNSET else perhaps_spelled(more.label)
    places = (more.count, more.origin, more.marks, piece.seat, more.note, more.then, more.caption)
    return Piece(piece.id, piece.face, label, piece.at, *places, more.rank)


def _usual_label(face: str | None) -> Say | None:
    return None if face is None else Say(f"face-{face}")


# --- zones ---------------------------------------------------------------------------------------


class MoreZone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What has changed in a zone beside its pieces."""

    label: Say | UnsetType | None = UNSET
    count: int | UnsetType | None = UNSET
    beat: int | UnsetType = UNSET
    by: int | UnsetType | None = UNSET
    done: int | UnsetType | None = UNSET


NOTHING_MORE = MoreZone()


class MovedPieces(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A zone in which only pieces came or went."""

    id: str
    steps: tuple[int | BriefPiece, ...]
    """From the pieces that lie there, as `wire/edit.py` makes them."""


class BriefZone(MovedPieces, frozen=True, gc=False, array_like=True):
    more: MoreZone = NOTHING_MORE


def zone_briefly(id: str, steps: Sequence[int | Piece], more: MoreZone) -> BriefZone:
    told = tuple([step if isinstance(step, int) else piece_briefly(step) for step in steps])
    if more == NOTHING_MORE:
        return cast(BriefZone, MovedPieces(id, told))
    return BriefZone(id, told, more)


def spell_zone(told: MovedPieces) -> tuple[str, list[int | Piece], MoreZone]:
    """Its id, the steps from the pieces that lie there, and the rest."""
    zone = _longest(told, BriefZone)
    steps = [step if isinstance(step, int) else spell_piece(step) for step in zone.steps]
    return zone.id, steps, zone.more


# --- offers --------------------------------------------------------------------------------------


class MoreOffer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few offers have."""

    ask: Ask | None = None
    why: Say | None = None
    role: Role = "plain"
    face: str = ""
    pick: Pick | None = None


class PlainOffer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    move: str
    path: str | tuple[str, ...] | int
    """A path of one thing is that thing without a list. A number: the offer is like the one with
    that number, except for the move, the race and the why."""
    label: SayForm


class KeyedOffer(PlainOffer, frozen=True, gc=False, array_like=True):
    key: str = ""


class RacedOffer(KeyedOffer, frozen=True, gc=False, array_like=True):
    race: str | None = None


class BriefOffer(RacedOffer, frozen=True, gc=False, array_like=True):
    more: MoreOffer = MoreOffer()


_rest_of_offer = attrgetter(*MoreOffer.__struct_fields__)
USUAL_OFFER = _rest_of_offer(Offer("", (), Say("")))


def offer_briefly(offer: Offer) -> BriefOffer:
    path = offer.path[0] if len(offer.path) == 1 else offer.path
    label, rest = say_briefly(offer.label), _rest_of_offer(offer)
    told: PlainOffer
    if rest != USUAL_OFFER:
        told = BriefOffer(offer.move, path, label, offer.key, offer.race, MoreOffer(*rest))
    elif offer.race is not None:
        told = RacedOffer(offer.move, path, label, offer.key, offer.race)
    elif offer.key:
        told = KeyedOffer(offer.move, path, label, offer.key)
    else:
        told = PlainOffer(offer.move, path, label)
    return cast(BriefOffer, told)


def like_briefly(offer: Offer, like: int) -> BriefOffer:
    """An offer that differs from a known one only in its move, race and why."""
    told = (offer.move, like, "", "", offer.race)
    if offer.why is not None:
        return BriefOffer(*told, MoreOffer(why=offer.why))
    return cast(BriefOffer, RacedOffer(*told))


def spell_offer(told: PlainOffer, known: Sequence[Offer] = ()) -> Offer:
    offer = _longest(told, BriefOffer)
    if isinstance(offer.path, int):
        new = {"move": offer.move, "race": offer.race, "why": offer.more.why}
        return replace(known[offer.path], **new)
    path, more = (offer.path,) if isinstance(offer.path, str) else offer.path, offer.more
    said = (offer.move, path, spell_say(offer.label), offer.key)
    return Offer(*said, more.ask, offer.race, more.why, more.role, more.face, more.pick)


# --- sentences and seats -------------------------------------------------------------------------


def say_briefly(said: Say) -> SayForm:
    return BriefSay(said.id, said.args) if said.args else said.id


def perhaps_briefly(said: Say | None) -> SayForm | None:
    return None if said is None else say_briefly(said)


def spell_say(told: SayForm) -> Say:
    return Say(told) if isinstance(told, str) else Say(told.id, told.args)


def perhaps_spelled(told: SayForm | None) -> Say | None:
    return None if told is None else spell_say(told)


def seats_briefly(before: Sequence[SeatNote], now: tuple[SeatNote, ...]) -> BriefSeats:
    if len(before) != len(now):
        return now
    return {seat: note for seat, note in enumerate(now) if note != before[seat]}


def spell_seats(before: Sequence[SeatNote], told: BriefSeats) -> tuple[SeatNote, ...]:
    if not isinstance(told, dict):
        return told
    return tuple(told.get(seat, note) for seat, note in enumerate(before))


# --- lengths -------------------------------------------------------------------------------------

Long = TypeVar("Long", bound=msgspec.Struct)


def _longest(told: msgspec.Struct, kind: type[Long]) -> Long:
    """What was read is of this kind already. What was not sent yet may be a shorter one."""
    return told if isinstance(told, kind) else kind(*astuple(told))
