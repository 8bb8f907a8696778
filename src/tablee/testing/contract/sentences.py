"""What is said along a game: every sentence has words in every language, for every reader."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import Game, IllegalMove, Outcome, Say
from tablee.testing.contract.scenes import STATES, consequences, heard_of, scenes
from tablee.testing.proof import proved
from tablee.testing.walk import BOUND, walk
from tablee.testing.walks import walks
from tablee.testing.wild import wild_moves

NAMES = tuple(f"Player {seat}" for seat in range(12))


@proved(data=st.data())
def test_everything_in_a_scene_has_words(game: Game, data: st.DataObject) -> None:
    """Every label, prompt and offer has words, and calls its reader "you"."""
    walked = data.draw(walks(game))
    for _, viewer, scene in scenes(walked):
        _assert_worded(game, set(_says(scene, viewer)))


@proved(data=st.data())
def test_all_news_have_words(game: Game, data: st.DataObject) -> None:
    """Every sentence of `news` has words for every viewer, and calls its reader "you"."""
    walked = data.draw(walks(game))
    told: set[Any] = set()
    for number in range(1, len(walked.log) + 1):
        for viewer in walked.viewers:
            heard = heard_of(walked, number, viewer)
            told |= {_Key(say, viewer) for say in (game.news(*heard) if heard else ())}
    _assert_worded(game, told)


@proved(data=st.data())
def test_all_consequences_have_words(game: Game, data: st.DataObject) -> None:
    """The banner of a consequence and its second line have words for every viewer."""
    for _, viewer, shown in consequences(data.draw(walks(game))):
        _assert_worded(game, set(_says(shown, viewer)))


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_every_refusal_has_words(game: Game, data: st.DataObject, seed: int) -> None:
    """Every code of IllegalMove has words: `refused-<code>`."""
    walked, rng = data.draw(walks(game)), Random(seed)
    refused: set[_Key] = set()
    for number in walked.samples(STATES):
        for seat, move in wild_moves(walked, number, rng, 40):
            try:
                game.apply(walked.states[number], seat, move)
            except IllegalMove as fault:
                if 0 <= seat < walked.seats:  # nobody hears what chance is refused
                    refused.add(_Key(Say(f"refused-{fault.code}", dict(fault.details)), seat))
    _assert_worded(game, refused)


def test_every_end_has_words(game: Game) -> None:
    """The reason of an end and the lines of a score have words, and their faces exist."""
    for seats in game.seats:
        ended = walk(game, game.options(), seats, seats, BOUND)
        outcome = game.outcome(ended.state)
        assert isinstance(outcome, Outcome)
        for viewer in range(seats):
            _assert_worded(game, set(_says(outcome, viewer)))
        faces = {face for lines in outcome.lines for line in lines for face in line.faces}
        assert faces <= set(game.faces)


class _Key:
    """A sentence and its reader, which can stand in a set, so that each is spoken once."""

    def __init__(self, say: Say, reader: int) -> None:
        self.say = say
        self.reader = reader
        self._text = msgspec.json.encode((say, reader))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


def _says(thing: Any, reader: int) -> Iterator[_Key]:
    """Every sentence inside a struct."""
    if isinstance(thing, Say):
        yield _Key(thing, reader)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _says(getattr(thing, name), reader)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _says(part, reader)


_spoken: dict[str, set[_Key]] = {}
"""What was found to have words already, by game."""


def _assert_worded(game: Game, told: set[_Key]) -> None:
    known = _spoken.setdefault(game.key, set())
    for lang in LANGUAGES:
        spoken = words(game, lang)
        new = told - known
        faults = {f for key in new for f in spoken.speak(key.say, NAMES, key.reader)[1]}
        assert not faults, f"{game.key} cannot say this"
    known |= told
