"""Says Take It! in tests: `at(seats=4).turns("S+3 D-2").takes(C).piles(C) == ["S+3 D-2"]`."""

from __future__ import annotations

from collections.abc import Sequence

from games.spoken import played, refusal
from tablee.games.take_it import GAME
from tablee.games.take_it.components import CARDS, deck, format_cards, parse_cards
from tablee.games.take_it.moves import Options
from tablee.games.take_it.rules import reading, turned
from tablee.games.take_it.score import count, outcome, settle
from tablee.games.take_it.state import NEWEST, State
from tablee.games.take_it.view import View
from tablee.kernel import CHANCE, WATCHER, Outcome
from tablee.kernel.say import say
from tablee.kernel.scene import Scene

A, B, C, D, E = range(5)
TAKE_IT = Options(oldest="1")
SLAM_DUNK = Options(edition="slam_dunk", oldest="1")
FILLER = "S+1"


class Game:
    """A position and what players do in it."""

    def __init__(self, state: State) -> None:
        self.state = state

    # --- what they do --------------------------------------------------------------------------

    def plays(self, seat: int, text: str) -> Game:
        """That seat, or chance, makes the move written in notation."""
        return Game(played(GAME, self.state, seat, text))

    def refuses(self, seat: int, text: str) -> str:
        """The code with which the move is refused; the position must stay as it is."""
        return refusal(GAME, self.state, seat, text)

    def turns(self, cards: str) -> Game:
        """The dealer turns these cards one after another."""
        game = self
        for card in cards.split():
            game = game.reveals().plays(CHANCE, f"turn {card}")
        return game

    def reveals(self, seat: int | None = None) -> Game:
        who = self.state.dealer if seat is None else seat
        return self.plays(who, self.next_card)

    def takes(self, seat: int) -> Game:
        """That seat hits the box for the row that lies there now."""
        return self.plays(seat, self.this_row)

    # --- what is seen --------------------------------------------------------------------------

    @property
    def next_card(self) -> str:
        return f"reveal {turned(self.state) + 1}"

    @property
    def this_row(self) -> str:
        return f"take {self.state.number}"

    @property
    def row(self) -> str:
        return format_cards(self.state.row)

    @property
    def dealer(self) -> int:
        return self.state.dealer

    @property
    def is_over(self) -> bool:
        return GAME.outcome(self.state) is not None

    @property
    def outcome(self) -> Outcome:
        found = GAME.outcome(self.state)
        assert found is not None, "the game is not over"
        return found

    def piles(self, seat: int) -> list[str]:
        return [format_cards(pile) for pile in self.state.piles[seat]]

    def view(self, seat: int = WATCHER) -> View:
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, View)
        return seen

    def scene(self, seat: int = WATCHER) -> Scene:
        acting = seat in GAME.to_act(self.state)
        return GAME.scene(self.view(seat), GAME.legal(self.state, seat) if acting else ())

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*range(len(self.state.piles)), WATCHER)


def begin(options: Options | None = None, seats: int = 4) -> Game:
    """A new game in which A is the oldest."""
    return Game(GAME.start(options or Options(oldest="1"), seats))


def at(
    piles: Sequence[Sequence[str]],
    row: str = "",
    stock: str = "",
    dealer: int = A,
    options: Options | None = None,
    settled: bool = False,
) -> Game:
    """A position: each seat's piles, the row and the stock, in notation."""
    laid = tuple(tuple(parse_cards(pile) for pile in own) for own in piles)
    return Game(
        State(
            options=options or Options(oldest="1"),
            stock=tuple(count(parse_cards(stock))),
            piles=laid,
            dealer=dealer,
            row=parse_cards(row),
            number=1 + sum(map(len, laid)),
            phase="deal",
            settled=settled,
        )
    )


def score(*piles: str, options: Options = TAKE_IT, rules: int = NEWEST) -> int:
    """One player's points, from the player's piles; nobody else has any card."""
    own = tuple(parse_cards(pile) for pile in piles)
    return scores([own], options, rules)[0]


def scores(
    players: Sequence[tuple[tuple[int, ...], ...]],
    options: Options = TAKE_IT,
    rules: int = NEWEST,
) -> tuple[int, ...]:
    return outcome(settle(tuple(players), reading(options, rules)), say("end-stock")).scores


def whole_deck(edition: str) -> tuple[int, ...]:
    cards = deck("slam_dunk" if edition == "slam_dunk" else "take_it")
    assert sum(cards) == CARDS
    return cards
