"""Two games that a viewer cannot tell apart: how they are made, what betrays them, what is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import WATCHER, Game, Move
from tablee.kernel.take_back import with_take_back
from tablee.testing.contract import leaks
from tablee.testing.relabel import relabelled, swap_of
from tablee.testing.shortest import shortest, told
from tablee.testing.survey import SMALL, Survey
from tablee.testing.twins import Change, Leak, Twins
from tablee.testing.walk import Walk
from testing import doubt, hearts
from testing.doubt import Bid, Doubt, Roll
from testing.hearts import Deal, Pass, Play

secrets_of = leaks.test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know


class Seen(msgspec.Struct, frozen=True):
    """A view, and what its seat should not know."""

    view: Any
    more: Any


def showing(game: Game, more: Any) -> Game:
    """The game whose views hold more; its scenes and news do not show it."""
    return replace(
        game,
        view=lambda state, seat: Seen(game.view(state, seat), more(state, seat)),
        scene=lambda seen, moves: game.scene(seen.view, moves),
        news=lambda before, seat, move, after: game.news(before.view, seat, move, after.view),
    )


def neighbours_hand(state: hearts.State, seat: int) -> Any:
    """Once they are dealt: a test that never gets so far sees nothing."""
    return state.hands[(seat + 1) % 4] if state.phase == "play" else ()


def neighbours_pass(state: hearts.State, seat: int) -> Any:
    return state.passed[(seat + 1) % 4] if state.phase == "pass" else ()


def fault_of(game: Game, all_open: tuple[str, ...] = ()) -> str:
    with pytest.raises(AssertionError) as found:
        secrets_of(game, full=False, all_open=all_open)
    return str(found.value)


def played(game: Game, seats: int, *log: tuple[int, Move]) -> Walk:
    walked = Walk(game, game.options(), seats)
    for seat, move in log:
        walked.play(seat, move)
    return walked


DICE = played(
    doubt.GAME, 3, (-1, Roll(0, (1, 2))), (-1, Roll(1, (3, 4))), (-1, Roll(2, (5, 6))),
    (0, Bid(1, 5)), (1, Bid(2, 5)), (2, Doubt()), (-1, Roll(0, (2, 2))),
)  # fmt: skip


# --- how they are made ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "instead"),
    [
        (Deal(2, 9), Deal(2, 7)),
        (Deal(2, 7), Deal(2, 9)),
        (Play(7), Play(9)),
        (Pass((1, 7, 8)), Pass((1, 8, 9))),
        (Play(3), Play(3)),
    ],
)
def test_whoever_plays_one_of_two_exchanged_cards_plays_the_other(
    move: Move, instead: Move
) -> None:
    assert next(relabelled(move, swap_of(Deal(1, 7), Deal(1, 9)))) == instead


def test_of_several_cards_those_change_places_that_differ() -> None:
    swap = swap_of(Pass((1, 2, 3)), Pass((1, 3, 4)))
    assert swap == {"cards": {2: 4, 4: 2}}


def test_two_games_go_on_until_the_viewer_may_know_the_difference() -> None:
    """Seat 0 does not see what seat 1 throws, until a doubt opens the cups."""
    twins = Twins(DICE, 0, Change(1, Roll(1, (6, 6))))
    assert [step.same for step in twins] == [True, True, True, True, False]
    assert twins.log(1)[1] == (-1, Roll(1, (6, 6)))


def test_a_doubt_that_opens_the_same_dice_betrays_nothing() -> None:
    """What was hidden and is gone may differ, and the games go on."""
    twins = Twins(DICE, 2, Change(6, Roll(0, (1, 1))))
    assert [(step.same, step.compares) for step in twins] == [(True, 2)]


def test_players_who_see_the_change_are_not_fooled() -> None:
    assert [step.same for step in Twins(DICE, 1, Change(1, Roll(1, (6, 6))))] == [False]


# --- what betrays them ---------------------------------------------------------------------------


def test_hearts_and_dice_keep_their_secrets() -> None:
    for game in (hearts.GAME, doubt.GAME):
        secrets_of(game, full=False, all_open=())


def test_a_move_taken_back_betrays_nothing() -> None:
    for game in (hearts.GAME, doubt.GAME):
        secrets_of(with_take_back(game), full=False, all_open=())


@pytest.mark.parametrize("more", [neighbours_hand, neighbours_pass])
def test_a_view_with_the_cards_of_the_neighbour_is_caught(more: Any) -> None:
    fault = fault_of(showing(hearts.GAME, more))
    assert "`view.more" in fault
    assert "in the other game" in fault


def test_a_mask_that_shows_what_is_passed_is_caught() -> None:
    def mask(state: Any, seat: int, move: Move, viewer: int) -> Move | None:
        return move if isinstance(move, Pass) else hearts.mask(state, seat, move, viewer)

    assert "`mask` shows pass" in fault_of(replace(hearts.GAME, mask=mask))


def test_a_reveal_that_is_not_declared_is_taken_for_a_leak() -> None:
    undeclared = replace(doubt.GAME, reveals=lambda *move: None)
    fault = fault_of(undeclared)
    assert "`view.open" in fault
    assert fault.endswith("doubt")


def test_a_view_that_shows_more_than_the_reveal_is_caught() -> None:
    """Only the cups of the last two are opened, it says; the view shows all."""
    part = replace(doubt.GAME, reveals=lambda state, seat, move, viewer: state.cups[-2:])
    assert "`view.open[0]" in fault_of(replace(part, seats=(3,)))


def test_a_mask_may_tell_what_the_view_forgets_where_that_is_declared() -> None:
    """The view does not show the last trick: its fourth card would never be seen."""
    forgets = replace(hearts.GAME, view=lambda s, seat: replace(hearts.view(s, seat), last=()))
    assert "the view shows neither" in fault_of(forgets)

    def reveals(state: Any, seat: int, move: Move, viewer: int) -> Any:
        if isinstance(move, Play):
            return move.card
        return hearts.reveals(state, seat, move, viewer)

    secrets_of(replace(forgets, reveals=reveals), full=False, all_open=())


def test_views_that_forget_need_imagine() -> None:
    assert "`imagine` must say" in fault_of(replace(hearts.GAME, scrollback=False))


# --- what was compared ---------------------------------------------------------------------------


def test_every_kind_of_move_is_compared_for_everybody() -> None:
    compared = Survey(hearts.GAME, SMALL).run().compared
    for viewer in (0, 1, 2, 3, WATCHER):
        for where, what in (("after", "deal"), ("after", "pass"), ("in", "pass"), ("in", "play")):
            assert compared[(where, what, viewer)] > 0


def test_what_was_never_compared_is_named() -> None:
    """No other card can be passed, so that nobody can say what a pass betrays."""
    survey = Survey(hearts.GAME, SMALL).run()
    for viewer in (2, WATCHER):
        del survey.compared[("after", "pass", viewer)]
    assert survey.missing() == [
        "after `pass`, seat 2 was never compared",
        "after `pass`, the watcher was never compared",
    ]
    assert survey.missing(["pass"]) == []


class Secretly(Move, frozen=True, tag="secretly"):
    """A move that nobody can make."""


def test_a_kind_of_move_that_never_came_up_is_named() -> None:
    game = replace(hearts.GAME, moves=(*hearts.GAME.moves, Secretly))
    assert "`secretly` never came up" in fault_of(game)
    secrets_of(game, full=False, all_open=("secretly",))


def test_what_is_hidden_cannot_be_called_open() -> None:
    assert "though ALL_OPEN names it: {'pass'}" in fault_of(hearts.GAME, ("pass",))


def test_a_mask_that_hides_the_only_thing_that_could_come_is_named() -> None:
    """Only the middle is not shown: whoever is shown nothing knows where the sign stands."""
    game = find("tictactoe")

    def mask(state: Any, seat: int, move: Any, viewer: int) -> Move | None:
        return None if viewer != seat and move.cell == 4 else move

    assert "after `mark`, the watcher was never compared" in fault_of(replace(game, mask=mask))


# --- how it is told ------------------------------------------------------------------------------


def test_a_leak_is_told_by_the_shortest_game_that_shows_it() -> None:
    """Two throws are enough to see what the neighbour has under the cup."""
    game = showing(doubt.GAME, lambda state, seat: state.cups[(seat + 1) % len(state.cups)])
    walked = Walk(game, DICE.options, 3)
    walked.log, walked.states = DICE.log, DICE.states
    with pytest.raises(Leak) as found:
        list(Twins(walked, 0, Change(1, Roll(1, (6, 6)))))
    assert told(shortest(found.value)).splitlines() == [
        "after entry 2, to 0: `view.more[0]` is 3, and 6 in the other game",
        "doubt, 3 seats, Options()",
        "    1 chance roll 0 1,2",
        "    2 chance roll 1 3,4 | roll 1 6,6",
    ]


def test_entries_that_are_not_needed_are_left_out() -> None:
    """Three of four bids are not needed."""
    bids = [(n % 3, Bid(1, n + 2)) for n in range(4)]
    undeclared = replace(doubt.GAME, reveals=lambda *move: None)
    walked = played(undeclared, 3, *DICE.log[:3], *bids, (1, Doubt()))
    with pytest.raises(Leak) as found:
        list(Twins(walked, 0, Change(1, Roll(1, (6, 6)))))
    assert len(found.value.twins.log(0)) == 8
    lines = told(shortest(found.value)).splitlines()
    assert [line.split()[2] for line in lines[2:]] == ["roll", "roll", "roll", "bid", "doubt"]
