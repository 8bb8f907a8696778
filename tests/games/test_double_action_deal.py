"""Double Action: the box, the packs, the deal and the board."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.double_action_tester import A, B, at, begin, cards
from games.spoken import assert_said
from tablee.catalog.words import words
from tablee.games.double_action import GAME
from tablee.games.double_action.board import ALL_THROUGH, FIVES, bits
from tablee.games.double_action.components import FREE, LAYOUT, MATCHING, PRINTED
from tablee.games.double_action.moves import Options
from tablee.kernel import CHANCE, BadOptions, Say
from tablee.pieces.playing_cards import CARDS, is_jack
from tools import double_action_board


def test_the_box_says_what_the_game_is() -> None:  # DA-01
    for lang, cards_word in (("fr", "cartes"), ("en", "cards")):
        assert words(GAME, lang).tell(Say("title")) == "Double Action"
        page = (GAME.folder / f"words/{lang}.md").read_text("utf-8")
        assert cards_word in page
        assert "strat" in page


def test_the_sheet_is_enough_to_play_with_real_cards() -> None:
    """DA-03, DA-06, DA-11, DA-12, DA-17 to DA-20, DA-32, DA-33, DA-36."""
    assert_said(
        GAME,
        ("à six ou huit, prenez-en deux", "with six or eight players, take two"),
        ("ou trois si vous en convenez", "or with three, if you agree"),
        ("choisissent une couleur", "choose a colour"),
        ("à gauche de celle qui distribue", "to the dealer’s left begins"),
        ("chacun reçoit huit cartes", "each gets eight cards"),
        ("à quatre, six ou huit, six", "with four, six or eight players six"),
        ("tirée au hasard et remise", "taken at random and put back"),
        ("en piocher une nouvelle, puis jouer", "draw a new card, and then play"),
    )


def test_the_box_says_what_of_it_is_ours() -> None:
    """DA-08, DA-40: packs and tokens are not counted in the booklet; A-DA-3."""
    assert dict(GAME.box.contents)["contents-tokens"] == 96
    assert_said(
        GAME,
        ("96 jetons", "96 tokens"),
        ("emprunter un jeton à chacune", "borrow one token of each earlier one"),
    )


@pytest.mark.parametrize("seats", [0, 1, 3, 5, 7, 9])
def test_two_equal_sides_sit_down(seats: int) -> None:  # DA-02, DA-P01
    assert GAME.seats == (2, 4, 6, 8)
    with pytest.raises(BadOptions) as refused:
        GAME.start(Options(), seats)
    assert refused.value.code == "wrong_seats"


def test_the_seats_of_the_sides_alternate() -> None:  # DA-02, A-DA-1
    table = at(hands="2H", seats=4).plays(A, "play 2H 4-5")
    assert table.state.turn == B
    table = table.plays(B, "play 2C 5-8").plays(2, "play 3C 10-6")
    assert table.tokens == ("4-5 10-6", "5-8")


@pytest.mark.parametrize(
    ("seats", "packs", "hand", "pile"), [(2, 1, 8, 36), (4, 1, 6, 28), (6, 2, 6, 68), (8, 2, 6, 56)]
)
def test_the_deal(seats: int, packs: int, hand: int, pile: int) -> None:
    """DA-P01; DA-03, DA-17, DA-18, DA-19, DA-20, DA-21."""
    start = begin(seats, deal=False)
    assert set(start.state.stock) == {packs}
    table = begin(seats)
    assert [table.hand(seat) for seat in range(seats)] == [hand] * seats
    assert table.pile == pile


def test_small_tables_may_take_two_packs_but_large_ones_not_one() -> None:  # DA-03
    assert begin(2, Options(packs=2)).pile == 104 - 16
    with pytest.raises(BadOptions) as refused:
        GAME.start(Options(packs=1), 6)
    assert refused.value.code == "packs_too_few"


def test_hands_are_secret_and_the_pile_has_a_size_only() -> None:  # DA-17, DA-18, DA-21
    table = begin(4)
    mine, partner = table.view(0), table.view(2)
    assert mine.hand == table.state.hands[0]
    assert set(mine.hand).isdisjoint(partner.hand)
    assert mine.left == 28
    assert not hasattr(mine, "stock")
    assert not hasattr(mine, "hands")


def test_a_dealt_card_is_shown_to_its_owner_only() -> None:  # DA-18
    table = begin(4, deal=False)
    move, _ = GAME.chances(table.state)[0]
    shown = [GAME.mask(table.state, CHANCE, move, viewer) for viewer in (0, 1, 2, 3, -2)]
    assert [each.card for each in shown] == ["AS", None, None, None, None]  # type: ignore[union-attr]


def test_the_player_left_of_the_dealer_begins() -> None:  # DA-12
    lots = GAME.start(Options(), 4)
    assert GAME.to_act(lots) == (CHANCE,)
    assert [weight for _, weight in GAME.chances(lots)] == [1, 1, 1, 1]
    assert begin(4, Options(dealer=2)).state.turn == 2
    assert begin(4, Options(dealer=4)).state.turn == 0
    with pytest.raises(BadOptions):
        GAME.start(Options(dealer=5), 4)


def test_each_side_has_its_colour_and_outline() -> None:  # DA-11
    table = at(a="2-2", b="3-3", hands="2H", seats=4)
    scene = table.scene(A)
    board = next(zone for zone in scene.zones if zone.kind == "grid")
    assert [(piece.face, piece.seat) for piece in board.pieces] == [("token-0", 0), ("token-1", 1)]
    assert [note.side for note in scene.seats] == [0, 1, 0, 1]
    alone = at(a="2-2", b="3-3", hands="2H").scene(A)
    assert [note.badges for note in alone.seats] == [("token-0",), ("token-1",)]
    assert GAME.face("token-0") != GAME.face("token-1")
    assert GAME.box.colours == 2  # chosen before the start, each side its own


def test_the_board() -> None:  # DA-40, A-DA-5
    assert len(PRINTED) == 100
    assert list(bits(FREE)) == [0, 9, 90, 99]
    for kind in range(52):
        if is_jack(kind):
            assert PRINTED.count(kind) == 0
        else:
            assert PRINTED.count(kind) == MATCHING[kind].bit_count() == 2


def test_a_card_is_never_twice_in_five_cells_of_a_line() -> None:  # DA-40
    for line in FIVES:
        for five in line:
            shown = [PRINTED[cell] for cell in bits(five) if PRINTED[cell] is not None]
            assert all(one != other for one, other in combinations(shown, 2))


def test_the_target_is_fixed_before_the_deal() -> None:  # DA-06
    assert GAME.start(Options(target=3), 2).options.target == 3
    assert begin(2).state.options.target == 2
    assert not {"target"} & {name for kind in GAME.moves for name in kind.__struct_fields__}


def test_the_same_cards_lie_in_every_pack() -> None:  # DA-03
    table = begin(6)
    laid = [kind for hand in table.state.hands for kind in hand]
    assert len(laid) + table.pile == 104
    assert cards("AS AS")[0] in laid


def test_neighbours_have_different_ranks() -> None:  # DA-40
    for cell in range(100):
        row, column = divmod(cell, 10)
        for other in (cell + 1, cell + 9, cell + 10, cell + 11):
            near = other < 100 and abs(other % 10 - column) <= 1 and other // 10 - row <= 1
            kinds = [PRINTED[cell], PRINTED[other]] if near else [None]
            if None not in kinds:
                assert len({CARDS[kind][:-1] for kind in kinds if kind is not None}) == 2


def test_about_as_many_lines_run_through_every_card() -> None:  # DA-40
    """A cell in the middle has 20 fives through it, and the lightest other 4: 24 cannot be less."""
    through = [sum(len(ALL_THROUGH[cell]) for cell in bits(MATCHING[k])) for k in range(52)]
    sums = [number for kind, number in enumerate(through) if not is_jack(kind)]
    assert (min(sums), max(sums)) == (18, 24)


@pytest.mark.slow
def test_the_script_draws_this_board() -> None:  # DA-40
    """Everything follows from the seed."""
    rng = Random(double_action_board.SEED)
    pairs = double_action_board.draw_pairs(rng)
    assert {frozenset(pair) for pair in pairs} == {
        frozenset(bits(MATCHING[kind])) for kind in range(52) if not is_jack(kind)
    }
    drawn = double_action_board.give_cards(pairs, rng)
    assert [drawn.get(cell, "**") for cell in range(100)] == LAYOUT.split()
