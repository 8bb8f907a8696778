"""Computer players: a way to play that people know, and an expert who plays deals to their end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.kernel import Intent, Move, Reaction, Rng
from tablee.pieces.playing_cards import CARDS, KINDS
from tablee.pieces.tricks import STRENGTH, SUIT, Cards, following, taker
from tablee_hearts.rules import (
    ALL,
    HEARTS,
    PASSED,
    POINTS,
    QUEEN,
    SEATS,
    STEPS,
    TWO,
    Options,
    Pass,
    Play,
    playable,
    way_of,
)
from tablee_hearts.sight import View, imagine

SPADES = SUIT[QUEEN]
HIGH_SPADES = (KINDS["KS"], KINDS["AS"])
WORLDS = 24
"""Deals the expert plays to the end for each card."""
TRIED = 6
"""Three of so many cards are tried when cards are passed."""


class Level(msgspec.Struct, frozen=True):
    """How well and how quickly somebody plays."""

    slips: float
    worlds: int
    pace: Reaction


LEVELS = {
    "beginner": Level(0.5, 0, Reaction(1300, 200, 500)),
    "regular": Level(0.06, 0, Reaction(1000, 150, 350)),
    "expert": Level(0.0, WORLDS, Reaction(800, 100, 250)),
}


class HeartsBot:
    """Remembers nothing: its view holds all that was played."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def notice(self, view: View) -> None:
        """Nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        if not legal:
            return None
        slips = rng.random() < self._level.slips
        if isinstance(legal[0], Pass):
            kinds = self._three(view, rng, slips)
            move: Move = Pass(tuple(CARDS[kind] for kind in kinds))
        else:
            move = self._card(view, legal, rng, slips)
        return Intent(move, self._level.pace.draw(rng))

    def _three(self, view: View, rng: Rng, slips: bool) -> Cards:
        if slips:
            return _any(view.hand, rng)
        worlds = self._level.worlds // 2
        return searched_pass(view, worlds, rng) if worlds else worst(view.hand)

    def _card(self, view: View, legal: Sequence[Move], rng: Rng, slips: bool) -> Move:
        able = [KINDS[move.card] for move in legal if isinstance(move, Play)]
        if slips:
            return Play(CARDS[able[rng.randrange(len(able))]])
        if len(able) == 1 or not self._level.worlds:
            return Play(CARDS[usual(able, view.hand, view.trick, view.played)])
        return Play(CARDS[searched(view, able, self._level.worlds, rng)])


def _any(hand: Sequence[int], rng: Rng) -> Cards:
    left = [*hand]
    return tuple(sorted(left.pop(rng.randrange(len(left))) for _ in range(PASSED)))


# --- what people know ----------------------------------------------------------------------------


def worst(hand: Sequence[int], count: int = PASSED) -> Cards:
    """The cards one would rather not have."""
    lengths = [sum(SUIT[kind] == suit for kind in hand) for suit in range(4)]
    order = sorted(hand, key=lambda kind: _danger(kind, hand, lengths))
    return tuple(sorted(order[-count:]))


def _danger(kind: int, hand: Sequence[int], lengths: Sequence[int]) -> float:
    suit, high = SUIT[kind], STRENGTH[kind]
    if suit == SPADES:
        is_high = kind == QUEEN or kind in HIGH_SPADES
        return 40.0 + high if is_high and lengths[suit] < 5 else -10.0
    low = sum(SUIT[other] == suit and STRENGTH[other] < high for other in hand)
    danger = 2.0 * high - 2.5 * low + (6 if suit == HEARTS else 0)
    return danger + (9 if suit != HEARTS and lengths[suit] <= 2 else 0)


def usual(
    able: Sequence[int], hand: Sequence[int], trick: Sequence[int], played: Sequence[int]
) -> int:
    """Leads low, stays below, and throws away what is dangerous."""
    if len(able) == 1:
        return able[0]
    if not trick:
        out = _out_by_suit(hand, played)
        return min(able, key=lambda kind: _risk_of_leading(kind, out[SUIT[kind]], hand, played))
    led = SUIT[trick[0]]
    if SUIT[able[0]] != led:
        return max(able, key=lambda kind: _worth_throwing(kind, played))
    best = max(STRENGTH[kind] for kind in trick if SUIT[kind] == led)
    below = [kind for kind in able if STRENGTH[kind] < best]
    if below:
        return QUEEN if QUEEN in below else max(below, key=STRENGTH.__getitem__)
    safe = [kind for kind in able if kind != QUEEN]
    if len(trick) == SEATS - 1 and safe:
        return max(safe, key=STRENGTH.__getitem__)
    return min(safe or able, key=STRENGTH.__getitem__)


def _out_by_suit(hand: Sequence[int], played: Sequence[int]) -> list[int]:
    """How many cards of each suit the others still have."""
    out = [13] * 4
    for kind in (*hand, *played):
        out[SUIT[kind]] -= 1
    return out


def _risk_of_leading(kind: int, out: int, hand: Sequence[int], played: Sequence[int]) -> float:
    risk = float(STRENGTH[kind])
    if SUIT[kind] == SPADES and QUEEN not in played:
        risk += 30 if kind == QUEEN or kind in HIGH_SPADES else -6 * (QUEEN not in hand)
    return risk + (12 if not out else 0) + (2 if SUIT[kind] == HEARTS else 0)


def _worth_throwing(kind: int, played: Sequence[int]) -> float:
    if kind == QUEEN:
        return 100.0
    if kind in HIGH_SPADES and QUEEN not in played:
        return 60.0 + STRENGTH[kind]
    return STRENGTH[kind] + (14 if SUIT[kind] == HEARTS else 0)


# --- deals played to their end --------------------------------------------------------------------


def searched(view: View, able: Sequence[int], worlds: int, rng: Rng) -> int:
    """The card after which the deal ends best, in deals that may be the real one."""
    sums = dict.fromkeys(able, 0.0)
    for _ in range(worlds):
        state = imagine(view, rng)
        for kind in able:
            sums[kind] += _gain(Rest(view, state.hands).play_on(kind), view.me)
    return max(able, key=sums.__getitem__)


def searched_pass(view: View, worlds: int, rng: Rng) -> Cards:
    """Three of the cards one would rather not have, after which whole deals end best."""
    tried = list(combinations(worst(view.hand, TRIED), PASSED))
    sums = dict.fromkeys(tried, 0.0)
    step = STEPS[way_of(view.history)]
    for _ in range(worlds):
        hands = imagine(view, rng).hands
        others = [worst(hand) for hand in hands]
        for three in tried:
            given = [three if seat == view.me else other for seat, other in enumerate(others)]
            after = [
                tuple({*hand} - {*given[seat]} | {*given[(seat - step) % SEATS]})
                for seat, hand in enumerate(hands)
            ]
            leader = next(seat for seat, hand in enumerate(after) if TWO in hand)
            rest = Rest(replace(view, leader=leader), after)
            sums[three] += _gain(rest.play_on(TWO), view.me)
    return max(tried, key=sums.__getitem__)


def _gain(points: Sequence[int], me: int) -> float:
    """What the others get more than I do, on average. HE-10 is why a few points may save many."""
    counted = [ALL - each for each in points] if ALL in points else points
    return sum(counted) / (SEATS - 1) - counted[me] * SEATS / (SEATS - 1)


class Rest:
    """What is left of a deal, played by everybody in the usual way."""

    def __init__(self, view: View, hands: Sequence[Cards]) -> None:
        self.options: Options = view.options
        self.hands: list[list[int]] = [list(hand) for hand in hands]
        self.leader, self.trick, self.points = view.leader, [*view.trick], [*view.points]
        self.played: list[int] = [*view.played]

    def play_on(self, kind: int) -> list[int]:
        while True:
            seat = (self.leader + len(self.trick)) % SEATS
            self._play(seat, kind)
            if not any(self.hands):
                return self.points
            hand = self.hands[(self.leader + len(self.trick)) % SEATS]
            kind = usual(self._able(hand), hand, self.trick, self.played)

    def _able(self, hand: Sequence[int]) -> Sequence[int]:
        if self.trick and len(self.played) >= SEATS:
            return following(hand, self.trick)
        return playable(self, hand)

    def _play(self, seat: int, kind: int) -> None:
        self.hands[seat].remove(kind)
        self.trick.append(kind)
        self.played.append(kind)
        if len(self.trick) == SEATS:
            self.leader = taker(self.leader, self.trick, SEATS)
            self.points[self.leader] += sum(POINTS[one] for one in self.trick)
            self.trick = []


PLAYERS: dict[str, Any] = {
    name: (lambda seat, level=level: HeartsBot(level)) for name, level in LEVELS.items()
}
