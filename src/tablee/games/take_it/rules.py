"""Rules of Take It! and Slam Dunk. Marks like TI-17 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from tablee.games.take_it import score
from tablee.games.take_it.components import CARDS, KINDS, NAMES, TAKES, deck
from tablee.games.take_it.jokers import Reading
from tablee.games.take_it.moves import Close, FirstOptions, Oldest, Options, Reveal, Take, Turn
from tablee.games.take_it.state import NEWEST, State
from tablee.kernel import CHANCE, BadOptions, IllegalMove, Move, Outcome, Rng, Say, Timer
from tablee.kernel.say import say
from tablee.pieces import stock as stocks

# --- the start -----------------------------------------------------------------------------------


def start(options: Options, seats: int, rules: int = NEWEST) -> State:
    """TI-05: all cards together in one stock; TI-07: the oldest deals first."""
    least = 3 if options.edition == "slam_dunk" else 2  # TI-02: Slam Dunk has no figure for two
    if not least <= seats <= 5:
        raise BadOptions("seats_for_edition", least=least, most=5, seats=seats)
    stock = deck(options.edition)
    state = State(options=options, stock=stock, piles=((),) * seats, rules=rules)
    if options.oldest == "random":
        return state
    dealer = int(options.oldest) - 1
    if dealer >= seats:
        raise BadOptions("no_such_oldest", chair=dealer + 1, seats=seats)
    return replace(state, dealer=dealer, phase="deal")


def start_first(options: FirstOptions, seats: int) -> State:
    """Version 1: what was agreed about jokers, whatever the edition."""
    agreed = msgspec.to_builtins(options)
    agreed["joker_may_split_pairs"] = "yes" if options.joker_may_split_pairs else "no"
    return start(Options(**agreed), seats, rules=1)


# --- what may be done ----------------------------------------------------------------------------


def to_act(state: State) -> tuple[int, ...]:
    phase = state.phase
    if phase in ("turn", "oldest"):
        return (CHANCE,)
    if phase == "over":
        return ()
    if not state.row:
        return (state.dealer,)
    if not state.settled:  # nobody has reached the limit
        return _EVERYBODY[len(state.piles)]
    most = limit(state)
    return tuple(
        [
            seat
            for seat, piles in enumerate(state.piles)
            if len(piles) < most or (seat == state.dealer and phase == "deal")
        ]
    )


def legal(state: State, seat: int) -> Sequence[Move]:
    phase = state.phase
    if seat == CHANCE:
        return (Close(),) if phase == "last_call" else ()
    moves: list[Move] = []
    if state.row and phase in ("deal", "last_call") and len(state.piles[seat]) < limit(state):
        moves.append(Take(state.number))
    if seat == state.dealer and phase == "deal":
        moves.append(_REVEALS[turned(state) + 1])
    return moves


def chances(state: State) -> Sequence[tuple[Move, int]]:
    if state.phase == "oldest":
        return [(Oldest(seat), 1) for seat in range(len(state.piles))]
    if state.phase == "turn":
        return [(_TURNS[kind], count) for kind, count in enumerate(state.stock) if count]
    return ()


def draw(state: State, rng: Rng) -> Move:
    if state.phase == "oldest":
        return Oldest(rng.randrange(len(state.piles)))
    if state.phase == "turn":
        return _TURNS[stocks.draw(state.stock, rng)]
    raise IllegalMove("not_chances_turn")


def race(state: State, seat: int, move: Move) -> str | None:
    """TI-22: hands on the box for the same row are judged together."""
    return f"row-{move.row}" if isinstance(move, Take) else None


def timers(state: State) -> Sequence[Timer]:
    """TI-08: the automatic dealer, so that nobody can stall; and the end of a last call."""
    if state.phase == "deal":
        card = turned(state) + 1
        return _dealing(card, state.number, state.dealer, state.options.tempo_ms)
    if state.phase == "last_call":
        return (Timer("last-call", CHANCE, Close(), 1000 * state.options.last_call_seconds),)
    return ()


@lru_cache(maxsize=1024)  # asked again after every entry, whatever it was
def _dealing(card: int, row: int, dealer: int, after_ms: int) -> tuple[Timer, ...]:
    return (Timer(f"card-{card}-{row}", dealer, _REVEALS[card], after_ms, shown=False),)


# Moves are values: made once, listed again and again.
_REVEALS: Final = tuple(map(Reveal, range(CARDS + 1)))
_TURNS: Final = tuple(map(Turn, NAMES))
_EVERYBODY: Final = tuple(tuple(range(seats)) for seats in range(6))


# --- the judge -----------------------------------------------------------------------------------


def apply(state: State, seat: int, move: Move) -> State:
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat == CHANCE:
        return _happen(state, move)
    if not 0 <= seat < len(state.piles):
        raise IllegalMove("no_such_seat", seat=seat)
    if state.phase in ("oldest", "turn"):
        raise IllegalMove("card_coming")
    if isinstance(move, Take):
        return _take(state, seat, move.row)
    if isinstance(move, Reveal):
        return _reveal(state, seat, move.card)
    raise IllegalMove("not_yours")


def _take(state: State, seat: int, row: int) -> State:
    """TI-13: all cards of the row, as it lies at this moment."""
    most = limit(state)
    if row < state.number:
        raise IllegalMove("too_late", row=row)  # TI-23: it never falls on the next row
    if row > state.number:
        raise IllegalMove("no_such_row", row=row)
    if len(state.piles[seat]) >= most:
        raise IllegalMove("limit_reached", limit=most)  # TI-21
    if not state.row:
        raise IllegalMove("empty_row")
    piles = _with_pile(state.piles, seat, state.row)
    taken = replace(
        state,
        piles=piles,
        row=(),
        number=state.number + 1,
        dealer=state.dealer if state.settled else seat,  # TI-16, TI-20
        settled=state.settled or len(piles[seat]) == most,
        taker=seat,
    )
    return _after_take(taken, most)


def _after_take(state: State, most: int) -> State:
    """TI-38: it ends when all players but one have reached the limit; TI-39: what then remains."""
    if not state.settled and any(state.stock):
        return state  # nobody has reached it
    under = [seat for seat, own in enumerate(state.piles) if len(own) < most]
    if len(under) > 1:
        # Only after a last call can the stock be empty while two may still take.
        return replace(state, phase="over", ending="stock") if not any(state.stock) else state
    left = tuple(stocks.kinds(state.stock))
    if left and keeps_leftovers(state.options):
        piles = _with_pile(state.piles, under[0], left)
        state = replace(state, piles=piles, stock=(0,) * len(state.stock))
    return replace(state, phase="over", ending="limit")


def _reveal(state: State, seat: int, card: int) -> State:
    if state.phase == "last_call":
        raise IllegalMove("stock_empty")
    if seat != state.dealer:
        raise IllegalMove("not_dealer")
    coming = turned(state) + 1
    if card != coming:
        raise IllegalMove("card_gone" if card < coming else "no_such_card", card=card)
    return replace(state, phase="turn")


def _happen(state: State, move: Move) -> State:
    """What chance and the clock do."""
    if isinstance(move, Turn) and state.phase == "turn":
        return _turn(state, move.card)
    if isinstance(move, Oldest) and state.phase == "oldest":
        if not 0 <= move.seat < len(state.piles):
            raise IllegalMove("no_such_seat", seat=move.seat)
        return replace(state, dealer=move.seat, phase="deal")
    if isinstance(move, Close) and state.phase == "last_call":
        return replace(state, phase="over", ending="stock")
    raise IllegalMove("not_chances_turn")


def _turn(state: State, card: str) -> State:
    """TI-10: the card joins the row; TI-37: with the last one the game is over."""
    kind = KINDS.get(card)
    if kind is None or not state.stock[kind]:
        raise IllegalMove("no_such_card", card=card[:10])
    stock, row = stocks.take(state.stock, kind), (*state.row, kind)
    if any(stock):
        return replace(state, stock=stock, row=row, phase="deal")
    if state.options.last_call_seconds:
        return replace(state, stock=stock, row=row, phase="last_call")
    return replace(state, stock=stock, row=row, phase="over", ending="stock")


# --- what is known -------------------------------------------------------------------------------


def limit(state: State) -> int:
    """TI-18: how often each may take; fixed by the number of seats."""
    return TAKES[len(state.piles)]


def turned(state: State) -> int:
    """How many cards have been turned so far."""
    return CARDS - sum(state.stock)


def keeps_leftovers(options: Options) -> bool:
    """TI-39: Take It! gives the last player the stock, Slam Dunk does not say so."""
    if options.leftovers == "edition":
        return options.edition == "take_it"
    return options.leftovers == "yes"


def splits_pairs(options: Options) -> bool:
    """A-TI-5: Take It! lets a joker stand by any double card, Slam Dunk only for a missing one."""
    if options.joker_may_split_pairs == "edition":
        return options.edition == "take_it"
    return options.joker_may_split_pairs == "yes"


@lru_cache(maxsize=64)
def reading(options: Options, rules: int) -> Reading:
    """What jokers may and must do (TI-29, TI-30).

    Before version 3 no joker split a pair of negative cards, and both editions forced a joker
    upon every card left alone.
    """
    split, newest = splits_pairs(options), rules >= 3
    return Reading(split, split and newest, newest and options.edition == "take_it")


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    told = score.settle(state.piles, reading(state.options, state.rules))
    return score.outcome(told, say(f"end-{state.ending}"))


def figures(states: Sequence[State], seat: int) -> list[Say]:
    """TI-15: only now, when there is nothing left to remember."""
    end = states[-1]
    worth = score.worths(end.piles, reading(end.options, end.rules), seat)
    told = " · ".join(f"{points:+d}" for points in worth).replace("-", "−")
    return [say("figure-rows", worth=told)] if told else []


# --- small things --------------------------------------------------------------------------------


def _with_pile(piles: score.Piles, seat: int, cards: tuple[int, ...]) -> score.Piles:
    """TI-14: one more pile of its own."""
    return (*piles[:seat], (*piles[seat], cards), *piles[seat + 1 :])
