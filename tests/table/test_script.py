"""A lesson at a real table: it follows its script, waits, explains mistakes, and goes on later."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import players, shelf
from tablee.kernel import CHANCE, LEARNER, Game, Lesson, Say, Step
from tablee.record.retrace import write_down
from tablee.record.text import format_record, parse_record
from tablee.record.verify import verify
from tablee.store import Chair, Row, Sheet, Terms
from tablee.table import Effects, Table
from tablee.wire import Checked, Done, Fresh, Hello, Next, Play, Refused, Rematch, Resign

LANGUAGES = ("fr", "en")
every_lesson = pytest.mark.parametrize(
    ("game", "lang"),
    [(game, lang) for game in shelf().values() if game.lesson for lang in LANGUAGES],
    ids=lambda part: getattr(part, "key", part),
)
HOUR = 3_600_000


class Lessons:
    """Ann at the table of a lesson; what must be stored is kept in `rows`."""

    def __init__(self, game: Game, lang: Any = "en", rows: tuple[Row, ...] = ()) -> None:
        assert game.lesson is not None
        self.game, self.lesson, self.rows = game, game.lesson(lang), list(rows)
        chairs = [Chair("bot", "Blaise", level="beginner") for _ in range(self.lesson.seats)]
        chairs[LEARNER] = Chair("person", "Ann", "ann")
        terms = Terms(dict(self.lesson.options), grace=0, lesson=lang)
        sheet = Sheet("t", game.key, game.version, terms, tuple(chairs), "ann", "ab" * 32)
        if rows:
            sheet = replace(sheet, status="playing")
        self.table = Table(game, sheet, players(game), rows)
        self.keep(self.table.wake(0) if rows else self.table.begin(Effects(), 0))
        self.table.enter("a", "ann", "Ann", 0)
        self.heard: list[Any] = []
        self.ask(Hello())

    def keep(self, effects: Effects) -> Effects:
        self.rows += effects.rows
        assert not effects.thoughts, "nobody thinks in a lesson"
        assert not effects.faults
        return effects

    def ask(self, request: Any) -> Any:
        """The answer to this request; what else was told is in `heard`."""
        effects = self.keep(self.table.ask("a", request, 10))
        self.heard = [message for _, message in effects.told]
        return next((one for one in self.heard if isinstance(one, Done | Refused)), None)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.table.number]

    def go_on(self) -> None:
        mine = self.step.seat == LEARNER
        answer = self.ask(Play(1, self.step.move) if mine else Next(1))
        assert isinstance(answer, Done), answer

    def finish(self) -> None:
        while not self.table.ended:
            self.go_on()


@every_lesson
def test_a_lesson_is_played_to_its_end_and_is_the_script(game: Game, lang: str) -> None:
    learner = Lessons(game, lang)
    learner.finish()
    assert [(row.seat, row.move) for row in learner.rows] == [
        (step.seat, step.move) for step in learner.lesson.steps
    ]
    assert learner.table.sheet.status == "finished"


@every_lesson
def test_nothing_happens_by_itself(game: Game, lang: str) -> None:
    """No timer, no computer player, no clock: everybody waits for the learner."""
    learner = Lessons(game, lang)
    while not learner.table.ended:
        assert learner.table.due() is None
        assert not learner.keep(learner.table.tick(HOUR)).rows
        learner.go_on()


@every_lesson
def test_a_lesson_goes_on_where_it_was_left(game: Game, lang: str) -> None:
    learner = Lessons(game, lang)
    learner.go_on()
    again = Lessons(game, lang, tuple(learner.rows))
    assert again.table.number == learner.table.number
    assert any(isinstance(message, Fresh) for message in again.heard)
    again.finish()


def test_another_move_is_explained_and_nothing_is_stored() -> None:
    learner = Lessons(shelf()["tictactoe"])
    assert learner.ask(Play(1, "mark 0")) == Refused(1, "lesson_other")
    assert (learner.rows, learner.table.number) == ([], 0)
    learner.go_on()
    assert learner.ask(Play(2, "mark 2")) == Refused(2, "lesson_not_yet")
    learner.go_on()
    refused = learner.ask(Play(3, "mark 4"))
    assert refused.code == "cell_taken", "what the rules refuse, the rules explain"
    assert learner.ask(Next(4)) == Refused(4, "lesson_waits")


def test_words_may_be_typed_in_small_letters() -> None:
    learner = Lessons(shelf()["crack-word"], "fr")
    assert isinstance(learner.ask(Play(1, learner.step.move.replace("LAC", "lac"))), Done)
    assert Lessons(shelf()["crack-word"], "fr", tuple(learner.rows)).table.number > 0


def test_a_table_that_is_no_lesson_has_nothing_to_read() -> None:
    game = shelf()["tictactoe"]
    chairs = (Chair("person", "Ann", "ann"), Chair("bot", "Blaise", level="random"))
    sheet = Sheet("t", game.key, game.version, Terms(), chairs, "ann", "ab" * 32)
    table = Table(game, sheet, players(game))
    table.begin(Effects(), 0)
    table.enter("a", "ann", "Ann", 0)
    assert table.ask("a", Next(1), 0).told == [(("a",), Refused(1, "no_lesson"))]


def test_a_lesson_that_was_written_otherwise_meanwhile_is_over() -> None:
    learner = Lessons(shelf()["tictactoe"])
    learner.go_on()
    changed = Lesson(2, (Step("mark 0", say=Say("lesson-middle")),), Say("lesson-end"))
    other = replace(learner.game, lesson=lambda lang: changed)
    assert Lessons(other, rows=tuple(learner.rows)).table.ended
    bare = replace(learner.game, lesson=None)
    table = Table(bare, learner.table.sheet, players(bare), learner.rows)
    table.wake(0)
    assert table.ended


def test_a_lesson_may_be_given_up_and_has_no_rematch() -> None:
    learner = Lessons(shelf()["tictactoe"])
    assert isinstance(learner.ask(Resign(1)), Done)
    assert learner.table.ended
    assert learner.ask(Rematch(2)) == Refused(2, "not_finished")


def test_verify_says_that_chance_was_dictated() -> None:
    learner = Lessons(shelf()["switch"])
    learner.finish()
    record = write_down(learner.game, learner.table.sheet, learner.rows)
    assert any(row.seat == CHANCE for row in record.rows)
    assert parse_record(format_record(record)) == record
    assert verify(learner.game, record) == Checked(False, 0, code="dictated")
    unlawful = replace(
        record, rows=(replace(record.rows[0], move="open 1,1,1,1,9"), *record.rows[1:])
    )
    assert verify(learner.game, unlawful).code == "against_rules"
    hidden = replace(record, header=replace(record.header, lesson=""))
    assert verify(learner.game, hidden).code == "other_draw"
