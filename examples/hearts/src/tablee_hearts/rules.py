"""Rules of Hearts. Marks like HE-7 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, BadOptions, IllegalMove, Line, Move, Outcome, Rng, rank
from tablee.kernel.say import say
from tablee.pieces import deals
from tablee.pieces.deals import Deal, Hands
from tablee.pieces.playing_cards import CARDS, KINDS, packs
from tablee.pieces.stock import Stock
from tablee.pieces.tricks import SUIT, Cards, following, on_turn, taker

SEATS, HELD, PASSED = 4, 13, 3
TWO, QUEEN = KINDS["2C"], KINDS["QS"]
HEARTS = SUIT[KINDS["2H"]]
POINTS = tuple(13 if kind == QUEEN else int(SUIT[kind] == HEARTS) for kind in range(len(CARDS)))
"""HE-9: what each card counts for whoever takes it."""
ALL = sum(POINTS)
WAYS = ("left", "right", "across", "keep")
STEPS = {"left": 1, "right": 3, "across": 2, "keep": 0}
Four = tuple[int, int, int, int]
Phase = Literal["deal", "pass", "play", "over"]


class Options(msgspec.Struct, frozen=True):
    """How long it is, and whether the first trick is harmless."""

    until: Literal[25, 50, 100] = 100
    """HE-11: the game ends with the deal in which somebody gets so many points."""
    harmless: bool = True
    """HE-8: no points on the first trick."""


class Pass(Move, frozen=True, tag="pass"):
    """HE-3: three cards for another player, face down."""

    blanks = ("cards",)

    cards: tuple[str, ...] = ()


class Play(Move, frozen=True, tag="play"):
    """HE-5: a card into the trick."""

    card: str


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that is true. Cards are kinds."""

    options: Options = Options()
    phase: Phase = "deal"
    stock: Stock = packs(1)
    hands: Hands = ((),) * SEATS
    passed: Hands = ((),) * SEATS
    leader: int = 0
    trick: Cards = ()
    last: Cards = ()
    """The trick before, which lies there until the next card is led."""
    led: int = 0
    """Who led to it."""
    played: Cards = ()
    """All of this deal that lies open or was taken."""
    voids: Four = (0, 0, 0, 0)
    """Suits that each seat has shown not to have, as bits."""
    points: Four = (0, 0, 0, 0)
    tricks: Four = (0, 0, 0, 0)
    history: tuple[Four, ...] = ()
    """What each finished deal counted."""

    @property
    def way(self) -> str:
        return way_of(self.history)


def way_of(history: Sequence[Four]) -> str:
    """HE-3: left, right, across, and in every fourth deal nobody passes."""
    return WAYS[len(history) % len(WAYS)]


def start(options: Options, seats: int) -> State:
    if seats != SEATS:
        raise BadOptions("wrong_seats", seats=seats)
    return State(options)


def to_act(state: State) -> tuple[int, ...]:
    match state.phase:
        case "deal":
            return (CHANCE,)
        case "pass":
            return tuple([seat for seat in range(SEATS) if not state.passed[seat]])
        case "play":
            return (on_turn(state.leader, state.trick, SEATS),)
    return ()


def legal(state: State, seat: int) -> Sequence[Move]:
    if seat not in to_act(state):
        return ()
    if state.phase == "pass":
        return (Pass(),)
    return [Play(CARDS[kind]) for kind in playable(state, state.hands[seat])]


def chances(state: State) -> Sequence[tuple[Move, int]]:
    return deals.chances(state.stock, state.hands) if state.phase == "deal" else ()


def draw(state: State, rng: Rng) -> Move:
    return deals.draw(state.stock, state.hands, rng)


# --- what may be played --------------------------------------------------------------------------


def playable(state: Any, hand: Sequence[int]) -> Cards:
    """HE-5 to HE-8, for a state or a view."""
    if not state.played:
        return (TWO,)
    if not state.trick and not is_broken(state.played):
        return tuple([kind for kind in hand if SUIT[kind] != HEARTS]) or tuple(hand)
    able = following(hand, state.trick)
    if len(state.played) < SEATS and state.options.harmless:
        return tuple([kind for kind in able if not POINTS[kind]]) or able
    return able


def refusal(state: Any, hand: Sequence[int], kind: int) -> str:
    """Why this card of the hand cannot be played now; "" where it can."""
    if kind in playable(state, hand):
        return ""
    if not state.played:
        return "two_of_clubs"
    if not state.trick:
        return "not_broken"
    return "no_points_yet" if kind in following(hand, state.trick) else "follow_suit"


def is_broken(played: Sequence[int]) -> bool:
    """HE-7: a heart has been played in this deal."""
    return any(SUIT[kind] == HEARTS for kind in played)


# --- the judge -----------------------------------------------------------------------------------


def apply(state: State, seat: int, move: Move) -> State:
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat not in to_act(state):
        raise IllegalMove("not_your_turn")
    match move:
        case Deal() if seat == CHANCE:
            return _deal(state, move)
        case Pass() if state.phase == "pass":
            return _pass(state, seat, move)
        case Play() if state.phase == "play":
            return _play(state, seat, move)
    raise IllegalMove("not_now")


def _deal(state: State, move: Deal) -> State:
    stock, hands = deals.dealt(state.stock, state.hands, move)
    after = replace(state, stock=stock, hands=hands)
    if any(stock):
        return after
    return _lead(after) if state.way == "keep" else replace(after, phase="pass")


def _pass(state: State, seat: int, move: Pass) -> State:
    """HE-4: everybody has chosen before anybody takes up what came."""
    kinds = tuple(sorted(KINDS.get(card, -1) for card in set(move.cards)))
    if len(kinds) != PASSED or len(move.cards) != PASSED:
        raise IllegalMove("pass_three")
    if not {*kinds} <= {*state.hands[seat]}:
        raise IllegalMove("not_your_cards")
    passed = put(state.passed, seat, kinds)
    if not all(passed):
        return replace(state, passed=passed)
    came = [passed[giver(state.way, taken)] for taken in range(SEATS)]
    hands = tuple(
        tuple(sorted({*hand} - {*passed[n]} | {*came[n]})) for n, hand in enumerate(state.hands)
    )
    return _lead(replace(state, passed=passed, hands=hands))


def giver(way: str, seat: int) -> int:
    """Whose cards this seat gets."""
    return (seat - STEPS[way]) % SEATS


def _lead(state: State) -> State:
    """HE-5: whoever has the two of clubs leads it."""
    leader = next(seat for seat, hand in enumerate(state.hands) if TWO in hand)
    return replace(state, phase="play", leader=leader)


def _play(state: State, seat: int, move: Play) -> State:
    kind, hand = KINDS.get(move.card, -1), state.hands[seat]
    if kind not in hand:
        raise IllegalMove("not_your_cards")
    if why := refusal(state, hand, kind):
        raise IllegalMove(why)
    trick, voids = (*state.trick, kind), state.voids
    if SUIT[kind] != SUIT[trick[0]]:
        voids = put(voids, seat, voids[seat] | 1 << SUIT[trick[0]])
    hands = put(state.hands, seat, tuple([one for one in hand if one != kind]))
    after = replace(
        state, trick=trick, last=(), hands=hands, voids=voids, played=(*state.played, kind)
    )
    return after if len(trick) < SEATS else _take(after)


def _take(state: State) -> State:
    """HE-6: the highest card of the suit led takes the trick, and its player leads."""
    seat = taker(state.leader, state.trick, SEATS)
    count = sum(POINTS[kind] for kind in state.trick)
    after = replace(
        state,
        trick=(),
        last=state.trick,
        led=state.leader,
        leader=seat,
        points=put(state.points, seat, state.points[seat] + count),
        tricks=put(state.tricks, seat, state.tricks[seat] + 1),
    )
    return after if any(after.hands) else _count(after)


def _count(state: State) -> State:
    """HE-10, HE-11: the deal is over; perhaps the game is."""
    counted = replace(state, history=(*state.history, deal_score(state.points)))
    if max(totals(counted.history)) >= state.options.until:
        return replace(counted, phase="over")
    return State(state.options, last=state.last, led=state.led, history=counted.history)


def deal_score(points: Sequence[int]) -> Any:
    """HE-10: who takes everything gives 26 points to each of the others."""
    return tuple(points) if ALL not in points else tuple(ALL - each for each in points)


def totals(history: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(sum(deal[seat] for deal in history) for seat in range(SEATS))


def outcome(state: State) -> Outcome | None:
    """HE-12: the fewest points win."""
    if state.phase != "over":
        return None
    scores = totals(state.history)
    lines = [
        tuple(Line(say("score-deal", n=n), deal[seat]) for n, deal in enumerate(state.history, 1))
        for seat in range(SEATS)
    ]
    return Outcome(rank([-score for score in scores]), scores, tuple(lines))


def put(row: Any, place: int, value: Any) -> Any:
    return (*row[:place], value, *row[place + 1 :])
