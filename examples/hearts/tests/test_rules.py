"""The clauses of Hearts, one after the other."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tablee_hearts import GAME
from tablee_hearts.rules import Options, Pass, Play, State, apply, legal, outcome, start, to_act
from tablee_hearts.sight import mask, view

from tablee.kernel import CHANCE, BadOptions, IllegalMove
from tablee.lab import Plan, run
from tablee.pieces.deals import Deal, deal_hands
from tablee.pieces.playing_cards import CARDS, KINDS
from tablee.pieces.tricks import cards, names

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
HANDS = tuple(" ".join(rank + suit for rank in RANKS) for suit in "CDHS")
"""Seat 0 has all clubs, then diamonds, hearts, spades."""


def dealt(hands: tuple[str, ...] = HANDS, deal: int = 0, options: Options | None = None) -> State:
    """A deal of these hands, after so many others in which nobody got a point."""
    state = replace(start(options or Options(), 4), history=((0, 0, 0, 0),) * deal)
    for move in deal_hands(hands):
        state = apply(state, CHANCE, move)
    return state


def playing(
    hands: str,
    trick: str = "",
    leader: int = 0,
    played: str = "2C 6C 7C 8C",
    options: Options | None = None,
    points: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> State:
    """In the middle of a deal; hands with `/` between them."""
    held = tuple(cards(hand) for hand in hands.split("/"))
    lying = cards(trick)
    return State(
        options or Options(),
        "play",
        (0,) * 52,
        held,
        leader=leader,
        trick=lying,
        played=(*cards(played), *lying),
        points=points,
    )


def play(state: State, *moves: str) -> State:
    """Whoever is on turn plays the next of these cards."""
    for card in moves:
        state = apply(state, to_act(state)[0], Play(card))
    return state


def able(state: State) -> str:
    (seat,) = to_act(state)
    return names([KINDS[move.card] for move in legal(state, seat) if isinstance(move, Play)])


def test_it_is_for_four_and_the_ace_is_high() -> None:  # HE-1
    for seats in (2, 3, 5):
        with pytest.raises(BadOptions, match="wrong_seats"):
            start(Options(), seats)
    assert play(playing("KC/AC/3C/4C"), "KC", "AC", "3C", "4C").led == 0
    taken = play(playing("KC 5D/AC 6D/3C 7D/4C 8D"), "KC", "AC", "3C", "4C")
    assert taken.leader == 1


def test_everybody_gets_thirteen() -> None:  # HE-2
    state = dealt()
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert not any(state.stock)
    assert state.phase == "pass"


@pytest.mark.parametrize(("deal", "to"), [(0, 1), (1, 3), (2, 2)])
def test_cards_go_left_then_right_then_across(deal: int, to: int) -> None:  # HE-3
    state = dealt(deal=deal)
    for seat, three in enumerate(("2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S")):
        state = apply(state, seat, Pass(tuple(three.split())))
    assert {*cards("2C 3C 4C")} <= {*state.hands[to]}
    assert (state.phase, to_act(state)) == ("play", (to,))


def test_in_every_fourth_deal_nobody_passes() -> None:  # HE-3
    assert dealt(deal=3).phase == "play"
    assert dealt(deal=4).phase == "pass"


@pytest.mark.parametrize(
    ("three", "code"),
    [
        ("2C 3C", "pass_three"),
        ("2C 3C 4C 5C", "pass_three"),
        ("2C 2C 3C", "pass_three"),
        ("2C 3C 4D", "not_your_cards"),
        ("2C 3C nothing", "not_your_cards"),
    ],
)
def test_three_different_cards_of_ones_own_are_passed(three: str, code: str) -> None:  # HE-3
    with pytest.raises(IllegalMove, match=code):
        apply(dealt(), 0, Pass(tuple(three.split())))


def test_nobody_sees_what_came_before_all_have_chosen() -> None:  # HE-4
    state = apply(dealt(), 0, Pass(("2C", "3C", "4C")))
    assert view(state, 1).came == ()
    assert view(state, 1).hand == dealt().hands[1]
    assert mask(dealt(), 0, Pass(("2C", "3C", "4C")), 1) == Pass()
    assert mask(dealt(), CHANCE, Deal(0, "2C"), 1) == Deal(0)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(state, 0, Pass(("5C", "6C", "7C")))


def test_the_two_of_clubs_leads() -> None:  # HE-5
    state = dealt(deal=3)
    assert able(state) == "2C"
    with pytest.raises(IllegalMove, match="two_of_clubs"):
        play(state, "3C")


def test_suit_is_followed() -> None:  # HE-5
    state = playing("9C/3C KD/5D/6D", trick="9C", leader=3)
    assert able(replace(state, leader=0)) == "3C"
    with pytest.raises(IllegalMove, match="follow_suit"):
        play(replace(state, leader=0), "KD")


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:  # HE-6
    state = play(playing("9D 2D/10D 3C/AS 4C/AH 5C", leader=0), "9D", "10D", "AS", "AH")
    assert (state.leader, state.points, state.tricks) == (1, (0, 1, 0, 0), (0, 1, 0, 0))
    assert names(state.last) == "9D 10D AS AH"


def test_hearts_are_not_led_before_one_was_played() -> None:  # HE-7
    state = playing("9H 2D/3H/4H/5H")
    assert able(state) == "2D"
    with pytest.raises(IllegalMove, match="not_broken"):
        play(state, "9H")
    assert able(replace(state, played=cards("2C 6C 7C 8H"))) == "9H 2D"
    assert able(playing("9H 2H/3H/4H/5H")) == "9H 2H"


def test_the_first_trick_is_harmless() -> None:  # HE-8
    state = playing("3D QS 4H/3H/4D/5H", trick="2C", leader=3, played="")
    assert able(state) == "3D"
    with pytest.raises(IllegalMove, match="no_points_yet"):
        play(state, "QS")
    assert able(playing("QS 4H/3H/4D/5H", trick="2C", leader=3, played="")) == "QS 4H"
    harmful = Options(harmless=False)
    assert able(playing("3D QS/3H/4D/5H", "2C", 3, "", harmful)) == "3D QS"


def test_hearts_count_one_and_the_queen_of_spades_thirteen() -> None:  # HE-9
    state = play(playing("9D 2D/QS 3C/2H 4C/AH 5C"), "9D", "QS", "2H", "AH")
    assert state.points == (15, 0, 0, 0)


def test_who_takes_everything_gives_it_to_the_others() -> None:  # HE-10
    last = playing("9H/2D/3D/4D", points=(25, 0, 0, 0), played="2C 6C 7C 2H")
    assert play(last, "9H", "2D", "3D", "4D").history == ((0, 26, 26, 26),)
    nearly = replace(last, points=(24, 1, 0, 0))
    assert play(nearly, "9H", "2D", "3D", "4D").history == ((25, 1, 0, 0),)


def test_the_game_ends_with_the_deal_in_which_somebody_reaches_the_end() -> None:  # HE-11
    for until in (25, 50, 100):
        options = Options(until)
        last = playing("9H/2D/3D/4D", points=(20, 5, 0, 0), played="2C 6C 7C 2H", options=options)
        for before, over in ((until - 22, False), (until - 21, True)):
            state = replace(last, history=((before, 0, 0, 0),))
            ended = play(state, "9H", "2D", "3D", "4D")
            assert (outcome(ended) is not None) == over


def test_the_fewest_points_win() -> None:  # HE-12
    last = playing("9H/2D/3D/4D", points=(20, 5, 0, 0), played="2C 6C 7C 2H")
    ended = play(replace(last, history=((79, 2, 7, 7),)), "9H", "2D", "3D", "4D")
    result = outcome(ended)
    assert result is not None
    assert (result.scores, result.ranks) == ((100, 7, 7, 7), (4, 1, 1, 1))
    assert [line.points for line in result.lines[0]] == [79, 21]


def test_whoever_has_shown_a_void_is_dealt_no_card_of_it_again() -> None:
    """`imagine` keeps to what was passed and not followed."""
    state = playing("9C 8H/3D 4D/5C 6C/7C JC")
    state = play(state, "9C", "3D", "5C")
    assert GAME.imagine is not None
    for seed in range(30):
        worlds = GAME.imagine(view(state, 3), Random(seed))
        assert not any(CARDS[kind].endswith("C") for kind in worlds.hands[1])


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("expert", "regular", 12), ("regular", "beginner", 60)]
)
def test_each_level_gets_fewer_points_than_the_one_below_it(
    better: str, worse: str, games: int
) -> None:
    """One against three."""
    plan = Plan("hearts", 4, games, (better, worse, worse, worse), seed=11, options={"until": 25})
    mine, theirs = 0, 0
    for result in run(plan):
        seat = result.players.index(better)
        mine += 3 * result.scores[seat]
        theirs += sum(result.scores) - result.scores[seat]
    assert mine < 0.8 * theirs, (mine, theirs)
