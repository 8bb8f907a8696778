"""Every draw computed again: honest games pass, and whatever is changed in one is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from record.played import play
from table import lamps
from tablee.catalog import shelf
from tablee.kernel import CHANCE, Fault, Game, commit, format_move
from tablee.record.replay import replay
from tablee.record.retrace import start_of, steps
from tablee.record.text import Promise, Record, format_record, parse_record
from tablee.record.verify import photo_of, verify
from tablee.store import Row
from tablee.table.race.photo import for_the_table
from tablee.wire import Checked
from tablee.wire.photo import Photo

every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
OTHER = "ab" * 32


def draws_of(game: Game, record: Record) -> list[tuple[int, Any]]:
    """Number and state before each draw."""
    start = start_of(game, record.header.options, len(record.header.seats))
    taken = steps(game, start, record.rows)
    return [(s.entry.number, s.before) for s in taken if game.to_act(s.before) == (CHANCE,)]


def headed(record: Record, **fields: Any) -> Record:
    return replace(record, header=replace(record.header, **fields))


def with_row(record: Record, number: int, **fields: Any) -> Record:
    rows = list(record.rows)
    rows[number - 1] = replace(rows[number - 1], **fields)
    return replace(record, rows=tuple(rows))


def numbered(record: Record, rows: list[Row]) -> Record:
    return replace(record, rows=tuple(replace(row, number=n) for n, row in enumerate(rows, 1)))


def games_of_chance() -> list[Any]:
    return [game for game in shelf().values() if draws_of(game, play(game).record)]


chancy = pytest.mark.parametrize("game", games_of_chance(), ids=lambda game: game.key)


# --- honest games --------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", ["1", "2"])
def test_an_honest_game_passes_with_all_its_draws(game: Game, seed: str) -> None:
    record = play(game, seed).record
    assert verify(game, record) == Checked(True, len(draws_of(game, record)))


def test_most_games_have_something_to_check() -> None:
    assert len(games_of_chance()) >= 5


# --- changed ones --------------------------------------------------------------------------------


@chancy
def test_one_card_changed_is_named(game: Game) -> None:
    record = play(game).record
    tried = 0
    for number, before in draws_of(game, record):
        drawn = record.rows[number - 1].move
        other = [format_move(m) for m, _ in game.chances(before) if format_move(m) != drawn]
        if other:
            checked = verify(game, with_row(record, number, move=other[0]))
            assert (checked.ok, checked.failed, checked.code) == (False, number, "other_draw")
            tried += 1
    assert tried > 1


@chancy
def test_another_secret_is_not_the_promised_one(game: Game) -> None:
    changed = headed(play(game).record, secret=OTHER)
    assert verify(game, changed) == Checked(False, 0, code="other_commitment")


@chancy
def test_another_promise_is_not_this_secret_s(game: Game) -> None:
    changed = headed(play(game).record, commitment=OTHER)
    assert verify(game, changed) == Checked(False, 0, code="other_commitment")


@chancy
def test_another_secret_with_its_own_promise_draws_something_else(game: Game) -> None:
    record = play(game).record
    changed = headed(record, secret=OTHER, commitment=commit(bytes.fromhex(OTHER)))
    checked = verify(game, changed)
    assert (checked.ok, checked.code) == (False, "other_draw")
    assert checked.failed in [number for number, _ in draws_of(game, record)]


@chancy
def test_another_nonce_draws_something_else(game: Game) -> None:
    record = play(game).record
    nonces = ("nonce 0, changed", *record.header.nonces[1:])
    checked = verify(game, headed(record, nonces=nonces))
    assert (checked.ok, checked.code) == (False, "other_draw")


@chancy
def test_an_entry_left_out_before_a_draw_is_noticed_there_or_later(game: Game) -> None:
    """Draws hang on their number, so that everything before them must be there.

    The last card of a stock is no choice: a draw of one thing only proves nothing.
    """
    record = play(game).record
    chosen = [n for n, before in draws_of(game, record) if len(game.chances(before)) > 1]
    last = chosen[-1]
    for gone in range(1, last + 1, max(1, last // 10)):
        rows = [row for row in record.rows if row.number != gone]
        checked = verify(game, numbered(record, rows))
        assert not checked.ok
        assert checked.failed is not None
        assert checked.failed >= gone - 1


@chancy
def test_two_draws_changed_for_each_other_are_noticed(game: Game) -> None:
    record = play(game).record
    numbers = [number for number, _ in draws_of(game, record)]
    first = numbers[0]
    drawn = record.rows[first - 1].move
    second = next(n for n in numbers[1:] if record.rows[n - 1].move != drawn)
    rows = list(record.rows)
    rows[first - 1], rows[second - 1] = rows[second - 1], rows[first - 1]
    checked = verify(game, numbered(record, rows))
    assert (checked.ok, checked.failed) == (False, first)


def test_a_record_that_tells_no_secret_proves_nothing() -> None:
    record = headed(play(lamps.GAME).record, secret="")
    assert verify(lamps.GAME, record) == Checked(False, 0, code="no_secret")


def test_other_rules_check_nothing() -> None:
    with pytest.raises(Fault) as told:
        verify(lamps.GAME, headed(play(lamps.GAME).record, version=2))
    assert told.value.code == "newer_version"


# --- chance that is no draw ----------------------------------------------------------------------


def test_chance_moves_without_drawing_only_when_a_timer_says_so() -> None:
    """A lamp that nobody grabs goes out: chance's move, but nothing is drawn."""
    record = play(lamps.GAME).record
    rows = [Row(n, CHANCE, f"fade {n}", 1_000 * n) for n in (1, 2, 3)]
    faded = replace(record, rows=tuple(rows), outcome=None)
    assert verify(lamps.GAME, faded) == Checked(True, 0)
    without = msgspec.structs.replace(lamps.GAME, timers=lambda state: ())
    assert verify(without, faded) == Checked(False, 0, 1, "not_due")


# --- lots in races -------------------------------------------------------------------------------


def the_race(record: Record) -> tuple[int, Photo]:
    """Two eager bots press at the same moment: the first entry that lots decided."""
    told = ((row.number, photo_of(row)) for row in record.rows)
    return next((number, photo) for number, photo in told if photo is not None)


def with_photo(record: Record, number: int, told: Photo) -> Record:
    """The move belongs to whoever is first in the photo."""
    facts = msgspec.json.encode(told).decode()
    return with_row(record, number, facts=facts, seat=told.finishes[0].seat)


def test_lots_that_decide_a_tie_are_drawn_again() -> None:
    record = play(lamps.GAME).record
    number, told = the_race(record)
    assert told.tie
    assert verify(lamps.GAME, record).ok
    turned = replace(told, finishes=tuple(reversed(told.finishes)))
    checked = verify(lamps.GAME, with_photo(record, number, turned))
    assert (checked.ok, checked.failed, checked.code) == (False, number, "other_lots")


def test_who_came_first_in_the_photo_made_the_move() -> None:
    record = play(lamps.GAME).record
    number, told = the_race(record)
    other = told.finishes[1].seat
    checked = verify(lamps.GAME, with_row(record, number, seat=other))
    assert (checked.ok, checked.failed, checked.code) == (False, number, "other_lots")


def test_photos_are_kept_and_shown_again() -> None:
    played = play(lamps.GAME)
    number, told = the_race(parse_record(format_record(played.record)))
    shown = replay(lamps.GAME, played.table.sheet, played.rows, 0)
    assert shown.frames[number - 1].photo == for_the_table(told)
    assert told.facts, "claims and measurements stay in the record"


# --- branches ------------------------------------------------------------------------------------


def branched(until: int) -> Record:
    """A game whose first entries were drawn at another table."""
    older, record = play(lamps.GAME, "1").record, play(lamps.GAME, "2").record
    head = older.header
    root = Promise("older", until, head.commitment, head.secret, head.nonces)
    rows = (*older.rows[:until], *record.rows[until:])
    return replace(headed(record, roots=(root,)), rows=rows, outcome=None)


def test_a_branch_is_checked_against_the_table_it_grew_on() -> None:
    until = 2
    record = branched(until)
    assert verify(lamps.GAME, record) == Checked(True, 3)
    assert verify(lamps.GAME, headed(record, roots=())) == Checked(False, 0, until, "other_draw")
    (root,) = record.header.roots
    forged = headed(record, roots=(replace(root, secret=OTHER),))
    assert verify(lamps.GAME, forged) == Checked(False, 0, code="other_commitment")
