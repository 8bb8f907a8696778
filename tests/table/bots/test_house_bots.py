"""Computer players at a table: when they think, act, and are too late."""

from __future__ import annotations

from table.lamps import FADE_MS, GAME, Eager, sheet, table, think
from tablee import wire
from tablee.store import Row
from tablee.table import Table
from tablee.wire import Hello, Play


def test_a_bot_acts_after_its_delay_counted_from_what_it_saw() -> None:
    game = table("ANN", "eager")
    effects = game.wake(0)
    (thought,) = effects.thoughts
    game.decide(thought, thought.run(), 120)  # it thought for 120 ms
    assert game.due() == 300
    assert [row.seat for row in game.tick(300).rows] == [1, -1]


def test_a_bot_that_thought_longer_than_its_delay_acts_at_once() -> None:
    game = table("ANN", "eager")
    (thought,) = game.wake(0).thoughts
    game.decide(thought, thought.run(), 450)
    assert game.due() == 450


def test_a_thought_about_the_past_is_dropped() -> None:
    game = table("ANN", "eager")
    (thought,) = game.wake(0).thoughts
    game.enter("a", "ANN")
    game.ask("a", Play(1, "grab 1"), 10)
    game.decide(thought, thought.run(), 20)
    assert game.due() == 10 + FADE_MS


def test_a_bot_that_comes_too_late_is_no_fault() -> None:
    game = table("ANN", "eager")
    think(game, game.wake(0), 0)
    game.enter("a", "ANN")
    game.ask("a", Play(1, "grab 1"), 299)  # the bot has not thought again yet
    effects = game.tick(300)
    assert (effects.rows, effects.faults) == ([], [])


def test_a_bot_that_raced_when_the_game_was_stopped_is_no_fault() -> None:
    game = Table(GAME, sheet("ANN", "eager"), {"eager": lambda seat: Eager()})
    think(game, game.wake(0), 0)
    game.enter("a", "ANN")
    game.ask("a", Hello(), 0)
    game.measured("a", 200.0)
    assert game.tick(300).rows == []  # Ann may have been faster, and her press be on its way
    verdict_at = game.due()
    assert verdict_at is not None
    game.ask("a", wire.Stop(1, True), 301)
    assert game.ended
    assert game.tick(verdict_at).faults == []


def test_after_loading_no_reaction_is_counted_from_who_comes_back() -> None:
    rows = (Row(1, 0, "grab 1", 10), Row(2, -1, "paint 7", 10))
    game = Table(GAME, sheet("ANN", "eager"), {"eager": lambda seat: Eager()}, rows)
    think(game, game.wake(1000), 1000)
    game.enter("a", "ANN")
    game.ask("a", Hello(since=2), 1250)  # lamp 2 has been on Ann's screen since before
    game.told(2, 1250)
    effects = game.tick(1300)
    assert (effects.faults, [row.seat for row in effects.rows]) == ([], [1, -1])


def test_a_bot_remembers_every_entry_before_it_thinks() -> None:
    bot = Eager()
    game = table("ANN", "eager", players={"eager": lambda seat: bot})
    think(game, game.wake(0), 0)
    game.enter("a", "ANN")
    think(game, game.ask("a", Play(1, "grab 1"), 10), 10)
    think(game, game.ask("a", Play(2, "grab 2"), 20), 20)
    assert bot.known_when_thinking == [0, 2, 4]
    assert [view.lamp for view in bot.noticed] == [2, 2, 3, 3]


def test_a_whole_match_between_bots_needs_no_real_time() -> None:
    game = table("eager", "eager", "eager")
    think(game, game.wake(0), 0)
    for _ in range(20):
        now = game.due()
        if now is None:
            break
        think(game, game.tick(now), now)
    assert game.ended
    assert game.last_at == 900
