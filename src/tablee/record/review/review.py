"""A finished game looked at again, in portions, from its end to its start.

Each entry changes the chance of the seat to win. The change is luck, the seat's own play or the
play of others, so that all changes add up to the result less the chance at the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from tablee.bots import can_search
from tablee.bots.search import share, sides_of
from tablee.kernel import CHANCE, Entry, Fault, Game, IllegalMove, blank, rules_of
from tablee.kernel.take_back import TakeBack, Turn
from tablee.record.retrace import start_of, steps
from tablee.record.review.chances import (
    Chance,
    ChanceSource,
    Decision,
    Known,
    PlayedOut,
    Position,
    teaches,
)
from tablee.record.review.told import told
from tablee.record.text import BadRecord
from tablee.store.contract.tables import Row, Sheet
from tablee.table import ending
from tablee.wire import Review

PORTION: Final = 20_000
"""Steps of one portion. Then others who ask for old games get their turn."""
BUDGET: Final = 1_000_000
"""Steps for a whole review that is played out."""
MOST_STEPS: Final = 8_000
LEAST_STEPS: Final = 500
"""The fewest steps that one question needs. If even these are too many, the game is too long."""
QUESTIONS: Final = 2
"""About how many questions an entry needs."""
DIGITS: Final = 6


class Course(msgspec.Struct, frozen=True):
    """The game by its plain rules: its states, and the entries between them."""

    game: Game
    states: tuple[Any, ...]
    entries: tuple[Entry, ...]


def begin(game: Game, sheet: Sheet, rows: Sequence[Row], seat: int) -> Review:
    """A review without any entry yet. It says so if the chances cannot be known."""
    if not 0 <= seat < len(sheet.chairs):
        raise Fault("no_such_eyes", eyes=seat)
    empty = Review(seat, len(rows))
    rules = rules_of(game, sheet.version)
    why = _unknown(rules, len(rows))
    if why:
        return replace(empty, unknown=why)
    chances = _chances(rules, start_of(rules, sheet.terms.options, len(sheet.chairs)), empty)
    return replace(empty, source=chances.source, about=chances.about)


def look_on(game: Game, sheet: Sheet, rows: Sequence[Row], review: Review) -> Review:
    """The next portion; the same review where there is nothing left to look at."""
    if is_whole(review):
        return review
    course = _course(game, sheet, rows)
    chances, spent = _chances(course.game, course.states[0], review), 0
    try:
        if not review.chances:
            review = _end(course, sheet, chances, review)
        while spent < PORTION and not is_whole(review):
            review = _look_back(course, chances, review)
            spent += QUESTIONS * chances.cost
    except IllegalMove:
        raise Fault("bad_imagine", game=course.game.key) from None
    return review


def has_review(game: Game, entries: int) -> bool:
    """Whether the chances in a game of so many entries can be known. `game`: its plain rules."""
    return not _unknown(game, entries)


def is_whole(review: Review) -> bool:
    """Whether every entry is done, or nothing can be known."""
    return bool(review.unknown) or len(review.chances) > review.entries


def _unknown(game: Game, entries: int) -> Literal["", "real_time", "no_chances", "too_long"]:
    if game.worth is not None:
        return ""
    if game.tempo == "real-time":
        return "real_time"
    if not can_search(game) or game.fill is not None:  # nobody's vocabulary is known
        return "no_chances"
    return "too_long" if QUESTIONS * LEAST_STEPS * entries > BUDGET else ""


def _chances(game: Game, start: Any, review: Review) -> ChanceSource:
    worth = None if game.worth is None else game.worth(game.view(start, review.seat))
    if worth is not None:
        return Known(game, review.seat, worth.about, worth.source)
    steps = BUDGET // (QUESTIONS * max(1, review.entries))
    return PlayedOut(game, review.seat, min(MOST_STEPS, steps))


def _course(game: Game, sheet: Sheet, rows: Sequence[Row]) -> Course:
    """A move that was taken back is an entry, and so is taking it back."""
    rules = rules_of(game, sheet.version, sheet.terms.gentle)
    start = start_of(rules, sheet.terms.options, len(sheet.chairs))
    found = list(steps(rules, start, rows))
    states = [start, *(step.after for step in found)]
    plain = tuple(state.now if isinstance(state, Turn) else state for state in states)
    return Course(rules_of(game, sheet.version), plain, tuple(step.entry for step in found))


def _end(course: Course, sheet: Sheet, chances: ChanceSource, review: Review) -> Review:
    """The last position, and how the game ended there."""
    state, game = course.states[-1], course.game
    outcome = ending.outcome(game, state, sheet)
    if outcome is None:
        raise BadRecord("unfinished", entry=len(course.entries))
    last = chances.at(state, len(course.entries))
    result = share(outcome, review.seat, sides_of(game, state))
    ended = round(result - last.value, DIGITS)
    return replace(_with(review, last), ended=ended)


def _look_back(course: Course, chances: ChanceSource, review: Review) -> Review:
    """One entry further towards the start."""
    entry = course.entries[review.entries - len(review.chances)]
    if entry.seat == review.seat:
        return _own(course, chances, review, entry)
    return _of_others(course, chances, review, entry)


def _own(course: Course, chances: ChanceSource, review: Review, entry: Entry) -> Review:
    position = _position(course, review, entry)
    if len(position.moves) == 1 and not isinstance(entry.move, TakeBack):
        return _forced(course, chances, review, position)
    waits, choice = course.game.awaited or course.game.to_act, None
    if not isinstance(entry.move, TakeBack):
        choice = chances.choose(position, review.seat in waits(position.before))
    if choice is None:
        before = chances.at(position.before, entry.number - 1)
        return _add(review, before, "mine", position.chance.value - before.value)
    done = choice.done - choice.before.value
    learnt = position.chance.value - choice.done
    after = _add(review, choice.before, "mine", done)
    after = replace(after, learnt=round(after.learnt + learnt, DIGITS))
    return after if _is_taken_back(course, entry) else _judged(course, after, position, choice)


def _forced(course: Course, chances: ChanceSource, review: Review, position: Position) -> Review:
    """The seat had no choice: only what the move revealed changes the chance."""
    before = position.chance
    if teaches(course.game, review.seat, position):
        before = chances.at(position.before, position.number - 1)
    learnt = round(review.learnt + position.chance.value - before.value, DIGITS)
    return replace(_add(review, before, "mine", 0.0), learnt=learnt)


def _of_others(course: Course, chances: ChanceSource, review: Review, entry: Entry) -> Review:
    """A move of others. If the seat could have acted and did not, the loss is its own doing."""
    position, seat = _position(course, review, entry), review.seat
    before = _unchanged(course, position, seat) or chances.at(position.before, entry.number - 1)
    gain = position.chance.value - before.value
    if entry.seat == CHANCE:
        return _add(review, before, "luck", gain)
    if chances.about or gain >= 0 or not position.moves:
        return _add(review, before, "others", gain)
    best = _best(course.game, seat, position)
    choice = Decision(before, position.chance.value, best, before.value, position.chance.value)
    return _judged(course, _add(review, before, "mine", gain), position, choice, waited=True)


def _position(course: Course, review: Review, entry: Entry) -> Position:
    game, before, seat = course.game, course.states[entry.number - 1], review.seat
    chance = Chance(review.chances[0], review.margins[0])
    moves = list(game.legal(before, seat)) if seat in game.to_act(before) else []
    if moves and game.sensible is not None:
        moves = list(game.sensible(game.view(before, seat), moves))
    played = blank(entry.move)
    if entry.seat == seat and played not in moves:
        moves.append(played)
    after = course.states[entry.number]
    return Position(entry.number, before, entry.move, after, chance, moves)


def _unchanged(course: Course, position: Position, seat: int) -> Chance | None:
    """An entry that the seat does not see leaves its chance as it is."""
    view = course.game.view
    same = view(position.before, seat) == view(position.after, seat)
    return position.chance if same else None


def _best(game: Game, seat: int, position: Position) -> Any:
    """What the seat could have done out of turn."""
    weigh = (
        None if game.weigh is None else game.weigh(game.view(position.before, seat), position.moves)
    )
    if weigh is None:
        return None
    return position.moves[max(range(len(weigh.chances)), key=weigh.chances.__getitem__)]


def _is_taken_back(course: Course, entry: Entry) -> bool:
    later = course.entries[entry.number :][:1]
    return bool(later) and isinstance(later[0].move, TakeBack)


# --- sums ----------------------------------------------------------------------------------------


def _with(review: Review, chance: Chance) -> Review:
    value = round(chance.value, DIGITS)
    return replace(
        review,
        chances=(value, *review.chances),
        margins=(round(chance.margin, DIGITS), *review.margins),
    )


def _add(
    review: Review, before: Chance, kind: Literal["luck", "mine", "others"], gain: float
) -> Review:
    gain = round(gain, DIGITS)
    added = {kind: round(getattr(review, kind) + gain, DIGITS)}
    return replace(
        _with(review, before), kinds=(kind, *review.kinds), gains=(gain, *review.gains), **added
    )


def _judged(
    course: Course, review: Review, position: Position, choice: Decision, waited: bool = False
) -> Review:
    """With what is told of this decision."""
    one = told(course.game, review.seat, position, choice, waited)
    if waited and not one.grade:  # nobody has to act out of turn
        return review
    choices = (one, *review.choices)
    return replace(review, choices=choices, accuracy=round(accuracy(choices), 1))


def accuracy(choices: Sequence[Any]) -> float:
    """From 0 to 100, the mean of all decisions, each as Lichess counts it."""
    return sum(_accurate(100 * (one.chance - one.other)) for one in choices) / len(choices)


def _accurate(loss: float) -> float:
    return min(100.0, max(0.0, 103.17 * exp(-0.0435 * max(0.0, loss)) - 3.17))
