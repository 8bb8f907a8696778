"""Chairs before the first move: who may take, leave or fill which. Sheets in, sheets out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablee import wire
from tablee.kernel import BadOptions, Fault, Game, commit
from tablee.kernel.options import hidden_options, parse_options, parse_wish, settle_options
from tablee.kernel.options import usual_options as usual
from tablee.store.contract.tables import NO_COLOUR, Chair, Sheet, Terms
from tablee.table import colours, evening
from tablee.table.time.turn_clock import check_pace
from tablee.table.viewers import talk
from tablee.wire.terms import TableTerms, told_terms

BOT_NAMES = ("Ada", "Blaise", "Colette", "Django", "Émilie", "Félix", "Grace", "Hector")
"""Names of computer players, one for each seat, so that news can name them."""
LONGEST_NONCE = 64


def bot_chair(seat: int, level: str) -> Chair:
    name = BOT_NAMES[seat % len(BOT_NAMES)]
    return Chair("bot", name, level=level, nonce=bot_nonce(seat))


def bot_nonce(seat: int) -> str:
    """A computer player's share of the chance is fixed, and known to all."""
    return f"bot-{seat}"


def seat_of(sheet: Sheet, guest: str) -> int | None:
    """Where this guest sits, if anywhere."""
    for seat, chair in enumerate(sheet.chairs):
        if guest and chair.guest == guest:
            return seat
    return None


# --- what people ask for -------------------------------------------------------------------------


def arrange(
    sheet: Sheet,
    request: wire.Request,
    guest: str,
    name: str,
    game: Game,
    levels: Collection[str],
    present: Collection[str] = (),
) -> Sheet:
    """The sheet after this request of this guest, or a Fault."""
    if isinstance(request, wire.Place | wire.Remove | wire.Change):
        only_host(sheet, guest, present)
    match request:
        case wire.Sit(seat=seat):
            return sit(sheet, guest, name, seat)
        case wire.Stand():
            return stand(sheet, guest)
        case wire.Nonce(value=value):
            return add_nonce(sheet, guest, value)
        case wire.Colour(colour=colour):
            seat = _seated(sheet, guest)
            return colours.choose(sheet, seat, colour, game, options_of(sheet, game))
        case wire.Place(seat=seat, level=level):
            return place(sheet, seat, level, levels)
        case wire.Remove(seat=seat):
            return remove(sheet, guest, seat)
        case wire.Change(options=options, terms=None):
            return change(sheet, replace(sheet.terms, options=options), game)
        case wire.Change(terms=TableTerms() as terms):
            return change(sheet, agreed(sheet.terms, terms.stored(), game), game)
    raise Fault("unknown_request")


def sit(sheet: Sheet, guest: str, name: str, seat: int) -> Sheet:
    if not guest or not name:
        raise Fault("no_name")
    if seat_of(sheet, guest) is not None:
        raise Fault("already_seated")
    if _chair(sheet, seat).kind != "open":
        raise Fault("chair_taken", seat=seat)
    return _with_chair(sheet, seat, Chair("person", name, guest))


def stand(sheet: Sheet, guest: str) -> Sheet:
    return _with_chair(sheet, _seated(sheet, guest), Chair())


def add_nonce(sheet: Sheet, guest: str, value: str) -> Sheet:
    """A seat's share of the chance. It may be changed until the game begins."""
    seat = _seated(sheet, guest)
    chair = replace(sheet.chairs[seat], nonce=clean_nonce(value))
    return _with_chair(sheet, seat, chair)


def clean_nonce(value: str) -> str:
    """Printable signs only. A nul would mix it with the next seat's share."""
    if not 1 <= len(value) <= LONGEST_NONCE or not value.isprintable():
        raise Fault("bad_nonce", most=LONGEST_NONCE)
    return value


def place(sheet: Sheet, seat: int, level: str, levels: Collection[str]) -> Sheet:
    """The host puts a computer player on a chair, or opens the chair again (without a level).

    A gentle table is for one person among computers, so no chair is opened there.
    """
    if _chair(sheet, seat).kind == "person":
        raise Fault("chair_taken", seat=seat)
    if level and level not in levels:
        raise Fault("unknown_level", level=level[:40])
    if not level and sheet.terms.gentle:
        raise Fault("gentle_company")
    return _with_chair(sheet, seat, bot_chair(seat, level) if level else Chair())


def remove(sheet: Sheet, guest: str, seat: int) -> Sheet:
    """The host frees the chair of somebody else. Only the host can leave the host's chair."""
    chair = _chair(sheet, seat)
    if chair.kind != "person" or chair.guest in (guest, sheet.host):
        raise Fault("not_removable", seat=seat)
    return _with_chair(sheet, seat, Chair())


def agreed(before: Terms, wished: Terms, game: Game) -> Terms:
    """Other terms. What the table was made for stays: its password, its kind of clock."""
    is_kept = wished.pace.days == before.pace.days and wished.lesson == before.lesson
    if "locked" in (before.access, wished.access):
        is_kept = is_kept and wished.access == before.access
    if not is_kept:
        raise Fault("terms_stay")
    if before.gentle and wished.rated:
        raise BadOptions("gentle_company")
    check_pace(game, wished.pace)
    return replace(wished, gentle=before.gentle)


def change(sheet: Sheet, terms: Terms, game: Game) -> Sheet:
    """The host chooses other terms; the rules refuse options that they do not offer."""
    parse_wish(game.options, terms.options)
    changed = replace(sheet, terms=terms)
    game.start(options_of(changed, game), len(sheet.chairs))
    return changed


def options_of(sheet: Sheet, game: Game) -> Struct:
    """As they are stored once the game has begun; before, as they would be if it began now."""
    options = sheet.terms.options
    if sheet.status == "waiting":
        people = sum(chair.kind == "person" for chair in sheet.chairs)
        options = settle_options(game, options, people, sheet.terms.gentle)
    settled: Struct = parse_options(game.options, options)
    return settled


def rename(sheet: Sheet, guest: str, as_guest: str, name: str) -> Sheet:
    """The same table, where somebody has another id and name.

    If the host leaves before the game begins, somebody who can begin it becomes host.
    """
    others = [chair.guest for chair in sheet.chairs if chair.guest not in ("", guest)]
    heir = next(iter(others), as_guest) if sheet.status == "waiting" else as_guest
    chairs = tuple(
        replace(chair, guest=as_guest, name=name) if chair.guest == guest else chair
        for chair in sheet.chairs
    )
    renamed = replace(sheet, chairs=chairs, host=heir if sheet.host == guest else sheet.host)
    return evening.rename(renamed, guest, as_guest, name)


def host_of(sheet: Sheet, about: Collection[str]) -> str:
    """Who decides: the host, or the first person in a seat once the host has been away for long.

    `about`: people who are here or left only a moment ago.
    """
    if sheet.host in about:
        return sheet.host
    here = (chair.guest for chair in sheet.chairs if chair.guest and chair.guest in about)
    return next(here, sheet.host)


def only_host(sheet: Sheet, guest: str, present: Collection[str]) -> None:
    if not guest or guest != host_of(sheet, present):
        raise Fault("only_host")


# --- what everybody is told ----------------------------------------------------------------------


def note(
    sheet: Sheet,
    guest: str,
    present: Collection[str],
    watchers: int,
    kept: Collection[int] = (),
    admitted: bool = True,
    defaults: dict[str, Any] | None = None,
    host: str = "",
    can_begin: bool = False,
) -> wire.Seating:
    """Who sits where, as this guest may know it: names and kinds, never anybody's id."""
    return wire.Seating(
        table=sheet.id,
        game=sheet.game,
        status=sheet.status,
        chairs=chair_notes(sheet, present, kept),
        terms=told_terms(sheet.terms),
        defaults=defaults or {},
        you=seat_of(sheet, guest),
        host=bool(guest) and guest == host,
        can_begin=can_begin,
        watchers=watchers,
        commitment=commit(bytes.fromhex(sheet.secret)),
        secret=sheet.secret if sheet.status == "finished" and admitted else "",
        nonces=sheet.nonces,
        ending=sheet.ending,
        nth=sheet.nth,
        free_talk=talk.is_free(sheet),
        admitted=admitted,
        evening=evening.note(sheet, guest) if admitted else None,
    )


def with_colours(sheet: Sheet, game: Game) -> Sheet:
    """To be shown before the game has begun: with the colours that the chairs would have."""
    if sheet.status != "waiting" or not game.box.colours:
        return sheet
    return replace(sheet, colours=colours.settle(sheet, game, options_of(sheet, game)))


def usual_options(game: Game, sheet: Sheet) -> dict[str, Any]:
    """Options that nobody chose, as they will be if all who are expected come; else empty."""
    if sheet.status != "waiting":
        return {}
    people = sum(chair.kind != "bot" for chair in sheet.chairs)
    known = usual(game, sheet.terms.options, people, sheet.terms.gentle)
    hidden = hidden_options(game.options)
    return {name: value for name, value in known.items() if name not in hidden}


def chair_notes(
    sheet: Sheet, present: Collection[str] = (), kept: Collection[int] = ()
) -> tuple[wire.ChairNote, ...]:
    has = dict(enumerate(sheet.colours))
    return tuple(
        wire.ChairNote(
            chair.kind,
            chair.name,
            chair.level,
            here=bool(chair.guest) and chair.guest in present,
            kept=seat in kept,
            resigned=seat in sheet.resigned,
            stops=seat in sheet.stops,
            ready=bool(chair.nonce),
            wins=chair.wins,
            colour=has.get(seat),
            chose=chair.colour != NO_COLOUR,
        )
        for seat, chair in enumerate(sheet.chairs)
    )


def _seated(sheet: Sheet, guest: str) -> int:
    seat = seat_of(sheet, guest)
    if seat is None:
        raise Fault("not_seated")
    return seat


def _chair(sheet: Sheet, seat: int) -> Chair:
    if not 0 <= seat < len(sheet.chairs):
        raise Fault("no_such_chair", seat=seat)
    return sheet.chairs[seat]


def _with_chair(sheet: Sheet, seat: int, chair: Chair) -> Sheet:
    chairs = (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])
    return replace(sheet, chairs=chairs)
