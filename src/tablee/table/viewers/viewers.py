"""Everybody who looks at a table, and what each of them has been shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from tablee import wire
from tablee.kernel import CHANCE, WATCHER, Entry, Fault, Game, Outcome
from tablee.store.contract.tables import Chair, Sheet
from tablee.table import evening, seating
from tablee.table.effects import Effects
from tablee.table.time.moments import earliest
from tablee.table.viewers.absences import Absences
from tablee.table.viewers.difference import Differences
from tablee.table.viewers.talk import TalkLimit, judge_talk
from tablee.table.viewers.viewpoint import Viewpoint

CROWD = 20
"""With more viewers than this, not everybody is told at once of each who comes or goes."""
CROWD_MS = 250
"""ms they wait for it, so that many who come together are announced together."""
LOOKED_BACK = 24
"""In so many entries the last move on a board is looked for, when somebody comes first."""


class Viewer(msgspec.Struct):
    """One connection looking at the table."""

    guest: str
    name: str = ""
    ready: bool = False
    """It has said Hello and follows the updates."""
    said_word: bool = False
    """It knows the word of a locked table."""
    just_let_in: bool = False
    """It has not been sent yet what it may know now."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """The game as it stands, ready to be shown."""

    earlier: tuple[int, Any]
    """An earlier state and its entry number: newcomers are told the news from there on."""
    state: Any
    entries: Sequence[Entry]
    clocks: Sequence[wire.Clock]
    marks: frozenset[tuple[str, int]]
    """Marks that change when the clocks must be sent again."""
    ended: Outcome | None = None


class Viewers:
    """Viewers who may know the same share a viewpoint, opened when first needed."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._viewpoints: dict[int, Viewpoint] = {}
        self.viewers: dict[str, Viewer] = {}
        self._differences = Differences()
        self._talks = TalkLimit()
        self._chairs: Sequence[Chair] = ()
        """The chairs for which `_seats` and `_followers` were found."""
        self._seats: dict[str, int] = {}
        """The seat of each viewer."""
        self._followers: dict[int, list[str]] | None = None
        """Viewers by the seat whose view they have; None until it is asked for."""
        self._absences = Absences()
        self._tell_at: int | None = None
        """When everybody is told who has come and gone."""

    def enter(self, viewer: str, guest: str, name: str) -> None:
        """A connection opens."""
        self.viewers[viewer] = Viewer(guest, name)
        self._seats.pop(viewer, None)
        self._absences.came(guest)
        self._followers = None

    def follow(self, viewer: str) -> None:
        """From now on it is sent what changes."""
        self.viewers[viewer].ready = True
        self._followers = None

    def forget(self, viewer: str, now: int) -> None:
        """A connection is gone."""
        gone = self.viewers.pop(viewer, None)
        self._seats.pop(viewer, None)
        if gone is not None and gone.guest not in self.present():
            self._absences.left(gone.guest, now)
        self._followers = None
        self._talks.forget(viewer)

    # --- who looks -----------------------------------------------------------------------------

    def seat_of(self, viewer: str, sheet: Sheet) -> int:
        if self._chairs is not sheet.chairs:
            self._look_again(sheet.chairs)
        found = self._seats.get(viewer)
        if found is None:
            seat = seating.seat_of(sheet, self.viewers[viewer].guest)
            found = self._seats[viewer] = WATCHER if seat is None else seat
        return found

    def is_admitted(self, viewer: str, sheet: Sheet) -> bool:
        """To a locked table come its people, its host, and anyone who has said the word."""
        looker = self.viewers[viewer]
        if sheet.terms.access != "locked" or looker.said_word:
            return True
        return self.seat_of(viewer, sheet) != WATCHER or bool(
            looker.guest and looker.guest == sheet.host
        )

    def check_admitted(self, viewer: str, sheet: Sheet) -> None:
        """Raises `wrong_word` for somebody who has not been let in."""
        if not self.is_admitted(viewer, sheet):
            raise Fault("wrong_word")

    def let_in(self, viewer: str) -> None:
        """The house found that they know the word."""
        looker = self.viewers[viewer]
        looker.said_word = looker.just_let_in = True

    def talk(
        self, viewer: str, talk: wire.Talk, sheet: Sheet, now: int
    ) -> tuple[Sequence[str], wire.Talked]:
        """Who hears what. Nothing of it is stored."""
        self.check_admitted(viewer, sheet)
        seat = seating.seat_of(sheet, self.viewers[viewer].guest)
        said = judge_talk(talk, sheet, self.viewers[viewer].name, seat)
        self._talks.spend(viewer, now)
        return [other for other in self.viewers if self.is_admitted(other, sheet)], said

    def connections(self, guest: str) -> Sequence[str]:
        """Every connection through which this guest may be looking."""
        return [name for name, v in self.viewers.items() if guest and v.guest == guest]

    def ready(self) -> list[str]:
        return [name for name, viewer in self.viewers.items() if viewer.ready]

    def present(self) -> set[str]:
        return {viewer.guest for viewer in self.viewers.values()}

    # --- who was here a moment ago -------------------------------------------------------------

    def wake(self, now: int) -> None:
        """From now on people may be expected."""
        self._absences.wake(now)

    def about(self, sheet: Sheet, now: int) -> set[str]:
        """Who is here, and who of those that belong here has not been away for long."""
        away = {guest for guest in self._missing(sheet) if not self._absences.is_long(guest, now)}
        return self.present() | away

    def due(self, sheet: Sheet) -> int | None:
        """When everybody must be told who is here, or who has been away for long and so decides."""
        if not self.viewers:
            return None
        if sheet.status != "waiting":
            return self._tell_at
        return earliest(self._tell_at, self._absences.due(self._missing(sheet)))

    def has_news(self, sheet: Sheet, now: int) -> bool:
        """Whether that moment has come."""
        long_away = sheet.status == "waiting" and self._absences.tell(self._missing(sheet), now)
        return long_away or (self._tell_at is not None and now >= self._tell_at)

    def whom_to_tell(self, newcomer: str | None, now: int) -> Sequence[str]:
        """Who hears at once that somebody came or went; in a crowd the others hear of it later."""
        if len(self.viewers) <= CROWD:
            return tuple(self.viewers)
        if self._tell_at is None:
            self._tell_at = now + CROWD_MS
        return () if newcomer is None else (newcomer,)

    def _missing(self, sheet: Sheet) -> set[str]:
        """The host and everybody who has a chair, but is not here."""
        belong = {sheet.host, *(chair.guest for chair in sheet.chairs)} - {""}
        return belong - self.present()

    # --- what they see -------------------------------------------------------------------------

    def notice(self, before: Any, entry: Entry, after: Any) -> None:
        for viewpoint in self._viewpoints.values():
            viewpoint.notice(before, entry, after)

    def races(self) -> set[str]:
        """What is on offer to be raced for, to anybody."""
        return {race for viewpoint in self._viewpoints.values() for race in viewpoint.races}

    def greet(
        self, viewer: str, since: int | None, sheet: Sheet, moment: Moment
    ) -> list[wire.Message]:
        """What was missed since, or everything."""
        viewpoint = self._viewpoint(self.seat_of(viewer, sheet), sheet, moment)
        # Resigning makes no entry: a page that has all entries may still show offers that are gone.
        is_over = moment.ended is not None or viewpoint.resigned
        missed = viewpoint.missed(since) if since and not is_over else None
        if missed is None:
            return [viewpoint.fresh(moment.clocks)]
        return [*missed, viewpoint.caught_up(moment.clocks)]

    def show(self, effects: Effects, sheet: Sheet, moment: Moment) -> None:
        """Sends everybody who follows the game what has changed for them."""
        audience, told, viewpoints = self._audience(sheet), effects.told, self._viewpoints
        shown = (moment.state, moment.clocks, moment.marks, moment.ended)
        for seat in sheet.resigned:
            if seat in viewpoints:
                viewpoints[seat].resigned = True
        for seat, viewpoint in viewpoints.items():
            told.append((audience.get(seat, ()), viewpoint.update(*shown)))
        for seat in audience.keys() - viewpoints.keys():
            fresh = self._viewpoint(seat, sheet, moment).fresh(moment.clocks)
            told.append((audience[seat], fresh))

    def tell_seating(
        self,
        effects: Effects,
        sheet: Sheet,
        kept: Collection[int],
        usual: dict[str, Any],
        now: int,
        to: Sequence[str] | None = None,
        can_begin: bool = False,
    ) -> Effects:
        """Who sits where, to these or to everybody; who is sent the same shares a message."""
        if to is None or len(to) == len(self.viewers):
            to, self._tell_at = tuple(self.viewers), None
        present = self.present()
        seated = {chair.guest for chair in sheet.chairs if chair.guest}
        watchers = sum(viewer.guest not in seated for viewer in self.viewers.values())
        host = seating.host_of(sheet, self.about(sheet, now))
        alike: dict[tuple[int, int | None, bool, bool], list[str]] = {}
        for name in to:
            admitted = self.is_admitted(name, sheet)
            guest = self.viewers[name].guest
            place = evening.member_of(sheet, guest)
            mine = (self.seat_of(name, sheet), place, guest == host, admitted)
            alike.setdefault(mine, []).append(name)
        for (*_, admitted), names in alike.items():
            guest = self.viewers[names[0]].guest
            known = (present, watchers, kept, admitted, usual, host, can_begin)
            effects.told.append((names, seating.note(sheet, guest, *known)))
        return effects

    def _audience(self, sheet: Sheet) -> dict[int, list[str]]:
        """Who follows the game, by the seat whose view they have."""
        if self._chairs is not sheet.chairs:
            self._look_again(sheet.chairs)
        if self._followers is None:
            self._followers = {}
            for name in self.ready():
                self._followers.setdefault(self.seat_of(name, sheet), []).append(name)
        return self._followers

    def _look_again(self, chairs: Sequence[Chair]) -> None:
        """Others may sit there now."""
        self._chairs, self._seats, self._followers = chairs, {}, None

    def _viewpoint(self, seat: int, sheet: Sheet, moment: Moment) -> Viewpoint:
        """A new viewpoint is told the news of the last entries; older news is not remembered."""
        if seat not in self._viewpoints:
            number, state = moment.earlier
            viewpoint = Viewpoint(self._game, seat, state, self._differences)
            recent = max(number, len(moment.entries) - LOOKED_BACK)
            for entry in moment.entries[number:]:
                before, state = state, self._game.apply(state, entry.seat, entry.move)
                viewpoint.notice(before, entry, state)
                is_first = entry.number == recent
                if is_first or (entry.number > recent and self._game.to_act(state) != (CHANCE,)):
                    viewpoint.look(is_first)
            viewpoint.resigned = seat in sheet.resigned
            viewpoint.update(moment.state, moment.clocks, moment.marks, moment.ended)
            self._viewpoints[seat] = viewpoint
        return self._viewpoints[seat]
