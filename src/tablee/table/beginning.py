"""From waiting to playing: with every chair taken, or with those who are there."""

from __future__ import annotations

from itertools import starmap

from msgspec import to_builtins
from msgspec.structs import replace

from tablee.kernel import Fault, Game
from tablee.store.contract.tables import Chair, Sheet
from tablee.table import colours, evening, seating


def begin(sheet: Sheet, game: Game, now: int = 0, seats: int = 0) -> Sheet:
    """Every chair is taken, every option has its value, every seat's nonce is in the chance.

    With `seats`, so many play, and free chairs go away first.
    """
    if seats:
        sheet = without_free_chairs(sheet, game, seats)
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise Fault("chairs_open")
    options = seating.options_of(sheet, game)
    return replace(
        evening.begin(sheet),
        status="playing",
        terms=replace(sheet.terms, options=to_builtins(options)),
        needs=game.needs(options),
        nonces=tuple(chair.nonce for chair in sheet.chairs),
        colours=colours.settle(sheet, game, options),
        began=now,
    )


def without_free_chairs(sheet: Sheet, game: Game, seats: int) -> Sheet:
    """The same table for those who sit there. The rules refuse a number they do not offer.

    The host says how many they are: nobody who has just come or gone changes their number unseen.
    """
    taken = [chair for chair in sheet.chairs if chair.kind != "open"]
    if len(taken) != seats:
        raise Fault("company_changed", seats=len(taken))
    if seats not in game.seats:
        raise Fault("bad_seats", seats=seats)
    smaller = replace(sheet, chairs=tuple(starmap(_moved_up, enumerate(taken))))
    game.start(seating.options_of(smaller, game), seats)
    return smaller


def can_begin(sheet: Sheet, game: Game) -> bool:
    """Whether those who sit there could begin now, without the free chairs."""
    if sheet.status != "waiting":
        return False
    taken = sum(chair.kind != "open" for chair in sheet.chairs)
    try:
        without_free_chairs(sheet, game, taken)
    except Fault:
        return False
    return True


def _moved_up(seat: int, chair: Chair) -> Chair:
    """A chair at its new place; a computer player's share of the chance is that of its seat."""
    return replace(chair, nonce=seating.bot_nonce(seat)) if chair.kind == "bot" else chair
