"""Says Claquer in tests: `at(r1="B-DOG-clap", A="B-GIRL-snap+3").says("A clap", "A play 1 1 1")`.

A hand is up to four piles, each its top and how many unseen cards lie below: `B-GIRL-snap+3`; `-`
is an empty pile. A receive pile is written from the bottom to the top. Both tops have the number 1.
`at(rules=1, …)` is a position under the first version of the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.spoken import listed, played, refusal
from tablee.games.claquer import GAME
from tablee.games.claquer.components import FULL
from tablee.games.claquer.piles import size
from tablee.games.claquer.state import Pile, State
from tablee.games.claquer.view import View
from tablee.kernel import CHANCE, Game, Outcome, rules_of

A, B, C, D = range(4)
SEATS = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5, "chance": CHANCE}
BYSTANDER = "Y-ROBOT-snap+3 G-ROBOT-snap+3"


class Round:
    """A position and what people do in it."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def game(self) -> Game:
        return rules_of(GAME, self.state.rules)

    def says(self, *script: str) -> Round:
        """Each line is who and the move in notation: `A slap 1`. A card due shows by itself."""
        state = self.state
        for line in script:
            if state.due and not line.startswith("chance show"):
                state = _shown(state)
            state = _said(state, line)
        return Round(state)

    def settled(self) -> Round:
        """Any card that is due has shown."""
        return Round(_shown(self.state))

    def refuses(self, line: str) -> str:
        """The code of the refusal; nothing may have changed."""
        who, _, text = line.partition(" ")
        return refusal(self.game, _shown(self.state), SEATS[who], text)

    def runs_out(self, key: str) -> Round:
        """The timer whose key begins like this plays its move."""
        state = _shown(self.state)
        timer = next(timer for timer in GAME.timers(state) if timer.key.startswith(key))
        return Round(GAME.apply(state, timer.seat, timer.move))

    @property
    def timers(self) -> set[str]:
        """What runs, without its numbers."""
        return {timer.key.partition("-")[0] for timer in GAME.timers(_shown(self.state))}

    def legal(self, seat: int) -> list[str]:
        return listed(self.game, _shown(self.state), seat)

    def view(self, seat: int = A) -> View:
        view = GAME.view(self.state, seat)
        assert isinstance(view, View)
        return view

    def top(self, receive: int) -> str:
        return self.state.receive[receive - 1][-1]

    def counts(self, seat: int) -> list[int]:
        return [pile.count for pile in self.state.piles[seat]]

    def tops(self, seat: int) -> list[str]:
        return [pile.top for pile in self.state.piles[seat]]

    def cards(self, seat: int) -> int:
        return size(self.state.piles[seat])

    def gaffe(self, receive: int = 1) -> bool:
        """The silent mark on the last play there."""
        here = [one for one in self.state.landings if one.receive == receive - 1]
        assert here, "nothing there can be called"
        return here[-1].gaffe

    @property
    def outcome(self) -> Outcome | None:
        outcome = GAME.outcome(self.state)
        assert outcome is None or isinstance(outcome, Outcome)
        return outcome


def at(
    r1: str = "B-DOG-clap",
    r2: str = "G-CAT-shrug",
    seats: int = 3,
    spare: int = 0,
    rules: int = GAME.version,
    **more: Any,
) -> Round:
    """A position: receive piles, hands by the letters A to F, options by their names."""
    hands = tuple(_hand(more.pop(letter, BYSTANDER)) for letter in "ABCDEF"[:seats])
    game = rules_of(GAME, rules)
    fresh = game.start(game.options(**more), seats)
    receive = (tuple(r1.split()), tuple(r2.split()))
    open_cards = {card for hand in hands for pile in hand for card in (pile.top, *pile.known)}
    stock = tuple(card for card in FULL if card not in open_cards.union(*receive))
    return Round(
        msgspec.structs.replace(
            fresh, phase="play", piles=hands, receive=receive, aims=(1, 1), stock=stock, spare=spare
        )
    )


def _hand(text: str) -> tuple[Pile, ...]:
    piles = [_pile(word) for word in text.split()]
    return (*piles, *[Pile()] * (4 - len(piles)))


def _pile(word: str) -> Pile:
    top, _, hidden = word.partition("+")
    return Pile() if top == "-" else Pile(top, int(hidden or 0))


def _said(state: State, line: str) -> State:
    who, _, text = line.partition(" ")
    return played(rules_of(GAME, state.rules), state, SEATS[who], text)


def _shown(state: State) -> State:
    """Chance shows the first unseen card wherever one is due."""
    while state.due:
        state = GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    return state
