"""Crack Word: the last hand, the last rounds, both ends."""

from __future__ import annotations

from games.crack_word_tester import BLUE, GREEN, RED, at, few_words
from tablee.kernel import CHANCE
from tablee.kernel.say import say, who

__all__ = ["few_words"]


def test_the_last_card_of_a_pile_is_announced() -> None:
    """CW-47: by a pass or by a new hand alike."""
    passed = at(hands="E | E", left=(1, 9)).plays(RED, "pass")
    assert passed.told[-1] == say("news-last-hand", seat=who(RED), cards=1)
    table = at("M(b) E(b)", hands="R | E", left=(8, 9)).plays(RED, "place R 0 4 MER")
    assert table.told[-1] == say("news-last-hand", seat=who(RED), cards=8)
    more = at("M(b) E(b)", hands="R | E", left=(9, 9)).plays(RED, "place R 0 4 MER")
    assert more.told[-1].id == "news-new-hand"


def test_nothing_happens_until_all_is_dealt() -> None:
    """CW-48."""
    table = at(hands="E | E", left=(1, 9)).plays(RED, "pass").deals("A")
    assert table.to_act == (CHANCE,)
    assert table.refusal(BLUE, "pass") == "not_your_turn"
    assert table.deals("A").to_act == (BLUE,)


def test_the_others_draw_as_many_or_what_they_have() -> None:
    """CW-49, A-CW-13."""
    table = at("M(b) E(b)", hands="R | E | E", left=(4, 9, 2)).plays(RED, "place R 0 4 MER")
    assert table.state.owed == ((RED, 4), (BLUE, 4), (GREEN, 2))
    assert table.deals("E*4 E*4 E*2").hands == [4, 5, 3]


def test_the_piles_are_gone_unseen() -> None:
    """CW-50: nobody sees what was in them, and nothing is drawn any more."""
    table = at(hands="E | E", left=(1, 9)).plays(RED, "pass").deals("A A")
    assert (table.state.left, table.view(BLUE).left) == ((0, 0), (0, 0))
    assert sum(table.state.unseen[BLUE]) == 49


def test_the_last_rounds_go_on_without_draws() -> None:
    """CW-51: after the announcer, who keeps turns too; cracks count as ever."""
    table = at("R(b) A(b)", hands="E*3 | T O", last=RED, turn=BLUE)
    table = table.plays(BLUE, "place T 0 4 RAT yes", "seed O")
    assert (table.outcome.scores, table.state.owed) == ((0, 3 + 4), ())
    table = at("M(b) E(b)", hands="R E | E", last=BLUE).plays(RED, "place R 0 4 MER")
    assert (table.hands, table.to_act) == ([1, 1], (BLUE,))


def test_who_passes_is_out() -> None:
    """CW-52, A-CW-10: or fails with a word; others go on, alone if need be."""
    table = at("M(b) E(b)", hands="R E E | E | E", last=GREEN)
    table = table.plays(RED, "place R 0 4 MER").plays(BLUE, "pass")
    assert (table.state.out, table.turn) == ((BLUE,), GREEN)
    assert table.told[0] == say("news-out", seat=who(BLUE))
    table = table.plays(GREEN, "place E 0 6 XYZ")
    assert (table.state.out, table.turn, table.hands) == ((BLUE, GREEN), RED, [2, 1, 1])
    table = table.plays(RED, "place E 0 6 MERE")
    assert (table.text(), table.to_act) == ("MERE", (RED,))


def test_the_last_card_ends_the_game_with_a_bonus() -> None:
    """CW-53: the card just laid counts, covered ones too; nobody else loses anything."""
    table = at("M(r) E(b)/E(r)", "S(b)", hands="R | E*5", paquets=(1, 2), last=RED)
    table = table.plays(RED, "place R 0 4 MER")
    assert table.outcome.scores == (1 + 3, 2)
    assert table.outcome.why == say("end-finished", seat=who(RED))
    assert table.refusal(BLUE, "pass") == "game_over"


def test_a_word_cracked_with_the_last_card_comes_first() -> None:
    """CW-53: then the bonus, from the other lines."""
    table = at("R(r) A(r)", "S(r) E(b)", hands="T | E*5", last=RED)
    table = table.plays(RED, "place T 0 4 RAT yes")
    assert table.outcome.scores == (3 + 1, 0)


def test_a_seed_may_be_the_last_card() -> None:
    """CW-53."""
    table = at("R(r) A(r)", hands="T O | E*5", last=RED)
    table = table.plays(RED, "place T 0 4 RAT yes", "seed O")
    assert table.outcome.scores == (3 + 1, 0)


def test_a_bin_may_be_the_last_card() -> None:
    """CW-53, A-CW-16: if no letter came back with it."""
    table = at("R(b)", "S(r)", hands="bin | E*5", last=RED).plays(RED, "bin 0")
    assert table.outcome.scores == (1 + 1, 0)
    back = at("R(r)", "S(r)", hands="bin | E*5", last=RED).plays(RED, "bin 0")
    assert (back.to_act, back.legal(RED)) == ((RED,), ["seed R"])


def test_only_bins_left_in_the_last_rounds() -> None:
    """CW-36, A-CW-9: the line stays empty and the game goes on."""
    table = at("R(r) A(r)", hands="T bin | E*5", last=RED).plays(RED, "place T 0 4 RAT yes")
    assert (table.to_act, table.text(), table.hand(RED)) == ((BLUE,), "", "bin")


def test_all_out_pay_for_their_letters() -> None:
    """CW-54, A-CW-12: jokers are letters, bins are not, and nobody falls below nothing."""
    table = at(hands="A joker bin | A B C", paquets=(5, 2), last=RED, out=(BLUE,))
    table = table.plays(RED, "pass")
    assert table.outcome.scores == (3, 0)
    assert table.outcome.why == say("end-stuck")
    assert [line.points for line in table.outcome.lines[BLUE]] == [2, -2]


def test_the_largest_paquet_wins_and_ties_share() -> None:
    """CW-55, CW-07."""
    table = at(hands="bin | bin", paquets=(5, 5), last=RED, out=(BLUE,)).plays(RED, "pass")
    assert (table.outcome.ranks, table.outcome.winners) == ((1, 1), (RED, BLUE))


def test_hands_are_open_when_the_game_is_over() -> None:
    """CW-54: since they count; not a moment before."""
    table = at(hands="A | B", last=RED, out=(BLUE,))
    assert table.view(RED).hands[BLUE] is None
    assert table.plays(RED, "pass").view(RED).hands == table.state.hands
