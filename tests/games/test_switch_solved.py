"""Switch, solved: the table is right, position by position, and nothing in it is taken on trust."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from random import Random

import msgspec
import pytest

from games.switch_tester import at, contest
from tablee.games.switch import GAME
from tablee.games.switch.alike import alike, chances_alike
from tablee.games.switch.bot import LEVELS, PLAYERS
from tablee.games.switch.components import DICE_BY_TOP, LAST
from tablee.games.switch.moves import Lock, Options, Roll, Throw
from tablee.games.switch.state import NOBODY, State
from tablee.games.switch.worth import chance, chances, two, waiting
from tablee.kernel import CHANCE
from tablee.lab.solve import Listing, list_positions, residual
from tablee.lab.solve.iterate import fill_in
from tablee.lab.solve.listing import ChancePosition
from tablee.lab.solve.match import match
from tablee.lab.statistics import interval
from tablee.testing import size
from tablee.testing.walk import walk

pytestmark = pytest.mark.slow
TOPS = range(1, LAST + 1)
OPTIONS = [
    Options(block_is_no_bust=b, green_ends_turn=g) for b in (True, False) for g in (False, True)
]


@pytest.fixture(scope="module")
def listing() -> Listing:
    """Every position, listed again by the rules alone: some seconds."""
    return list_positions(GAME, Options())


@pytest.fixture(scope="module")
def values(listing: Listing) -> list[float]:
    """What the stored table says of each of them."""
    return fill_in(listing, two(Options()).solved.values)


def rolling(top: int, other: int, owner: int, locked: int, again: bool) -> State:
    """Seat 0 has just taken the dice."""
    state = at(top, other, owner=owner, locked=locked).state
    return msgspec.structs.replace(state, phase="roll", again=again)


# --- the table ---------------------------------------------------------------------------------


def test_every_position_is_what_its_moves_make_of_it(listing: Listing, values: list[float]) -> None:
    """Bellman's equation holds for the stored table, over all positions of the game."""
    stored = two(Options()).solved
    decided = {k for k, node in zip(listing.keys, listing.nodes, strict=True) if _is_chance(node)}
    assert len(listing.nodes) == 30_443
    assert stored.values.keys() == decided
    assert residual(listing, values) < 1e-9


def _is_chance(node: object) -> bool:
    return isinstance(node, ChancePosition)


def test_between_stored_positions_the_rules_say_the_rest(
    listing: Listing, values: list[float]
) -> None:
    """In a game played at random the players know what the solver knows."""
    known = dict(zip(listing.keys, values, strict=True))
    for state in walk(GAME, Options(), 2, 5, 400).states:
        if GAME.to_act(state):
            key, first = alike(state)
            assert chance(state, first) == pytest.approx(known[key], abs=1e-9)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_throw_is_worth_the_mean_of_all_throws(options: Options) -> None:
    """With every throw counted one by one, in some positions of each table."""
    rng = Random(7)
    for _ in range(12):
        top, other = rng.choice(TOPS), rng.choice(TOPS)
        owner, locked = rng.choice([(NOBODY, NOBODY), (0, NOBODY), (1, NOBODY), (NOBODY, 1)])
        state = rolling(top, other, owner, locked, rng.random() < 0.5)
        state = msgspec.structs.replace(state, options=options)
        ways = GAME.chances(state)
        mean = sum(w * chance(GAME.apply(state, CHANCE, m), 0) for m, w in ways)
        assert chance(state, 0) == pytest.approx(mean / sum(w for _, w in ways), abs=1e-9)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_table_belongs_to_its_options(options: Options) -> None:
    stored = two(options).solved
    assert stored.options == msgspec.to_builtins(options)


def test_who_begins_has_an_edge() -> None:
    """51.70 %, and the five dice that decide it are fair."""
    assert chance(at(1, 1).state, 0) == pytest.approx(0.5170, abs=5e-5)
    assert chances(GAME.start(Options(), 2)) == pytest.approx((0.5, 0.5), abs=1e-9)


@pytest.mark.skipif(not size.full, reason="counted with --full; tests/lab/test_ladder.py plays it")
def test_each_level_beats_the_one_below_exactly() -> None:
    """Counted over all positions, without a game played: what the box promises of its levels.

    To a hundredth; docs/benchmarks.md has the figures counted to the end.
    """
    listing = list_positions(GAME, Options(), sensible=True)
    values = fill_in(listing, two(Options()).solved.values)
    for above, below in pairwise(("expert", "regular", "beginner")):
        found = match(listing, values, LEVELS[above], LEVELS[below], close=1e-3)
        assert found >= GAME.apart[2]


def test_games_between_experts_end_as_the_table_says() -> None:
    """From the start of a game: who won the first throw wins so many of 400."""
    won = sum(_begins_and_wins(seed) for seed in range(400))
    low, high = interval(won, 400)
    assert low - 0.03 < 0.5170 < high + 0.03


def _begins_and_wins(seed: int) -> bool:
    end = contest([PLAYERS["expert"]] * 2, seed)
    return end.opening.index(max(end.opening)) == end.turn


# --- what is alike -----------------------------------------------------------------------------


@pytest.mark.parametrize("top", TOPS)
def test_throws_of_one_sort_lead_to_the_same(top: int) -> None:  # SW-14 to SW-18
    """All throws, one by one, lead where the few that are weighed lead, and as often."""
    for owner, locked in ((NOBODY, NOBODY), (1, NOBODY), (NOBODY, 0)):
        state = rolling(top, 5, owner, locked, again=True)
        one_by_one, few = Counter[object](), Counter[object]()
        for move, ways in GAME.chances(state):
            one_by_one[alike(GAME.apply(state, CHANCE, move))] += ways
        for move, ways in chances_alike(state):
            few[alike(GAME.apply(state, CHANCE, move))] += ways
        assert few == one_by_one


@pytest.mark.parametrize("top", [1, 4, 5, 8, 9, 13, 16])
def test_ways_are_counted_over_every_throw(top: int) -> None:  # SW-10, SW-14 to SW-18
    counted = Counter[int]()
    for dice in product(range(1, 7), repeat=DICE_BY_TOP[top]):
        sizes = range(1, len(dice) + 1)
        made = {sum(some) for size in sizes for some in combinations(dice, size)}
        cards = next(n for n in range(LAST + 2) if top + n not in made or top + n > LAST)
        counted[cards] += 1
    told = Counter[int]()
    state = rolling(top, 1, NOBODY, NOBODY, again=False)
    for move, ways in chances_alike(state):
        assert isinstance(move, Roll)
        if move.face == "block":
            after = GAME.apply(state, CHANCE, move)
            told[alike(after)[0][2] if after.phase == "shed" else 0] += ways
    assert told == counted


def test_the_first_throw_is_an_advantage_between_equals() -> None:
    assert all(chance(at(top, top).state, 0) > 0.5 for top in TOPS)


def test_nothing_is_won_by_using_the_token_before_a_throw() -> None:  # SW-43
    """Whoever is quick enough waits for the dice: the token stays where the throw fails."""
    for mine, theirs in product(TOPS, TOPS):
        theirs_next = at(theirs, mine, owner=1).state
        locked = GAME.apply(theirs_next, 1, Lock(0, "blue"))
        assert chance(locked, 1) <= waiting(theirs_next, 1)
        before = at(mine, theirs, owner=0).state
        early, later = (GAME.apply(before, 0, move) for move in (Lock(1, "amber"), Throw()))
        assert chance(early, 0) <= chance(later, 0)
