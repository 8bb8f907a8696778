"""How an update says things: in few bytes, since one is sent to everybody with every move.

What both sides can work out is left out, and what nearly always is said has its place in a list
instead of a name. Everything else that travels is spelled out. `client/src/core/brief.ts` reads it.

| thing | brief |
|---|---|
| sentence | `"id"`, or `["id", {arguments}]` |
| piece | `["id", "face", at, seat, {the rest}]`, without the nulls at its end |
| offer | `["move", path, sentence, "key", {the rest}]`; a path of one is that one alone |
| zone | `["id", [steps], {the rest}]` |
| notes of seats | `{"seat": note}` of those that changed; all of them in a list if more or fewer |
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tablee.kernel.say import Say
from tablee.kernel.scene import Ask, Mark, Offer, Piece, Role, SeatNote

Brief: TypeAlias = tuple[Any, ...]
"""A thing as a list. Which place holds what is said above."""
BriefSay: TypeAlias = str | Brief
BriefSeats: TypeAlias = dict[int, SeatNote] | tuple[SeatNote, ...]


class MorePiece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few pieces have."""

    label: BriefSay | UnsetType | None = UNSET
    """Where it is not the sentence `face-` and the name of the face."""
    count: int = 1
    origin: str | None = None
    marks: tuple[Mark, ...] = ()
    note: str = ""


class MoreOffer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few offers have."""

    ask: Ask | None = None
    race: str | None = None
    why: Say | None = None
    role: Role = "plain"


class MoreZone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is otherwise in a zone beside its pieces."""

    label: Say | UnsetType | None = UNSET
    count: int | UnsetType | None = UNSET
    beat: int | UnsetType = UNSET
    by: int | UnsetType | None = UNSET


_place_of_piece = attrgetter("id", "face", "at", "seat")
_rest_of_piece = attrgetter(*MorePiece.__struct_fields__[1:])
_rest_of_offer = attrgetter(*MoreOffer.__struct_fields__)
USUAL_PIECE, USUAL_OFFER = _rest_of_piece(Piece("")), _rest_of_offer(Offer("", (), Say("")))


# --- said ----------------------------------------------------------------------------------------


def say_briefly(said: Say) -> BriefSay:
    return (said.id, said.args) if said.args else said.id


def perhaps_briefly(said: Say | None) -> BriefSay | None:
    return None if said is None else say_briefly(said)


def piece_briefly(piece: Piece) -> Brief:
    rest, has_usual_label = _rest_of_piece(piece), piece.label == _usual_label(piece.face)
    if has_usual_label and rest == USUAL_PIECE:
        return _without_end(_place_of_piece(piece))
    label = UNSET if has_usual_label else perhaps_briefly(piece.label)
    return *_place_of_piece(piece), MorePiece(label, *rest)


def offer_briefly(offer: Offer) -> Brief:
    path = offer.path[0] if len(offer.path) == 1 else offer.path
    told, rest = (offer.move, path, say_briefly(offer.label)), _rest_of_offer(offer)
    if rest != USUAL_OFFER:
        return *told, offer.key, MoreOffer(*rest)
    return (*told, offer.key) if offer.key else told


def zone_briefly(id: str, steps: Sequence[int | Piece], more: MoreZone) -> Brief:
    told = id, [step if isinstance(step, int) else piece_briefly(step) for step in steps]
    return told if more == NOTHING_MORE else (*told, more)


def seats_briefly(before: Sequence[SeatNote], now: tuple[SeatNote, ...]) -> BriefSeats:
    if len(before) != len(now):
        return now
    return {seat: note for seat, note in enumerate(now) if note != before[seat]}


# --- spelled out ---------------------------------------------------------------------------------


def spell_say(told: BriefSay) -> Say:
    return Say(told) if isinstance(told, str) else as_kind({"id": told[0], "args": told[1]}, Say)


def spell_piece(told: Brief) -> Piece:
    id, face, at, seat, given = [*told, None, None, None, None][:5]
    more: MorePiece = as_kind(given or {}, MorePiece)
    label = _usual_label(face) if more.label is UNSET else more.label
    said = spell_say(label) if isinstance(label, str | tuple) else label
    return Piece(id, face, said, at, more.count, more.origin, more.marks, seat, more.note)


def spell_offer(told: Brief) -> Offer:
    move, path, label, key, given = [*told, None, None][:5]
    more: MoreOffer = as_kind(given or {}, MoreOffer)
    whole = (path,) if isinstance(path, str) else tuple(path)
    return Offer(move, whole, spell_say(label), key or "", more.ask, more.race, more.why, more.role)


def spell_zone(told: Brief) -> tuple[str, list[int | Piece], MoreZone]:
    """Its id, the steps from the pieces that lie there, and the rest."""
    id, steps, *rest = told
    spelled = [step if isinstance(step, int) else spell_piece(step) for step in steps]
    return id, spelled, as_kind(rest[0], MoreZone) if rest else NOTHING_MORE


def spell_seats(before: Sequence[SeatNote], told: BriefSeats) -> tuple[SeatNote, ...]:
    if not isinstance(told, dict):
        return told
    return tuple(told.get(seat, note) for seat, note in enumerate(before))


# --- both ----------------------------------------------------------------------------------------

NOTHING_MORE = MoreZone()


def _usual_label(face: str | None) -> Say | None:
    return None if face is None else Say(f"face-{face}")


def _without_end(told: Brief) -> Brief:
    """Without the places at its end that hold nothing."""
    size = len(told)
    while told[size - 1] is None:
        size -= 1
    return told[:size]


def as_kind(given: Any, kind: type[Any]) -> Any:
    """Here it is still what it was made as; after it has travelled it is plain JSON."""
    return given if isinstance(given, kind) else msgspec.convert(given, kind)
