"""What is said of a move by its name and its fields, and views of games that hide nothing."""

from __future__ import annotations

from random import Random

from tablee.kernel import (
    CHANCE,
    Move,
    Say,
    all_is_seen,
    news_of,
    offer,
    say,
    seen_is_all,
    usual_news,
)


class Throw(Move, frozen=True, tag="throw"):
    dice: tuple[int, ...] = ()
    at: str = ""
    high: bool = False


THROW = Throw((1, 2), "red", True)


def test_an_offer_has_the_words_of_its_move() -> None:
    made = offer(THROW, "cup", "table", key="t")
    assert (made.move, made.path, made.key) == ("throw 1,2 red yes", ("cup", "table"), "t")
    assert made.label == say("move-throw", dice="1,2", at="red", high="yes")
    assert offer(THROW, label=say("throw-all")).label == Say("throw-all")


def test_news_name_who_moved_unless_it_was_chance() -> None:
    assert news_of(2, Throw(), n=3) == say("news-throw", seat="@2", dice=".", at="", high="no", n=3)
    assert usual_news(None, CHANCE, Throw(), None) == (
        say("news-throw", dice=".", at="", high="no"),
    )


def test_a_game_without_secrets_shows_its_state() -> None:
    state = (1, 2)
    assert all_is_seen(state, 0) is state
    assert seen_is_all(state, Random(1)) is state
