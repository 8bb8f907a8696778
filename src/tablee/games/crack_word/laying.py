"""Laying a card: the word that goes with it, what the table says to it, and the call."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.games.crack_word.components import BIN, JOKER, KIND_OF, LETTERS, LINES, card
from tablee.games.crack_word.going_on import after_emptied, after_laid, give_up
from tablee.games.crack_word.line import cards_of, covers, is_crack, is_example, lay, places
from tablee.games.crack_word.moves import Abstain, Accept, Joker, Place, Reject
from tablee.games.crack_word.state import Claim, Row, State, text_of, with_item
from tablee.kernel import IllegalMove
from tablee.pieces.lexicon import fold
from tablee.pieces.stock import take


def place(state: State, seat: int, move: Place) -> State:
    return _lay(state, seat, move, letter_kind(move.card), move.card)


def joker(state: State, seat: int, move: Joker) -> State:
    return _lay(state, seat, move, JOKER, spoken(move.letter))


def _lay(state: State, seat: int, move: Place | Joker, kind: int, letter: str) -> State:
    """CW-20 to CW-35: the card goes down, the example is judged, then the call."""
    check_held(state, seat, kind)
    line, at = move.line, move.at
    row = row_of(state, line)
    if at not in places(len(row), state.options.insertion):
        raise IllegalMove("no_such_place", line=line + 1)
    covered = covers(row, at)
    if covered is not None and covered.letter != letter:
        raise IllegalMove("not_the_same_letter", letter=covered.letter)
    longer = lay(row, at, letter, card(seat, kind), state.laid)
    word = _named(state, move, longer)
    if is_example(longer, state.options, word, state.accepted):
        return _down(state, seat, kind, line, longer, move.crack)
    if _can_claim(state, longer, word):
        claim = Claim(fold(word), kind, letter, line, at, move.crack)
        return replace(state, phase="claim", claim=claim)
    return _fail(state, seat)


def _named(state: State, move: Place | Joker, longer: Row) -> str:
    """The word as it was said. What cannot be a word of the game costs nothing (CW-25)."""
    if state.options.example == "assisted":
        return ""
    if state.rules == 1:  # a call alone named the line, and everything else was judged
        return text_of(longer) if move.crack and not move.word else move.word
    if not move.word.strip():
        raise IllegalMove("no_word")
    if not fold(move.word):
        raise IllegalMove("letters_only")
    return move.word


def _down(state: State, seat: int, kind: int, line: int, longer: Row, crack: bool) -> State:
    """The card stays; a call without ground changes nothing (CW-34)."""
    after = replace(
        state,
        hands=with_item(state.hands, seat, take(state.hands[seat], kind)),
        lines=with_item(state.lines, line, longer),
        laid=state.laid + 1,
    )
    if crack and is_crack(longer, state.options, seat, state.accepted):
        return _crack(after, seat, line)
    return after_laid(after, seat)


def _crack(state: State, seat: int, line: int) -> State:
    """CW-35: all cards of the word, covered ones included."""
    won = (*state.paquets[seat], *cards_of(state.lines[line]))
    taken = replace(
        state, lines=with_item(state.lines, line, ()), paquets=with_item(state.paquets, seat, won)
    )
    return after_emptied(taken, seat, line)


def _fail(state: State, seat: int) -> State:
    """CW-26: the card is back in hand, the turn and a draw gone; A-CW-17: unless there is a try."""
    if state.options.second_try and not state.tried:
        return replace(state, tried=True)
    return give_up(state, seat)


# --- what the table says to a word ---------------------------------------------------------------


def waiting(state: State) -> tuple[int, ...]:
    """A-CW-18: who has not answered yet."""
    claim = state.claim
    assert claim is not None
    heard = (state.turn, *claim.agreed, *claim.silent)
    return tuple(seat for seat in range(state.seats) if seat not in heard)


def answer(state: State, seat: int, move: Any) -> State:
    """A-CW-18: every other person must agree. It is over as soon as that is so, or cannot be."""
    claim = state.claim
    assert claim is not None
    match move:
        case Accept():
            claim = replace(claim, agreed=(*claim.agreed, seat))
        case Abstain():
            claim = replace(claim, silent=(*claim.silent, seat))
        case Reject():
            return _fail(_settled(state), state.turn)
        case _:
            raise IllegalMove("answer_first", word=claim.word)
    asked = replace(state, claim=claim)
    if len(claim.agreed) == _others(state):
        return _agreed(state, claim)
    if len(claim.agreed) + len(waiting(asked)) < _others(state):
        return _fail(_settled(state), state.turn)
    return asked


def _agreed(state: State, claim: Claim) -> State:
    settled = replace(_settled(state), accepted=(*state.accepted, claim.word))
    laid = card(state.turn, claim.kind)
    longer = lay(state.lines[claim.line], claim.at, claim.letter, laid, state.laid)
    return _down(settled, state.turn, claim.kind, claim.line, longer, claim.crack)


def _settled(state: State) -> State:
    return replace(state, phase="play", claim=None)


def _can_claim(state: State, longer: Row, word: str) -> bool:
    """A word with the line in it, at a table where somebody else can say yes."""
    agreed = state.options.table_accepts and state.options.example == "name_it"
    return agreed and _others(state) > 0 and text_of(longer) in fold(word)


def _others(state: State) -> int:
    """People beside the one in turn."""
    return (state.options.people or state.seats) - 1


# --- what every card is asked --------------------------------------------------------------------


def check_held(state: State, seat: int, kind: int) -> None:
    if not state.hands[seat][kind]:
        raise IllegalMove("not_in_hand")


def letter_kind(name: str) -> int:
    kind = KIND_OF.get(name, BIN)
    if kind >= JOKER:
        raise IllegalMove("not_a_letter")
    return kind


def spoken(letter: str) -> str:
    """CW-44: a joker needs a letter A to Z."""
    named = letter.upper()
    if len(named) != 1 or named not in LETTERS:
        raise IllegalMove("letter_missing")
    return named


def row_of(state: State, line: int) -> Row:
    if not 0 <= line < LINES:
        raise IllegalMove("no_such_line")
    return state.lines[line]
