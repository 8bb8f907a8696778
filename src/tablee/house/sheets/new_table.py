"""The sheet of a new table, as somebody wishes it. The rules judge it when it is made."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from tablee import catalog, wire
from tablee.house.people.guest import Guest
from tablee.kernel import LEARNER, BadOptions, Fault, Game
from tablee.kernel.options import parse_wish
from tablee.store import Chair, Sheet, Terms
from tablee.store.contract.evening import Evening, EveningGame
from tablee.table import evening, seating
from tablee.table.time.turn_clock import check_pace

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs, none of which looks like another."""
ID_LENGTH = 10


def draft(game: Game, new: wire.NewTable, guest: Guest, made_at: int) -> Sheet:
    """Raises a Fault that says what is wrong with the wish. The house adds the word, hashed."""
    if not guest.id or not guest.name:
        raise Fault("no_name")
    if len(new.chairs) not in game.seats:
        raise BadOptions("bad_seats", seats=len(new.chairs))
    if new.chairs.count("me") > 1:
        raise BadOptions("bad_chairs")
    if new.terms.access == "locked" and not new.word.strip():
        raise BadOptions("no_word")
    wished = new.terms.stored()
    terms = lesson_terms(game, new) if wished.lesson else wished
    check_gentle(new)
    if new.evening is not None:
        evening.check_terms(wished)
    parse_wish(game.options, terms.options)
    check_pace(game, wished.pace)
    levels = catalog.players(game)
    chairs = (_chair(seat, wish, new, guest, levels) for seat, wish in enumerate(new.chairs))
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        terms=terms,
        chairs=tuple(chairs),
        host=guest.id,
        secret=secrets.token_hex(32),
        made_at=made_at,
        evening=None if new.evening is None else listed(new.evening),
    )


def listed(wish: wire.EveningWish) -> Evening:
    """The list of an evening before its first game."""
    return Evening(tuple(EveningGame(box.game, box.options) for box in wish.boxes))


def check_gentle(new: wire.NewTable) -> None:
    """Refuses a gentle game among people or for a rating."""
    alone = "me" in new.chairs and "open" not in new.chairs
    if new.terms.gentle and (not alone or new.terms.rated or new.terms.lesson):
        raise BadOptions("gentle_company")


def lesson_terms(game: Game, new: wire.NewTable) -> Terms:
    """A lesson has the terms it was written for. It is never rated, and begins at once."""
    if game.lesson is None:
        raise BadOptions("no_lesson")
    if new.terms.rated:
        raise BadOptions("lesson_rated")
    lesson = game.lesson(new.terms.lesson)
    is_set = len(new.chairs) == lesson.seats and new.chairs[LEARNER] == "me"
    if not is_set or "open" in new.chairs or not new.begin:
        raise BadOptions("bad_chairs")
    return Terms(dict(lesson.options), grace=0, lesson=new.terms.lesson)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _chair(
    seat: int, wish: str, new: wire.NewTable, guest: Guest, levels: Collection[str]
) -> Chair:
    if wish == "me":
        nonce = seating.clean_nonce(new.nonce) if new.nonce else ""
        return Chair("person", guest.name, guest.id, nonce=nonce)
    if wish == "open":
        return Chair()
    if wish not in levels:
        raise BadOptions("unknown_level", level=wish[:40])
    return seating.bot_chair(seat, wish)
