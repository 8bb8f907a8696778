"""Switch with three and four seats: the table agrees with the rules of today, and with games."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.switch_tester import at, contest, play_on
from tablee.games.switch import GAME
from tablee.games.switch.bot import PLAYERS
from tablee.games.switch.components import LAST
from tablee.games.switch.fewer import together
from tablee.games.switch.moves import Options
from tablee.games.switch.state import NOBODY, State
from tablee.games.switch.worth import by_pairs, chance, chances, three, weigh, worth
from tablee.kernel import CHANCE
from tablee.lab.statistics import interval
from tablee.testing.walk import walk

OPTIONS = [
    Options(block_is_no_bust=b, green_ends_turn=g) for b in (True, False) for g in (False, True)
]
NEAR = 0.002
"""Chances are stored in parts, and players take for equal what differs by less than their blur."""


def rolling(options: Options, rng: Random) -> State:
    """Some position in which the seat 0, 1 or 2 has just taken the dice."""
    tops = [rng.randint(1, LAST) for _ in range(3)]
    owner, locked = rng.choice([(NOBODY, NOBODY), (rng.randrange(3), NOBODY), (NOBODY, 1)])
    state = at(*tops, owner=owner, locked=locked, options=options).state
    turn = rng.randrange(3)
    again = tops[turn] > 1 and rng.random() < 0.5
    return msgspec.structs.replace(state, phase="roll", again=again, turn=turn)


# --- the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_throw_is_worth_the_mean_of_all_throws(options: Options, full: bool) -> None:
    """The stored table against the rules: every throw counted one by one, in some positions."""
    rng = Random(11)
    for _ in range(40 if full else 4):
        state = rolling(options, rng)
        ways = GAME.chances(state)
        total, mean = sum(weight for _, weight in ways), [0.0] * 3
        for move, weight in ways:
            after = chances(GAME.apply(state, CHANCE, move))
            mean = [m + weight / total * share for m, share in zip(mean, after, strict=True)]
        assert chances(state) == pytest.approx(mean, abs=NEAR)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_table_belongs_to_its_options(options: Options) -> None:
    assert three(options).table.options == msgspec.to_builtins(options)


def test_the_table_knows_every_position_of_a_game() -> None:
    """Also the throws for the start; all chances add up to 1, and turn with the seats."""
    for seed in range(6):
        for state in walk(GAME, Options(), 3, seed, 400).states:
            told = worth(GAME.view(state, 0))
            assert told is not None
            assert (told.about, told.source) == (True, "nearly solved")
            assert sum(told.chances) == pytest.approx(1.0)


def test_seats_are_only_names() -> None:
    first = chances(at(3, 9, 14, owner=1).state)
    state = at(14, 3, 9, owner=2).state
    turned = chances(msgspec.structs.replace(state, turn=1))
    assert turned == pytest.approx((first[2], first[0], first[1]))


def test_before_the_first_throw_all_are_equal() -> None:
    assert chances(GAME.start(Options(), 3)) == pytest.approx([1 / 3] * 3, abs=1e-4)


def test_moves_are_weighed_by_the_table() -> None:
    state = at(5, 9, 14).throws("1 2 4 6 blank").state
    legal = GAME.legal(state, 0)
    weighed = weigh(GAME.view(state, 0), legal)
    assert weighed is not None
    assert (weighed.source, weighed.about) == ("nearly solved", True)
    assert weighed.chances == tuple(chance(GAME.apply(state, 0, move), 0) for move in legal)


def test_a_sure_win_is_known() -> None:
    state = at(LAST, 1, 1).throws("6 6 4 1 1 blank").state
    assert chance(state, 0) == pytest.approx(1.0, abs=1e-6)
    assert chances(at(LAST, 1, 1).throws("6 6 4 1 1 blank").sheds(1).state) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_games_between_experts_end_as_is_said(seats: int, full: bool) -> None:
    """From positions in the middle of a game, played to the end by experts.

    Four seats are weighed three by three, and may be farther off.
    """
    games = 240 if full else 24
    for tops in ((1, 9, 14, 5)[:seats], (12, 9, 3, 9)[:seats]):
        state = at(*tops).state
        won = [0] * seats
        for seed in range(games):
            won[play_on([PLAYERS["expert"]] * seats, state, seed).turn] += 1
        for seat, share in enumerate(chances(state)):
            low, high = interval(won[seat], games)
            assert low - 0.03 < share < high + 0.03


# --- four, and how more seats are brought together ------------------------------------------------


def test_strengths_are_brought_together() -> None:
    """Seats of strength 4, 3, 2 and 1: from pairs or from threes, the first wins 4 of 10."""
    assert together([4 / 7, 4 / 6, 4 / 5], 4, 2) == pytest.approx(0.4)
    assert together([4 / 9, 4 / 8, 4 / 7], 4, 3) == pytest.approx(0.4)


def test_with_four_seats_the_chances_are_about_right() -> None:
    """Equal packs have equal chances but for the order of turns; all add up to 1."""
    for state in walk(GAME, Options(), 4, 3, 300).states:
        told = worth(GAME.view(state, 0))
        assert told is not None
        assert (told.about, told.source) == (True, "solved")
        assert sum(told.chances) == pytest.approx(1.0)
    assert chances(at(1, 1, 1, 1).state) == pytest.approx([0.25] * 4, abs=0.03)
    ahead = chances(at(1, 14, 1, 1).state)
    assert max(ahead) == ahead[1] > 1.3 / 4


def test_the_former_expert_weighs_pairs() -> None:
    """It is there to be measured against; three seats are not far from what it says."""
    state = at(5, 9, 14).state
    assert chance(state, 0) != by_pairs(state, 0)
    assert chance(state, 0) == pytest.approx(by_pairs(state, 0), abs=0.1)
    ends = {contest([PLAYERS["former"]] * 3, seed).turn for seed in range(6)}
    assert ends <= {0, 1, 2}
    assert len(ends) > 1
