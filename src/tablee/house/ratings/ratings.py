"""How strong players are at each game: judged when a rated game ends, exactly once.

openskill (Plackett–Luce) estimates a player's strength: a mean and a doubt. What is shown is what
the player is nearly surely worth at least: 1000 + 40 × (mean − 3 × doubt). So everybody begins at
1000. See docs/accounts.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tablee import catalog, wire
from tablee.house.limits import Limits
from tablee.house.ratings.arrivals import Arrivals
from tablee.house.ratings.verdict import BOT, Verdict, player_of, verdict
from tablee.house.ratings.which_games_count import is_long_enough, is_too_often, people_of
from tablee.house.recent import Recent
from tablee.house.rules.run_rules import run_aside
from tablee.kernel import Fault, rules_of
from tablee.store import Lost, People, Row, Sheet, Skill, Store
from tablee.store.contract.people import MARK

BEGINNING, STEP = 1000, 40
LEADERS = 20
NEVER = -1
"""Marks a rating that must be read again."""
MOST_REMEMBERED = 20_000
"""Ratings in memory."""
AGAIN_SECONDS = 30.0
"""When the disk failed, a game is judged so much later; if it fails again, after twice as long."""

_log = logging.getLogger(__name__)


class Ratings:
    """Notices rated games that begin and end, and remembers the ratings lately asked for."""

    def __init__(self, store: Store, people: People, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        self._store = store
        self._people = people
        self._noticed: Recent[tuple[str, str], bool] = Recent(MOST_REMEMBERED)
        self._known: Recent[tuple[str, str], tuple[int | None, int]] = Recent(MOST_REMEMBERED)
        """By player and game: the rating that is shown, and `_judged` when it was read."""
        self._looks = 0
        self._judged = 0
        """Grows with every judged game, after which ratings may differ."""
        self._arrivals = Arrivals(MOST_REMEMBERED)
        self._working: set[asyncio.Task[None]] = set()
        self.catch_up_with_others: Callable[[], Awaitable[None]] = _know_all
        """Reads what other processes changed: a name here may be new."""
        self.listeners: list[Callable[[], None]] = []
        """Called when a game was judged: ratings may have changed wherever they are shown."""

    # --- judging -------------------------------------------------------------------------------

    def bar(self, sheet: Sheet) -> Fault | None:
        """Why these players cannot play for a rating: people need an account."""
        known = self._are_known(sheet)
        return None if known or not sheet.terms.rated else Fault("needs_account")

    def _are_known(self, sheet: Sheet) -> bool:
        """Whether everybody here has a name of their own, as far as this process has heard."""
        return all(self._people.name_of(guest) for guest in people_of(sheet))

    def check_begin(self, sheet: Sheet) -> None:
        """Raises what bars this table from beginning."""
        if (fault := self.bar(sheet)) is not None:
            raise fault

    def came(self, sheet: Sheet, guest: str, address: str) -> None:
        """Somebody came to this table, which may be or become a rated one."""
        if sheet.status != "finished" and self._people.name_of(guest):
            self._arrivals.note(sheet.id, guest, address)

    def notice(self, sheet: Sheet) -> None:
        """Something happened at this table. Called often, so it does little."""
        if not sheet.terms.rated or sheet.status == "waiting":
            return
        key = (sheet.id, sheet.status)
        if self._noticed.get(key) is None:
            self._noticed.put(key, True)
            self._spawn(self._see_to(sheet.id, sheet.status == "finished"))

    async def catch_up(self) -> None:
        """After a crash: judges games that ended and were not judged yet."""
        for table in await self._people.ratings.expected():
            await self._see_to(table, ended=True)

    async def settled(self) -> None:
        """Waits for what is being judged."""
        while self._working:
            await asyncio.wait(self._working)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _see_to(self, table: str, ended: bool, pause: float = AGAIN_SECONDS) -> None:
        """Notes a game that began, judges one that ended; later, if the disk fails."""
        try:
            await (self.settle(table) if ended else self._people.ratings.expect(table))
        except Exception:
            _log.exception("table %s could not be rated", table)
            later = asyncio.get_running_loop().call_later
            later(pause, lambda: self._spawn(self._see_to(table, ended, 2 * pause)))

    async def settle(self, table: str) -> None:
        """Judges a game that has ended, unless it was judged before; raises when the disk fails."""
        try:
            sheet, rows = await self._store.load(table)
        except Lost as fault:
            if fault.code != "unknown_table":
                raise
            _log.warning("table %s is not rated: it was cleared away", table)
            await self._people.ratings.rate(table, "", (), Verdict().judge)
            return
        if sheet.status != "finished":  # its end is not on disk yet, or it goes on
            self._noticed.drop((table, "finished"))
            return
        if not self._are_known(sheet):
            await self.catch_up_with_others()
        verdict = await asyncio.to_thread(self._verdict, sheet, rows)
        if verdict.players and await self._is_too_often(sheet):
            _log.warning("table %s is not rated: too many games on one day", table)
            verdict = Verdict()
        shared = bool(verdict.players) and self._arrivals.share(table, people_of(sheet))
        if shared:
            _log.info("table %s is rated: people at it share an address", table)
        await self._people.ratings.rate(table, sheet.game, verdict.players, verdict.judge, shared)
        self._judged += 1
        for player in verdict.players:
            self._outdate((player, sheet.game))
        await self.recall(sheet.game, verdict.players)
        for listener in self.listeners:
            listener()

    async def _is_too_often(self, sheet: Sheet) -> bool:
        """Whether somebody here has had enough rated games for this day."""
        looked_at = 20 * self._limits.rated_games_a_day_per_person
        for guest in sorted(people_of(sheet)):
            others = await self._store.sheets("finished", looked_at, guest=guest)
            if is_too_often(sheet, others, self._limits):
                return True
        return False

    def _verdict(self, sheet: Sheet, rows: Sequence[Row]) -> Verdict:
        """Nobody is judged where somebody has no name, or all agreed to stop."""
        people = [chair for chair in sheet.chairs if chair.kind == "person"]
        if sheet.ending == "stopped" or not people:
            return Verdict()
        if not self._are_known(sheet):
            return Verdict()
        try:
            game = rules_of(catalog.find(sheet.game), sheet.version, sheet.terms.gentle)
            if not is_long_enough(game, sheet, rows, self._limits):
                _log.warning("table %s is not rated: it was over at once", sheet.id)
                return Verdict()
            until_listed = self._limits.rated_games_until_listed
            return run_aside(game, verdict, game, sheet, rows, until_listed)
        except Fault as fault:
            _log.error("table %s is not rated: %s", sheet.id, fault.code)
            return Verdict()

    def read_again(self) -> None:
        """Another process may have judged a game: ratings are read when they are next wanted."""
        self._looks += 1
        for listener in self.listeners:
            listener()

    # --- telling -------------------------------------------------------------------------------

    async def recall(self, game: str, players: Iterable[str]) -> None:
        """Loads these players' ratings, for `dressed`."""
        for player in filter(None, dict.fromkeys(players)):
            while not self._is_current((player, game)) and self._stands(player):
                look, judged = self._looks, self._judged
                skill = (await self._people.ratings.skills(player)).get(game)
                if judged == self._judged:  # else it may be from before
                    rating = None if skill is None else shown(skill)
                    self._known.put((player, game), (rating, look))

    def _is_current(self, key: tuple[str, str]) -> bool:
        known = self._known.get(key)
        return known is not None and known[1] == self._looks

    def _outdate(self, key: tuple[str, str]) -> None:
        """It is shown until the new one has been read."""
        known = self._known.get(key)
        if known is not None:
            self._known.put(key, (known[0], NEVER))

    async def recall_table(self, sheet: Sheet, levels: Iterable[str]) -> None:
        """Everybody at this table, and the computer players that may sit there."""
        await self.recall(sheet.game, map(player_of, sheet.chairs))
        await self.recall(sheet.game, (BOT + level for level in levels))

    async def recall_sheets(self, sheets: Collection[Sheet]) -> None:
        for sheet in sheets:
            await self.recall(sheet.game, map(player_of, sheet.chairs))

    def dressed(
        self, notes: tuple[wire.ChairNote, ...], sheet: Sheet
    ) -> tuple[wire.ChairNote, ...]:
        """The chairs with the ratings that are known."""
        if len(notes) != len(sheet.chairs):
            return notes
        known = [self._known.get((player_of(chair), sheet.game)) for chair in sheet.chairs]
        return tuple(
            note if found is None or found[0] is None else replace(note, rating=found[0])
            for note, found in zip(notes, known, strict=True)
        )

    def dress(self, told: wire.Seating, sheet: Sheet) -> wire.Seating:
        return replace(told, chairs=self.dressed(told.chairs, sheet))

    async def of(self, guest: str, name: str) -> tuple[wire.Rating, ...]:
        """A person's own ratings, game by game."""
        skills = await self._people.ratings.skills(guest)
        return tuple(
            replace(self._rating(guest, game, skill), name=name)
            for game, skill in sorted(skills.items())
        )

    async def leaders(self, game: str) -> list[wire.Rating]:
        """The best of a game, computer players among them, and nobody who has just begun."""
        least, met = self._limits.rated_games_until_listed, self._limits.opponents_until_listed
        found = await self._people.ratings.best(game, LEADERS, least, met)
        return [self._rating(player, game, skill) for player, skill in found]

    def _rating(self, player: str, game: str, skill: Skill) -> wire.Rating:
        bot = player.startswith(BOT)
        name = player.removeprefix(BOT) if bot else self._people.name_of(player)
        few = skill.games < self._limits.rated_games_until_listed
        provisional = few or len(skill.opponents) < MARK * self._limits.opponents_until_listed
        return wire.Rating(name, game, shown(skill), skill.games, bot, provisional)

    def _stands(self, player: str) -> bool:
        return player.startswith(BOT) or bool(self._people.name_of(player))


async def _know_all() -> None:
    """One process alone knows everybody."""


def shown(skill: Skill) -> int:
    """The one number people see."""
    return round(BEGINNING + STEP * skill.ordinal)


def likely(skill: Skill) -> int:
    """In the same measure, what the player is most likely worth."""
    return round(BEGINNING + STEP * skill.mean)
