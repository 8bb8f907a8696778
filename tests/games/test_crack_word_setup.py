"""Crack Word: the box, the cut, the piles, the column and the first hands."""

from __future__ import annotations

from random import Random

import pytest

from games.crack_word_tester import (
    BLUE,
    FULL_PACK,
    GREEN,
    RED,
    all_cards,
    at,
    begin,
    few_words,
)
from games.spoken import assert_said
from tablee import wire
from tablee.games.crack_word import GAME
from tablee.games.crack_word.components import BIN, JOKER, KINDS, PACKS, USED
from tablee.games.crack_word.moves import Deal, Options
from tablee.games.crack_word.state import NOBODY
from tablee.kernel import CHANCE, WATCHER, BadOptions, Fault, Say
from tablee.kernel.say import say, who
from tablee.store.contract.tables import Chair, Sheet, Terms
from tablee.table import colours, seating

__all__ = ["few_words"]


def test_the_box_says_whose_game_and_whose_words_they_are() -> None:
    """CW-01, A-CW-14: the leaflet prevails over the newer page."""
    for lang, leaflet in (("fr", "dépliant"), ("en", "leaflet")):
        page = (GAME.folder / f"words/{lang}.md").read_text("utf-8")
        for name in ("Pierre Faucon", "Charlotte Faucon", "Yaqua", "2023", "Blackrock", "MPL-2.0"):
            assert name in page
        assert leaflet in page


def test_the_sheet_is_enough_to_play_with_real_cards() -> None:
    """CW-03, CW-09, CW-11 to CW-14, CW-18, CW-19, CW-27, CW-37."""
    assert_said(
        GAME,
        ("Chacun choisit sa couleur", "Each player chooses a colour"),
        ("la plus proche du A commence", "nearest to A starts"),
        (
            "40 cartes à deux joueurs, 30 à trois, 25 à quatre",
            "40 cards with two players, 30 with three, 25 with four",
        ),
        ("En mode expert, on joue avec toutes", "Experts play with all cards"),
        ("une colonne de quatre lettres", "four letters lie in a column"),
        ("huit cartes de sa pioche", "eight cards of their pile"),
        ("on ne lit que de gauche à droite", "from left to right only"),
        ("sens des aiguilles", "clockwise"),
    )


def test_two_to_four_may_play() -> None:
    """CW-02."""
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.start(Options(), seats)


def test_everybody_chooses_one_of_four_colours_and_first_come_has_it() -> None:
    """CW-03: a letter has the colour of its owner."""
    table = at("R(r) O(b)")
    scene = GAME.scene(table.view(RED), ())
    letters = [piece for piece in scene.zones[0].pieces if piece.face != "gap"]
    assert [piece.seat for piece in letters] == [RED, BLUE]
    assert GAME.box.colours == 4
    chairs = (Chair("person", "Ada", "ada"), Chair("person", "Bob", "bob"))
    sheet = Sheet("t", "crack-word", 2, Terms(grace=0), chairs, host="ada", secret="00")
    taken = seating.arrange(sheet, wire.Colour(1, 3), "bob", "Bob", GAME, ())
    assert colours.settle(taken, GAME, Options()) == (0, 3)
    with pytest.raises(Fault, match="colour_taken"):
        seating.arrange(taken, wire.Colour(2, 3), "ada", "Ada", GAME, ())


def test_four_lines_belong_to_everybody() -> None:
    """CW-04: a player may lay a card on any of the four lines, whoever began it."""
    table = at("R(r)", "A(b)", "O(r)", "M(b)", hands="S | E")
    lines = {move.split()[2] for move in table.legal(RED) if move.startswith("place")}
    assert lines == {"0", "1", "2", "3"}


def test_every_pack_is_the_same_and_as_the_table_says() -> None:
    """CW-56: 44 letters, 3 jokers, 3 bins, in every language; K and W are not in the French one."""
    for pack in PACKS.values():
        assert (sum(pack), sum(pack[:JOKER]), pack[JOKER], pack[BIN]) == (50, 44, 3, 3)
    assert PACKS["fr"][10] == PACKS["fr"][22] == 0
    assert min(sum(pack) for pack in PACKS.values()) >= max(USED.values())
    assert [many for _, many in GAME.box.contents] == [176, 12, 12]
    assert set(begin(4).state.unseen) == {FULL_PACK}


# --- who starts ----------------------------------------------------------------------------------


def test_everybody_sees_the_cut_and_action_cards_are_cut_again() -> None:
    """CW-08."""
    table = begin(2)
    assert len(GAME.chances(table.state)) == 26  # 24 letters, the joker, the bin
    table = table.cuts("joker bin")
    assert table.state == begin(2).state
    table = table.cuts("M")
    assert {GAME.view(table.state, seat).cuts for seat in (RED, BLUE, WATCHER)} == {(12, NOBODY)}
    assert table.told == (say("news-cut", seat=who(RED), card=Say("card", {"card": "M"})),)


def test_the_lowest_letter_starts_and_ties_cut_again() -> None:
    """CW-09, A-CW-1: only those who tie for the lowest letter."""
    assert begin(2).cuts("B A").turn == BLUE
    table = begin(3).cuts("C E C")
    assert (table.state.phase, table.state.rivals) == ("cut", (RED, GREEN))
    assert table.told[-1].id == "news-cut-again"
    table = table.cuts("Z").cuts("Y")
    assert (table.state.phase, table.turn) == ("column", GREEN)


def test_the_cut_card_is_back_in_the_pack() -> None:
    """CW-10."""
    table = begin(2).cuts("B A")
    assert table.state.unseen == (FULL_PACK, FULL_PACK)


# --- piles ---------------------------------------------------------------------------------------


def test_piles_of_40_30_and_25() -> None:
    """CW-11, CW-12, CW-13."""
    assert [begin(seats).state.left for seats in (2, 3, 4)] == [(40,) * 2, (30,) * 3, (25,) * 4]


def test_experts_play_with_all_cards() -> None:
    """CW-14."""
    for seats in (2, 3, 4):
        assert begin(seats, expert=True).state.left == (50,) * seats


def test_nobody_knows_a_pile_but_everybody_its_size() -> None:
    """CW-15: two states that differ only in what is in the piles look the same to all."""
    one = at("R(r)", hands="A | B")
    other = one.but(unseen=tuple(stock[::-1] for stock in one.state.unseen))
    for seat in (RED, BLUE, WATCHER):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).left == (20, 20)


def test_cards_that_are_not_counted_off_never_come() -> None:
    """CW-16: of 50 cards, 40 are drawn at most; each is as likely to be among the missing."""
    rng = Random(3)
    table = begin(2)
    state = table.state
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.draw(state, rng))
    seen = [sum(state.hands[seat]) + sum(len(row) for row in state.lines) // 2 for seat in (0, 1)]
    assert [n + left for n, left in zip(seen, state.left, strict=True)] == [40, 40]
    for seat in (0, 1):
        assert sum(state.unseen[seat]) + len(state.bottom[seat]) == state.left[seat] + 10
        assert all_cards(state, seat) == FULL_PACK


# --- the column and the hands --------------------------------------------------------------------


def test_the_starter_turns_up_the_first_card() -> None:
    """CW-17."""
    table = begin(3).cuts("M C F").turns_up("E")
    assert (table.line(0), table.state.left) == ("E(b)", (30, 29, 30))


def test_action_cards_turned_up_go_under_the_pile() -> None:
    """CW-17, A-CW-2: known to all, drawn last, in the order in which they were put there."""
    table = begin(2).cuts("A B").turns_up("bin joker E")
    assert (table.line(0), table.state.left[RED]) == ("E(r)", 39)
    assert table.view(BLUE).bottom == ((BIN, JOKER), ())
    assert table.state.unseen[RED][BIN] == table.state.unseen[RED][JOKER] == 2
    table = at(hands="E*3 | E*3", left=(2, 9)).but(bottom=((BIN, JOKER), ())).plays(RED, "pass")
    assert GAME.chances(table.state) == [(Deal("bin"), 1)]
    table = table.deals("bin").plays(BLUE, "pass").deals("E").plays(RED, "pass")
    assert GAME.chances(table.state) == [(Deal("joker"), 1)]


def test_the_column_goes_round_the_table() -> None:
    """CW-18: 2+2, 2+1+1 with the starter giving two, or one each; no word is asked."""
    rows = begin(3).cuts("M C F").turns_up("Z E Q X")
    assert [rows.line(number) for number in range(4)] == ["Z(b)", "E(g)", "Q(r)", "X(b)"]


def test_hands_of_eight_are_private() -> None:
    """CW-19, A-CW-15: and the starter plays first."""
    table = begin(2).cuts("B A").turns_up("E A S R")
    assert table.state.owed == ((BLUE, 8), (RED, 8))
    move = Deal("E")
    assert GAME.mask(table.state, CHANCE, move, BLUE) == move
    assert GAME.mask(table.state, CHANCE, move, RED) == Deal()
    assert GAME.mask(table.state, CHANCE, move, WATCHER) == Deal()
    table = table.deals_anything()
    assert (table.hands, table.to_act) == ([8, 8], (BLUE,))
    assert table.view(RED).hands[BLUE] is None
    assert table.view(WATCHER).hands == (None, None)
    assert sum(table.view(RED).hands[RED] or (0,) * KINDS) == 8
