"""Lessons: every step is a move of the game, every taught one can be found, and all have words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import CHANCE, LEARNER, Game, IllegalMove, Lesson, Move, Say, Step, parse_move
from tablee.kernel.options import parse_options
from tablee.testing.messages import messages

LEAST, MOST = 3, 10
"""Moves that the learner makes."""


def test_the_lesson_is_played_to_its_end(game: Game, lang: str) -> None:
    """The rules accept every step; what is taught is offered; chance deals what it could deal."""
    if game.lesson is None:
        return
    lesson = game.lesson(lang)
    assert lesson.seats in game.seats
    assert LEAST <= len(lesson.taught) <= MOST, f"{len(lesson.taught)} moves are taught"
    for state, step, move, where in _played(game, lesson):
        if step.seat == CHANCE and game.to_act(state) == (CHANCE,):
            assert move in [one for one, _ in game.chances(state)], f"{where}: cannot come"
        if step.seat == LEARNER and step.say is not None:
            assert _offers(game, state, move), f"{where}: nothing on the table leads to it"


def test_the_lesson_has_words(game: Game, lang: str) -> None:
    """Everything the lesson says is there in this language, and what waits says something."""
    if game.lesson is None:
        return
    lesson = game.lesson(lang)
    known, said = messages(game.folder / "words", lang), words(game, lang)
    for text in _texts(lesson):
        assert text.id in known, f"the lesson has no words for {text.id} in {lang}.ftl"
        _, faults = said.speak(text, ("@",) * lesson.seats)
        assert not faults, faults


def test_the_lesson_has_the_same_seats_in_every_language(game: Game) -> None:
    """The seats do not depend on the language: the page asks for them before it is known."""
    if game.lesson is not None:
        assert len({game.lesson(lang).seats for lang in LANGUAGES}) == 1


def _played(game: Game, lesson: Lesson) -> Iterator[tuple[Any, Step, Move, str]]:
    """Each step with the state before it."""
    state = game.start(parse_options(game.options, dict(lesson.options)), lesson.seats)
    for number, step in enumerate(lesson.steps, 1):
        where = f"step {number} of the lesson, `{step.move}` by seat {step.seat}"
        move = parse_move(game.moves, step.move)
        yield state, step, move, where
        try:
            state = game.apply(state, step.seat, move)
        except IllegalMove as fault:
            raise AssertionError(f"{where}: the rules refuse it, {fault.code}") from None


def _offers(game: Game, state: Any, move: Move) -> bool:
    """Whether the learner sees a way to this move; what is asked is filled in by the learner."""
    scene = game.scene(game.view(state, LEARNER), game.legal(state, LEARNER))
    return any(_leads_to(game, offer.move, move) for offer in scene.offers if offer.why is None)


def _leads_to(game: Game, offered: str, move: Move) -> bool:
    if "{}" not in offered:
        return parse_move(game.moves, offered) == move
    return offered.split(" ")[0] == str(type(move).__struct_config__.tag)


def _texts(lesson: Lesson) -> Iterator[Say]:
    for step in lesson.steps:
        yield from (text for text in (step.say, step.wrong) if text is not None)
    yield lesson.end
