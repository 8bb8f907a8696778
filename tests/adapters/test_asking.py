"""One seat after another: who may wait, when time passes, who is first."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tablee.adapters.alphabet import WAIT
from tablee.adapters.asking import FIRST, NOBODY, Asking
from tablee.adapters.setting import BadSetting, rewards, setting
from tablee.catalog import shelf
from tablee.kernel import CHANCE, Outcome


def test_a_seat_that_is_alone_has_to_play_where_no_timer_runs() -> None:
    asking = Asking(setting("tictactoe"))
    assert asking.seat == 0
    assert not asking.may_wait
    assert WAIT not in asking.numbers()


def test_in_real_time_chance_says_who_is_asked_first_and_time_passes_when_all_wait() -> None:
    asking, rng = Asking(setting("take-it", 3)), Random(4)
    while asking.seat != FIRST:
        if asking.seat == CHANCE:
            asking.play(CHANCE, asking.setting.game.draw(asking.state, rng))
        else:
            asking.answer(asking.numbers()[-1], rng)
    asking.begin_with(1)
    entries, asked = asking.entries, []
    while asking.entries == entries:
        asked.append(asking.seat)
        assert WAIT in asking.numbers()
        asking.answer(WAIT, rng)
    assert asked == [1, 2, 0]


@pytest.mark.parametrize("key", list(shelf()))
def test_every_game_is_played_to_its_end_or_broken_off(key: str) -> None:
    asking, rng = Asking(setting(key, longest=3_000)), Random(5)
    asking.settle(rng)
    while asking.seat != NOBODY:
        numbers = asking.numbers()
        asking.answer(numbers[rng.randrange(len(numbers))], rng)
        asking.settle(rng)
    assert asking.outcome is not None or asking.entries == 3_000


@pytest.mark.parametrize("key", list(shelf()))
def test_a_copy_and_what_was_written_go_on_alike(key: str) -> None:
    asking, rng = Asking(setting(key)), Random(6)
    for _ in range(4):
        asking.settle(rng)
        asking.answer(asking.numbers()[-1], rng)
    twins = [asking, asking.copy(), pickle.loads(pickle.dumps(asking))]
    for twin in twins:
        same = Random(7)
        for _ in range(3):
            twin.settle(same)
            if twin.seat != NOBODY:
                twin.answer(twin.numbers()[0], same)
    assert len({repr((twin.state, twin.seat, twin.left)) for twin in twins}) == 1


def test_winners_share_one_and_the_others_share_minus_one() -> None:
    assert rewards(Outcome((1, 3, 1, 3), (5, 2, 5, 2)), 4) == (0.5, -0.5, 0.5, -0.5)
    assert rewards(Outcome((1, 1), (0, 0)), 2) == (0, 0)
    assert rewards(None, 3) == (0, 0, 0)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (lambda: setting("nothing"), "no game 'nothing'; there are claquer, "),
        (lambda: setting("switch", 9), "so many seats: 2, 3, 4; not 9"),
        (
            lambda: setting("switch", options={"colour": 1}),
            "field=colour.; it has block_is_no_bust",
        ),
        (lambda: setting("switch", options={"window_ms": 1}), "field=window_ms"),
        (lambda: setting("crack-word", options={"people": 3}), "field=people"),
        (lambda: setting("switch", longest=0), "at least 1 entry"),
    ],
)
def test_what_cannot_be_set_is_refused_in_words(asked: object, told: str) -> None:
    assert callable(asked)
    with pytest.raises(BadSetting, match=told):
        asked()
