"""Crack Word at the table: the real dictionary, what is shown, node counts, the house bots."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from games.crack_word_tester import BLUE, FULL_PACK, RED, WORDS, all_cards, at, begin
from tablee.games.crack_word import GAME
from tablee.games.crack_word.bot import LEVELS, Reader
from tablee.games.crack_word.moves import Options, Place
from tablee.kernel import CHANCE, BadOptions, blank, format_move
from tablee.kernel.scene import Ask, Offer
from tablee.lab import simulate
from tablee.pieces.lexicon import installed, lexicon, vocabulary


def test_the_french_dictionary_has_forms_but_no_names() -> None:
    """CW-28, CW-29."""
    known = lexicon("fr")
    assert known.forms >= 400_000
    for word in ("MANGEASSIONS", "CHEVAUX", "BELLES", "OEUVRE", "SELFIE"):
        assert known.is_word(word), word
    for word in ("LYON", "ETC", "KM", "KG", "SNCF", "CF", "LORSQU"):
        assert not known.is_word(word), word


def test_a_language_that_is_not_installed_is_refused() -> None:
    """CW-30."""
    with pytest.raises(BadOptions):
        GAME.start(Options(language="xx"), 2)  # type: ignore[arg-type]


# --- nothing suggests a crack --------------------------------------------------------------------


def test_offers_look_the_same_whether_a_crack_is_possible_or_not() -> None:
    """CW-34: the same question after every placement, with and without a dictionary that knows."""
    table = at("R(r) O(b) S(r)", hands="E A | E")
    with installed("fr", WORDS):
        knowing = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    with installed("fr", ["OUI"]):
        ignorant = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    assert knowing == ignorant
    there = [offer for offer in knowing.offers if re.match("place . 0 ", offer.move)]
    calls = {_last(offer).label.id for offer in there}
    assert calls == {"ask-crack"}


def test_a_joker_asks_for_its_letter_a_word_and_the_call() -> None:
    """CW-44, CW-25, CW-34; on top of a letter it is that letter, and nothing is asked."""
    table = at("R(r) O(b)", "O(b) S(b) E(r)", hands="joker | E")
    scene = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    offers = {offer.path: offer for offer in scene.offers}
    beside = offers["h-joker", "l0-0"]
    assert (beside.move, _kinds(beside)) == ("joker 0 0 {} {} {}", ["letter", "word", "choice"])
    on_top = next(offer for offer in scene.offers if offer.move.startswith("joker 1 1 "))
    assert (on_top.move, _kinds(on_top)) == ("joker 1 1 O {} {}", ["word", "choice"])


def test_the_call_stands_beside_what_leaves_three_letters_or_more() -> None:
    """CW-34: whatever they spell and in whatever colours; fewer letters are no word to call."""
    table = at("X(b) Q(b)", "R(r)", hands="Z | E")
    scene = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    offers = {offer.path: offer for offer in scene.offers}
    three, two = offers["h-Z", "l0-0"], offers["h-Z", "l1-0"]
    assert (three.move, _kinds(three)) == ("place Z 0 0 {} {}", ["word", "choice"])
    assert (two.move, _kinds(two)) == ("place Z 1 0 {} no", ["word"])


def test_where_the_table_helps_no_word_is_asked() -> None:
    """CW-25."""
    table = at("R(r) O(r)", "R(r)", hands="O | E", options=Options(example="assisted"))
    scene = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    offers = [offer for offer in scene.offers if offer.path == ("h-O", "l0-4")]
    assert [offer.move for offer in offers] == ['place O 0 4 "" no', 'place O 0 4 "" yes']
    assert [offer.ask for offer in offers] == [None, None]  # the call stands beside it
    short = [offer.move for offer in scene.offers if offer.path == ("h-O", "l1-0")]
    assert short == ['place O 1 0 "" no']


def test_where_the_table_helps_a_joker_asks_for_its_letter_alone() -> None:
    """CW-44."""
    table = at("R(r) O(r)", hands="joker | E", options=Options(example="assisted"))
    scene = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    offers = [offer for offer in scene.offers if offer.path == ("h-joker", "l0-4")]
    assert [offer.move for offer in offers] == ['joker 0 4 {} "" no', 'joker 0 4 {} "" yes']
    assert [_kinds(offer) for offer in offers] == [["letter"], ["letter"]]


def test_cards_of_a_stack_are_counted_and_coloured_by_the_top() -> None:
    """CW-23."""
    table = at("T(r)/T(b) J=O(b)")
    pieces = GAME.scene(table.view(BLUE), ()).zones[0].pieces
    first, second = (piece for piece in pieces if piece.face != "gap")
    assert (first.face, first.seat, first.count, first.note) == ("T", RED, 2, "●")
    assert (second.face, second.seat, second.note) == ("O", BLUE, "■2")


def test_others_only_see_how_many_cards_one_holds() -> None:
    """CW-19."""
    table = at("R(r)", hands="A B C | D")
    zones = {zone.id: zone for zone in GAME.scene(table.view(BLUE), ()).zones}
    assert (zones["hand-0"].pieces, zones["hand-0"].count) == ((), 3)
    assert [piece.face for piece in zones["hand-1"].pieces] == ["D"]


# --- counted -------------------------------------------------------------------------------------


def test_moves_can_be_counted() -> None:
    """Lines R, OS, Z, Z and the hand E S joker bin, all by hand:

    E goes to 2 ends of 4 lines: 8. S the same, and on the S: 9. The joker to 8 ends and on each of
    the 5 letters: 13. A bin on 4 lines, and passing: 5.
    """
    table = at("R(r)", "O(b) S(b)", hands="E S joker bin | E")
    assert len(table.legal(RED)) == 8 + 9 + 13 + 5
    between = at("R(r)", "O(b) S(b)", hands="E | E", options=Options(insertion=True))
    assert len(between.legal(RED)) == 8 + 1 + 1


def test_chance_can_be_counted() -> None:
    """Two packs are cut: 26 kinds each. 24 letters × 24 letters end it, but 24 ties."""
    first = GAME.start(Options(), 2)
    ends = ties = 0
    for move, weight in GAME.chances(first):
        if format_move(move) in ("cut joker", "cut bin"):
            assert (weight, GAME.apply(first, CHANCE, move)) == (3, first)
            continue
        second = GAME.apply(first, CHANCE, move)
        for other, _ in GAME.chances(second):
            after = GAME.apply(second, CHANCE, other)
            ends += after.phase == "column"
            ties += after.cuts == first.cuts
    assert (ends, ties) == (24 * 24 - 24, 24)
    assert sum(weight for _, weight in GAME.chances(first)) == 50


def test_no_card_is_lost_or_made() -> None:
    """CW-56, CW-35, CW-41: through a whole game each colour is one full pack."""
    for seats in GAME.seats:
        state, rng = begin(seats).state, Random(seats)
        while GAME.outcome(state) is None:
            (seat,) = GAME.to_act(state)
            if seat == CHANCE:
                state = GAME.apply(state, CHANCE, GAME.draw(state, rng))
                continue
            assert GAME.fill is not None
            move = rng.choice(list(GAME.legal(state, seat)))
            state = GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), move, rng))
            assert all(all_cards(state, colour) == FULL_PACK for colour in range(seats))


# --- house bots ----------------------------------------------------------------------------------


def test_levels_know_the_words_that_people_use_most() -> None:
    """Children know CHIEN and JOUR; only the expert knows XERUS and DAHU."""
    table = at("R(r)")
    beginner, regular, expert = (Reader(level) for level in LEVELS.values())
    for word in ("CHIEN", "JOUR", "MAISON", "MANGER", "ROUGE"):
        assert beginner.knows(table.view(RED), word), word
    for word in ("XERUS", "DAHU", "RONRONNASSIEZ"):
        assert not beginner.knows(table.view(RED), word), word
        assert expert.knows(table.view(RED), word), word
    common = lexicon_of_levels()
    assert common["beginner"] < common["regular"] < len(vocabulary("fr"))
    assert regular.knows(table.view(RED), "OSTENTATOIRES")
    assert not beginner.knows(table.view(RED), "OSTENTATOIRES")


def lexicon_of_levels() -> dict[str, int]:
    return {name: level.words for name, level in LEVELS.items() if level.words is not None}


def test_computers_name_common_words() -> None:
    """The word is among the most common ones with these letters, not the first of the alphabet."""
    table = at("C(b) H(b) I(b) E(b)", hands="N X | E")
    legal = [move for move in GAME.legal(table.state, RED) if format_move(move) == "place N 0 8"]
    named = set()
    for seed in range(20):
        intent = Reader(LEVELS["beginner"]).think(table.view(RED), legal, Random(seed))
        assert intent is not None
        assert isinstance(intent.move, Place)
        named.add(intent.move.word)
    assert named <= {*islice(vocabulary("fr").recall("CHIEN", 10_000), 4)}
    assert "CHIEN" in named


def test_the_expert_sees_a_crack_and_names_a_word() -> None:
    """CW-34: an expert does; a beginner overlooks some."""
    table = at("R(r) O(b) S(r)", hands="E X | E")
    legal = GAME.legal(table.state, RED)
    called = dict.fromkeys(LEVELS, 0)
    for name, level in LEVELS.items():
        for seed in range(30):
            intent = Reader(level).think(table.view(RED), legal, Random(seed))
            assert intent is not None
            assert blank(intent.move) in legal
            called[name] += isinstance(intent.move, Place) and intent.move.crack
    assert called["expert"] == 30
    assert called["beginner"] < 30


@pytest.mark.slow
def test_better_levels_win_more_often() -> None:
    wins = sum(
        simulate(GAME, ["expert", "beginner"], seed=f"levels {seed}").outcome.ranks[0] == 1
        for seed in range(8)
    )
    assert wins >= 6


def _kinds(offer: Offer) -> list[str]:
    kinds: list[str] = []
    ask = offer.ask
    while ask is not None:
        kinds.append(ask.kind)
        ask = ask.then
    return kinds


def _last(offer: Offer) -> Ask:
    ask = offer.ask
    assert ask is not None
    while ask.then is not None:
        ask = ask.then
    return ask
