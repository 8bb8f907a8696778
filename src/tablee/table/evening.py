"""What an evening does at one of its tables: who comes along, and what each game is worth.

The rule: two points for everybody one leaves behind, one for everybody one shares a place with. A
game that was stopped is worth nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee import wire
from tablee.kernel import BadOptions, Fault, Outcome
from tablee.store.contract.evening import Evening, EveningGame, Member
from tablee.store.contract.tables import Chair, Sheet, Terms

MOST_MEMBERS = 24
AHEAD, LEVEL = 2, 1


def check_terms(terms: Terms) -> None:
    """Refuses terms that only a single game can have."""
    alone = terms.rated or terms.gentle or terms.lesson or terms.pace.days
    if alone or terms.games > 1:
        raise BadOptions("evening_terms")


def member_of(sheet: Sheet, guest: str) -> int | None:
    """The place of this guest in the list, if anywhere."""
    members = sheet.evening.members if sheet.evening and guest else ()
    return next((at for at, member in enumerate(members) if member.guest == guest), None)


def wants_next(sheet: Sheet) -> bool:
    """Whether this game is over and the next table is to be made."""
    evening = sheet.evening
    if evening is None or sheet.status != "finished" or sheet.again:
        return False
    return not (evening.paused or evening.is_last)


def begin(sheet: Sheet) -> Sheet:
    """The game begins: whoever sits here belongs to the company from now on."""
    if sheet.evening is None:
        return sheet
    members, _ = _seated(sheet.evening, sheet.chairs)
    return replace(sheet, evening=replace(sheet.evening, members=tuple(members)))


def tally(sheet: Sheet, outcome: Outcome | None) -> Sheet:
    """The game has just ended: its points, by the rule above."""
    evening = sheet.evening
    if evening is None:
        return sheet
    members, places = _seated(evening, sheet.chairs)
    ranks = outcome.ranks if outcome is not None and sheet.ending != "stopped" else ()
    points = dict(zip(places, (worth(rank, ranks) for rank in ranks), strict=False))
    for place in places:
        member = members[place]
        won = points.get(place, 0)
        members[place] = replace(member, points=member.points + won, games=member.games + 1)
    games = list(evening.games)
    games[evening.at] = replace(games[evening.at], table=sheet.id, points=points)
    changed = replace(evening, games=tuple(games), members=tuple(members))
    return replace(sheet, evening=changed)


def worth(rank: int, ranks: Sequence[int]) -> int:
    """The points of a place among these."""
    behind = sum(other > rank for other in ranks)
    level = sum(other == rank for other in ranks) - 1
    return AHEAD * behind + LEVEL * level


def change(sheet: Sheet, guest: str, name: str, step: str, is_host: bool) -> Sheet:
    """The sheet after this wish of this guest, or a Fault."""
    evening = sheet.evening
    if evening is None:
        raise Fault("no_evening")
    if sheet.again or (sheet.status == "finished" and evening.is_last):
        raise Fault("evening_went_on")
    if step in ("join", "leave"):
        changed = _come_or_go(sheet, evening, guest, name, step == "leave")
    elif not is_host:
        raise Fault("only_host")
    elif step == "stop":
        changed = replace(evening, stopped=True)
    else:
        changed = replace(evening, paused=step == "pause")
    return replace(sheet, evening=changed)


def rename(sheet: Sheet, guest: str, as_guest: str, name: str) -> Sheet:
    """The same evening, where somebody has another id and name."""
    place = member_of(sheet, guest)
    if place is None or sheet.evening is None:
        return sheet
    member = replace(sheet.evening.members[place], guest=as_guest, name=name)
    members = _put(sheet.evening.members, place, member)
    return replace(sheet, evening=replace(sheet.evening, members=members))


def without(sheet: Sheet, place: int) -> Sheet:
    """The same evening, from which this member is gone."""
    if sheet.evening is None:
        return sheet
    member = replace(sheet.evening.members[place], gone=True)
    members = _put(sheet.evening.members, place, member)
    return replace(sheet, evening=replace(sheet.evening, members=members))


def note(sheet: Sheet, guest: str) -> wire.EveningNote | None:
    """As everybody may see it: names and points, never anybody's id."""
    evening = sheet.evening
    if evening is None:
        return None
    return wire.EveningNote(
        games=tuple(map(_game_note, evening.games)),
        members=tuple(
            wire.MemberNote(one.name, one.level, one.points, one.games, one.gone)
            for one in evening.members
        ),
        at=evening.at,
        paused=evening.paused,
        over=evening.is_last and sheet.status == "finished",
        me=member_of(sheet, guest),
        again=sheet.again,
    )


def _come_or_go(sheet: Sheet, evening: Evening, guest: str, name: str, leaves: bool) -> Evening:
    if not guest or not name:
        raise Fault("no_name")
    place = member_of(sheet, guest)
    if place is not None:
        member = replace(evening.members[place], gone=leaves)
        return replace(evening, members=_put(evening.members, place, member))
    if leaves:
        raise Fault("not_seated")
    if len(evening.members) >= MOST_MEMBERS:
        raise Fault("evening_full", most=MOST_MEMBERS)
    return replace(evening, members=(*evening.members, Member(name, guest)))


def _seated(evening: Evening, chairs: Sequence[Chair]) -> tuple[list[Member], list[int]]:
    """The company with all who sit here, and the place of each chair in it."""
    members, places = list(evening.members), list[int]()
    for chair in chairs:
        place = _place_of(members, chair, places)
        if place is None:
            place = len(members)
            members.append(Member(chair.name, chair.guest, chair.level))
        places.append(place)
    return members, places


def _place_of(members: Sequence[Member], chair: Chair, taken: Sequence[int]) -> int | None:
    """A person is known by the guest, a computer player by name and level."""
    if chair.guest:
        known = (at for at, one in enumerate(members) if one.guest == chair.guest)
    else:
        seen = (chair.name, chair.level)
        known = (at for at, one in enumerate(members) if (one.name, one.level) == seen)
    return next((at for at in known if at not in taken), None)


def _put(members: tuple[Member, ...], place: int, member: Member) -> tuple[Member, ...]:
    return (*members[:place], member, *members[place + 1 :])


def _game_note(game: EveningGame) -> wire.GameNote:
    points = {str(place): points for place, points in game.points.items()}
    return wire.GameNote(game.game, game.table, points)
