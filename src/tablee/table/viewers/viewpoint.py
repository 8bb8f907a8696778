"""What one seat, or every watcher, has been shown: built from its view, sent as differences."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tablee.kernel import WATCHER, Entry, Game, Move, Outcome
from tablee.kernel.scene import Consequence, Offer, Scene, Zone
from tablee.table.legal_moves import legal_moves
from tablee.table.viewers.difference import Differences, spare_cells
from tablee.table.viewers.last_move import Places, find_last_move, places_of
from tablee.wire import Clock, Fresh, News, Update
from tablee.wire.brief import BriefZone, perhaps_briefly, seats_briefly
from tablee.wire.news import news_briefly
from tablee.wire.offers import Numbering, OfferStep

NEWS_KEPT = 60
UPDATES_KEPT = 64

_zone_name = attrgetter("id")


class Viewpoint:
    """One point of view. Viewers who may know the same share a viewpoint."""

    def __init__(
        self, game: Game, seat: int, state: Any, differences: Differences | None = None
    ) -> None:
        self._differences = differences or Differences()
        self.seat = seat
        self.number = 0
        self.resigned = False
        """Looks on from its seat, and has nothing more to do."""
        self._game = game
        self._view = game.view(state, seat)
        self._news: list[News] = []
        self._unsent: list[News] = []
        self._consequence: Consequence | None = None
        """Of the last entry that had one, until it is sent."""
        self._updates: list[Update] = []
        self._outcome: Outcome | None = None
        self._scene = self._lay_out(state)
        self._places = self._places_of(self._scene.zones)
        """Where the pieces on boards and in rows stand."""
        self._last_move: tuple[str, ...] = ()
        self._born = 0
        """The first entry at which anybody was told something."""
        self._told = 0
        """The last one."""
        self._order = tuple(map(_zone_name, self._scene.zones))
        self._known = {zone.id: zone for zone in self._scene.zones}
        self._offered = Numbering(self._scene.offers)
        self._shown: frozenset[tuple[str, int]] = frozenset()

    @property
    def races(self) -> list[str]:
        """What can be raced for here; an offer that says why not is nothing to race for yet."""
        return [offer.race for offer in self._scene.offers if offer.race and offer.why is None]

    def notice(self, before: Any, entry: Entry, after: Any) -> None:
        """One more entry: what this viewer is shown of it becomes news."""
        masked = self._game.mask(before, entry.seat, entry.move, self.seat)
        view = self._game.view(after, self.seat)
        if masked is not None:
            seat = entry.seat if entry.seat >= 0 else None
            for what in self._game.news(self._view, entry.seat, masked, view):
                self._unsent.append(News(entry.number, what, seat))
            led_to = self._game.consequence(self._view, entry.seat, masked, view)
            self._consequence = led_to or self._consequence
        self._view = view
        self.number = entry.number

    def look(self, is_first: bool = False) -> None:
        """Sees what the last entries did on boards and in rows, as an update does.

        At the first look everything there is known already.
        """
        self._compare(self._game.scene(self._view, ()).zones)
        if is_first:
            self._last_move = ()

    def _compare(self, zones: Sequence[Zone]) -> tuple[str, ...] | UnsetType:
        """What the last move did, where that is something else than before."""
        before, was, now = self._last_move, self._places, self._places_of(zones)
        if now == was:
            return UNSET
        self._places, self._last_move = now, find_last_move(was, now, zones)
        return UNSET if self._last_move == before else self._last_move

    def _places_of(self, zones: Sequence[Zone]) -> Places:
        """None in a game that leaves its past to memory: there nothing is marked."""
        return places_of(zones) if self._game.scrollback else {}

    def update(
        self,
        state: Any,
        clocks: Sequence[Clock],
        shown: frozenset[tuple[str, int]],
        ended: Outcome | None = None,
    ) -> Update:
        """What changed since the last update; `ended` when it is over, whatever the rules say."""
        if not self._updates:
            self._born = self.number
        number, since, self._told = self.number, self._told, self.number
        old, new = self._scene, self._lay_out(state)
        if ended is not None:
            new = msgspec.structs.replace(new, offers=(), to_act=(), prompt=None)
        order = tuple(map(_zone_name, new.zones))
        is_order_known = order == self._order
        outcome = ended or self._game.outcome(state)
        zones, changes = self._changed(new.zones)
        anew, offers = (False, UNSET) if new.offers == old.offers else self._offer(new.offers)
        update = Update(
            number=number,
            since=UNSET if since == number - 1 else since,
            zones=zones,
            changes=changes,
            order=UNSET if is_order_known else order,
            offers=offers,
            anew=anew,
            seats=UNSET if new.seats == old.seats else seats_briefly(old.seats, new.seats),
            to_act=UNSET if new.to_act == old.to_act else new.to_act,
            prompt=UNSET if new.prompt == old.prompt else perhaps_briefly(new.prompt),
            progress=UNSET if new.progress == old.progress else new.progress,
            clocks=UNSET if shown == self._shown else tuple(clocks),
            news=tuple([news_briefly(news, number) for news in self._unsent]),
            last_move=self._compare(new.zones),
            consequence=self._consequence or UNSET,
            outcome=UNSET if outcome == self._outcome else outcome,
        )
        self._consequence = None
        self._scene, self._shown, self._outcome = new, shown, outcome
        if not is_order_known:
            self._known, self._order = dict(zip(order, new.zones, strict=True)), order
        if self._unsent:
            self._news += self._unsent
            del self._news[:-NEWS_KEPT]
            self._unsent = []
        self._updates.append(update)
        del self._updates[:-UPDATES_KEPT]
        return update

    def _changed(self, zones: Sequence[Zone]) -> tuple[tuple[Zone, ...], tuple[BriefZone, ...]]:
        """New zones, and what has changed in others. From now on the viewer knows them all."""
        known, whole, changes = self._known, [], []
        for zone in zones:
            before = known.get(zone.id)
            if before is zone or before == zone:
                continue
            known[zone.id] = zone
            told = None if before is None else self._differences.between(before, zone)
            if told is None:
                whole.append(spare_cells(zone, before))
            else:
                changes.append(told)
        return tuple(whole), tuple(changes)

    def _offer(self, offers: tuple[Offer, ...]) -> tuple[bool, tuple[OfferStep, ...] | None]:
        return self._offered.tell(offers) if offers else (False, None)

    def fresh(self, clocks: Sequence[Clock]) -> Fresh:
        """Everything this viewer sees now."""
        scene = self._scene
        self._offered.forget()
        return Fresh(
            number=self.number,
            zones=scene.zones,
            offers=scene.offers,
            seats=scene.seats,
            to_act=scene.to_act,
            prompt=scene.prompt,
            progress=scene.progress,
            clocks=tuple(clocks),
            news=tuple(self._news),
            last_move=self._last_move,
            outcome=self._outcome,
            before=() if scene.offers else self._offered.last,
        )

    def caught_up(self, clocks: Sequence[Clock]) -> Update:
        """Comes after the missed updates, whose clocks are old: it has the clocks of now."""
        before = UNSET if self._scene.offers else self._offered.last
        self._offered.forget()
        return Update(self.number, self.number, clocks=tuple(clocks), before=before)

    def missed(self, since: int) -> Sequence[Update] | None:
        """The updates after entry `since`, or None when too much was missed to be sent again.

        Also None if something changed without an entry: no number says whether they have seen it.
        And None for somebody who was here before this viewpoint was made: the last offers they
        know may be others.
        """
        if any(update.follows == since == update.number for update in self._updates):
            return None
        if since == self.number:
            return ()
        if since <= self._born:
            return None
        if not self._game.scrollback and self._outcome is None:
            return None
        for index, update in enumerate(self._updates):
            if update.follows == since:
                return self._updates[index:]
        return None

    def _lay_out(self, state: Any) -> Scene:
        legal: Sequence[Move] = ()
        acts = self.seat != WATCHER and not self.resigned
        if acts and self.seat in self._game.to_act(state):
            legal = legal_moves(self._game, state, self.seat)
        return self._game.scene(self._view, legal)
