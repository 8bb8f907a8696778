"""Which rules a stored table goes on with: those it began with, as long as they are here."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from tablee import catalog
from tablee.house.rules.run_rules import is_stopped, run_rules
from tablee.kernel import BadOptions, Fault, Game, OtherVersion, rules_of
from tablee.kernel.options import carry_options
from tablee.store import Lost, Row, Sheet
from tablee.table import Table

_log = logging.getLogger(__name__)


def rules_for(sheet: Sheet) -> Game:
    """The rules of this table; raises UnknownGame, or OtherVersion with the code `retired`."""
    return rules_of(catalog.find(sheet.game), sheet.version, sheet.terms.gentle)


def with_newest_rules(sheet: Sheet) -> Sheet:
    """A table that has not begun takes the newest rules, and of its options those they offer."""
    newest = catalog.find(sheet.game)
    if sheet.status != "waiting" or sheet.version == newest.version:
        return sheet
    options = carry_options(newest, sheet.terms.options)
    return replace(sheet, version=newest.version, terms=replace(sheet.terms, options=options))


def is_retired(sheet: Sheet) -> bool:
    """Nobody can play or replay it any more: the rules it began with were taken away."""
    try:
        rules_for(sheet)
    except OtherVersion as fault:
        return fault.code == "retired"
    except Fault:  # a box that is not on the shelf may come back
        return False
    return False


def open_table(sheet: Sheet, rows: Iterable[Row]) -> Table:
    """A stored table as it goes on; raises Lost where it cannot."""
    sheet = with_newest_rules(sheet)
    game = rules_for(sheet)
    if is_stopped(game):
        raise Lost("game_fault")
    with opening(sheet):
        return run_rules(game, Table, game, sheet, catalog.players(game), rows)


@contextmanager
def opening(sheet: Sheet) -> Iterator[None]:
    """What goes wrong while a table is opened is Lost."""
    try:
        yield
    except BadOptions as fault:  # something beside the rules is missing: a word list
        raise Lost(fault.code, **fault.details) from fault
    except Exception as fault:
        _log.exception("table %s does not open", sheet.id)
        raise Lost("game_fault") from fault


def stopped(sheet: Sheet, now: int) -> Sheet:
    """A running game whose rules were retired ends here; everybody is told why."""
    return replace(sheet, status="finished", ending="stopped", why="retired", ended_at=now)
