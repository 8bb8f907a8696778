"""Computes every draw of a finished game again from what was promised; see docs/chance.md."""

from __future__ import annotations

from tablee.kernel import CHANCE, Game, Stream, rules_of
from tablee.record.retrace import RetracedEntry, check_end, start_of, steps
from tablee.record.text import BadRecord, Promise, Record, check_promises, promises
from tablee.store.contract.tables import Row
from tablee.table.race.judge import photo_of as read_photo
from tablee.table.race.photo import photo as judge
from tablee.wire import Checked
from tablee.wire.photo import Photo


def verify(game: Game, record: Record) -> Checked:
    """Whether all chance follows from the secret; if not, the first entry that fails.

    Of a lesson it says that it does not follow, since its chance was written beforehand. Raises a
    Fault only if nothing can be said: another version of the rules, impossible options.
    """
    game = rules_of(game, record.header.version, record.header.gentle)
    try:
        check_promises(record.header)
    except BadRecord as fault:
        return Checked(False, 0, code=fault.code)
    return _draw_again(game, record)


def _draw_again(game: Game, record: Record) -> Checked:
    head, draws = record.header, 0
    state = start_of(game, head.options, len(head.seats))
    try:
        for step, row in zip(steps(game, state, record.rows), record.rows, strict=True):
            code = _fault(game, _drawn_by(record, row.number), step, row)
            if code and not head.lesson:
                return Checked(False, draws, row.number, code)
            draws += _is_draw(game, step)
            state = step.after
        check_end(game, record, state)
        if head.lesson:
            return Checked(False, 0, code="dictated")
    except BadRecord as fault:
        entry = fault.details.get("entry")
        return Checked(False, draws, entry if isinstance(entry, int) else None, fault.code)
    return Checked(True, draws)


def _drawn_by(record: Record, number: int) -> Promise:
    return next(one for one in promises(record.header) if number <= one.until)


def _is_draw(game: Game, step: RetracedEntry) -> bool:
    return game.to_act(step.before) == (CHANCE,)


def _fault(game: Game, promise: Promise, step: RetracedEntry, row: Row) -> str:
    """What is wrong with this entry; empty if nothing is."""
    secret, entry = bytes.fromhex(promise.secret), step.entry
    if _is_draw(game, step):
        stream = Stream(secret, promise.nonces, entry.number)
        return "" if game.draw(step.before, stream) == entry.move else "other_draw"
    if entry.seat == CHANCE:
        timers = game.timers(step.before)
        due = any(timer.seat == CHANCE and timer.move == entry.move for timer in timers)
        return "" if due else "not_due"
    photo = photo_of(row)
    return "" if photo is None or _is_fair(photo, promise, entry.seat) else "other_lots"


def photo_of(row: Row) -> Photo | None:
    """The photo-finish stored beside an entry, if it decided a race."""
    return read_photo(row.facts)


def _is_fair(photo: Photo, promise: Promise, seat: int) -> bool:
    """The same facts and the same lots give the same verdict (docs/fairness.md)."""
    lots = Stream(bytes.fromhex(promise.secret), (*promise.nonces, "race", photo.race), 0)
    judged = judge(photo.race, photo.born, photo.facts, photo.kind, lots)
    return judged == photo and seat == photo.finishes[0].seat
