"""Offers by number: each is sent once, and named by its number when it comes again.

Server and page count alike, from 0, beginning with the offers of a fresh scene. With `anew`,
both forget all but the last offers there were, and count these from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from tablee.kernel.scene import Offer
from tablee.wire.brief import BriefOffer, like_briefly, offer_briefly, spell_offer

MOST = 300
"""After so many numbers, both sides count again from 0."""

OfferStep: TypeAlias = int | BriefOffer
"""A number: that offer. Below zero: so many more that follow it. Else a new one, which gets the
next number."""

_encode = msgspec.json.Encoder().encode


class Numbering:
    """What everybody who shares a view has been told. Of each offer it has a hash only."""

    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self.last = offers
        """The last offers there were."""
        self._count = 0
        self._numbers: dict[int, int] = {}
        self._alike: dict[int, int] = {}
        self._is_stale = True

    def forget(self) -> None:
        """Somebody has come who knows only the last offers."""
        self._is_stale = True

    def tell(self, offers: tuple[Offer, ...]) -> tuple[bool, tuple[OfferStep, ...]]:
        """Whether the numbers begin again from 0, and the steps."""
        anew = self._is_stale or self._count > MOST
        if anew:
            self._begin_anew()
        steps: list[OfferStep] = []
        numbers, after, more = self._numbers, -1, 0
        for offer in offers:
            number = numbers.get(hash(_encode(offer)))
            if number == after:
                more -= 1
                after += 1
                continue
            if more:
                steps.append(more)
                more = 0
            steps.append(self._new(offer) if number is None else number)
            after = -1 if number is None else number + 1
        if more:
            steps.append(more)
        self.last = offers
        return anew, tuple(steps)

    def _begin_anew(self) -> None:
        self._numbers.clear()
        self._alike.clear()
        self._count = 0
        self._is_stale = False
        for offer in self.last:
            self._new(offer)

    def _new(self, offer: Offer) -> BriefOffer:
        """The offer gets a number. If one like it has a number already, that number is sent."""
        number = self._count
        self._count += 1
        like = self._alike.setdefault(hash(_encode(_frame(offer))), number)
        self._numbers.setdefault(hash(_encode(offer)), number)
        if like != number:
            return like_briefly(offer, like)
        return offer_briefly(offer)


class Numbered:
    """What a page knows: the offers that the steps stand for."""

    def __init__(self, offers: Sequence[Offer] = ()) -> None:
        self.last = tuple(offers)
        self._known = list(offers)

    def read(self, steps: Sequence[OfferStep], anew: bool = False) -> tuple[Offer, ...]:
        if anew:
            self._known = list(self.last)
        known, made, at = self._known, list[Offer](), 0
        for step in steps:
            if isinstance(step, int) and step < 0:
                made += known[at : at - step]
                at -= step
            elif isinstance(step, int):
                made.append(known[step])
                at = step + 1
            else:
                known.append(spell_offer(step, known))
                made.append(known[-1])
        self.last = tuple(made)
        return self.last


def _frame(offer: Offer) -> tuple[object, ...]:
    return offer.path, offer.label, offer.key, offer.ask, offer.role, offer.face, offer.pick
