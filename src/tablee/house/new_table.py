"""The sheet of a new table, as somebody wishes it. The rules judge it when it is made."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from tablee import catalog, wire
from tablee.house.guest import Guest
from tablee.kernel import BadOptions, Fault, Game
from tablee.kernel.options import parse_options
from tablee.store import Chair, Sheet
from tablee.table import seating
from tablee.table.ending import rematch
from tablee.table.time.turn_clock import check_pace
from tablee.table.viewers.lock import hide_word

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs, none of which looks like another."""
ID_LENGTH = 10


def draft(game: Game, new: wire.NewTable, guest: Guest, made_at: int) -> Sheet:
    """Raises a Fault that says what is wrong with the wish."""
    if not guest.id or not guest.name:
        raise Fault("no_name")
    if len(new.chairs) not in game.seats:
        raise BadOptions("bad_seats", seats=len(new.chairs))
    if new.chairs.count("me") > 1:
        raise BadOptions("bad_chairs")
    parse_options(game.options, new.options)
    check_pace(game, new.pace)
    levels = catalog.players(game)
    chairs = (_chair(seat, wish, new, guest, levels) for seat, wish in enumerate(new.chairs))
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=new.options,
        chairs=tuple(chairs),
        host=guest.id,
        secret=secrets.token_hex(32),
        made_at=made_at,
        access=new.access,
        word=_hidden_word(new),
        pace=new.pace,
        grace=new.grace,
        freeze=new.freeze,
        rated=new.rated,
    )


def draft_again(sheet: Sheet, host: str, made_at: int) -> Sheet:
    """The same people; the one who asked for it is the host."""
    return rematch(sheet, host, new_id(), secrets.token_hex(32), made_at)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _hidden_word(new: wire.NewTable) -> str:
    if new.access != "locked":
        return ""
    if not new.word.strip():
        raise BadOptions("no_word")
    return hide_word(new.word, secrets.token_bytes(16))


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
