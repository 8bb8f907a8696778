"""What a viewer of a table has, misses and is told again."""

from __future__ import annotations

import msgspec
import pytest

from table.lamps import FADE_MS, GAME, seated, told
from tablee.kernel import CHANCE, WATCHER
from tablee.record.replay import fold
from tablee.wire import Clock, Done, Fresh, Hello, Play, Update
from tablee.wire.offers import Numbered


def test_the_first_hello_gets_everything_and_later_changes_follow_on() -> None:
    game = seated()
    fresh = told(game.ask("a", Hello(), 0), "a")
    assert [type(message) for message in fresh] == [Fresh]
    update = told(game.ask("b", Play(1, "grab 1"), 5), "a")[0]
    assert isinstance(update, Update)
    assert (update.follows, update.number) == (0, 2)


def test_who_says_since_gets_exactly_the_updates_after_it() -> None:
    game = seated()
    game.ask("b", Play(1, "grab 1"), 5)
    game.ask("b", Play(2, "grab 2"), 6)
    heard = told(game.ask("a", Hello(since=2), 9), "a")
    numbers = [(m.follows, m.number) for m in heard if isinstance(m, Update)]
    assert numbers == [(2, 4), (4, 4)]
    assert heard[-1] == Update(4, 4, clocks=(Clock("fade-3", CHANCE, FADE_MS - 3, FADE_MS),))


@pytest.mark.parametrize(("eyes", "told_again"), [(0, True), (1, False), (None, False)])
def test_who_comes_back_as_somebody_else_gets_a_fresh_scene(
    eyes: int | None, told_again: bool
) -> None:
    game = seated()
    game.ask("b", Play(1, "grab 1"), 5)
    game.ask("b", Play(2, "grab 2"), 6)
    heard = told(game.ask("a", Hello(since=2, eyes=eyes), 9), "a")
    assert [type(m) for m in heard] == ([Update, Update] if told_again else [Fresh])


@pytest.mark.parametrize("since", [1, 3, 99])
def test_a_number_no_update_ended_on_gets_a_fresh_scene(since: int) -> None:
    game = seated()
    game.ask("b", Play(1, "grab 1"), 5)
    game.ask("b", Play(2, "grab 2"), 6)
    assert [type(m) for m in told(game.ask("a", Hello(since), 9), "a")] == [Fresh]


def test_updates_put_together_are_the_fresh_scene() -> None:
    game = seated()
    shown = told(game.ask("a", Hello(), 0), "a")[0]
    assert isinstance(shown, Fresh)
    numbered = Numbered(shown.offers or shown.before)
    for turn, viewer in enumerate("ab"):
        update = told(game.ask(viewer, Play(9, f"grab {turn + 1}"), turn), "a")[-1]
        assert isinstance(update, Update)
        shown = fold(shown, update)
        if isinstance(update.offers, tuple):
            numbered.read(update.offers, update.anew)
    now = told(game.ask("a", Hello(), 2), "a")[0]
    assert isinstance(now, Fresh)
    assert (shown.zones, numbered.last) == (now.zones, now.offers or now.before)


def test_a_colour_is_seen_by_its_owner_and_by_nobody_else() -> None:
    game = seated(watcher=True)
    effects = game.ask("a", Play(1, "grab 1"), 5)
    colour = f"{game.state.owned[0][0]}"
    seen = {who: msgspec.json.encode(told(effects, who)).decode() for who in "abw"}
    assert colour in seen["a"]
    assert colour not in seen["b"]
    assert colour not in seen["w"]
    assert GAME.view(game.state, WATCHER).mine == ()


def test_a_second_tab_of_the_same_guest_sees_and_plays_the_same_seat() -> None:
    game = seated()
    game.enter("a2", "ANN")
    assert isinstance(told(game.ask("a2", Hello(), 1), "a2")[0], Fresh)
    effects = game.ask("a2", Play(1, "grab 1"), 2)
    assert told(effects, "a2")[0] == Done(1, 1)
    assert told(effects, "a")[-1] == told(effects, "a2")[-1]
    game.leave("a2")
    assert told(game.ask("a", Play(2, "grab 2"), 3), "a")[0] == Done(2, 3)
