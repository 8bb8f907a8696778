"""Claquer: the cards, the deal, the countdown."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.claquer_tester import Round, at
from games.spoken import assert_said
from tablee.games.claquer import GAME
from tablee.games.claquer.components import ACTION, FULL, QUICK, character, colour
from tablee.games.claquer.moves import Options
from tablee.kernel import CHANCE, WATCHER, BadOptions


def test_the_full_deck() -> None:
    """CB-29: 72 + 12 + 8 + 6 cards, no two alike; the colours and characters of the booklet."""
    assert len(FULL) == len(set(FULL)) == 98
    assert Counter(ACTION[card] for card in FULL if colour(card) != "*") == {
        "snap": 24,
        "clap": 24,
        "slap": 24,
        "shrug": 12,
        "stop": 8,
    }
    shrugs = [card for card in FULL if ACTION[card] == "shrug"]
    assert set(Counter(map(colour, shrugs)).values()) == {3}
    assert set(Counter(map(character, shrugs)).values()) == {2}
    assert set(Counter(colour(c) for c in FULL if ACTION[c] == "stop").values()) == {2}
    striped = [card for card in FULL if colour(card) == "*"]
    assert set(Counter(map(character, striped)).values()) == {1}
    assert set(Counter(ACTION[card] for card in striped).values()) == {2}
    assert {"B", "Y", "R"} < set(map(colour, FULL))
    assert {"GIRL", "DOG"} < set(map(character, FULL))


def test_the_quick_deck() -> None:
    """24 + 12 + 6 shrugs + 4 stops + 4 striped, all of them cards of the full deck."""
    assert len(QUICK) == 50
    assert set(QUICK) < set(FULL)
    plain = [card for card in QUICK if ACTION[card] in ("snap", "clap", "slap")]
    assert len([card for card in plain if colour(card) != "*"]) == 36
    assert len({card.rsplit("-", 1)[0] for card in plain if colour(card) != "*"}) == 24
    assert Counter(ACTION[card] for card in QUICK if ACTION[card] in ("shrug", "stop")) == {
        "shrug": 6,
        "stop": 4,
    }


def test_the_box_tells_what_is_known() -> None:
    """CB-29: the year and the publisher; what is ours is said."""
    for lang, ours in (("fr", "reconstitution"), ("en", "reconstruction")):
        text = (GAME.folder / f"words/{lang}.md").read_text("utf-8")
        assert "Ravensburger, 2003" in text
        assert ours in text
    assert sum(count for _, count in GAME.box.contents) == 98
    assert GAME.seats == (2, 3, 4, 5, 6)


def test_the_sheet_is_enough_to_play_and_says_which_readings_are_ours() -> None:
    """CB-02 to CB-06, CB-21, and A-CB-1, A-CB-5, A-CB-7, A-CB-10, A-CB-12."""
    assert_said(
        GAME,
        ("le même nombre à chacun", "the same number to each"),
        ("Faites des vôtres quatre piles", "Lay your cards in four piles"),
        ("Sur elle ne va qu’une carte du même", "On top of it goes only a card with the same"),
        ("sont écartées sans être vues", "are set aside unseen"),
        ("ne demande aucun mouvement", "asks for no movement"),
        ("n’est recouverte que par son personnage", "may cover a striped card"),
        ("vont une à une sous les piles", "go one by one under the piles"),
        ("ne gagne que lorsqu’il est trop tard", "wins only when the time to call it has passed"),
    )


@pytest.mark.parametrize("deck", ["full", "quick"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_shares_are_equal_and_piles_even(deck: str, seats: int) -> None:
    """CB-02, CB-03, CB-04: two in the centre, equal shares in four piles, the rest set aside."""
    state = GAME.start(Options(deck=deck), seats)  # type: ignore[arg-type]
    counts = [pile.count for pile in state.piles[0]]
    assert max(counts) - min(counts) <= 1
    assert all(hand == state.piles[0] for hand in state.piles)
    assert 2 + seats * sum(counts) + state.spare == len(state.stock)
    assert 0 <= state.spare < seats


def test_four_even_piles_for_two_three_and_four_players() -> None:
    for seats, each in ((2, 12), (3, 8), (4, 6)):
        state = GAME.start(Options(), seats)
        assert [pile.count for pile in state.piles[0]] == [each] * 4
        assert state.spare == 0


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.start(Options(), 7)


def test_everything_lies_face_down_until_the_countdown_is_over() -> None:
    """CB-05, CB-06: nobody sees a card or may act; then all tops are turned before anyone moves."""
    table = Round(GAME.start(Options(), 2))
    assert table.timers == {"countdown"}
    assert GAME.to_act(table.state) == ()
    for seat in (0, 1, WATCHER):
        view = table.view(seat)
        assert all(pile.top == "" for hand in view.piles for pile in hand)
        assert [pile.top for pile in view.receive] == ["", ""]
    revealed = table.runs_out("countdown")
    assert GAME.to_act(revealed.state) == (CHANCE,)
    open_table = revealed.settled()
    assert all(open_table.tops(0) + open_table.tops(1))
    assert len(open_table.state.stock) == 98 - 2 - 8
    assert GAME.to_act(open_table.state) == (0, 1)


def test_a_stop_or_striped_card_turned_up_stops_nobody() -> None:
    """CB-06: it has no played effect, and lies there like any card."""
    table = Round(GAME.start(Options(), 2)).runs_out("countdown")
    table = table.says("chance show B-GIRL-stop", "chance show *-CAT-snap").settled()
    assert table.state.lock is None
    assert table.state.landings == ()


def test_chance_may_show_any_unseen_card_and_no_other() -> None:
    """Node counts: 98 cards for the first place, 97 for the second, …; 10 places in all."""
    table = Round(GAME.start(Options(), 2)).runs_out("countdown")
    for unseen in range(98, 88, -1):
        chances = GAME.chances(table.state)
        assert [weight for _, weight in chances] == [1] * unseen
        table = Round(GAME.apply(table.state, CHANCE, chances[-1][0]))
    assert GAME.chances(table.state) == ()


def test_cards_under_the_tops_are_known_to_nobody() -> None:
    """CB-05: a played top is followed by a card chance shows; the view counts, it does not list."""
    table = at(A="B-GIRL-snap+3").says("A clap", "A play 1 1 1")
    assert GAME.to_act(table.state) == (CHANCE,)
    assert table.view().piles[0][0].top == ""
    shown = table.says("chance show R-CAT-snap")
    assert shown.tops(0)[0] == "R-CAT-snap"
    assert table.view().piles[0][0].count == shown.view().piles[0][0].count == 3


FITS_NOTHING: dict[str, Any] = {
    "r1": "R-GIRL-snap",
    "r2": "R-DOG-snap",
    "A": "B-CAT-snap",
    "B": "Y-BOY-snap",
}


def test_node_counts_of_the_first_movements() -> None:
    """Two players and no card that fits: four movements each, whatever was shown before."""
    table = at(seats=2, **FITS_NOTHING)
    assert [_count(table, depth) for depth in (1, 2, 3)] == [8, 8 * 8, 8 * 8 * 8]


def test_node_counts_of_version_1() -> None:
    """After one movement its maker may also lower the hands: 4 + 1 moves for one, 4 for the other.

    Third: hands up of one (4 + 1 and 4), of both (5 and 5), or of none again (4 and 4).
    """
    table = at(seats=2, rules=1, **FITS_NOTHING)
    one, both, none = 9, 10, 8
    assert _count(table, 1) == 8
    assert _count(table, 2) == 8 * (5 + 4)
    assert _count(table, 3) == 8 * (4 * one + 1 * none + 4 * both)


def _count(table: Round, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        _count(Round(GAME.apply(table.state, seat, move)), depth - 1)
        for seat in GAME.to_act(table.state)
        for move in GAME.legal(table.state, seat)
    )
