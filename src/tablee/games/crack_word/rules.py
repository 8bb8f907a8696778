"""Rules of Crack Word. Marks like CW-17 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, compress
from typing import Any, Final

from msgspec.structs import replace

from tablee.games.crack_word import chance
from tablee.games.crack_word.components import BIN, JOKER, LETTERS, card, kind_of, owner_of
from tablee.games.crack_word.going_on import after_emptied, after_laid, give_up
from tablee.games.crack_word.laying import (
    answer,
    check_held,
    joker,
    letter_kind,
    place,
    row_of,
    spoken,
    waiting,
)
from tablee.games.crack_word.line import cards_of, places
from tablee.games.crack_word.moves import (
    Abstain,
    Accept,
    Bin,
    Cut,
    Deal,
    Joker,
    Pass,
    Place,
    Reject,
    Seed,
    SeedJoker,
    Turn,
)
from tablee.games.crack_word.state import NOBODY, Slot, State, text_of, with_item
from tablee.kernel import CHANCE, IllegalMove, Move
from tablee.pieces.stock import put, take


def to_act(state: State) -> tuple[int, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "claim":
        return waiting(state)
    return (CHANCE,) if chance.is_due(state) else (state.turn,)


def default(state: State, seat: int) -> Move:
    """Out of time: a pass, or the first letter in hand where one must be laid."""
    if state.phase == "claim":
        return Reject()
    return legal(state, seat)[0] if state.phase == "seed" else Pass()


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.phase == "claim":
        return (Accept(), Reject(), Abstain()) if seat in waiting(state) else ()
    if seat != state.turn or state.phase == "over" or chance.is_due(state):
        return ()
    hand = state.hands[seat]
    letters = list(compress(LETTERS, hand))
    if state.phase == "seed":
        seeds: list[Move] = [Seed(letter) for letter in letters]
        return [*seeds, *([SeedJoker()] if hand[JOKER] else [])]
    moves: list[Move] = []
    for line, row in enumerate(state.lines):
        spots = _placements(line, text_of(row), state.options.insertion)
        moves += chain.from_iterable(map(spots.__getitem__, letters))
        if hand[JOKER]:
            moves += _joker_placements(line, len(row), state.options.insertion)
        if hand[BIN] and row:
            moves.append(Bin(line))
    moves.append(Pass())
    return moves


@lru_cache(maxsize=512)  # a turn changes one line of four
def _placements(line: int, text: str, insertion: bool) -> dict[str, tuple[Move, ...]]:
    """What may be done with each letter on that line."""
    spots = dict(_beside(line, len(text), insertion))
    everywhere = places(len(text), insertion)
    for letter in set(text):  # CW-22: on top of another card only the same letter goes
        fitting = [at for at in everywhere if not at % 2 or text[at // 2] == letter]
        spots[letter] = tuple([Place(letter, line, at) for at in fitting])
    return spots


@lru_cache(maxsize=256)
def _joker_placements(line: int, length: int, insertion: bool) -> tuple[Move, ...]:
    return tuple([Joker(line, at) for at in places(length, insertion)])


@lru_cache(maxsize=256)  # the same for every line of a length
def _beside(line: int, length: int, insertion: bool) -> dict[str, tuple[Move, ...]]:
    """The same where nothing is covered."""
    gaps = [at for at in places(length, insertion) if not at % 2]
    return {letter: tuple(Place(letter, line, at) for at in gaps) for letter in LETTERS}


def apply(state: State, seat: int, move: Any) -> State:
    """The one judge."""
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat not in to_act(state):
        raise IllegalMove("not_your_turn")
    if state.phase == "claim":
        return answer(state, seat, move)
    if type(move) in _DEALT:
        return chance.apply(state, move)
    if seat == CHANCE:
        raise IllegalMove("not_your_turn")
    if type(move) in _SEEDS:
        return _seed(state, seat, move)
    if state.phase == "seed":
        raise IllegalMove("seed_first", line=state.emptied + 1)
    judge = _JUDGES.get(type(move))
    if judge is None:
        raise IllegalMove("unknown_move")
    return judge(state, seat, move)


def _pass(state: State, seat: int, move: Pass) -> State:
    return give_up(state, seat)


def _bin(state: State, seat: int, move: Bin) -> State:
    """CW-40 to CW-43: everybody's letters go home, the bin itself is a point."""
    check_held(state, seat, BIN)
    line = move.line
    row = row_of(state, line)
    if not row:
        raise IllegalMove("line_empty", line=line + 1)
    hands = list(with_item(state.hands, seat, take(state.hands[seat], BIN)))
    for laid in cards_of(row):
        hands[owner_of(laid)] = put(hands[owner_of(laid)], kind_of(laid))
    kept = (*state.paquets[seat], card(seat, BIN))
    cleared = replace(
        state,
        hands=tuple(hands),
        lines=with_item(state.lines, line, ()),
        paquets=with_item(state.paquets, seat, kept),
    )
    return after_emptied(cleared, seat, line)


def _seed(state: State, seat: int, move: Seed | SeedJoker) -> State:
    """CW-36, CW-43: no example is needed for a letter alone."""
    if state.phase != "seed":
        raise IllegalMove("nothing_to_seed")
    kind, letter = (
        (letter_kind(move.card), move.card)
        if isinstance(move, Seed)
        else (JOKER, spoken(move.letter))
    )
    check_held(state, seat, kind)
    row = (Slot(state.laid, letter, (card(seat, kind),)),)
    seeded = replace(
        state,
        hands=with_item(state.hands, seat, take(state.hands[seat], kind)),
        lines=with_item(state.lines, state.emptied, row),
        laid=state.laid + 1,
        phase="play",
        emptied=NOBODY,
    )
    return after_laid(seeded, seat)


_DEALT: Final = (Cut, Turn, Deal)
_SEEDS: Final = (Seed, SeedJoker)
_JUDGES: Final[dict[type[Move], Callable[[State, int, Any], State]]] = {
    Place: place,
    Joker: joker,
    Bin: _bin,
    Pass: _pass,
}
