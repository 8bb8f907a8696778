"""A lesson or a guide with a fault fails the contract, and the message says what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from tablee_tictactoe import GAME

from tablee.catalog.words import read_words
from tablee.kernel import Game, Guide, Kind, Lesson, Point, Step, say
from tablee.testing.contract import guide as guides
from tablee.testing.contract import lesson as lessons

STEP = Step("mark 4", say=say("lesson-middle"))


def teaching(*steps: Step) -> Game:
    return replace(GAME, lesson=lambda lang: Lesson(2, steps, say("lesson-end")))


def showing(*kinds: Kind) -> Game:
    points = (Point(say("guide-goal")),)
    return replace(GAME, guide=Guide(points, points, kinds, points))


def without(id: str, folder: Path) -> Game:
    """The game with this message missing in English."""
    shutil.copytree(GAME.folder / "words", folder / "words")
    file = folder / "words" / "en.ftl"
    kept = [line for line in file.read_text("utf-8").split("\n") if not line.startswith(f"{id} =")]
    file.write_text("\n".join(kept), "utf-8")
    read_words.cache_clear()
    return replace(GAME, folder=folder)


def test_a_step_that_the_rules_refuse_is_named() -> None:
    game = teaching(STEP, Step("mark 4", 1), STEP, STEP)
    with pytest.raises(AssertionError, match="step 2 of the lesson, `mark 4` by seat 1: the rules"):
        lessons.test_the_lesson_is_played_to_its_end(game, "fr")


def test_a_lesson_of_one_move_is_too_short() -> None:
    with pytest.raises(AssertionError, match="1 moves are taught"):
        lessons.test_the_lesson_is_played_to_its_end(teaching(STEP), "fr")


def test_a_word_that_is_missing_in_one_language_is_named(tmp_path: Path) -> None:
    game = without("lesson-blind", tmp_path)
    lessons.test_the_lesson_has_words(game, "fr")
    with pytest.raises(AssertionError, match=r"no words for lesson-blind in en\.ftl"):
        lessons.test_the_lesson_has_words(game, "en")


def test_a_sentence_of_the_guide_that_is_missing_is_named(tmp_path: Path) -> None:
    game = without("guide-end", tmp_path)
    with pytest.raises(AssertionError, match=r"no words for \['guide-end'\] in en\.ftl"):
        guides.test_the_rules_in_pictures_have_words(game, "en")


def test_a_face_that_does_not_exist_or_is_of_two_kinds_is_named() -> None:
    unknown, cross = Kind(say("worth-cross"), ("star",)), Kind(say("worth-cross"), ("cross",))
    with pytest.raises(AssertionError, match="does not have: \\['star'\\]"):
        guides.test_the_rules_in_pictures_show_faces_of_the_game(showing(unknown))
    with pytest.raises(AssertionError, match="two things of \\['cross'\\]"):
        guides.test_the_rules_in_pictures_show_faces_of_the_game(showing(cross, cross))
