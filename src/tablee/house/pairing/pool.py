"""The pool: who waits for somebody to play with, how strong they are, and since when.

Somebody who comes is looked at at once, and again each second while they become less particular:
how even a game must be falls to nothing in eight seconds, and from then on fewer people than the
game is best with will do. At the end of these seconds everybody is looked at once more, however
many wait; but a last look over many is taken in pieces, so small that nobody else is held up.
Whoever waits longer has nobody to play with among all who are here, and needs no more looks: the
next one who comes looks at them first. Ten thousand who wait cost nothing.

Seconds are passed in. Nothing here is random.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, islice

import msgspec

from tablee.house.pairing.sizes import Sizes
from tablee.store import Skill

PATIENCE = 8.0
"""Seconds after which anybody will do."""
PARTICULAR = 0.9
"""How even a game must be for those who have just come."""
LOOK_EVERY = 1.0
NEAREST = 50
"""So many of those who take anybody, and of those nearest in strength, are looked at before the
last look."""
AT_ONCE = 250
"""People who are looked at in last looks by one `match`; the others have to rest until later."""
REST = 0.05
"""Seconds. Who can play with somebody is found after few looks, and waits for no rest."""

Quality = Callable[[Sequence[Skill]], float]
MayMeet = Callable[[str, str], bool]
"""Whether neither of these two guests has blocked the other."""


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who waits."""

    guest: str
    games: tuple[str, ...]
    """Any of these, the first first."""
    skills: Mapping[str, Skill]
    """By game; somebody new where there is none."""
    since: float

    def skill(self, game: str) -> Skill:
        return self.skills.get(game) or NEW


class Group(msgspec.Struct, frozen=True):
    """They play this together. None of them is in the pool any more."""

    game: str
    seekers: tuple[Seeker, ...]
    """The one who has waited longest comes first."""


class Waiting(msgspec.Struct):
    """A seeker in the pool."""

    seeker: Seeker
    number: int
    """In the order they came; never used twice."""


NEW = Skill()
Place = tuple[float, int]
"""In a list by strength: the mean and the number of the seeker."""


def needed(waited: float) -> float:
    """How even a game must be for somebody who has waited so long."""
    return max(0.0, PARTICULAR * (1.0 - waited / PATIENCE))


class Pool:
    """`sizes`: every game that can be waited for."""

    def __init__(self, sizes: Mapping[str, Sizes], quality: Quality, may_meet: MayMeet) -> None:
        self._sizes, self._quality, self._may_meet = sizes, quality, may_meet
        self._by_guest: dict[str, Waiting] = {}
        self._by_number: dict[int, Waiting] = {}
        self._by_strength: dict[str, list[Place]] = {game: [] for game in sizes}
        self._patient: dict[str, dict[int, None]] = {game: {} for game in sizes}
        """Those who take anybody, the one who has waited longest first."""
        self._looks: list[tuple[float, int]] = []
        self._last_looks: deque[int] = deque()
        self._look_begun: Iterator[Group | None] | None = None
        """A last look that rests: it goes on where it was."""
        self._rests_until = self._now = 0.0
        self._numbers = count(1)

    def __len__(self) -> int:
        return len(self._by_guest)

    def __contains__(self, guest: str) -> bool:
        return guest in self._by_guest

    def waiting(self, game: str) -> int:
        """How many would play this game."""
        return len(self._by_strength[game])

    def join(self, seeker: Seeker, now: float) -> None:
        """Looked at with the next `match`. Whoever is here already begins again with this wish."""
        self.leave(seeker.guest)
        number = next(self._numbers)
        waiting = Waiting(seeker, number)
        self._by_guest[seeker.guest] = self._by_number[number] = waiting
        for game in seeker.games:
            insort(self._by_strength[game], (seeker.skill(game).mean, number))
        heappush(self._looks, (now, number))

    def leave(self, guest: str) -> Seeker | None:
        """Takes somebody out, if they are here."""
        waiting = self._by_guest.pop(guest, None)
        if waiting is None:
            return None
        del self._by_number[waiting.number]
        for game in waiting.seeker.games:
            places = self._by_strength[game]
            del places[bisect_left(places, (waiting.seeker.skill(game).mean, waiting.number))]
            self._patient[game].pop(waiting.number, None)
        return waiting.seeker

    def due(self) -> float | None:
        """When `match` has something to do."""
        soon = self._due()
        if not self._last_looks and self._look_begun is None:
            return soon
        return self._rests_until if soon is None else min(soon, self._rests_until)

    def _due(self) -> float | None:
        """When somebody is looked at who is still here."""
        while self._looks and self._looks[0][1] not in self._by_number:
            heappop(self._looks)
        return self._looks[0][0] if self._looks else None

    def match(self, now: float) -> list[Group]:
        """Takes out everybody who can play now."""
        groups = []
        self._now = now
        while (due := self._due()) is not None and due <= now:
            waiting = self._by_number[heappop(self._looks)[1]]
            if now - waiting.seeker.since >= PATIENCE:
                self._last_looks.append(waiting.number)
            elif group := next(filter(None, self._look(waiting, is_last=False)), None):
                groups.append(group)
            else:
                heappush(self._looks, (due + LOOK_EVERY, waiting.number))
        return groups + self._look_last(now)

    # --- within --------------------------------------------------------------------------------

    def _look_last(self, now: float) -> list[Group]:
        """At as many as there is time for."""
        groups = []
        looked_at = 0
        while now >= self._rests_until and (look := self._open_look()):
            for group in look:
                looked_at += 1
                if group is not None:
                    groups.append(group)
                if looked_at >= AT_ONCE:
                    self._rests_until = now + REST
                    break
            else:
                self._look_begun = None
        return groups

    def _open_look(self) -> Iterator[Group | None] | None:
        while self._look_begun is None and self._last_looks:
            waiting = self._by_number.get(self._last_looks.popleft())
            if waiting is not None:
                self._look_begun = self._look(waiting, is_last=True)
        return self._look_begun

    def _look(self, waiting: Waiting, *, is_last: bool) -> Iterator[Group | None]:
        """None for everybody who is looked at, so that it may rest there; a group ends it."""
        for game in waiting.seeker.games:
            company = [waiting]
            for number in self._others(waiting, game, is_last):
                if len(company) == self._sizes[game].best or not self._is_here(waiting):
                    break
                other = self._by_number.get(number)
                if other is not None and self._fits(company, other, game):
                    company.append(other)
                yield None
            if not all(map(self._is_here, company)):  # somebody left while it rested
                self._look_again(waiting)
                return
            if group := self._group(company, game):
                yield group
                return
            if is_last:
                self._patient[game][waiting.number] = None

    def _look_again(self, waiting: Waiting) -> None:
        if self._is_here(waiting):
            self._last_looks.append(waiting.number)

    def _is_here(self, waiting: Waiting) -> bool:
        return waiting.number in self._by_number

    def _group(self, company: Sequence[Waiting], game: str) -> Group | None:
        """Taken out, if they are enough."""
        longest = max(self._now - one.seeker.since for one in company)
        size = self._sizes[game].of(len(company), longest >= PATIENCE)
        taken = sorted(company[:size], key=lambda one: (one.seeker.since, one.number))
        for one in taken:
            self.leave(one.seeker.guest)
        return Group(game, tuple(one.seeker for one in taken)) if taken else None

    def _others(self, waiting: Waiting, game: str, is_last: bool) -> Iterator[int]:
        """Numbers of those who take anybody, then of the nearest in strength. In the last look all
        who are here as it begins."""
        patient, places, most = self._patient[game], self._by_strength[game], NEAREST
        if is_last:
            patient, places, most = patient.copy(), places.copy(), len(places)
        yield from islice(patient, most)
        mean = waiting.seeker.skill(game).mean
        for number in islice(outwards(places, mean, waiting.number), most):
            if number not in patient:
                yield number

    def _fits(self, company: Sequence[Waiting], other: Waiting, game: str) -> bool:
        who = other.seeker.guest
        for one in company:
            if not self._may_meet(one.seeker.guest, who):
                return False
        everybody = [*company, other]
        need = needed(max(self._now - one.seeker.since for one in everybody))
        return need == 0 or self._quality([one.seeker.skill(game) for one in everybody]) >= need


def outwards(places: Sequence[Place], mean: float, number: int) -> Iterator[int]:
    """Numbers of the others, the nearest in strength first."""
    right = bisect_left(places, (mean, number)) + 1
    left = right - 2
    while left >= 0 or right < len(places):
        above = places[right][0] - mean if right < len(places) else None
        below = mean - places[left][0] if left >= 0 else None
        if above is None or (below is not None and below <= above):
            yield places[left][1]
            left -= 1
        else:
            yield places[right][1]
            right += 1
