"""How the game goes on: new hands, the last hand, the last rounds, the end, the score."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.crack_word.components import BIN, HAND, JOKER, NAMES, kind_of, owner_of
from tablee.games.crack_word.line import cards_of
from tablee.games.crack_word.state import NOBODY, State
from tablee.kernel import Line, Outcome, rank, who
from tablee.kernel.say import say
from tablee.pieces.stock import Stock, kinds


def after_laid(state: State, seat: int) -> State:
    """A card has been put on the table for good: a new hand (CW-38), or the end (CW-53)."""
    if any(state.hands[seat]):
        return next_turn(state)
    if state.last != NOBODY:
        return replace(state, phase="over", finisher=seat)
    return next_turn(owe(state, seat, HAND))


def after_emptied(state: State, seat: int, line: int) -> State:
    """CW-36, CW-43: the player seeds the line; A-CW-9 says what if there is nothing to seed."""
    hand = state.hands[seat]
    if not can_seed(hand):
        if state.last == NOBODY:
            state = owe(state, seat, HAND)
        elif any(hand):
            return next_turn(state)  # only bins left: the line stays empty
        else:
            return replace(state, phase="over", finisher=seat)  # A-CW-16
    return replace(state, phase="seed", emptied=line)


def give_up(state: State, seat: int) -> State:
    """CW-24, CW-26: draw one and lose the turn; CW-52: in the last rounds, leave the game."""
    if state.last == NOBODY:
        return next_turn(owe(state, seat, 1))
    return next_turn(replace(state, out=(*state.out, seat)))


def next_turn(state: State) -> State:
    """CW-37: clockwise, past those who are out; CW-54: the end when all are."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if seat not in state.out:
            return replace(state, phase="play", turn=seat, emptied=NOBODY, tried=False)
    return replace(state, phase="over", emptied=NOBODY)


def owe(state: State, seat: int, cards: int) -> State:
    """So many cards for a seat, or what its pile holds; the last card is the LAST HAND (CW-47)."""
    drawn = min(cards, state.left[seat])
    if drawn < state.left[seat]:
        return replace(state, owed=((seat, drawn),), drawing=drawn)
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    shares = [(other, min(drawn, state.left[other])) for other in others]  # CW-49, A-CW-13
    return replace(state, owed=((seat, drawn), *shares), drawing=drawn, last=seat)


def can_seed(hand: Stock) -> bool:
    """Letters and jokers, not bins."""
    return any(hand[:BIN])


def outcome(state: State) -> Outcome | None:
    """CW-53 to CW-55. A score is never below nothing, equal ones share the win (A-CW-12)."""
    if state.phase != "over":
        return None
    lines = tuple(_lines(state, seat) for seat in range(state.seats))
    scores = tuple(sum(line.points for line in explained) for explained in lines)
    finisher = state.finisher
    why = say("end-stuck") if finisher == NOBODY else say("end-finished", seat=who(finisher))
    return Outcome(ranks=rank(scores), scores=scores, lines=lines, why=why)


def _lines(state: State, seat: int) -> tuple[Line, ...]:
    paquet = state.paquets[seat]
    explained = [Line(say("score-paquet"), len(paquet), _faces(paquet))]
    if state.finisher == seat:
        bonus = [laid for row in state.lines for laid in cards_of(row) if owner_of(laid) == seat]
        explained.append(Line(say("score-bonus"), len(bonus), _faces(tuple(bonus))))
    if state.finisher == NOBODY:
        letters = kinds(state.hands[seat][: JOKER + 1])
        lost = min(len(letters), len(paquet))
        explained.append(Line(say("score-left"), -lost, tuple(NAMES[kind] for kind in letters)))
    return tuple(explained)


def _faces(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NAMES[kind_of(card)] for card in cards)
