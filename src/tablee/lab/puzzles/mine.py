"""Looks through a game for one puzzle: every decision, from the view of the seat that makes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

import msgspec

from tablee.catalog import players as players_of
from tablee.kernel import CHANCE, Game, Move, Stream, format_move
from tablee.kernel.notation import leads_to
from tablee.kernel.puzzle import Puzzle, pack_state
from tablee.lab.puzzles.judge import (
    LEAD,
    OPEN_SECRET,
    REGULAR,
    Judged,
    check_imagined,
    check_judge,
    judge,
    play_on_from,
)
from tablee.lab.simulate import simulate
from tablee.table.hint import open_offers

EXPERT: Final = "expert"
LEAST: Final = 3
"""Moves to choose from."""
ASKED: Final = 5
"""Times that a computer player is asked. The regular misses the move at least every other time."""
WORLDS: Final = 200
"""In which a position is played on, where no exact chances are known."""
DEEPER: Final = 3
"""Times as many worlds when that is checked."""
DOUBT: Final = 2.0
"""A first look adds so many standard errors to the lead of a move."""
OF_A_KIND: Final = 20
"""Puzzles whose best and next best move are of the same two kinds, where nobody asks for more: a
stock has variety."""


class SourceGame(msgspec.Struct, frozen=True):
    """The states of one game, one after the other, and where it comes from."""

    states: tuple[Any, ...]
    seats: int
    options: Mapping[str, Any]
    origin: str


class PuzzleDecision(msgspec.Struct, frozen=True):
    """One seat is waited for, and nobody else can act."""

    state: Any
    seat: int
    view: Any
    moves: tuple[Move, ...]


def simulated(
    game: Game, seats: int, options: msgspec.Struct, seed: int, number: int
) -> SourceGame:
    """A game of the computer players."""
    levels = players_of(game)
    level = REGULAR if REGULAR in levels else next(iter(levels))
    played = simulate(game, [level] * seats, f"puzzles {seed}/{number}", options)
    states = [game.start(options, seats)]
    for entry in played.entries:
        states.append(game.apply(states[-1], entry.seat, entry.move))
    origin = f"computer players, seed {seed}, game {number}"
    return SourceGame(tuple(states), seats, msgspec.to_builtins(options), origin)


class Miner:
    """Looks through games, and never takes two puzzles that are alike."""

    def __init__(self, game: Game, worlds: int = WORLDS, of_a_kind: int = OF_A_KIND) -> None:
        check_judge(game)
        self._game, self._worlds, self._of_a_kind = game, worlds, of_a_kind
        self._players = players_of(game)
        self._taken: set[Hashable] = set()
        self._kinds: Counter[tuple[type[Move], ...]] = Counter()

    def look(self, course: SourceGame, seed: str) -> Puzzle | None:
        """One puzzle at most. Where it looks first is decided by the seed."""
        rng = Stream(OPEN_SECRET, ("order", seed), 0)
        places = list(range(len(course.states)))
        while places:
            place = places.pop(rng.randrange(len(places)))
            found = self._at(course, course.states[place], f"{seed}/{place}")
            if found is not None:
                return found
        return None

    def _at(self, course: SourceGame, state: Any, seed: str) -> Puzzle | None:
        decision = find_decision(self._game, state)
        if decision is None or self._key(decision) in self._taken:
            return None
        found = self.judged(decision, seed)
        if found is None:
            return None
        kinds = tuple(type(move) for move in found.moves[:2])
        if self._kinds[kinds] >= self._of_a_kind or not self._is_found_again(decision, found, seed):
            return None
        imagined = check_imagined(self._game, decision.seat, decision.view, seed)
        self._taken.add(self._key(decision))
        self._kinds[kinds] += 1
        return Puzzle(
            self._game.version,
            course.seats,
            decision.seat,
            course.options,
            pack_state(self._game, imagined),
            dict(zip(map(format_move, found.moves), found.chances, strict=True)),
            course.origin,
            **({"error": found.error} if found.error else {}),
        )

    def judged(self, decision: PuzzleDecision, seed: str) -> Judged | None:
        """A clear best move that the expert always finds and the regular seldom.

        Where games are played on, it is confirmed in more worlds by another seed.
        """
        regular, expert = self._picks(REGULAR, decision, seed), self._picks(EXPERT, decision, seed)
        if expert and not self._is_promising(decision, regular, expert, seed):
            return None
        first = self._judge(decision, decision.moves, self._worlds, seed)
        best = first.moves[0]
        if not first.is_clear or 2 * regular[best] > ASKED or (expert and not expert[best]):
            return None
        if not first.error:
            return first
        again = self._judge(decision, decision.moves, DEEPER * self._worlds, f"{seed}/again")
        return again if again.is_clear and again.moves[0] == best else None

    def _is_found_again(self, decision: PuzzleDecision, found: Judged, seed: str) -> bool:
        """What a table of exact chances says must come out where games are played on, too."""
        if found.error:
            return True
        game, seat = self._game, decision.seat
        again = play_on_from(
            game, seat, decision.view, decision.moves, self._worlds, f"{seed}/played"
        )
        return again.moves[0] == found.moves[0]

    def _is_promising(
        self, decision: PuzzleDecision, regular: Counter[Move], expert: Counter[Move], seed: str
    ) -> bool:
        """A first look, which is quick: the expert's move against the regular's."""
        (best, times), *_ = expert.most_common(1)
        if times < ASKED or 2 * regular[best] > ASKED:
            return False
        usual = next((move for move, _ in regular.most_common() if move != best), None)
        if usual is None:
            return True
        found = self._judge(decision, (best, usual), self._worlds // 4, f"{seed}/first")
        return found.moves[0] == best and found.lead + DOUBT * found.error >= LEAD

    def _judge(
        self, decision: PuzzleDecision, moves: Sequence[Move], worlds: int, seed: str
    ) -> Judged:
        return judge(self._game, decision.seat, decision.view, moves, worlds, seed)

    def _picks(self, level: str, decision: PuzzleDecision, seed: str) -> Counter[Move]:
        """What a computer player of that level does, and how often; nothing without one."""
        if level not in self._players:
            return Counter()
        seat, make = decision.seat, self._players[level]
        rngs = (Stream(OPEN_SECRET, (level, seed), number) for number in range(ASKED))
        intents = [make(seat).think(decision.view, decision.moves, rng) for rng in rngs]
        return Counter(intent.move for intent in intents if intent is not None)

    def _key(self, decision: PuzzleDecision) -> Hashable:
        if self._game.alike is not None:
            return self._game.alike(decision.state)[0]
        return self._game.write_state(decision.state)


def find_decision(game: Game, state: Any) -> PuzzleDecision | None:
    """A seat that alone can act, and has at least three open and sensible moves.

    What a rule leaves to attention is no puzzle: a move that is offered quietly, one out of turn.
    """
    waited = (game.awaited or game.to_act)(state)
    if len(waited) != 1 or waited[0] == CHANCE:
        return None
    seat = waited[0]
    if any(game.legal(state, other) for other in game.to_act(state) if other != seat):
        return None
    view, moves = game.view(state, seat), choices(game, state, seat)
    return PuzzleDecision(state, seat, view, moves) if len(moves) >= LEAST else None


def choices(game: Game, state: Any, seat: int) -> tuple[Move, ...]:
    """The moves that one can choose from by clicking, without what nobody would choose."""
    view, legal = game.view(state, seat), game.legal(state, seat)
    if not legal:
        return ()
    sensible: Sequence[Move] = legal if game.sensible is None else game.sensible(view, legal)
    offers = open_offers(game, view, legal)
    return tuple(
        move
        for move in sensible
        if not move.blanks and any(leads_to(offer.move, move) for offer in offers)
    )
