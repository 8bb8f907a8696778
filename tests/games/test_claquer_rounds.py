"""Claquer: positions without a play, the end of a round, matches."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.claquer_tester import A, B, C, Round, at
from tablee.games.claquer import GAME
from tablee.games.claquer.components import FULL, QUICK, matches
from tablee.games.claquer.moves import Options
from tablee.games.claquer.rounds import is_stuck, next_step
from tablee.games.claquer.state import Pile, State
from tablee.kernel import CHANCE
from tablee.testing.walk import walk

# Nobody here has a red or green border, a girl, a dog or a cat.
NOBODY: dict[str, Any] = {"A": "B-BOY-snap+2 Y-BOY-snap", "B": "B-GRAN-snap Y-GRAN-snap+1"}
DEAD: dict[str, Any] = {"r1": "R-GIRL-snap R-DOG-snap", "r2": "G-GIRL-snap G-CAT-clap"}


def test_the_bottom_cards_come_up_when_nobody_can_play() -> None:
    """CB-27: over all seats and all tops; each top gets a new number."""
    table = at(r1="B-DOG-snap R-CAT-clap", r2="Y-GIRL-slap G-DOG-snap", seats=2, **NOBODY)
    assert is_stuck(table.state)
    turned = table.runs_out("stuck")
    assert turned.state.receive == (("R-CAT-clap", "B-DOG-snap"), ("G-DOG-snap", "Y-GIRL-slap"))
    assert turned.state.aims == (2, 2)
    assert turned.timers == set()
    assert turned.legal(A)[-2:] == ["play 1 1 2", "play 2 2 2"]


def test_cards_that_come_up_by_themselves_are_declared() -> None:
    """CB-27: no chance draws them, so the tests of secrets must be told that they lie open."""
    table = at(r1="B-DOG-snap R-CAT-clap", r2="Y-GIRL-slap G-DOG-snap", seats=2, **NOBODY)
    timer = next(timer for timer in GAME.timers(table.state) if timer.key.startswith("stuck"))
    opened = GAME.reveals(table.state, timer.seat, timer.move, A)
    assert opened[-2:] == ("B-DOG-snap", "Y-GIRL-slap")


def test_one_top_that_fits_is_enough_to_go_on() -> None:  # CB-27
    table = at(r1="R-GIRL-snap", r2="R-DOG-snap", seats=2, A="B-BOY-snap", B="R-GRAN-snap")
    assert not is_stuck(table.state)


def test_a_stuck_owner_of_a_stop_just_releases_the_others() -> None:  # CB-27
    table = at(r1="B-DOG-clap", r2="G-GIRL-clap", A="B-GIRL-stop Y-BOY-snap", B="B-CAT-snap+1")
    table = table.says("A clap", "A play 1 1 1")
    assert table.state.lock is None
    assert table.timers == {"window"}


def test_turning_is_repeated_while_it_can_help() -> None:
    """CB-27, A-CB-11: two turns bring the card that helps."""
    table = at(r1="R-GIRL-snap B-DOG-snap R-DOG-snap", r2="G-GIRL-snap", seats=2, **NOBODY)
    table = table.runs_out("stuck")
    assert is_stuck(table.state)
    table = table.runs_out("stuck")
    assert table.top(1) == "B-DOG-snap"
    assert not is_stuck(table.state)


def test_a_pile_of_one_card_is_its_own_bottom() -> None:  # A-CB-11
    table = at(r1="R-GIRL-snap", r2="G-CAT-clap", seats=2, **NOBODY).runs_out("stuck")
    assert (table.top(1), table.top(2)) == ("R-GIRL-snap", "G-CAT-clap")
    assert next_step(table.state) == "sink"


def test_set_aside_cards_come_next() -> None:
    """A-CB-11: one on each receive pile, where there are two."""
    table = at(seats=2, spare=3, **DEAD, **NOBODY).runs_out("stuck")
    assert next_step(table.state) == "spare"
    helped = table.runs_out("stuck").says("chance show R-CAT-snap", "chance show G-DOG-snap")
    assert helped.state.spare == 1
    assert next_step(helped.state) == "spare"
    last = helped.runs_out("stuck").says("chance show R-ROBOT-snap")
    assert last.state.spare == 0
    assert last.top(1) == "R-ROBOT-snap"


def test_then_everybodys_tops_go_under_their_own_piles() -> None:
    """A-CB-11: what is underneath shows; single cards stay."""
    table = at(seats=2, **DEAD, **NOBODY).runs_out("stuck")
    assert next_step(table.state) == "sink"
    sunk = table.runs_out("stuck").says("chance show B-ROBOT-snap", "chance show R-ROBOT-clap")
    assert sunk.tops(A)[:2] == ["B-ROBOT-snap", "Y-BOY-snap"]
    assert sunk.state.piles[A][0].known == ("B-BOY-snap",)
    assert not is_stuck(sunk.state)
    assert any(move.startswith("play") for move in sunk.legal(B))


def test_when_no_card_can_ever_be_laid_the_round_is_drawn() -> None:
    """CB-27, A-CB-11: it ends, and nobody has won."""
    stuck = at(seats=2, A="B-BOY-snap", B="Y-GRAN-snap B-ROBOT-snap", **DEAD)
    assert GAME.outcome(stuck.state) is None
    state = _let_run(stuck.state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert outcome.scores == (0, 0)
    assert outcome.why is not None
    assert outcome.why.id == "end-drawn"


@pytest.mark.parametrize("seed", range(40))
def test_stuck_positions_always_come_to_an_end(seed: int) -> None:
    """A-CB-11: only chance and timers act; a play becomes possible, or the round is drawn.

    It is drawn only where truly no card of anybody goes on any receive card.
    """
    state = _stuck_position(Random(seed))
    ended = _let_run(state)
    if GAME.outcome(ended) is None:
        assert not is_stuck(ended)
        return
    cards = {card for hand in ended.piles for p in hand for card in (p.top, *p.known) if card}
    assert not any(matches(c, top) for c in cards for pile in ended.receive for top in pile)


def _stuck_position(rng: Random) -> State:
    """Few colours and characters for the hands, others for the receive piles: often hopeless."""
    givers = [card for card in FULL if card[0] in "BY" and card.split("-")[1] in ("BOY", "GRAN")]
    takers = [card for card in FULL if card[0] in "RG" and card.split("-")[1] in ("DOG", "CAT")]
    helpers = [card for card in FULL if card[0] in "RB" and card.split("-")[1] == "ROBOT"]
    rng.shuffle(givers)
    rng.shuffle(takers)
    hidden = [rng.randrange(3) for _ in range(4)]
    piles = [Pile(givers.pop(), count) for count in hidden]
    spare = rng.randrange(2)
    stock = tuple(sorted([*givers, *helpers][-(sum(hidden) + spare) :])) if sum(hidden) else ()
    fresh = GAME.start(Options(), 2)
    state: State = msgspec.structs.replace(
        fresh,
        phase="play",
        piles=(tuple(piles[:2]) + (Pile(),) * 2, tuple(piles[2:]) + (Pile(),) * 2),
        receive=(tuple(takers[:3]), tuple(takers[3:5])),
        aims=(1, 1),
        stock=stock,
        spare=spare if stock else 0,
    )
    return state


def _let_run(state: State) -> State:
    for _ in range(400):
        if state.due:
            state = GAME.apply(state, CHANCE, GAME.draw(state, Random(1)))
        elif is_stuck(state):
            state = Round(state).runs_out("stuck").state
        else:
            return state
    raise AssertionError("it never ends")


# --- the end -------------------------------------------------------------------------------------

LAST: dict[str, Any] = {"A": "B-GIRL-snap", "B": "B-CAT-snap+3", "C": "Y-BOY-snap+1"}


@pytest.mark.parametrize("shown", ["clap", "snap"])
def test_a_last_card_right_or_wrong_waits_the_same(shown: str) -> None:
    """CB-28, A-CB-12: others play no more, may call, and the win stands when time is up."""
    waiting = at(**LAST).says(f"A {shown}", "A play 1 1 1")
    assert waiting.outcome is None
    assert waiting.timers == {"window"}
    assert waiting.refuses("B play 1 1 2") == "round_won"
    assert "gaffe 0" in waiting.legal(B)
    over = waiting.runs_out("window")
    assert over.outcome is not None
    assert over.outcome.ranks == (1, 3, 2)  # CB-01: then by the cards left, B 4 and C 2


def test_a_last_card_caught_gives_the_win_back() -> None:
    """CB-28, A-CB-12: the cards given are the culprit's new tops; play goes on."""
    caught = at(**LAST).says("A snap", "A play 1 1 1", "C gaffe 0 1").settled()
    assert caught.tops(A) == ["Y-BOY-snap", "", "", ""]
    assert caught.runs_out("pause").says("B play 1 1 2").top(1) == "B-CAT-snap"


def test_a_last_card_called_without_reason_has_won() -> None:
    over = at(**LAST).says("A clap", "A play 1 1 1", "C gaffe 0 1")
    assert over.outcome is not None
    assert over.outcome.winners == (A,)


def test_an_earlier_gaffe_can_still_take_the_win_away() -> None:  # A-CB-12
    table = at(A="G-DOG-snap B-GIRL-snap", C="Y-BOY-snap+1")
    waiting = table.says("A play 1 2 1", "A clap", "A play 2 1 1")
    assert waiting.runs_out("window-1").outcome is None
    caught = waiting.says("C gaffe 0 1").settled()
    assert caught.outcome is None
    assert caught.cards(A) == 1


def test_the_first_without_cards_wins_before_a_caller_who_gave_all() -> None:
    """CB-28: A is out and waits; C gives away the last card for B's gaffe; A was first."""
    hands: dict[str, Any] = {"A": "B-GIRL-snap", "B": "G-DOG-snap+3", "C": "Y-BOY-snap"}
    table = at(**hands).says("B play 1 2 1", "A clap", "A play 1 1 1", "C gaffe 1 1")
    assert table.state.out == (A, C)
    over = table.runs_out("pause").runs_out("window")
    assert over.outcome is not None
    assert over.outcome.winners == (A,)


def test_a_match_has_several_rounds() -> None:
    """CB-28: each round won is a point; numbers go on, so that no old aim fits again."""
    table = at(rounds=2, **LAST).says("A clap", "A play 1 1 1").runs_out("window")
    assert table.outcome is None
    assert table.state.phase == "between"
    assert table.state.won == (1, 0, 0)
    again = table.runs_out("again")
    assert again.timers == {"countdown"}
    assert again.state.round == 2
    second = again.runs_out("countdown").settled()
    assert min(second.state.aims) > 1
    assert sum(second.counts(B)) == 32


def test_a_shared_match_is_told_apart_by_cards_left() -> None:
    state = at(rounds=2, **LAST).says("A clap", "A play 1 1 1").state
    state = msgspec.structs.replace(state, round=2, won=(0, 1, 0), left=(3, 0, 9))
    over = Round(state).runs_out("window")
    assert over.outcome is not None
    assert over.outcome.scores == (1, 1, 0)
    assert over.outcome.ranks == (1, 2, 3)
    assert [line.points for line in over.outcome.lines[A]] == [1, 0]


def test_cards_received_count_too() -> None:
    """CB-01: whoever got cards back has to lay them as well."""
    caught = at(**LAST).says("A snap", "A play 1 1 1", "C gaffe 0 1").runs_out("pause")
    assert caught.state.out == ()
    assert caught.cards(A) == 1
    assert caught.cards(C) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    """Through calls, take-backs, turnings and rounds: every card lies in exactly one place."""
    options = Options(deck="quick", rounds=2, loose_matching=seats % 2 == 1)
    for state in walk(GAME, options, seats, seed=seats, steps=1_500).states:
        piles = [pile for hand in state.piles for pile in hand]
        seen = [card for pile in piles for card in (pile.top, *pile.known) if card]
        seen += [*state.receive[0], *state.receive[1]]
        assert sorted([*seen, *state.stock]) == list(QUICK)
        waiting = 2 if state.phase == "countdown" else sum(slot < 2 for slot in state.due)
        assert sum(pile.hidden for pile in piles) + state.spare + waiting == len(state.stock)
