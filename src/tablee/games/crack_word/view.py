"""What a seat may know: its own hand, and of the others only how many cards they hold."""

from __future__ import annotations

import msgspec

from tablee.games.crack_word import chance
from tablee.games.crack_word.components import BIN, JOKER, LETTERS, PACKS, card, kind_of, owner_of
from tablee.games.crack_word.going_on import outcome
from tablee.games.crack_word.line import cards_of, covers, is_crack, lay
from tablee.games.crack_word.moves import Deal, Joker, Options, Place, SeedJoker
from tablee.games.crack_word.state import NOBODY, Claim, Phase, Row, State, text_of
from tablee.kernel import CHANCE, Move, Rng, state_seen
from tablee.pieces.lexicon import vocabulary
from tablee.pieces.stock import Stock, put, take
from tablee.pieces.stock import draw as draw_kind


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that lies open, and the hands this viewer sees."""

    me: int
    options: Options
    seats: int
    phase: Phase
    turn: int
    cuts: tuple[int, ...]
    rivals: tuple[int, ...]
    left: tuple[int, ...]
    bottom: tuple[tuple[int, ...], ...]
    hands: tuple[Stock | None, ...]
    """None: hidden. All are open when the game is over, since they count (CW-54)."""
    sizes: tuple[int, ...]
    lines: tuple[Row, ...]
    paquets: tuple[tuple[int, ...], ...]
    owed: tuple[tuple[int, int], ...]
    drawing: int
    last: int
    out: tuple[int, ...]
    emptied: int
    finisher: int
    laid: int
    rules: int
    tried: bool
    claim: Claim | None
    accepted: tuple[str, ...]
    scores: tuple[int, ...]
    """Points in the PAQUETs; in the end, the final scores."""


def view(state: State, seat: int) -> View:
    over, result = state.phase == "over", outcome(state)
    return View(
        me=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        turn=state.turn,
        cuts=state.cuts,
        rivals=state.rivals,
        left=state.left,
        bottom=state.bottom,
        hands=state.hands if over else _hidden_but(state.hands, seat),
        sizes=tuple(map(sum, state.hands)),
        lines=state.lines,
        paquets=state.paquets,
        owed=state.owed,
        drawing=state.drawing,
        last=state.last,
        out=state.out,
        emptied=state.emptied,
        finisher=state.finisher,
        laid=state.laid,
        rules=state.rules,
        tried=state.tried,
        claim=state.claim,
        accepted=state.accepted,
        scores=result.scores if result else tuple(map(len, state.paquets)),
    )


def _hidden_but(hands: tuple[Stock, ...], seat: int) -> tuple[Stock | None, ...]:
    """Only that seat's hand."""
    return tuple([hand if owner == seat else None for owner, hand in enumerate(hands)])


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    """CW-15, CW-19: only the player who gets a card sees it. All else is said aloud."""
    if isinstance(move, Deal) and chance.seat_of(state) != viewer != CHANCE:
        return Deal()
    return move


def imagine(view: View, rng: Rng) -> State:
    """The same table with the hidden hands dealt again from what has not been seen."""
    hands: list[Stock] = []
    unseen: list[Stock] = []
    for seat in range(view.seats):
        rest = hidden_cards(view, seat)
        hand = view.hands[seat]
        if hand is None:
            hand = chance.NO_CARDS
            if view.claim is not None and seat == view.turn:  # A-CW-18: that card is in this hand
                rest, hand = take(rest, view.claim.kind), put(hand, view.claim.kind)
            for _ in range(view.sizes[seat] - sum(hand)):
                kind = draw_kind(rest, rng)
                rest, hand = take(rest, kind), put(hand, kind)
        hands.append(hand)
        unseen.append(rest)
    return state_seen(State, view, hands=tuple(hands), unseen=tuple(unseen))


def hidden_cards(view: View, colour: int) -> Stock:
    """Cards of a colour that lie nowhere in sight of this viewer."""
    counts = list(PACKS[view.options.language])
    shown = [laid for row in view.lines for laid in cards_of(row)]
    shown += [laid for paquet in view.paquets for laid in paquet]
    for laid in shown:
        if owner_of(laid) == colour:
            counts[kind_of(laid)] -= 1
    for kind in view.bottom[colour]:
        counts[kind] -= 1
    hand = view.hands[colour] or ()
    for kind, count in enumerate(hand):
        counts[kind] -= count
    return tuple(counts)


def fill(view: View, move: Move, rng: Rng) -> Move:
    """A letter for a joker, an example from the dictionary, and the call where it has ground."""
    if isinstance(move, SeedJoker):
        return SeedJoker(LETTERS[rng.randrange(JOKER)])
    if isinstance(move, Place):
        row = lay(view.lines[move.line], move.at, move.card, card(view.me, 0), NOBODY)
        return Place(move.card, move.line, move.at, *_said(view, row))
    if isinstance(move, Joker):
        covered = covers(view.lines[move.line], move.at)
        letter = covered.letter if covered else _fitting_letter(view, move, rng)
        row = lay(view.lines[move.line], move.at, letter, card(view.me, JOKER), NOBODY)
        return Joker(move.line, move.at, letter, *_said(view, row))
    return move


def _said(view: View, row: Row) -> tuple[str, bool]:
    """The word a player with the dictionary open would name, and whether to call.

    Where no word fits, the line itself is named: that fails, as it should.
    """
    word = ""
    if view.options.example == "name_it":
        word = example_of(view.options, text_of(row)) or text_of(row)
    return word, is_crack(row, view.options, view.me, view.accepted)


def example_of(options: Options, text: str) -> str:
    """A word of the table with these letters: the most common one, never an offensive one."""
    known = options.polite_words
    if not known.is_part(text):  # soon known; the search below would read all common words
        return ""
    common = vocabulary(options.language)
    found = (word for word in common.recall(text, len(common)) if known.is_word(word))
    return next(found, "") or known.example(text)


def _fitting_letter(view: View, move: Joker, rng: Rng) -> str:
    """Some letter that leaves the line part of a word, if there is one."""
    known, row = view.options.words, view.lines[move.line]
    fitting = [
        letter
        for letter in LETTERS
        if known.is_part(text_of(lay(row, move.at, letter, BIN, NOBODY)))
    ]
    return fitting[rng.randrange(len(fitting))] if fitting else LETTERS[rng.randrange(JOKER)]
