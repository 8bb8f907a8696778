"""Talk: phrases for everybody, words of one's own among friends, and nothing into the rules."""

from __future__ import annotations

import pytest

from table.trio import Room, room, sheet
from tablee.kernel import Fault
from tablee.table.viewers.talk import TalkLimit
from tablee.wire import PHRASES, Done, Message, Refused, Talk, Talked


def said(game: Room, viewer: str) -> list[Talked]:
    return [message for message in game.heard[viewer] if isinstance(message, Talked)]


def test_a_phrase_is_heard_by_everybody_and_kept_by_nobody() -> None:
    game = room("ANN", "BOB", access="public").come("w", "")
    before = (game.table.sheet, game.table.state, game.table.number)
    effects = game.table.ask("a", Talk(1, phrase="well-played"), 0)
    assert effects.rows == []
    assert effects.sheet is None
    game.take(effects)
    for viewer in "abw":
        assert said(game, viewer) == [Talked("Ann", 0, phrase="well-played")]
    assert (game.table.sheet, game.table.state, game.table.number) == before
    assert Done(1) in game.heard["a"]


def test_a_watcher_says_phrases_without_a_seat() -> None:
    game = room("ANN", "BOB").come("w", "CLO")
    game.ask("w", Talk(1, phrase="hello"))
    assert said(game, "a") == [Talked("Clo", None, phrase="hello")]
    assert game.ask("w", Talk(2, text="take the middle!")) == Refused(2, "no_free_talk")


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_preset_phrase_may_be_said(phrase: str) -> None:
    game = room("ANN", "BOB", access="public")
    game.ask("a", Talk(1, phrase=phrase))
    assert said(game, "b") == [Talked("Ann", 0, phrase=phrase)]


@pytest.mark.parametrize(("access", "free"), [("public", False), ("unlisted", True)])
def test_words_of_ones_own_are_for_tables_among_friends(access: str, free: bool) -> None:
    game = room("ANN", "BOB", access=access)
    assert game.seating("a").free_talk is free
    game.ask("a", Talk(1, text="  à toi,\n\tBob\u202e! "))
    assert said(game, "b") == ([Talked("Ann", 0, text="à toi, Bob!")] if free else [])
    assert game.refusals("a") == ([] if free else ["no_free_talk"])


def test_free_talk_before_the_start_and_after_the_end() -> None:
    for status in ("waiting", "finished"):
        game = room("ANN", "BOB", status=status)
        game.ask("a", Talk(1, text="hm"))
        assert said(game, "b") == [Talked("Ann", 0, text="hm")]


def answer(game: Room, talk: Talk) -> Message | None:
    return game.ask("a", talk)


def test_what_cannot_be_said_is_refused_with_a_reason() -> None:
    game = room("ANN", "BOB")
    assert answer(game, Talk(1, phrase="insult")) == Refused(
        1, "unknown_phrase", {"phrase": "insult"}
    )
    assert answer(game, Talk(2, text=" \u200b\n ")) == Refused(2, "nothing_said")
    assert answer(game, Talk(3)) == Refused(3, "nothing_said")


def test_five_at_once_then_one_a_second() -> None:
    game = room("ANN", "BOB")
    for number in range(7):
        game.ask("a", Talk(number, phrase="hello"))
    assert len(said(game, "b")) == 5
    assert game.refusals("a") == ["too_fast", "too_fast"]
    game.ask("b", Talk(1, phrase="hello"))  # patience is each one's own
    assert len(said(game, "a")) == 6
    game.wait(1_000)
    game.ask("a", Talk(8, phrase="hello"))
    game.ask("a", Talk(9, phrase="hello"))
    assert len(said(game, "b")) == 7


def test_patience_forgets_whoever_left() -> None:
    patience = TalkLimit(per_ms=1_000, burst=1)
    patience.spend("a", 0)
    with pytest.raises(Fault, match="too_fast"):
        patience.spend("a", 999)
    patience.spend("a", 1_000)
    patience.forget("a")
    patience.spend("a", 1_000)
    assert list(patience._next) == ["a"]


def test_talk_does_not_leave_a_locked_room() -> None:
    game = Room(sheet("ANN", "BOB", access="locked", word="00:00")).come("a", "ANN").come("w", "")
    game.ask("a", Talk(1, text="psst"))
    assert said(game, "w") == []
    assert game.ask("w", Talk(1, phrase="hello")) == Refused(1, "wrong_word")
