"""How Take It! and Slam Dunk go, clause by clause; public scenarios carry TI-Pnn."""

from __future__ import annotations

import pytest

from games.spoken import assert_said
from games.take_it_tester import SLAM_DUNK, A, B, C, D, E, at, begin
from tablee.games.take_it import GAME
from tablee.games.take_it.components import CARDS
from tablee.games.take_it.moves import Options, Reveal
from tablee.kernel import CHANCE, WATCHER, BadOptions, Move, Timer, parse_move
from tablee.kernel.say import say, who

# --- before the first card -----------------------------------------------------------------------


def test_the_box_says_whose_game_it_is_and_holds_both_editions() -> None:
    """TI-01."""
    for lang in ("fr", "en"):
        page = (GAME.folder / f"words/{lang}.md").read_text("utf-8")
        assert "Reiner Knizia" in page
        assert "Winning Moves" in page
    assert Options().edition == "take_it"
    assert begin(SLAM_DUNK).state.options.edition == "slam_dunk"


def test_the_sheet_is_enough_to_play_with_real_cards() -> None:
    """TI-07, TI-11, TI-12, TI-20, TI-22, TI-30, TI-42."""
    assert_said(
        GAME,
        ("La personne la plus âgée donne d’abord", "The eldest player deals first"),
        ("Le donneur aussi peut prendre", "The dealer may take the row, too"),
        ("donne jusqu’à la fin", "deals to the end"),
        ("celle qui est dessous", "the hand underneath"),
        ("aucune carte double positive", "no positive double card"),
        ("il y a plusieurs gagnants", "they all win"),
    )


def test_take_it_is_for_two_to_five_and_slam_dunk_for_three_to_five() -> None:
    """TI-02, A-TI-2."""
    assert (GAME.seats, GAME.box.ages) == ((2, 3, 4, 5), 8)
    for seats in (1, 6):
        with pytest.raises(BadOptions, match="seats_for_edition"):
            GAME.start(Options(), seats)
    with pytest.raises(BadOptions, match="seats_for_edition"):
        GAME.start(SLAM_DUNK, 2)
    assert all(begin(SLAM_DUNK, seats).dealer == A for seats in (3, 4, 5))


def test_the_box_lists_its_cards() -> None:
    """TI-03: 77 cards in Take It!, and the seven jackpots of Slam Dunk beside them."""
    contents = dict(GAME.box.contents)
    jackpots = contents.pop("contents-jackpot")
    assert (sum(contents.values()), jackpots) == (CARDS, 7)


def test_one_may_end_without_a_pile() -> None:
    """TI-04: takes may stay unused; who has nothing has no points."""
    game = at([[], ["S-3"], ["S+2"]], stock="S+6").turns("S+6")
    assert game.outcome.scores == (0, -3, 2)


def test_the_stock_is_all_cards_in_no_order() -> None:
    """TI-05: any card may come next, as likely as there are cards of its kind."""
    game = begin().reveals()
    chances = GAME.chances(game.state)
    assert sum(weight for _, weight in chances) == CARDS
    assert (parse("turn D+7"), 2) in chances
    assert game.view(A).stock == CARDS


def test_a_thing_to_hit_stands_in_the_middle() -> None:
    """TI-06: everybody has the same pad; it is the box in one edition, the board in the other."""
    for options, name in ((Options(oldest="1"), "take_it"), (SLAM_DUNK, "slam_dunk")):
        game = begin(options).turns("S+1")
        pads = [
            zone for seat in game.viewers for zone in game.scene(seat).zones if zone.id == "pad"
        ]
        assert len(pads) == len(game.viewers)
        assert {(zone.kind, zone.seat, zone.size) for zone in pads} == {("pad", None, "large")}
        assert pads[0].label == say(f"zone-pad-{name}")


def test_the_oldest_deals_first() -> None:
    """TI-07: the table says who that is, or chance does."""
    assert begin(Options(oldest="3")).dealer == C
    asked = begin(Options())
    assert GAME.to_act(asked.state) == (CHANCE,)
    assert GAME.chances(asked.state) == [(parse(f"oldest {seat}"), 1) for seat in range(4)]
    assert asked.plays(CHANCE, "oldest 1").dealer == B
    assert asked.refuses(CHANCE, "oldest 4") == "no_such_seat"
    with pytest.raises(BadOptions, match="no_such_oldest"):
        GAME.start(Options(oldest="5"), 4)


# --- the row -------------------------------------------------------------------------------------


def test_only_the_dealer_turns_cards() -> None:
    """TI-08."""
    game = begin()
    assert game.refuses(B, game.next_card) == "not_dealer"
    assert game.reveals(A).plays(CHANCE, "turn S+2").row == "S+2"


def test_a_dealer_who_dawdles_is_helped() -> None:
    """TI-08: the automatic dealer's timer is the dealer's own move, one for each card and row."""
    game = begin(Options(oldest="1", tempo_ms=1200))
    assert GAME.timers(game.state) == (Timer("card-1-1", A, Reveal(1), 1200, shown=False),)
    assert [timer.key for timer in GAME.timers(game.turns("S+1").state)] == ["card-2-1"]
    later = game.turns("S+1").takes(C)
    assert GAME.timers(later.state) == (Timer("card-2-2", C, Reveal(2), 1200, shown=False),)


def test_a_card_already_turned_is_not_turned_again() -> None:
    """TI-08: a reveal that crosses the automatic dealer's does not fall on the next card."""
    game = begin().turns("S+1")
    assert game.refuses(A, "reveal 1") == "card_gone"
    assert game.refuses(A, "reveal 3") == "no_such_card"


def test_only_cards_of_the_stock_can_come() -> None:
    """TI-05."""
    game = begin().turns("D+7 D+7").reveals()
    assert game.refuses(CHANCE, "turn D+7") == "no_such_card"
    assert game.refuses(CHANCE, "turn K") == "no_such_card"
    assert game.refuses(CHANCE, "turn nonsense") == "no_such_card"


def test_everybody_sees_a_card_in_the_same_entry() -> None:
    """TI-09: no view differs, and a reveal shows nobody anything before the card is there."""
    pending = begin().reveals()
    assert all(pending.view(seat).row == () for seat in pending.viewers)
    assert pending.refuses(B, pending.this_row) == "card_coming"
    shown = pending.plays(CHANCE, "turn S+4")
    assert len({shown.view(seat).row for seat in shown.viewers}) == 1
    assert shown.row == "S+4"


def test_the_whole_row_can_be_read() -> None:
    """TI-10: every card of a long row is a piece of its own, in order."""
    cards = "S+1 S+1 S+2 S+2 S+2 S+3 S+3 S+3 S+4 S+4 S-1 S-1 S-2 S-2 D+2 D+3 D+4 D+5 J T T T"
    row = next(zone for zone in begin().turns(cards).scene(B).zones if zone.id == "row")
    assert [piece.face for piece in row.pieces][:3] == ["plain-p1", "plain-p1", "plain-p2"]
    assert len({piece.id for piece in row.pieces}) == len(cards.split())
    assert row.kind == "row"


# --- taking --------------------------------------------------------------------------------------


def test_anybody_may_take_at_any_moment() -> None:
    """TI-11: also the dealer, who then stays the dealer."""
    game = begin().turns("S+1")
    assert GAME.to_act(game.state) == (A, B, C, D)
    assert game.takes(A).dealer == A
    assert game.takes(D).dealer == D


def test_there_is_nothing_to_take_from_an_empty_table() -> None:
    """TI-11, A-TI-3: refused, and it costs nothing."""
    game = begin()
    assert game.refuses(B, "take 1") == "empty_row"
    assert game.turns("S+1").takes(B).piles(B) == ["S+1"]


def test_the_pad_stays_and_says_why_it_cannot_be_hit() -> None:
    """TI-11, TI-21."""
    empty = begin().scene(B).offers[0]
    assert (empty.path, empty.why) == (("pad",), say("refused-empty_row"))
    full = at([["S+1"] * 3, [], [], []], row="S+2", stock="S+1").scene(A).offers[0]
    assert full.why == say("refused-limit_reached", limit=3)


@pytest.mark.parametrize(("options", "word"), [(None, "take_it"), (SLAM_DUNK, "slam_dunk")])
def test_one_stroke_is_shout_and_hit_and_everybody_is_told(
    options: Options | None, word: str
) -> None:
    """TI-12, A-TI-10: one move, loud: the pad shows whose hand struck it, and the news say so."""
    game = begin(options).turns("S+1")
    offer = game.scene(C).offers[0]
    assert (offer.move, offer.key, offer.role) == ("take 1", " ", "main")
    assert offer.label == say(f"move-take-{word}")
    taken = game.takes(C)
    for seat in game.viewers:
        pad = next(zone for zone in taken.scene(seat).zones if zone.id == "pad")
        assert (pad.beat, pad.by) == (1, C)
        told = GAME.news(game.view(seat), C, parse("take 1"), taken.view(seat))
        assert told[0] == say("news-take", seat=who(C), n=1, limit=3)


def test_the_row_is_taken_as_it_lies() -> None:
    """TI-13: a row that has grown is the same row; the next card begins another."""
    game = begin().turns("S+3")
    aimed = game.this_row
    grown = game.turns("D-2").plays(B, aimed)
    assert grown.piles(B) == ["S+3 D-2"]
    assert grown.turns("J").row == "J"


def test_each_take_makes_a_pile_of_its_own() -> None:
    """TI-14: never merged; one card is a pile too."""
    game = begin().turns("S+3 S+2").takes(B).turns("S-1").takes(B)
    assert game.piles(B) == ["S+3 S+2", "S-1"]


def test_claims_move_the_deal() -> None:
    """TI-16, TI-17, TI-P09."""
    game = begin().turns("S+1 S+2 D+4").takes(C)
    assert game.piles(C) == ["S+1 S+2 D+4"]
    assert (game.row, game.dealer) == ("", C)
    assert game.refuses(A, game.next_card) == "not_dealer"
    again = game.turns("T").takes(C)
    assert (again.piles(C), again.dealer) == (["S+1 S+2 D+4", "T"], C)


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_the_limit_depends_on_the_number_of_players(seats: int, most: int) -> None:
    """TI-18."""
    assert begin(seats=seats).view(A).limit == most
    if seats > 2:
        assert begin(SLAM_DUNK, seats).view(A).limit == most


def test_everybody_can_count_the_piles() -> None:
    """TI-19."""
    game = begin().turns("S+1").takes(B).turns("S+1").takes(B).turns("S+1").takes(D)
    for seat in game.viewers:
        assert game.view(seat).piles == (0, 2, 0, 1)
        zones = {zone.seat: zone for zone in game.scene(seat).zones if zone.seat is not None}
        assert [len(zones[owner].pieces) for owner in range(4)] == [0, 2, 0, 1]
        assert game.scene(seat).seats[B].facts == (say("fact-takes", used=2, limit=3),)


def test_the_first_at_the_limit_deals_to_the_end() -> None:
    """TI-20, TI-21, TI-P10 (reading A-TI-4)."""
    game = at([[], ["S+1"] * 2, [], ["S+2"]], row="S+3", stock="S+4 S+5 S+6").takes(B)
    assert (game.dealer, game.state.settled) == (B, True)
    game = game.turns("S+4")
    assert game.refuses(B, game.this_row) == "limit_reached"
    assert game.row == "S+4"
    taken = game.takes(D)
    assert (taken.piles(D), taken.dealer) == (["S+2", "S+4"], B)
    assert taken.refuses(D, taken.next_card) == "not_dealer"


def test_who_reaches_the_limit_later_does_not_take_the_deal() -> None:
    """TI-20, A-TI-4."""
    piles = [["S+1"] * 3, ["S+1"] * 2, [], []]
    game = at(piles, row="S+3", stock="S+4 S+5", dealer=A, settled=True).takes(B)
    assert (len(game.piles(B)), game.dealer) == (3, A)


def test_two_hands_on_the_box() -> None:
    """TI-22, TI-23, TI-P13: the second loses nothing, and its stroke does not fall on a new row."""
    game = begin().turns("S+1 S+2 S+3 S+4")
    aimed = game.this_row
    assert GAME.race(game.state, A, parse(aimed)) == GAME.race(game.state, B, parse(aimed))
    taken = game.plays(A, aimed)
    assert taken.refuses(B, aimed) == "too_late"
    next_row = taken.turns("J")
    assert next_row.refuses(B, aimed) == "too_late"
    assert (next_row.row, next_row.piles(A), next_row.piles(B)) == ("J", ["S+1 S+2 S+3 S+4"], [])
    assert next_row.takes(B).piles(B) == ["J"]


def test_a_row_to_come_cannot_be_claimed() -> None:
    """TI-23: a stroke names the row that lies there, no other."""
    assert begin().turns("S+1").refuses(B, "take 2") == "no_such_row"


def test_nobody_but_players_and_chance_plays() -> None:
    """TI-11: no watcher, no seat that is not there, no move of chance from a player."""
    game = begin().turns("S+1")
    assert game.refuses(WATCHER, "take 1") == "no_such_seat"
    assert game.refuses(E, "take 1") == "no_such_seat"
    assert game.refuses(A, "turn S+1") == "not_yours"
    assert game.refuses(CHANCE, "turn S+1") == "not_chances_turn"


def parse(text: str) -> Move:
    return parse_move(GAME.moves, text)
