"""The game on the workbench: a log that its author writes by hand, played again after every save.

It is kept as options, seats, a seed and the moves in notation, so that other rules can play it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablee import catalog
from tablee.dev.trouble import CodeFault, trouble_of
from tablee.kernel import CHANCE, WATCHER, Fault, Game, Move, Stream, format_move, parse_move
from tablee.kernel.options import parse_options
from tablee.record.replay import replay
from tablee.store.contract.tables import Chair, Row, Sheet, Terms
from tablee.wire import Replay

AT_ONCE = 2_000
"""Moves at most that are made by one touch, at random or by chance."""
ID = "bench"


class BenchLog(msgspec.Struct):
    """What is stored."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: str = "1"
    moves: list[tuple[int, str]] = []
    """Seat and notation."""


class NextMove(msgspec.Struct, frozen=True):
    """Something that may happen next. A timer is one, too."""

    seat: int
    move: str
    timer: bool = False
    blanks: bool = False
    """Something has to be filled in."""


class BenchView(msgspec.Struct, frozen=True):
    """The game after one entry, for the workbench."""

    log: BenchLog
    at: int
    choices: tuple[NextMove, ...]
    state: Any
    """As a tree."""
    outcome: Any
    trouble: CodeFault | None
    """The first entry that the rules refuse, or a scene that raises. What follows is not shown."""


class Bench:
    """`file`: where the log is kept. `folder`: where the author's code lies."""

    def __init__(self, file: Path, folder: Path) -> None:
        self._file, self._folder = file, folder
        self._log: BenchLog | None = None

    def log(self, game: str) -> BenchLog:
        """Of this game; a new one where the last was of another."""
        if self._log is None and self._file.exists():
            try:
                self._log = msgspec.json.decode(self._file.read_bytes(), type=BenchLog)
            except msgspec.DecodeError:
                self._log = None  # it is only a game on a workbench
        if self._log is None or self._log.game != game:
            box = catalog.find(game)
            self._log = BenchLog(game, min(box.seats, key=lambda seats: (seats < 2, seats)))
        return self._log

    def begin(self, game: str, log: BenchLog) -> None:
        """Another game, from its start; raises a Fault where it cannot begin."""
        box = catalog.find(game)
        if log.seats not in box.seats:
            raise Fault("bad_seats", seats=log.seats)
        new = BenchLog(game, log.seats, log.options, log.seed)
        self._draw(box, new.seed, new.moves, self._start(box, new))
        self._log = new
        self._keep()

    def add(self, game: str, at: int, seat: int, text: str) -> None:
        """One more move after entry `at`; what came after it goes. Raises a Fault."""
        log, box = self.log(game), catalog.find(game)
        state = self._state(box, log, at)
        move = parse_move(box.moves, text)
        may = seat in box.to_act(state) and seat != CHANCE
        if may and box.fill is not None and move.blanks and move in box.legal(state, seat):
            move = box.fill(box.view(state, seat), move, Random(f"{log.seed} {at}"))
        state = box.apply(state, seat, move)
        moves = [*log.moves[:at], (seat, format_move(move))]
        self._draw(box, log.seed, moves, state)
        log.moves = moves
        self._keep()

    def add_random(self, game: str, at: int, count: int) -> None:
        """So many moves that are legal, or until the game is over. Where one raises, those before
        it stay."""
        log, box = self.log(game), catalog.find(game)
        state, moves = self._state(box, log, at), log.moves[:at]
        rng = Random(f"{log.seed} random {at}")
        try:
            for _ in range(min(count, AT_ONCE)):
                choices = list(self._choices(box, state))
                if not choices:
                    break
                seat, move, _ = rng.choice(choices)
                if move.blanks and box.fill is not None:
                    move = box.fill(box.view(state, seat), move, rng)
                state = box.apply(state, seat, move)
                moves.append((seat, format_move(move)))
                state = self._draw(box, log.seed, moves, state)
        finally:
            if len(moves) > at:
                log.moves = moves
                self._keep()

    def show(self, game: str, at: int | None) -> BenchView:
        log, box = self.log(game), catalog.find(game)
        trouble = self._first_trouble(box, log)
        good = len(log.moves) if trouble is None or trouble.entry is None else trouble.entry - 1
        at = good if at is None else max(0, min(at, good))
        if trouble is not None and trouble.entry is None:
            return BenchView(log, 0, (), None, None, trouble)
        state = self._state(box, log, at)
        choices = tuple(
            NextMove(seat, format_move(move), timer, bool(move.blanks))
            for seat, move, timer in self._choices(box, state)
        )
        outcome = box.outcome(state)
        return BenchView(log, at, choices, tree(box, state), msgspec.to_builtins(outcome), trouble)

    def replay(self, game: str, eyes: int) -> Replay:
        """As that seat sees it, as far as the rules and scenes go."""
        log, box = self.log(game), catalog.find(game)
        return replay(box, self._sheet(box, log), self._good_rows(box, log), eyes)

    # --- within --------------------------------------------------------------------------------

    def _good_rows(self, game: Game, log: BenchLog) -> list[Row]:
        trouble = self._first_trouble(game, log)
        rows = _rows(log)
        if trouble is None:
            return rows
        if trouble.entry is None:
            raise Fault("game_fault")
        return rows[: trouble.entry - 1]

    def _first_trouble(self, game: Game, log: BenchLog) -> CodeFault | None:
        """Where the log breaks, by the rules or in what is shown."""
        try:
            state = self._start(game, log)
        except Exception as fault:
            return trouble_of(fault, self._folder, "the start of the game")
        for number, (seat, text) in enumerate(log.moves, 1):
            try:
                after = game.apply(state, seat, parse_move(game.moves, text))
            except Exception as fault:
                return trouble_of(fault, self._folder, f"entry {number}, {text!r}", number)
            state = after
        return self._trouble_of_views(game, log)

    def _trouble_of_views(self, game: Game, log: BenchLog) -> CodeFault | None:
        rows, sheet = _rows(log), self._sheet(game, log)
        for eyes in (WATCHER, *range(log.seats)):
            try:
                replay(game, sheet, rows, eyes)
            except Exception as fault:
                return self._find_view(game, log, eyes, fault)
        return None

    def _find_view(self, game: Game, log: BenchLog, eyes: int, fault: Exception) -> CodeFault:
        """The first entry at which these eyes cannot be shown anything."""
        rows, sheet = _rows(log), self._sheet(game, log)
        low, high = -1, len(rows)  # with `low` entries it can be shown
        while high - low > 1:
            middle = (low + high) // 2
            try:
                replay(game, sheet, rows[:middle], eyes)
                low = middle
            except Exception as found:
                fault, high = found, middle
        who = "a watcher" if eyes == WATCHER else f"seat {eyes + 1}"
        return trouble_of(fault, self._folder, f"what {who} sees after entry {high}", high or None)

    def _state(self, game: Game, log: BenchLog, at: int) -> Any:
        if not 0 <= at <= len(log.moves):
            raise Fault("no_such_entry", entry=at)
        state = self._start(game, log)
        for seat, text in log.moves[:at]:
            state = game.apply(state, seat, parse_move(game.moves, text))
        return state

    def _start(self, game: Game, log: BenchLog) -> Any:
        return game.start(parse_options(game.options, log.options), log.seats)

    def _choices(self, game: Game, state: Any) -> Iterator[tuple[int, Move, bool]]:
        if game.outcome(state) is not None:
            return
        for seat in game.to_act(state):
            if seat != CHANCE:
                for move in game.legal(state, seat):
                    yield seat, move, False
        for timer in game.timers(state):
            yield timer.seat, timer.move, True

    def _draw(self, game: Game, seed: str, moves: list[tuple[int, str]], state: Any) -> Any:
        """Chance moves by itself, from the seed and the number of the entry."""
        for _ in range(AT_ONCE):
            if game.to_act(state) != (CHANCE,):
                break
            move = game.draw(state, Stream(seed.encode(), (), len(moves) + 1))
            state = game.apply(state, CHANCE, move)
            moves.append((CHANCE, format_move(move)))
        return state

    def _keep(self) -> None:
        self._file.write_bytes(msgspec.json.encode(self._log))

    def _sheet(self, game: Game, log: BenchLog) -> Sheet:
        chairs = tuple(Chair("person", f"{seat + 1}") for seat in range(log.seats))
        terms = Terms(options=log.options)
        return Sheet(ID, game.key, game.version, terms, chairs, "", "", status="playing")


def _rows(log: BenchLog) -> list[Row]:
    return [Row(n, seat, move, 1_000 * n) for n, (seat, move) in enumerate(log.moves, 1)]


def tree(game: Game, state: Any) -> Any:
    """The state as objects, lists and plain values."""
    try:
        return msgspec.json.decode(game.write_state(state))
    except msgspec.DecodeError:
        return str(state)
