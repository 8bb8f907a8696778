"""For tests of puzzles and tasks of a day: screens, and the moves that one can touch."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Game, Offer, rules_of
from tablee.kernel.puzzle import Puzzle, unpack_state

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}


def offers(game: Game, puzzle: Puzzle) -> dict[str, Offer]:
    rules = rules_of(game, puzzle.version)
    state = unpack_state(rules, puzzle.state)
    scene = rules.scene(rules.view(state, puzzle.seat), rules.legal(state, puzzle.seat))
    plain = [one for one in scene.offers if one.why is None and one.ask is None]
    return {offer.move: offer for offer in reversed(plain)}
