"""What the log on disk means, worked out again without the table: who may see what at which entry.

Everything a client is told is held against it: more would be a leak, less a client left behind, and
something that is not on disk a promise nobody could keep.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from sim.disk import Disk
from tablee import catalog
from tablee.house.people.taken_out import ANONYMOUS
from tablee.kernel import CHANCE, WATCHER, Move, Timer, commit, format_move, parse_move
from tablee.store import Row

Seen = dict[str, Any]


class Oracle:
    """One table's past, as its rows tell it."""

    def __init__(self, disk: Disk, table: str) -> None:
        self._disk = disk
        self.table = table
        self.game = catalog.find(self.sheet.game)
        self._states: list[Any] = []
        self._moves: list[tuple[int, Move]] = []
        self._scenes: dict[tuple[int, int, bool], Seen] = {}
        self._news: dict[tuple[int, int], list[Seen]] = {}

    @property
    def sheet(self) -> Any:
        return self._disk.sheets[self.table]

    @property
    def rows(self) -> list[Row]:
        return self._disk.rows[self.table]

    @property
    def borrowed(self) -> int:
        """Entries of a branch that were made at another table."""
        roots = self.sheet.roots
        return roots[-1].until if roots else 0

    def state(self, number: int) -> Any:
        """After entry `number`, which must be on disk."""
        if not self._states:
            options = msgspec.convert(self.sheet.terms.options, self.game.options)
            self._states.append(self.game.start(options, len(self.sheet.chairs)))
        while len(self._states) <= number:
            assert len(self.rows) >= len(self._states), f"entry {number} is told, and not on disk"
            row = self.rows[len(self._states) - 1]
            move = parse_move(self.game.moves, row.move)
            self._moves.append((row.seat, move))
            self._states.append(self.game.apply(self._states[-1], row.seat, move))
        return self._states[number]

    def scene(self, number: int, seat: int, plays: bool = True) -> Seen:
        """What that seat may see after entry `number`, as it would travel."""
        key = (number, seat, plays)
        if key not in self._scenes:
            game, state = self.game, self.state(number)
            acts = plays and seat != WATCHER and seat in game.to_act(state)
            legal = game.legal(state, seat) if acts else ()
            self._scenes[key] = _travelled(game.scene(game.view(state, seat), legal))
        return self._scenes[key]

    def news(self, number: int, seat: int) -> list[Seen]:
        """What that seat may hear of entry `number`."""
        if (number, seat) not in self._news:
            heard = self._heard(number, seat)
            told = self.game.news(*heard) if heard else ()
            mover, _ = self._moves[number - 1]
            own = {"seat": mover} if mover >= 0 else {}
            said = [{"number": number, "what": _travelled(what)} | own for what in told]
            self._news[number, seat] = said
        return self._news[number, seat]

    def consequence(self, number: int, seat: int) -> Seen | None:
        """What that seat may see that entry `number` led to."""
        heard = self._heard(number, seat)
        led_to = self.game.consequence(*heard) if heard else None
        return None if led_to is None else _travelled(led_to)

    def _heard(self, number: int, seat: int) -> tuple[Any, int, Move, Any] | None:
        """What that seat may know of entry `number`; None where it is hidden."""
        self.state(number)
        before, after = self._states[number - 1], self._states[number]
        mover, move = self._moves[number - 1]
        masked = self.game.mask(before, mover, move, seat)
        if masked is None:
            return None
        return self.game.view(before, seat), mover, masked, self.game.view(after, seat)

    def any_move(self, number: int, seat: int, rng: Random) -> str | None:
        """A move this seat may make, its blanks filled: for offers that ask for a word."""
        state = self.state(number)
        legal = self.game.legal(state, seat) if seat in self.game.to_act(state) else ()
        if not legal:
            return None
        move = rng.choice(list(legal))
        if move.blanks and self.game.fill is not None:
            move = self.game.fill(self.game.view(state, seat), move, rng)
        return format_move(move)

    def sat(self, seat: int) -> set[str]:
        """Whoever had this chair at any time."""
        return self._disk.sat[self.table, seat]

    # --- checks --------------------------------------------------------------------------------

    def check_seating(self, told: Seen) -> None:
        """The promise of the table's chance is the same for everybody and for ever."""
        promised = commit(bytes.fromhex(self._disk.first[self.table].secret))
        assert told["commitment"] == promised, "another commitment than the first one"

    def check_seen(self, view: Seen, seat: int, where: str) -> None:
        """The page shows exactly what this seat may see, and nothing else."""
        scene = self.scene(view["number"], seat)
        if seat in self.sheet.resigned and view["offers"] != scene.get("offers", []):
            scene = self.scene(view["number"], seat, plays=False)  # it was told after resigning
        for part in ("zones", "seats", "progress"):
            assert view[part] == scene.get(part, [] if part == "seats" else None), (where, part)
        lying = [zone.get(part, ()) for zone in view["zones"] for part in ("pieces", "cells")]
        seen = {thing["id"] for things in lying for thing in things}
        assert seen.issuperset(view["last_move"]), (where, "marks what is not seen")
        if view["outcome"] is None:
            for part in ("offers", "to_act", "prompt"):
                nothing: Any = None if part == "prompt" else []
                assert view[part] == scene.get(part, nothing), (where, part)
        else:
            assert not view["offers"], (where, "offers after the end")

    def check_news(self, told: list[Seen], seat: int, where: str) -> None:
        """Every line of news is one this seat may hear, in order and at most once."""
        numbers = sorted({line["number"] for line in told})
        expected = [line for number in numbers for line in self.news(number, seat)]
        if told and len(told) < len(expected):  # the oldest are forgotten, one by one
            expected = expected[-len(told) :]
        assert told == expected, (where, "news")

    def check_consequence(self, message: Seen, seat: int, where: str) -> None:
        """What is shown followed from one of these entries, as this seat may see it."""
        told = message.get("consequence")
        if told is not None:
            entries = range(message["since"] + 1, message["number"] + 1)
            assert told in [self.consequence(n, seat) for n in entries], (where, "consequence")

    def check_again(self, table: str) -> None:
        """The rematch is on disk before anybody hears of it, and there is only one."""
        assert self.sheet.again == table, "another rematch than the one that was told"
        made = self._disk.first[table]
        assert made.came_from == self.table
        if made.evening is not None:
            self.check_evening(made)
            return
        chairs = self.sheet.chairs
        for before, now in zip((*chairs[1:], *chairs[:1]), made.chairs, strict=True):
            assert before.guest == now.guest or before.name == ANONYMOUS, "other company"
        assert (made.terms.rated, made.word) == (self.sheet.terms.rated, self.sheet.word)

    def check_evening(self, made: Any) -> None:
        """The next table has everybody who plays along, and the points of this game once."""
        before, now = self._disk.first[self.table].evening, made.evening
        assert before is not None
        assert now.at == before.at + 1, "a game of the evening is left out, or comes twice"
        after = self.sheet.evening  # somebody may have deleted their account since
        assert now.games == after.games, "other games than at the table"
        scores = [[(one.points, one.games) for one in told.members] for told in (now, after)]
        assert scores[0] == scores[1], "another score than at the table"
        seated = {chair.guest for chair in made.chairs} - {""}
        along = {member.guest for member in now.members if not member.gone} - {""}
        assert seated == along or len(along) > len(made.chairs) == len(seated), "other company"
        points = [sum(game.points.values()) for game in now.games]
        assert sum(member.points for member in now.members) == sum(points), "points from nowhere"
        assert sum(points) in (0, 2 * now.at), "two share two points"

    def is_automatic(self, row: Row) -> bool:
        """Nobody need have asked for it: a timer, somebody's time over, a seat kept warm."""
        facts = msgspec.json.decode(row.facts) if row.facts else {}
        return "late" in facts or "kept" in facts or bool(self._timers_behind(row))

    def check_timers(self, sent: set[tuple[int, str]]) -> int:
        """No timer that nobody could have beaten to it ran out early; says how many ran out."""
        ran: dict[str, int] = {}
        fired = 0
        for row in self.rows:
            state = self.state(row.number - 1)
            if self.game.to_act(state) == (CHANCE,):
                continue  # the table comes to rest first
            passed = row.at - (self.rows[row.number - 2].at if row.number > 1 else 0)
            running = {timer.key: ran.get(timer.key, 0) for timer in self.game.timers(state)}
            still = {key: ran[key] for key in self.game.held(state) if key in ran}
            ran = {**still, **{key: before + passed for key, before in running.items()}}
            rung = self._timers_behind(row)
            played = (row.seat, row.move) in sent or row.seat in self._bots() or row.facts
            if rung and not played and row.number > self.borrowed:
                fired += 1
                on_time = any(ran[timer.key] >= timer.after_ms for timer in rung)
                assert on_time, f"a timer runs out early at entry {row.number}"
            for timer in rung:
                ran.pop(timer.key)  # if it is there again, it starts anew
        return fired

    def _timers_behind(self, row: Row) -> list[Timer]:
        """Timers that would have made this entry."""
        running = self.game.timers(self.state(row.number - 1))
        entry = (row.seat, row.move)
        return [timer for timer in running if (timer.seat, format_move(timer.move)) == entry]

    def _bots(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.sheet.chairs) if chair.kind == "bot"}


def _travelled(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
