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
from tablee.dev.trouble import Trouble, trouble_of
from tablee.kernel import CHANCE, WATCHER, Fault, Game, Move, Stream, format_move, parse_move
from tablee.kernel.options import parse_options
from tablee.record.replay import replay
from tablee.store.contract.tables import Chair, Row, Sheet, Terms
from tablee.wire import Replay

AT_ONCE = 2_000
"""Moves that are made at random by one touch at most."""
ID = "bench"


class Log(msgspec.Struct):
    """What is stored."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: str = "1"
    moves: list[tuple[int, str]] = []
    """Seat and notation."""


class Choice(msgspec.Struct, frozen=True):
    """Something that may happen next. A timer is one, too."""

    seat: int
    move: str
    timer: bool = False
    blanks: bool = False
    """Something has to be filled in."""


class Shown(msgspec.Struct, frozen=True):
    """The game after one entry, for the workbench."""

    log: Log
    at: int
    choices: tuple[Choice, ...]
    state: Any
    """As a tree."""
    outcome: Any
    trouble: Trouble | None
    """The first entry that the rules refuse, or a scene that raises. What follows is not shown."""


class Bench:
    """`file`: where the log is kept. `folder`: where the author's code lies."""

    def __init__(self, file: Path, folder: Path) -> None:
        self._file, self._folder = file, folder
        self._log: Log | None = None

    def log(self, game: str) -> Log:
        """Of this game; a new one where the last was of another."""
        if self._log is None and self._file.exists():
            try:
                self._log = msgspec.json.decode(self._file.read_bytes(), type=Log)
            except msgspec.DecodeError:
                self._log = None  # it is only a game on a workbench
        if self._log is None or self._log.game != game:
            box = catalog.find(game)
            self._log = Log(game, min(box.seats, key=lambda seats: (seats < 2, seats)))
        return self._log

    def begin(self, log: Log) -> None:
        """Another game; raises a Fault where it cannot begin."""
        game = catalog.find(log.game)
        if log.seats not in game.seats:
            raise Fault("bad_seats", seats=log.seats)
        self._start(game, log)
        self._log = log
        self._settle_chance()

    def add(self, game: str, at: int, seat: int, text: str) -> None:
        """One more move after entry `at`; what came after it goes. Raises a Fault."""
        log, box = self.log(game), catalog.find(game)
        state = self._state(box, log, at)
        move = parse_move(box.moves, text)
        if move.blanks and box.fill is not None and format_move(move) == text and seat != CHANCE:
            filled = next((one for one in self._legal(box, state, seat) if one == move), None)
            if filled is not None:
                move = box.fill(box.view(state, seat), move, Random(f"{log.seed} {at}"))
        box.apply(state, seat, move)
        del log.moves[at:]
        log.moves.append((seat, format_move(move)))
        self._settle_chance()

    def add_random(self, game: str, at: int, count: int) -> None:
        """So many moves that are legal, or until the game is over."""
        log, box = self.log(game), catalog.find(game)
        state = self._state(box, log, at)
        del log.moves[at:]
        rng = Random(f"{log.seed} random {at}")
        for _ in range(min(count, AT_ONCE)):
            choices = list(self._choices(box, state))
            if not choices:
                break
            seat, move, _ = rng.choice(choices)
            if move.blanks and box.fill is not None:
                move = box.fill(box.view(state, seat), move, rng)
            state = box.apply(state, seat, move)
            log.moves.append((seat, format_move(move)))
            state = self._draw(box, log, state)
        self._keep()

    def show(self, game: str, at: int | None) -> Shown:
        log, box = self.log(game), catalog.find(game)
        trouble = self._first_trouble(box, log)
        good = len(log.moves) if trouble is None or trouble.entry is None else trouble.entry - 1
        at = good if at is None else max(0, min(at, good))
        if trouble is not None and trouble.entry is None:
            return Shown(log, 0, (), None, None, trouble)
        state = self._state(box, log, at)
        choices = tuple(
            Choice(seat, format_move(move), timer, bool(move.blanks))
            for seat, move, timer in self._choices(box, state)
        )
        outcome = box.outcome(state)
        return Shown(log, at, choices, tree(box, state), msgspec.to_builtins(outcome), trouble)

    def replay(self, game: str, eyes: int) -> Replay:
        """As that seat sees it, as far as the rules and scenes go."""
        log, box = self.log(game), catalog.find(game)
        return replay(box, self._sheet(box, log), self._good_rows(box, log), eyes)

    # --- within --------------------------------------------------------------------------------

    def _good_rows(self, game: Game, log: Log) -> list[Row]:
        trouble = self._first_trouble(game, log)
        rows = _rows(log)
        if trouble is None:
            return rows
        if trouble.entry is None:
            raise Fault("game_fault")
        return rows[: trouble.entry - 1]

    def _first_trouble(self, game: Game, log: Log) -> Trouble | None:
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

    def _trouble_of_views(self, game: Game, log: Log) -> Trouble | None:
        rows, sheet = _rows(log), self._sheet(game, log)
        for eyes in (WATCHER, *range(log.seats)):
            try:
                replay(game, sheet, rows, eyes)
            except Exception as fault:
                return self._find_view(game, log, eyes, fault)
        return None

    def _find_view(self, game: Game, log: Log, eyes: int, fault: Exception) -> Trouble:
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

    def _state(self, game: Game, log: Log, at: int) -> Any:
        if not 0 <= at <= len(log.moves):
            raise Fault("no_such_entry", entry=at)
        state = self._start(game, log)
        for seat, text in log.moves[:at]:
            state = game.apply(state, seat, parse_move(game.moves, text))
        return state

    def _start(self, game: Game, log: Log) -> Any:
        return game.start(parse_options(game.options, log.options), log.seats)

    def _choices(self, game: Game, state: Any) -> Iterator[tuple[int, Move, bool]]:
        if game.outcome(state) is not None:
            return
        for seat in game.to_act(state):
            if seat != CHANCE:
                for move in self._legal(game, state, seat):
                    yield seat, move, False
        for timer in game.timers(state):
            yield timer.seat, timer.move, True

    def _legal(self, game: Game, state: Any, seat: int) -> list[Move]:
        return list(game.legal(state, seat))

    def _settle_chance(self) -> None:
        log = self._log
        assert log is not None
        game = catalog.find(log.game)
        self._draw(game, log, self._state(game, log, len(log.moves)))
        self._keep()

    def _draw(self, game: Game, log: Log, state: Any) -> Any:
        """Chance moves by itself, from the seed and the number of the entry."""
        while game.to_act(state) == (CHANCE,):
            number = len(log.moves) + 1
            move = game.draw(state, Stream(log.seed.encode(), (), number))
            state = game.apply(state, CHANCE, move)
            log.moves.append((CHANCE, format_move(move)))
        return state

    def _keep(self) -> None:
        self._file.write_bytes(msgspec.json.encode(self._log))

    def _sheet(self, game: Game, log: Log) -> Sheet:
        chairs = tuple(Chair("person", f"{seat + 1}") for seat in range(log.seats))
        terms = Terms(options=log.options)
        return Sheet(ID, game.key, game.version, terms, chairs, "", "", status="playing")


def _rows(log: Log) -> list[Row]:
    return [Row(n, seat, move, 1_000 * n) for n, (seat, move) in enumerate(log.moves, 1)]


def tree(game: Game, state: Any) -> Any:
    """The state as objects, lists and plain values."""
    try:
        return msgspec.json.decode(game.write_state(state))
    except msgspec.DecodeError:
        return str(state)
