"""Rules of Crack Word. Marks like CW-17 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.crack_word import chance
from tablee.games.crack_word.components import (
    BIN,
    JOKER,
    KIND_OF,
    LETTERS,
    LINES,
    card,
    kind_of,
    owner_of,
)
from tablee.games.crack_word.course import after_emptied, after_laid, give_up
from tablee.games.crack_word.line import cards_of, covers, is_crack, is_example, lay, places
from tablee.games.crack_word.state import (
    NOBODY,
    Bin,
    Cut,
    Deal,
    Joker,
    Pass,
    Place,
    Row,
    Seed,
    SeedJoker,
    Slot,
    State,
    Turn,
    text_of,
    with_item,
)
from tablee.kernel import CHANCE, IllegalMove, Move
from tablee.pieces.stock import put, take


def to_act(state: State) -> tuple[int, ...]:
    if state.phase == "over":
        return ()
    return (CHANCE,) if chance.is_due(state) else (state.turn,)


def default(state: State, seat: int) -> Move:
    """Out of time: a pass, or the first letter in hand where one must be laid."""
    return legal(state, seat)[0] if state.phase == "seed" else Pass()


def legal(state: State, seat: int) -> Sequence[Move]:
    if to_act(state) != (seat,):
        return ()
    hand = state.hands[seat]
    letters = [kind for kind in range(JOKER) if hand[kind]]
    if state.phase == "seed":
        seeds: list[Move] = [Seed(LETTERS[kind]) for kind in letters]
        return [*seeds, *([SeedJoker()] if hand[JOKER] else [])]
    moves: list[Move] = []
    for number, row in enumerate(state.lines):
        for kind in letters:
            letter = LETTERS[kind]
            moves += [Place(letter, number, at) for at in places(row, state.options, letter)]
        if hand[JOKER]:
            moves += [Joker(number, at) for at in places(row, state.options, "")]
        if hand[BIN] and row:
            moves.append(Bin(number))
    moves.append(Pass())
    return moves


def apply(state: State, seat: int, move: Move) -> State:
    """The one judge."""
    if state.phase == "over":
        raise IllegalMove("game_over")
    if (seat,) != to_act(state):
        raise IllegalMove("not_your_turn")
    if isinstance(move, Cut | Turn | Deal):
        return chance.apply(state, move)
    if seat == CHANCE:
        raise IllegalMove("not_your_turn")
    if isinstance(move, Seed | SeedJoker):
        return _seed(state, seat, move)
    if state.phase == "seed":
        raise IllegalMove("seed_first", line=state.emptied + 1)
    match move:
        case Place(card=name):
            return _lay(state, seat, move, _letter_kind(name), name)
        case Joker(letter=letter):
            return _lay(state, seat, move, JOKER, _spoken(letter))
        case Bin(line=line):
            return _bin(state, seat, line)
        case Pass():
            return give_up(state, seat)
    raise IllegalMove("unknown_move")


def _lay(state: State, seat: int, move: Place | Joker, kind: int, letter: str) -> State:
    """CW-20 to CW-35: the card goes down, the example is judged, then the call."""
    _check_held(state, seat, kind)
    line, at = move.line, move.at
    row = _row(state, line)
    if at not in places(row, state.options, ""):
        raise IllegalMove("no_such_place", line=line + 1)
    covered = covers(row, at)
    if covered is not None and covered.letter != letter:
        raise IllegalMove("not_the_same_letter", letter=covered.letter)
    longer = lay(row, at, letter, card(seat, kind), state.laid)
    word = move.word
    if move.crack and not word:
        word = text_of(longer)  # the call names the line itself
    if not is_example(longer, state.options, word):
        return give_up(state, seat)  # CW-26: the card is back in hand, the turn and a draw gone
    after = replace(
        state,
        hands=with_item(state.hands, seat, take(state.hands[seat], kind)),
        lines=with_item(state.lines, line, longer),
        laid=state.laid + 1,
    )
    if move.crack and is_crack(longer, state.options, seat):
        return _crack(after, seat, line)
    return after_laid(after, seat)  # a call without ground changes nothing (CW-34)


def _crack(state: State, seat: int, line: int) -> State:
    """CW-35: all cards of the word, covered ones included."""
    won = (*state.paquets[seat], *cards_of(state.lines[line]))
    taken = replace(
        state, lines=with_item(state.lines, line, ()), paquets=with_item(state.paquets, seat, won)
    )
    return after_emptied(taken, seat, line)


def _bin(state: State, seat: int, line: int) -> State:
    """CW-40 to CW-43: everybody's letters go home, the bin itself is a point."""
    _check_held(state, seat, BIN)
    row = _row(state, line)
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
        (_letter_kind(move.card), move.card)
        if isinstance(move, Seed)
        else (JOKER, _spoken(move.letter))
    )
    _check_held(state, seat, kind)
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


def _check_held(state: State, seat: int, kind: int) -> None:
    if not state.hands[seat][kind]:
        raise IllegalMove("not_in_hand")


def _letter_kind(name: str) -> int:
    kind = KIND_OF.get(name, BIN)
    if kind >= JOKER:
        raise IllegalMove("not_a_letter")
    return kind


def _spoken(letter: str) -> str:
    """CW-44: a joker needs a letter A to Z."""
    spoken = letter.upper()
    if len(spoken) != 1 or spoken not in LETTERS:
        raise IllegalMove("letter_missing")
    return spoken


def _row(state: State, line: int) -> Row:
    if not 0 <= line < LINES:
        raise IllegalMove("no_such_line")
    return state.lines[line]
