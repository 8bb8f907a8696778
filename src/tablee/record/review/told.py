"""What is told of one decision: the move, the better one, both chances, and how bad it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from tablee.kernel import Game, Move, Say, format_move
from tablee.kernel.notation import leads_to
from tablee.kernel.scene import Offer
from tablee.record.review.chances import Decision, Position
from tablee.wire import ReviewChoice

GRADES: Final[tuple[tuple[float, Literal["inaccuracy", "mistake", "blunder"]], ...]] = (
    (15.0, "blunder"),
    (10.0, "mistake"),
    (5.0, "inaccuracy"),
)
"""By the points of winning chance that were lost, of 100."""
SAME: Final = 1e-4
"""Two moves are as good as each other where nobody would see the difference."""


def told(game: Game, seat: int, position: Position, choice: Decision, waited: bool) -> ReviewChoice:
    offers = _offers(game, position.before, seat, position.moves)
    best, lost = choice.best, choice.chance - choice.other
    played = None if waited else position.move
    if lost < SAME:
        best, lost = played, 0.0
    return ReviewChoice(
        position.number,
        round(choice.other if best == played else choice.chance, 4),
        round(choice.other, 4),
        grade(100 * lost),
        *_words(best, offers),
        *_words(played, offers),
    )


def grade(points: float) -> Literal["", "inaccuracy", "mistake", "blunder"]:
    return next((name for least, name in GRADES if round(points, 3) >= least), "")


def _offers(game: Game, state: Any, seat: int, moves: Sequence[Move]) -> Sequence[Offer]:
    offers = game.scene(game.view(state, seat), moves).offers
    return [offer for offer in offers if offer.why is None]


def _words(move: Move | None, offers: Sequence[Offer]) -> tuple[str, Say | None]:
    if move is None:
        return "", None
    label = next((offer.label for offer in offers if leads_to(offer.move, move)), None)
    return format_move(move), label
