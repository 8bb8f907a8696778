"""Picks of a learner: piece by piece, each an action, and every choice in one way only."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from tablee.adapters.alphabet import Alphabet
from tablee.adapters.asking import Asking
from tablee.adapters.picks import Half, further
from tablee.adapters.setting import setting
from tablee.catalog import find
from tablee.kernel import CHANCE, Game, Move, Offer, Pick, Piece, Scene, Zone, format_move, say

KEY = "hearts"
LETTERS = "abcd"
CHOICES = tuple((letter, letter) for letter in LETTERS)
ALPHABET = Alphabet(["give", *(f"give {letter}" for letter in LETTERS)])


class Give(Move, frozen=True, tag="give"):
    """Some of the letters."""

    blanks = ("letters",)

    letters: tuple[str, ...] = ()


def begun(pick: Pick) -> tuple[Game, Half]:
    game = replace(find("tictactoe"), moves=(Give,))
    return game, Half(Give(), Offer("give {}", (), say("give"), pick=pick), pick)


def ways(game: Game, half: Half) -> list[str]:
    """Every move that the steps lead to, in notation."""
    made = list[str]()
    for step in further(game, ALPHABET, half).values():
        made += ways(game, step) if isinstance(step, Half) else [format_move(step)]
    return made


@pytest.mark.parametrize(("least", "most"), [(1, 1), (2, 2), (1, 3), (0, 2), (4, 4)])
def test_every_choice_is_made_in_one_way(least: int, most: int) -> None:
    made = ways(*begun(Pick("hand", CHOICES, least, most)))
    assert len({*made}) == len(made) == sum(comb(4, n) for n in range(least, most + 1))


def test_in_order_every_order_is_another_choice() -> None:
    made = ways(*begun(Pick("hand", CHOICES, 2, 2, in_order=True)))
    assert len({*made}) == len(made) == 12
    assert {"give a,b", "give b,a"} <= {*made}


def test_a_pick_without_a_fill_is_filled_from_its_offer() -> None:
    offer = Offer("give {}", (), say("give"), pick=Pick("hand", CHOICES, 2, 3))
    pieces = tuple(Piece(letter) for letter in LETTERS)

    def scene(view: object, moves: Sequence[Move]) -> Scene:
        return Scene((Zone("hand", "hand", pieces=pieces),), (offer,))

    game = replace(find("tictactoe"), moves=(Give,), scene=scene, fill=None)
    assert game.fill is not None
    made = {game.fill(None, Give(), Random(seed)).letters for seed in range(300)}  # type: ignore[attr-defined]
    assert len(made) == comb(4, 2) + comb(4, 3)
    assert all(list(letters) == sorted(letters) for letters in made)


def dealt() -> Asking:
    asking, rng = Asking(setting(KEY), remembers=True), Random(3)
    while asking.seat == CHANCE:
        asking.play(CHANCE, asking.setting.game.draw(asking.state, rng))
    return asking


def test_three_cards_are_passed_in_three_steps_and_nobody_may_wait_between() -> None:
    asking, rng = dealt(), Random(4)
    seat, hand = asking.seat, asking.state.hands[asking.seat]
    assert len(asking.numbers()) == len(hand) - 2 + asking.may_wait
    for n in range(3):
        assert (asking.seat, len(asking.chosen)) == (seat, n)
        assert n == 0 or not asking.may_wait
        asking.answer(next(number for number in asking.numbers() if number), rng)
    assert asking.state.passed[seat]
    assert {*asking.state.passed[seat]} <= {*hand}
    assert (asking.seat, asking.chosen) == (seat + 1, ())


def test_what_is_chosen_is_in_what_a_learner_sees() -> None:
    asking = dealt()
    chosen = asking.setting
    before = chosen.look(chosen.game.view(asking.state, 0), asking.chosen)
    asking.answer(asking.numbers()[-1], Random(1))
    after = chosen.look(chosen.game.view(asking.state, 0), asking.chosen)
    assert len(before) == len(after) == chosen.seen
    changed = [n for n, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    assert [chosen.choices[n - chosen.sight.size] for n in changed] == asking.chosen


def test_a_choice_goes_on_in_a_copy_and_in_what_was_written() -> None:
    asking = dealt()
    asking.answer(asking.numbers()[-1], Random(1))
    for twin in (asking.copy(), pickle.loads(pickle.dumps(asking))):
        assert (twin.numbers(), twin.chosen) == (asking.numbers(), asking.chosen)


def test_others_learn_nothing_of_a_choice_that_is_not_made() -> None:
    asking = dealt()

    def known() -> list[bytes]:
        assert asking.past is not None
        return [asking.past.digest(asking.setting, seat) for seat in range(4)]

    told = known()
    asking.answer(asking.numbers()[-1], Random(1))
    assert known()[1:] == told[1:]
    assert known()[0] != told[0]
