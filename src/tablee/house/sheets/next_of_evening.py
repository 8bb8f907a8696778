"""The tables of an evening: the first as it is wished, the others by its list and its company."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from random import SystemRandom

from msgspec.structs import replace

from tablee import catalog, wire
from tablee.house.people.guest import Guest
from tablee.house.rules.run_rules import ask_rules
from tablee.house.sheets.new_table import draft, new_id
from tablee.kernel import BadOptions, Fault, Game
from tablee.kernel.options import carry_options, parse_wish
from tablee.store import Chair, Sheet
from tablee.store.contract.evening import Evening, Member
from tablee.store.contract.tables import Pace
from tablee.table import seating

LEAST = 2
"""A single game is no evening."""


def drafted(new: wire.NewTable, guest: Guest, made_at: int) -> tuple[Game, Sheet]:
    """A new table as it is wished; where it is the first of an evening, as its list says."""
    new = new if new.evening is None else first_of_evening(new, new.evening)
    game = catalog.find(new.game)
    return game, ask_rules(game, draft, game, new, guest, made_at)


def first_of_evening(new: wire.NewTable, wish: wire.EveningWish) -> wire.NewTable:
    """The wish with its lots drawn: the first box, me, and as many free chairs as it has."""
    boxes = SystemRandom().sample(wish.boxes, min(wish.lot, len(wish.boxes)))
    boxes = boxes or list(wish.boxes)
    if not LEAST <= len(boxes) <= wire.LONGEST_EVENING:
        raise BadOptions("evening_length", least=LEAST, most=wire.LONGEST_EVENING)
    for box in boxes:
        parse_wish(catalog.find(box.game).options, box.options)
    first = boxes[0]
    chairs = ("me", *("open",) * (max(catalog.find(first.game).seats) - 1))
    terms = replace(new.terms, options=first.options)
    drawn = wire.EveningWish(tuple(boxes))
    return replace(new, game=first.game, chairs=chairs, terms=terms, begin=False, evening=drawn)


def next_of_evening(sheet: Sheet, made_at: int) -> Sheet:
    """The next box on the same terms, under its newest rules. Boxes that are gone are left out."""
    evening = _at_next(sheet.evening or Evening(()))
    wish = evening.games[evening.at]
    game = catalog.find(wish.game)
    pace = Pace() if game.tempo == "real-time" else sheet.terms.pace
    options = carry_options(game, wish.options)
    new = Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        terms=replace(sheet.terms, options=options, pace=pace),
        chairs=(),
        host=sheet.host,
        secret=secrets.token_hex(32),
        made_at=made_at,
        word=sheet.word,
        came_from=sheet.id,
        evening=evening,
    )
    return replace(new, chairs=_chairs(new, game, evening))


def _at_next(evening: Evening) -> Evening:
    shelf = set(catalog.shelf())
    found = [at for at, one in enumerate(evening.games) if at > evening.at and one.game in shelf]
    if not found:
        raise Fault("evening_went_on")
    return replace(evening, at=found[0])


def _chairs(sheet: Sheet, game: Game, evening: Evening) -> tuple[Chair, ...]:
    """The fewest chairs that take the whole company, and computer players on what is left over."""
    people = seating_order(evening, max(game.seats))
    computers = [one for one in evening.members if one.level and not one.gone]
    company = len(people) + len(computers)
    for seats in sorted(game.seats, key=lambda seats: (seats < company, abs(seats - company))):
        if len(people) <= seats and _takes(sheet, game, seats):
            return tuple(_filled(people, computers, seats, list(catalog.players(game))))
    raise BadOptions("bad_seats", seats=company)


def seating_order(evening: Evening, most: int) -> list[Member]:
    """The people who play the next game: those first who have played the fewest.

    All but one go round, as in a tournament where everybody plays with everybody. So partners
    change, too; then everybody moves up by one, so that somebody else begins.
    """
    here = [one for one in evening.members if one.guest and not one.gone]
    playing = sorted(here, key=lambda one: one.games)[:most]
    if not playing:
        return []
    first, *others = sorted(playing, key=here.index)
    circle = [first, *_rotated(others, evening.at)]
    return _rotated(circle, evening.at)


def _rotated(members: list[Member], by: int) -> list[Member]:
    by %= len(members) or 1
    return [*members[by:], *members[:by]]


def _filled(
    people: Sequence[Member], computers: Sequence[Member], seats: int, levels: Sequence[str]
) -> Iterator[Chair]:
    """People, then the computer players of this evening, then others."""
    names = {one.name for one in (*people, *computers)}
    spare = iter([name for name in seating.BOT_NAMES if name not in names])
    usual = "regular" if "regular" in levels else levels[0]
    yield from (Chair("person", one.name, one.guest) for one in people)
    for seat in range(len(people), seats):
        place = seat - len(people)
        known = computers[place] if place < len(computers) else _stranger(spare, usual, seat)
        level = known.level if known.level in levels else usual
        yield Chair("bot", known.name, level=level, nonce=seating.bot_nonce(seat))


def _stranger(spare: Iterator[str], level: str, seat: int) -> Member:
    """A computer player who was not here before, by a name that is free if there is one."""
    return Member(next(spare, seating.bot_chair(seat, level).name), level=level)


def _takes(sheet: Sheet, game: Game, seats: int) -> bool:
    """Whether the rules take so many with these options."""
    chairs = (Chair("person"),) * seats
    try:
        options = seating.options_of(replace(sheet, chairs=chairs), game)
        ask_rules(game, game.start, options, seats)
    except BadOptions:
        return False
    return True
