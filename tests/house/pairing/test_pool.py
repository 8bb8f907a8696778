"""The pool: whoever can play with somebody does, soon, once, and with nobody they may not meet."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.house.pairing.pool import AT_ONCE, PATIENCE, REST, Group, Pool, Seeker
from tablee.house.pairing.quality import quality
from tablee.house.pairing.sizes import Sizes, sizes_of
from tablee.store import Skill

TWO, FOUR = Sizes(2, (2,)), Sizes(4, (4, 3, 2))
SIZES = {"chess": TWO, "cards": FOUR, "crowd": Sizes(3, (3,))}
NOBODY = frozenset[frozenset[str]]()


def pool(blocked: frozenset[frozenset[str]] = NOBODY) -> Pool:
    return Pool(SIZES, quality, lambda one, other: frozenset((one, other)) not in blocked)


def seeker(guest: str, *games: str, mean: float = 25.0, since: float = 0.0) -> Seeker:
    skills = {game: Skill(mean=mean, doubt=2.0) for game in games}
    return Seeker(guest, games, skills, since)


def guests(groups: list[Group]) -> list[list[str]]:
    return [[one.guest for one in group.seekers] for group in groups]


def test_two_of_the_same_strength_play_at_once() -> None:
    waiting = pool()
    waiting.join(seeker("ann", "chess"), 0.0)
    assert waiting.match(0.0) == []
    waiting.join(seeker("bob", "chess", since=3.0), 3.0)
    assert guests(waiting.match(3.0)) == [["ann", "bob"]]
    assert len(waiting) == 0
    assert waiting.due() is None


def test_newcomers_are_as_good_a_match_as_any() -> None:
    assert quality([Skill(), Skill()]) == pytest.approx(1.0)
    assert quality([Skill(40.0, 1.0), Skill(10.0, 1.0)]) < 0.01


def test_the_nearest_in_strength_is_chosen() -> None:
    waiting = pool()
    for guest, mean in (("low", 15.0), ("near", 26.0), ("high", 40.0)):
        waiting.join(seeker(guest, "chess", mean=mean), 0.0)
        assert waiting.match(0.0) == []
    waiting.join(seeker("ann", "chess", mean=25.5), 0.0)
    assert guests(waiting.match(0.0)) == [["near", "ann"]]


def test_the_longer_one_waits_the_less_strength_matters() -> None:
    waited = []
    for mean in (26.0, 30.0, 35.0, 45.0):
        waiting, now = pool(), 0.0
        waiting.join(seeker("ann", "chess"), now)
        waiting.join(seeker("bob", "chess", mean=mean), now)
        while not waiting.match(now):
            due = waiting.due()
            assert due is not None
            now = due
        waited.append(now)
    assert waited == sorted(waited)
    assert (waited[0], waited[-1]) == (0.0, PATIENCE)


def test_a_game_waits_a_while_for_as_many_as_it_is_best_with() -> None:
    waiting = pool()
    for guest in ("ann", "bob", "cem"):
        waiting.join(seeker(guest, "cards"), 0.0)
    assert waiting.match(PATIENCE - 0.1) == []
    assert guests(waiting.match(PATIENCE)) == [["ann", "bob", "cem"]]
    for guest in ("ann", "bob", "cem", "dan", "eve"):
        waiting.join(seeker(guest, "cards", since=20.0), 20.0)
    assert [len(group) for group in guests(waiting.match(20.0))] == [4]
    assert len(waiting) == 1


def test_who_has_waited_long_needs_no_more_looks_and_is_the_first_to_play() -> None:
    waiting = pool()
    waiting.join(seeker("ann", "chess", mean=45.0), 0.0)
    while (due := waiting.due()) is not None:
        assert waiting.match(due) == []
    assert due is None
    waiting.join(seeker("bob", "chess", mean=5.0, since=100.0), 100.0)
    assert guests(waiting.match(100.0)) == [["ann", "bob"]]


def test_anything_is_played_with_whoever_wants_something() -> None:
    waiting = pool()
    waiting.join(seeker("ann", "cards", "crowd", "chess"), 0.0)
    waiting.join(seeker("bob", "chess"), 0.0)
    (group,) = waiting.match(0.0)
    assert (group.game, [one.guest for one in group.seekers]) == ("chess", ["ann", "bob"])
    assert [waiting.waiting(game) for game in SIZES] == [0, 0, 0]


def test_nobody_meets_somebody_they_may_not() -> None:
    waiting = pool(frozenset([frozenset(("ann", "bob"))]))
    for guest in ("ann", "bob"):
        waiting.join(seeker(guest, "chess"), 0.0)
    assert waiting.match(10 * PATIENCE) == []
    waiting.join(seeker("cem", "chess", since=99.0), 99.0)
    assert guests(waiting.match(99.0)) == [["ann", "cem"]]


def test_who_left_is_met_by_nobody_and_who_comes_again_waits_once() -> None:
    waiting = pool()
    for game in ("cards", "chess"):
        waiting.join(seeker("ann", game), 0.0)
    assert (len(waiting), waiting.waiting("cards"), waiting.waiting("chess")) == (1, 0, 1)
    assert waiting.leave("ann") is not None
    assert waiting.leave("ann") is None
    waiting.join(seeker("bob", "chess"), 0.0)
    assert waiting.match(PATIENCE) == []


def test_a_game_says_with_how_many_it_is_best_or_it_is_the_middle() -> None:
    tictactoe = find("tictactoe")
    assert sizes_of(tictactoe) == TWO
    found = {seats: _best(seats) for seats in ((1, 2, 3, 4), (2, 3, 4, 5), (2, 4, 6, 8), (3, 5))}
    assert list(found.values()) == [3, 3, 4, 3]
    assert _best((1,)) is None


def _best(seats: tuple[int, ...]) -> int | None:
    found = sizes_of(replace(find("tictactoe"), seats=seats))
    return None if found is None else found.best


# --- storms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [AT_ONCE, 3])
@pytest.mark.parametrize("seed", range(30))
def test_storms_seat_nobody_twice_and_leave_nobody_who_has_a_partner(
    seed: int, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People come, leave, refuse and vanish at random; whoever refuses is gone, the others wait
    on with the time waited so far. With a small `at_once`, much happens while a look rests."""
    monkeypatch.setattr("tablee.house.pairing.pool.AT_ONCE", at_once)
    rng = Random(seed)
    names = [f"g{n}" for n in range(60)]
    pairs = list(combinations(names, 2))
    blocked = frozenset(frozenset(pair) for pair in rng.sample(pairs, len(pairs) // 8))
    waiting, now = pool(blocked), 0.0
    inside: dict[str, Seeker] = {}
    for _ in range(600):
        now += rng.expovariate(4.0)
        guest = rng.choice(names)
        if rng.random() < 0.7 and guest not in inside:
            games = rng.sample(list(SIZES), rng.randint(1, 3))
            inside[guest] = seeker(guest, *games, mean=rng.gauss(25.0, 8.0), since=now)
            waiting.join(inside[guest], now)
        elif rng.random() < 0.3:
            assert (waiting.leave(guest) is None) == (inside.pop(guest, None) is None)
        for group in waiting.match(now):
            company = [one.guest for one in group.seekers]
            _check(group, blocked)
            for name in company:
                assert inside.pop(name).guest == name  # it was waiting, so nobody is taken twice
            if rng.random() < 0.3:  # somebody does not come
                missing = rng.choice(company)
                for member in group.seekers:
                    if member.guest != missing:
                        inside[member.guest] = member
                        waiting.join(member, now)
        assert len(waiting) == len(inside)
    waiting.match(now)
    while (due := waiting.due()) is not None:
        for group in waiting.match(due):
            _check(group, blocked)
            for member in group.seekers:
                del inside[member.guest]
    for one, other in combinations(inside.values(), 2):
        if frozenset((one.guest, other.guest)) not in blocked:
            shared = set(one.games) & set(other.games)
            assert all(2 not in SIZES[game].possible for game in shared)


def _check(group: Group, blocked: frozenset[frozenset[str]]) -> None:
    company = [one.guest for one in group.seekers]
    assert len(set(company)) == len(company)
    assert len(company) in SIZES[group.game].possible
    assert all(group.game in one.games for one in group.seekers)
    assert not any(frozenset(pair) in blocked for pair in combinations(company, 2))
    assert [one.since for one in group.seekers] == sorted(one.since for one in group.seekers)


def test_a_crowd_that_may_not_meet_costs_nothing_after_its_last_look() -> None:
    waiting = Pool(SIZES, quality, lambda one, other: False)
    for n in range(300):
        waiting.join(seeker(f"g{n}", "chess", mean=n / 10), 0.0)
    while (due := waiting.due()) is not None:
        assert due < 100 * PATIENCE
        assert waiting.match(due) == []
    assert len(waiting) == 300


def test_last_looks_of_a_crowd_hold_up_nobody_who_comes() -> None:
    """However many have to look at all others, only a few do so at once, and newcomers play."""
    waiting = Pool(SIZES, quality, lambda one, other: "crowd" not in one + other)
    for n in range(3_000):
        waiting.join(seeker(f"crowd{n}", "chess"), 0.0)
    assert waiting.match(0.0) == waiting.match(PATIENCE) == []
    assert waiting.due() == pytest.approx(PATIENCE + REST)
    for guest in ("ann", "bob"):
        waiting.join(seeker(guest, "chess", since=PATIENCE), PATIENCE)
    assert guests(waiting.match(PATIENCE)) == [["ann", "bob"]]
