"""Leaks: of two games that differ only in what a viewer cannot know, every byte is the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.kernel import Game
from tablee.testing.probe import compare, resting
from tablee.testing.shortest import shortest, told
from tablee.testing.survey import LARGE, SMALL, Survey
from tablee.testing.twins import Leak

TABLES, MANY_TABLES = 8, 60
"""Pairs of games that are told by a real table."""
FORGETS = "`scrollback` is off, so views forget: `imagine` must say what is out of sight"
WHAT_TO_DO = """
If nothing is hidden then, say so in the file of tests: ALL_OPEN = ("its name",)"""


def test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know(
    game: Game, full: bool, all_open: Sequence[str]
) -> None:
    """Two games that a viewer cannot tell apart are told to them in the same bytes.

    Every kind of move and every phase was compared for everybody from whom something is hidden.
    """
    assert game.scrollback or game.imagine is not None, FORGETS
    try:
        survey = Survey(game, LARGE if full else SMALL).run()
        rng, tables = Random(game.key), MANY_TABLES if full else TABLES
        pairs = list(filter(resting, survey.pairs))
        for twins in rng.sample(pairs, min(tables, len(pairs))):
            assert compare(twins, rng) > 0, "the table told nothing"
    except Leak as leak:
        raise AssertionError(told(shortest(leak))) from None
    missing = survey.missing(all_open)
    assert not missing, "\n".join(missing) + WHAT_TO_DO
    superfluous = set(all_open) & {what for _, what, _ in survey.compared}
    assert not superfluous, f"something is hidden then, though ALL_OPEN names it: {superfluous}"
