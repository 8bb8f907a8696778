"""The pool: who waits for somebody to play with, how strong they are, and since when.

Somebody who comes is looked at at once, and again each second while they become less particular:
how even a game must be falls to nothing in eight seconds, and from then on fewer people than the
game is best with will do. At the end of these seconds everybody is looked at once more, however
many wait; but of these last looks so few at once that nobody else is held up. Whoever waits longer
has nobody to play with among all who are here, and needs no more looks: the next one who comes
looks at them first. Ten thousand who wait cost nothing.

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
AT_ONCE = 2_000
"""People who are looked at in last looks by one `match`; the others have to rest until later."""
REST = 2.0
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
        self._rests_until = 0.0
        self._looked_at = 0
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
        if not self._last_looks:
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
        while (due := self._due()) is not None and due <= now:
            waiting = self._by_number[heappop(self._looks)[1]]
            if now - waiting.seeker.since >= PATIENCE:
                self._last_looks.append(waiting.number)
            elif group := self._look(waiting, now, is_last=False):
                groups.append(group)
            else:
                heappush(self._looks, (due + LOOK_EVERY, waiting.number))
        return groups + self._look_last(now)

    # --- within --------------------------------------------------------------------------------

    def _look_last(self, now: float) -> list[Group]:
        """At as many as there is time for."""
        groups = []
        self._looked_at = 0
        while self._last_looks and now >= self._rests_until:
            waiting = self._by_number.get(self._last_looks.popleft())
            if waiting is None:
                continue
            if group := self._look(waiting, now, is_last=True):
                groups.append(group)
            else:
                for game in waiting.seeker.games:
                    self._patient[game][waiting.number] = None
            if self._looked_at > AT_ONCE:
                self._rests_until = now + REST
        return groups

    def _look(self, waiting: Waiting, now: float, *, is_last: bool) -> Group | None:
        seeker = waiting.seeker
        for game in seeker.games:
            company = self._company(waiting, game, now, is_last)
            longest = max(now - one.seeker.since for one in company)
            size = self._sizes[game].of(len(company), longest >= PATIENCE)
            if size:
                taken = sorted(company[:size], key=lambda one: (one.seeker.since, one.number))
                for one in taken:
                    self.leave(one.seeker.guest)
                return Group(game, tuple(one.seeker for one in taken))
        return None

    def _company(self, waiting: Waiting, game: str, now: float, is_last: bool) -> list[Waiting]:
        """This one and others who would play with them, up to as many as are best."""
        company = [waiting]
        for other in self._others(waiting, game, is_last):
            if len(company) == self._sizes[game].best:
                break
            if self._fits(company, other, game, now):
                company.append(other)
        return company

    def _others(self, waiting: Waiting, game: str, is_last: bool) -> Iterator[Waiting]:
        """First those who take anybody, then the nearest in strength; in the last look all."""
        patient, most = self._patient[game], None if is_last else NEAREST
        for number in islice(patient, most):
            yield self._by_number[number]
        for number in islice(self._outwards(waiting, game), most):
            if number not in patient:
                yield self._by_number[number]

    def _outwards(self, waiting: Waiting, game: str) -> Iterator[int]:
        """Numbers of the others, the nearest in strength first."""
        places, mean = self._by_strength[game], waiting.seeker.skill(game).mean
        right = bisect_left(places, (mean, waiting.number)) + 1
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

    def _fits(self, company: Sequence[Waiting], other: Waiting, game: str, now: float) -> bool:
        self._looked_at += 1
        who = other.seeker.guest
        for one in company:
            if not self._may_meet(one.seeker.guest, who):
                return False
        everybody = [*company, other]
        need = needed(max(now - one.seeker.since for one in everybody))
        return need == 0 or self._quality([one.seeker.skill(game) for one in everybody]) >= need
