"""A game shown again, entry by entry, as any viewer saw it, in the scenes of the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from tablee.kernel import WATCHER, Fault, Game, Say, rules_of
from tablee.kernel.scene import Piece, Scene, Zone
from tablee.record.retrace import start_of, steps
from tablee.record.review import has_review
from tablee.record.verify import photo_of
from tablee.store.contract.tables import Row, Sheet
from tablee.table import ending, seating
from tablee.table.race.photo import for_the_table
from tablee.table.viewers.difference import changed as changed_zone
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.wire import Frame, Fresh, Replay, Update
from tablee.wire.brief import spell_say, spell_seats

OPEN: Final = -3
"""The viewer who sees everything; for finished games alone."""
_encode = msgspec.json.Encoder().encode


class OpenViewpoint(Viewpoint):
    """What a watcher sees, with every hand shown: the zones of each seat as that seat sees them."""

    def __init__(self, game: Game, seats: int, state: Any) -> None:
        self._seats = seats
        super().__init__(game, WATCHER, state)

    def _lay_out(self, state: Any) -> Scene:
        laid = super()._lay_out(state)
        scenes = [self._game.scene(self._game.view(state, seat), ()) for seat in range(self._seats)]
        return msgspec.structs.replace(laid, zones=lay_open(laid, scenes))


def replay(game: Game, sheet: Sheet, rows: Sequence[Row], eyes: int) -> Replay:
    """A table shown again from these eyes."""
    plain, game = (rules_of(game, sheet.version, gentle) for gentle in (False, sheet.terms.gentle))
    start, frames = show_again(game, sheet, rows, eyes)
    note = seating.note(sheet, "", (), 0)
    note = msgspec.structs.replace(note, you=eyes if eyes >= 0 else None, host=False)
    over = sheet.status == "finished"
    return Replay(
        note,
        start,
        frames,
        eyes,
        _rounds(start, frames),
        figures=_figures(game, sheet, rows, eyes) if over else (),
        has_review=over and has_review(plain, len(rows)),
    )


def _figures(game: Game, sheet: Sheet, rows: Sequence[Row], seat: int) -> tuple[Say, ...]:
    """What this seat did, as the game counts it; nothing for who has no seat."""
    if game.figures is None or seat < 0:
        return ()
    start = start_of(game, sheet.terms.options, len(sheet.chairs))
    states = [start, *(step.after for step in steps(game, start, rows))]
    return tuple(game.figures(states, seat))


def replay_text(game: Game, sheet: Sheet, rows: Sequence[Row], eyes: int) -> bytes:
    """The same as JSON.

    Frames are encoded and freed one by one. Encoding a long game in one go would block this
    process.
    """
    shown = replay(game, sheet, rows, eyes)
    frames = deque(shown.frames)
    shown = msgspec.structs.replace(shown, frames=())
    texts: list[Any] = []
    while frames:
        texts.append(msgspec.Raw(_encode(frames.popleft())))
    return _encode(msgspec.structs.replace(shown, frames=tuple(texts)))


def show_again(
    game: Game, sheet: Sheet, rows: Sequence[Row], eyes: int
) -> tuple[Fresh, tuple[Frame, ...]]:
    """The beginning and every entry as this viewer sees them, with nothing to click."""
    seats = len(sheet.chairs)
    state = start_of(game, sheet.terms.options, seats)
    if eyes == OPEN:
        viewpoint: Viewpoint = OpenViewpoint(game, seats, state)
    elif eyes == WATCHER or 0 <= eyes < seats:
        viewpoint = Viewpoint(game, eyes, state)
    else:
        raise Fault("no_such_eyes", eyes=eyes)
    start = msgspec.structs.replace(viewpoint.fresh(()), offers=(), before=())
    return start, tuple(_frames(game, sheet, viewpoint, state, rows))


def _frames(
    game: Game, sheet: Sheet, viewpoint: Viewpoint, state: Any, rows: Sequence[Row]
) -> Iterator[Frame]:
    for step, row in zip(steps(game, state, rows), rows, strict=True):
        viewpoint.notice(step.before, step.entry, step.after)
        last = row.number == len(rows) and sheet.status == "finished"
        ended = ending.outcome(game, step.after, sheet) if last else None
        update = viewpoint.update(step.after, (), frozenset(), ended)
        update = msgspec.structs.replace(update, offers=UNSET, anew=False)
        photo = photo_of(row)
        shown = photo and for_the_table(photo)
        yield Frame(max(0, row.at - sheet.began), update, shown)


def fold(fresh: Fresh, update: Update) -> Fresh:
    """What a viewer sees after an update, computed as the page does it, without offers."""
    known = {zone.id: zone for zone in fresh.zones}
    for zone in update.zones:
        old = known[zone.id] if zone.same_cells else zone
        known[zone.id] = msgspec.structs.replace(
            zone, cells=old.cells, places=old.places, same_cells=False
        )
    for change in update.changes:
        known[change.id] = changed_zone(known[change.id], change)
    order = known if update.order is UNSET else update.order
    names = ("to_act", "progress", "clocks", "last_move", "outcome")
    changed = {n: value for n in names if (value := getattr(update, n)) is not UNSET}
    if update.seats is not UNSET:
        changed["seats"] = spell_seats(fresh.seats, update.seats)
    if update.prompt is not UNSET:
        changed["prompt"] = update.prompt and spell_say(update.prompt)
    return msgspec.structs.replace(
        fresh,
        number=update.number,
        zones=tuple(known[id] for id in order),
        news=(*fresh.news, *update.lines_of_news()),
        offers=(),
        before=(),
        **changed,
    )


# --- worth jumping to ----------------------------------------------------------------------------


def _rounds(start: Fresh, frames: Sequence[Frame]) -> tuple[int, ...]:
    """Entries at which the game comes closer to its end; if none does, those that pass the turn."""
    return tuple(_advances(start, frames)) or tuple(_turns(start, frames))


def _advances(start: Fresh, frames: Sequence[Frame]) -> Iterator[int]:
    done = start.progress.done if start.progress else 0
    for frame in frames:
        progress = frame.update.progress
        if progress and progress.done != done:
            done = progress.done
            yield frame.update.number


def _turns(start: Fresh, frames: Sequence[Frame]) -> Iterator[int]:
    acting = start.to_act
    for frame in frames:
        if frame.update.to_act and frame.update.to_act != acting:
            acting = frame.update.to_act
            yield frame.update.number


# --- everything laid open ------------------------------------------------------------------------


def lay_open(laid: Scene, scenes: Sequence[Scene]) -> tuple[Zone, ...]:
    """The watcher's zones, where each seat's own zone is replaced by what that seat sees of it.

    A scene names things from its viewer's side (`hand`). If two would have the same id, the number
    of the seat is added to the second.
    """
    own = [{z.id: z for z in scene.zones if z.seat == n} for n, scene in enumerate(scenes)]
    zones: list[Zone] = []
    for zone in laid.zones:
        mine = {} if zone.seat is None else own[zone.seat]
        zones.append(mine.pop(zone.id, zone))
    for seat, hidden in enumerate(own):
        zones += [msgspec.structs.replace(z, id=f"{z.id}@{seat}") for z in hidden.values()]
    taken: set[str] = {zone.id for zone in zones}
    return tuple(_turned_up(zone, taken) for zone in zones)


def _turned_up(zone: Zone, taken: set[str]) -> Zone:
    pieces: list[Piece] = []
    for piece in zone.pieces:
        id = piece.id if piece.id not in taken else f"{piece.id}@{zone.seat}"
        taken.add(id)
        pieces.append(msgspec.structs.replace(piece, id=id))
    small = {"kind": "row", "size": "small"} if zone.kind == "hand" else {}
    return msgspec.structs.replace(zone, pieces=tuple(pieces), **small)
