"""Says Crack Word in tests: `at("R(r) O(b) S(r)", hands="E*8 | A").plays(RED, "place E 0 6 ROSE")`.

`X(r)` is a red X, `J=X(b)` a blue joker that is an X, `T(r)/T(b)` a red T on a blue one. A hand is
letters with counts; `joker` and `bin` are written out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from games.spoken import listed, refusal
from tablee.games.crack_word import GAME
from tablee.games.crack_word.chance import NO_CARDS
from tablee.games.crack_word.components import JOKER, KIND_OF, NAMES, PACKS, card, kind_of, owner_of
from tablee.games.crack_word.line import cards_of
from tablee.games.crack_word.moves import Options
from tablee.games.crack_word.state import NOBODY, Row, Slot, State, text_of
from tablee.games.crack_word.view import View, view
from tablee.kernel import CHANCE, Outcome, Say, format_move, parse_move
from tablee.pieces.lexicon import installed
from tablee.pieces.stock import Stock, kinds, put

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = "rbgy"
WORDS = re.split(
    " ", "AMI AMIS MER MERE AMER CAMERA RAT RATE OR OSE ROSE ROSES PROSE CHAT CHATS ACHAT"
)


@pytest.fixture(autouse=True)
def few_words() -> Iterator[None]:
    """The dictionary of the scenarios in place of the French one."""
    with installed("fr", WORDS):
        yield


class Position:
    """A state one can speak to; every move gives a new one."""

    def __init__(self, state: State, told: tuple[Say, ...] = ()) -> None:
        self.state = state
        self.told = told
        """News of the last move, as red hears it."""

    def plays(self, seat: int, *moves: str) -> Position:
        position = self
        for move in moves:
            position = position.play(seat, move)
        return position

    def deals(self, cards: str) -> Position:
        return self.plays(CHANCE, *(f"deal {name}" for name in spread(cards)))

    def turns_up(self, cards: str) -> Position:
        return self.plays(CHANCE, *(f"turn {name}" for name in cards.split()))

    def cuts(self, cards: str) -> Position:
        return self.plays(CHANCE, *(f"cut {name}" for name in cards.split()))

    def refusal(self, seat: int, move: str) -> str:
        return refusal(GAME, self.state, seat, move)

    def but(self, **changes: object) -> Position:
        """The same position with something in the state put otherwise."""
        return Position(msgspec.structs.replace(self.state, **changes))

    def deals_anything(self) -> Position:
        """Chance gives the commonest cards until nothing is due."""
        position = self
        while position.to_act == (CHANCE,):
            move, _ = max(GAME.chances(position.state), key=lambda chance: chance[1])
            position = position.plays(CHANCE, format_move(move))
        return position

    def line(self, number: int = 0) -> str:
        return format_row(self.state.lines[number])

    def text(self, number: int = 0) -> str:
        return text_of(self.state.lines[number])

    def hand(self, seat: int) -> str:
        return " ".join(NAMES[kind] for kind in kinds(self.state.hands[seat]))

    def view(self, seat: int) -> View:
        return view(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        return listed(GAME, self.state, seat)

    @property
    def hands(self) -> list[int]:
        return [sum(hand) for hand in self.state.hands]

    @property
    def points(self) -> list[int]:
        return [len(paquet) for paquet in self.state.paquets]

    @property
    def to_act(self) -> tuple[int, ...]:
        return GAME.to_act(self.state)

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome

    def play(self, seat: int, text: str) -> Position:
        move = parse_move(GAME.moves, text)
        after = GAME.apply(self.state, seat, move)
        views = GAME.view(self.state, RED), GAME.view(after, RED)
        masked = GAME.mask(self.state, seat, move, RED)
        return Position(after, tuple(GAME.news(views[0], seat, masked, views[1])))


def begin(seats: int = 2, **options: object) -> Position:
    return Position(GAME.start(Options(**options), seats))  # type: ignore[arg-type]


def at(
    *lines: str,
    hands: str = "E*8 | E*8",
    left: tuple[int, ...] = (),
    paquets: tuple[int, ...] = (),
    turn: int = RED,
    last: int = NOBODY,
    out: tuple[int, ...] = (),
    options: Options = Options(),  # noqa: B008 (frozen)
) -> Position:
    """A game under way. A seat for each hand; lines not given are one letter Z of the last seat."""
    held = tuple(stock(hand) for hand in hands.split("|"))
    seats = len(held)
    state = GAME.start(options, seats)
    rows = [parse_row(line, 100 * number) for number, line in enumerate(lines)]
    rows += [parse_row(f"Z({COLOURS[seats - 1]})", 100 * n) for n in range(len(rows), 4)]
    return Position(
        msgspec.structs.replace(
            state,
            phase="play",
            turn=turn,
            hands=held,
            lines=tuple(rows),
            left=left or ((0,) * seats if last != NOBODY else (20,) * seats),
            paquets=tuple((card(s, 0),) * n for s, n in enumerate(paquets or (0,) * seats)),
            last=last,
            out=out,
            laid=1000,
        )
    )


def parse_row(text: str, id: int) -> Row:
    return tuple(_slot(part, id + number) for number, part in enumerate(text.split()))


def format_row(row: Row) -> str:
    return " ".join(
        "/".join(_format_card(laid, slot.letter) for laid in reversed(slot.cards)) for slot in row
    )


def stock(text: str) -> Stock:
    held = NO_CARDS
    for name in spread(text):
        held = put(held, KIND_OF[name])
    return held


def spread(text: str) -> list[str]:
    """`E*3 joker` is E E E joker."""
    names: list[str] = []
    for part in text.split():
        name, _, count = part.partition("*")
        names += [name] * int(count or 1)
    return names


def _slot(text: str, id: int) -> Slot:
    cards: list[int] = []
    letter = ""
    for part in reversed(text.split("/")):
        name, colour = part.removesuffix(")").split("(")
        kind = JOKER if name.startswith("J=") else KIND_OF[name]
        letter = name.removeprefix("J=")
        cards.append(card(COLOURS.index(colour), kind))
    return Slot(id, letter, tuple(cards))


def _format_card(laid: int, letter: str) -> str:
    name = f"J={letter}" if kind_of(laid) == JOKER else NAMES[kind_of(laid)]
    return f"{name}({COLOURS[owner_of(laid)]})"


def all_cards(state: State, colour: int) -> Stock:
    """Every card of a colour, wherever it is: nothing is ever lost or made."""
    counts = [a + b for a, b in zip(state.unseen[colour], state.hands[colour], strict=True)]
    laid = [c for row in state.lines for c in cards_of(row)]
    laid += [c for paquet in state.paquets for c in paquet]
    laid += [card(colour, kind) for kind in state.bottom[colour]]
    for one in laid:
        if owner_of(one) == colour:
            counts[kind_of(one)] += 1
    return tuple(counts)


FULL_PACK = PACKS["fr"]
