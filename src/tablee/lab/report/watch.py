"""One game, watched entry by entry: who could do what, what it was worth, and who was ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, median
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tablee.kernel import (
    CHANCE,
    WATCHER,
    Entry,
    Game,
    Move,
    Outcome,
    Weighed,
    Worth,
    all_is_open,
    blank,
)
from tablee.lab.report.used import Used, note_face_lines, note_step

MATTERS: Final = 0.02
"""A decision matters where the best move is worth so much more than the middle one."""

Scale: TypeAlias = Literal["worth", "score", ""]
"""How it is known who is ahead: chances to win, points at the table, or not at all."""


class WatchedTurn(msgspec.Struct, frozen=True, array_like=True):
    """Entries of one seat in a row, and how it stands after them."""

    seat: int
    entry: int
    """The number of its last entry."""
    at: int
    moves: int
    """What the seat could choose from at its first decision."""
    standing: tuple[float, ...]
    """For each seat, by the scale of the game; empty where nobody knows."""


class Watched(msgspec.Struct, frozen=True):
    """All that the report needs to know of one game."""

    number: int
    players: tuple[str, ...]
    fault: str = ""
    """Why it never came to an end; then nothing else is known."""
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    entries: int = 0
    ms: int = 0
    first: int = CHANCE
    """The seat of the first entry that is not chance's."""
    decisions: int = 0
    choices: int = 0
    """Moves to choose from, over all decisions."""
    forced: int = 0
    weighed: int = 0
    """Decisions where the game knows what each move is worth."""
    matter: int = 0
    lost: float = 0.0
    """Chances to win that were given away by worse moves."""
    luck: float = 0.0
    """How far chance moved the chances to win: squares, over all entries and seats."""
    play: float = 0.0
    """The same for what players chose."""
    scale: Scale = ""
    turns: tuple[WatchedTurn, ...] = ()


class _Sums:
    """What is counted along the way."""

    def __init__(self) -> None:
        self.decisions = self.choices = self.forced = self.weighed = self.matter = 0
        self.lost = self.luck = self.play = 0.0
        self.first = CHANCE
        self.turns: list[WatchedTurn] = []


class WatchedEntry(msgspec.Struct, frozen=True):
    """An entry, the state before and after it, and what the seats could do before."""

    entry: Entry
    before: Any
    after: Any
    legal: dict[int, Sequence[Move]]


def watch(
    game: Game, start: Any, entries: Sequence[Entry], outcome: Outcome, ms: int, used: Used
) -> Watched:
    """Plays the log again. What was offered and taken is added to `used`."""
    scale, sums = _scale(game, start), _Sums()
    state, offered = start, dict[int, Sequence[Move]]()
    worth = standing(game, state, scale)
    for step in _steps(game, start, entries):
        note_step(used, step.entry, step.legal, offered, len(entries))
        offered = step.legal
        if step.entry.seat != CHANCE:
            _note_decision(game, sums, step, used)
        if scale == "worth":
            worth = _note_swing(game, sums, step, worth)
        _note_turn(game, sums, step, scale, worth)
        state = step.after
    note_face_lines(used, outcome)
    return Watched(
        number=0,
        players=(),
        ranks=outcome.ranks,
        scores=outcome.scores,
        sides=game.sides(state) if game.sides else tuple(range(len(outcome.ranks))),
        entries=len(entries),
        ms=ms,
        first=sums.first,
        decisions=sums.decisions,
        choices=sums.choices,
        forced=sums.forced,
        weighed=sums.weighed,
        matter=sums.matter,
        lost=sums.lost,
        luck=sums.luck,
        play=sums.play,
        scale=scale,
        turns=tuple(sums.turns),
    )


def standing(game: Game, state: Any, scale: Scale) -> tuple[float, ...]:
    """Who is how far: as the seats see it, or by the points that lie open."""
    if scale == "worth" and game.worth is not None:
        return _worth(game, game.worth, state)
    if scale == "score":
        scores = [note.score for note in game.scene(game.view(state, WATCHER), ()).seats]
        return () if None in scores else tuple(float(score or 0) for score in scores)
    return ()


def _worth(game: Game, worth: Callable[[Any], Worth | None], state: Any) -> tuple[float, ...]:
    """The mean over the seats, where they know different things.

    Where something is hidden a watcher is not believed: a learned value knows what a seat with a
    hand sees, and nothing else.
    """
    first = worth(game.view(state, WATCHER if game.mask is all_is_open else 0))
    if first is None or game.mask is all_is_open:
        return first.chances if first else ()
    others = (worth(game.view(state, seat)) for seat in range(1, len(first.chances)))
    found = [first.chances, *(each.chances for each in others if each is not None)]
    return tuple(map(fmean, zip(*found, strict=True)))


def _scale(game: Game, start: Any) -> Scale:
    scales: tuple[Scale, ...] = ("worth", "score")
    return next((scale for scale in scales if standing(game, start, scale)), "")


def _steps(game: Game, state: Any, entries: Sequence[Entry]) -> Iterator[WatchedEntry]:
    for entry in entries:
        seats = [seat for seat in game.to_act(state) if seat != CHANCE]
        legal = {seat: game.legal(state, seat) for seat in seats}
        after = game.apply(state, entry.seat, entry.move)
        yield WatchedEntry(entry, state, after, legal)
        state = after


def _note_decision(game: Game, sums: _Sums, step: WatchedEntry, used: Used) -> None:
    seat, moves = step.entry.seat, step.legal.get(step.entry.seat, ())
    if sums.first == CHANCE:
        sums.first = seat
    sums.decisions += 1
    sums.choices += len(moves)
    sums.forced += len(moves) == 1
    weighed = _weigh(game, step, moves)
    if weighed is None:
        return
    best, taken = max(weighed.chances), moves.index(blank(step.entry.move))
    sums.weighed += 1
    sums.matter += best - median(weighed.chances) > MATTERS
    sums.lost += best - weighed.chances[taken]
    used.note_cost(step.entry.move, best - weighed.chances[taken])


def _weigh(game: Game, step: WatchedEntry, moves: Sequence[Move]) -> Weighed | None:
    if game.weigh is None or len(moves) < 2 or blank(step.entry.move) not in moves:
        return None
    return game.weigh(game.view(step.before, step.entry.seat), moves)


def _note_swing(
    game: Game, sums: _Sums, step: WatchedEntry, worth: tuple[float, ...]
) -> tuple[float, ...]:
    """How far this entry moved the chances to win."""
    after = _ended(game, step.after) or standing(game, step.after, "worth")
    swing = sum((new - old) ** 2 for new, old in zip(after, worth, strict=True))
    if step.entry.seat == CHANCE:
        sums.luck += swing
    else:
        sums.play += swing
    return after


def _ended(game: Game, state: Any) -> tuple[float, ...]:
    """At the end the chances are what happened."""
    outcome = game.outcome(state)
    if outcome is None:
        return ()
    part = 1 / len(outcome.winners)
    return tuple(part if rank == 1 else 0.0 for rank in outcome.ranks)


def _note_turn(
    game: Game, sums: _Sums, step: WatchedEntry, scale: Scale, worth: tuple[float, ...]
) -> None:
    """An entry of chance belongs to the turn before it."""
    entry, turns = step.entry, sums.turns
    if entry.seat == CHANCE and not turns:
        return
    found = worth if scale == "worth" else standing(game, step.after, scale)
    seat, moves = entry.seat, len(step.legal.get(entry.seat, ()))
    if turns and (seat == CHANCE or turns[-1].seat == seat):
        last = turns.pop()
        seat, moves = last.seat, last.moves
    turns.append(WatchedTurn(seat, entry.number, entry.at, moves, found))
