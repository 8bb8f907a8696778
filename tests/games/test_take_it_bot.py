"""House bots of Take It!: what they remember, what they want, and that they win."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

import pytest

from games.take_it_tester import SLAM_DUNK, TAKE_IT, A, B, C, Game, at, begin
from tablee.games.take_it import GAME
from tablee.games.take_it.bot import JOKER_HOPE, LEVELS, HouseBot, Level, bar, holding, ten_hope
from tablee.games.take_it.components import JOKER, KINDS, TEN, parse_cards
from tablee.games.take_it.memory import Memory
from tablee.games.take_it.moves import Options, Reveal, Take
from tablee.games.take_it.rules import reading
from tablee.games.take_it.score import count
from tablee.games.take_it.state import NEWEST
from tablee.kernel import Intent, rules_of
from tablee.kernel.bot import FASTEST_MS
from tablee.lab import simulate
from tablee.pieces.temper import Temper

EXPERT = LEVELS["expert"]


def follow(games: Sequence[Game], level: Level = EXPERT, seat: int = A) -> HouseBot:
    """A bot that has seen these positions one after another."""
    bot = HouseBot(level, seat)
    for game in games:
        bot.notice(game.view(seat))
    return bot


def story(*rows: tuple[str, int]) -> list[Game]:
    """The positions of a game of four in which these rows were taken by these seats."""
    games = [begin()]
    for cards, taker in rows:
        for card in cards.split():
            games.append(games[-1].turns(card))
        games.append(games[-1].takes(taker))
    return games


# --- memory --------------------------------------------------------------------------------------


def remember(keeps: float, games: Sequence[Game]) -> Memory:
    memory = Memory(Temper(keeps=keeps))
    for game in games:
        memory.notice(game.view(A))
    return memory


def test_an_expert_remembers_who_took_what() -> None:
    memory = remember(inf, story(("S+3 D+4 J", A), ("T D+4 T", B)))
    assert (memory.cards(A)[KINDS["D+4"]], memory.cards(A)[JOKER]) == (1, 1)
    assert memory.cards(B)[TEN] == 2


def test_a_beginner_forgets_more_and_more() -> None:
    games = story(("D+10 J D+9 T T D+4", A))
    counts = []
    for later in range(0, 200, 20):
        memory = remember(8, games + [games[-1]] * later)
        counts.append(sum(memory.cards(A)))
    assert counts[0] == 6
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 0


def test_what_may_still_come_is_what_was_not_seen() -> None:
    games = story(("D+4 T", A))
    games.append(games[-1].turns("D+4"))
    unseen = remember(inf, games).unseen(games[-1].view(A))
    assert (unseen[KINDS["D+4"]], unseen[TEN], unseen[JOKER]) == (0, 10, 3)


def test_the_pace_of_a_table_is_learnt_from_its_rows() -> None:
    hasty = story(("S+1", A), ("S+1", B), ("S+2", C))
    calm = begin()
    assert remember(inf, hasty).pace(hasty[-1].view(A)) < remember(inf, [calm]).pace(calm.view(A))


# --- judgement -----------------------------------------------------------------------------------


def test_the_twin_of_a_card_i_have_is_worth_its_number() -> None:
    games = story(("D+9", A), ("S+1", B))
    games.append(games[-1].turns("D+9"))
    bot = follow(games)
    mine, theirs = (bot.worth(games[-1].view(A), seat) for seat in (A, B))
    assert mine > 6 > theirs


def test_tens_are_worth_most_where_they_decide() -> None:
    assert ten_hope(3, 3, 0) == 10
    assert ten_hope(2, 3, 0) == 0
    assert ten_hope(0, 0, 0) == 0
    early = ten_hope(1, 0, 10) - ten_hope(0, 0, 10)
    late = ten_hope(3, 3, 0) - ten_hope(2, 3, 0)
    assert 0 < early < late


def test_the_bar_rises_with_cards_left_and_falls_with_takes_left() -> None:
    stock = "S+1 S+1 S+1 S+1 S+2 S+2 S+2 S+2 S+3 S+3 S+3 S+3"
    few = bar(at([["S+1"] * 2, [], [], []], row="S+1", stock=stock).view(A), 6)
    many = bar(at([["S+1"] * 2, ["S+1"] * 2, [], []], row="S+1", stock=stock).view(A), 6)
    less = bar(at([["S+1"] * 2, [], [], []], row="S+1", stock="S+1 S+1").view(A), 6)
    assert less < few < many


def test_without_leftovers_a_hasty_table_lowers_the_bar() -> None:
    view = begin(SLAM_DUNK).turns("S+1").view(A)
    assert bar(view, pace=1.5) < bar(view, pace=6.4)
    same = begin().turns("S+1").view(A)
    assert bar(same, pace=1.5) == bar(same, pace=6.4)


def test_before_the_last_card_any_gain_will_do() -> None:
    """TI-37: what is left lying then belongs to nobody."""
    piles = [["S+1"], ["S+1"], ["S+1"], ["S+1"]]
    row = "S+2 S-1 S+1 S-1 S+1 S-1"
    for stock, wanted in (("S+1", True), ("S+1 " * 20, False)):
        game = at(piles, row=row, stock=stock)
        intent = follow([game]).think(game.view(A), GAME.legal(game.state, A), Random(1))
        assert isinstance(intent, Intent) == wanted


@pytest.mark.parametrize("level", LEVELS)
def test_a_feast_is_taken_and_a_famine_left(level: str) -> None:
    feast = begin().turns("S+6 S+6 S+5 S+5 S+5 S+4 D+10 D+10")
    famine = begin().turns("S-6 S-5 S-4 D-6 D-6")
    for game, wanted in ((feast, True), (famine, False)):
        intent = follow([game], LEVELS[level]).think(
            game.view(A), GAME.legal(game.state, A), Random(1)
        )
        assert isinstance(intent, Intent) == wanted
        if intent is not None:
            assert intent.move == Take(1)
            assert intent.after_ms >= FASTEST_MS


def test_a_bot_deals_by_hand_where_the_automatic_dealer_is_slow() -> None:
    for tempo, wanted in ((20_000, Reveal(1)), (2000, None)):
        game = begin(Options(oldest="1", tempo_ms=tempo))  # type: ignore[arg-type]
        intent = follow([game]).think(game.view(A), GAME.legal(game.state, A), Random(1))
        assert (intent and intent.move) == wanted


def test_they_finish_games_that_began_under_version_1() -> None:
    first = rules_of(GAME, 1)
    for split in (False, True):
        options = first.options(joker_may_split_pairs=split)
        played = simulate(first, list(LEVELS), "first", options)
        assert len(played.outcome.winners) >= 1
        assert played.sheet.version == 1


def test_a_second_joker_beside_a_pair_counts_where_it_may_split_it() -> None:
    """A-TI-5: otherwise it is a hope and no more."""
    one, two = (count(parse_cards(cards)) for cards in ("D+9 D+9 J", "D+9 D+9 J J"))
    nothing = count(())
    reads = [reading(options, NEWEST) for options in (TAKE_IT, SLAM_DUNK)]
    gain = [holding(two, nothing, 0, read) - holding(one, nothing, 0, read) for read in reads]
    assert gain == [9, JOKER_HOPE]


# --- strength ------------------------------------------------------------------------------------


def won(hero: str, others: str, seats: int, games: int, options: Options) -> float:
    """The share of games the hero wins against equal others, shared wins counted in parts."""
    share = 0.0
    for seed in range(games):
        mine = seed % seats
        levels = [hero if seat == mine else others for seat in range(seats)]
        winners = simulate(GAME, levels, f"{seed}", options).outcome.winners
        share += (mine in winners) / len(winners)
    return share / games


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_random_play(level: str, full: bool) -> None:
    """Measured over 1,000 seeds: 100 % of all games, whatever the level; bar: 90 %."""
    for seats in (2, 3, 4):
        assert won(level, "random", seats, 334 if full else 10, Options()) >= 0.9


@pytest.mark.slow
def test_the_expert_beats_random_play_at_slam_dunk(full: bool) -> None:
    """Measured: 66 % where one in three or four would be fair; bar: 50 %."""
    games = 300 if full else 40
    for seats in (3, 4):
        assert won("expert", "random", seats, games, Options(edition="slam_dunk")) >= 0.5


@pytest.mark.slow
def test_levels_stand_in_their_order(full: bool) -> None:
    """Measured with two players: 79 % against the regular, 85 % against the beginner."""
    games = 200 if full else 30
    for better, worse in (("expert", "regular"), ("regular", "beginner")):
        assert won(better, worse, 2, games, Options()) > 0.5
