"""What must hold when the storm is over."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

from sim.archive import check_archive
from sim.client import Client
from sim.ledger import check_ratings, due
from sim.member import Member
from sim.oracle import Oracle
from tablee.house.cluster.processes import EVERY, RATINGS_EVERY
from tablee.kernel import WATCHER, format_move, parse_move

if TYPE_CHECKING:
    from sim.world import World

RATINGS_READ = EVERY * RATINGS_EVERY + 10.0
"""Seconds after which a process has read ratings again that another one changed."""


async def check_world(world: World) -> None:
    """Everybody who was cut off comes back once more, and newcomers come to compare with."""
    await _come(world.clients)
    newcomers = [_newcomer(world, client) for client in world.clients]
    await _come(newcomers)
    for client, fresh in zip(world.clients, newcomers, strict=True):
        check_converged(client, fresh)
    check_answers(world.strangers)
    for oracle in world.oracles:
        check_table(world, oracle)
    await _check_asked(world)
    await asyncio.sleep(RATINGS_READ if world.servers else 5.0)
    await world.visitor.check()
    world.check_loop()
    assert not world.complaints, world.complaints


async def _come(clients: list[Client]) -> None:
    """Who is sent to another process goes there."""
    for _ in range(5):
        for client in clients:
            if client.visit is None:
                client.connect()
        await asyncio.sleep(1.0)


async def _check_asked(world: World) -> None:
    """What the house answers over HTTP: games, accounts, ratings."""
    for oracle in world.oracles:
        played = [client.patron for client in world.clients if client.oracle is oracle]
        await check_archive(oracle, played[0], world.visitor.patron)
    members = [patron for patron in world.patrons if isinstance(patron, Member)]
    for member in members:
        await member.sign_in(right=False)
        await member.usurp(members[0])
    await world.until(lambda: set(world.disk.judged) >= set(due(world.disk)), 300.0)
    world.tally.judged = await check_ratings(world.disk, members)
    if world.scholar is not None:
        await world.scholar.check()
    _count(world, members)


def _count(world: World, members: list[Member]) -> None:
    tally = world.tally
    tally.accounts = len(members)
    tally.changed = sum(member.changed for member in members)
    tally.ended = sum(member.ended for member in members)
    tally.left = sum(len(member.gone) for member in members)
    tally.signed_out = sum(client.signed_out for client in world.clients)
    if world.scholar is not None:
        tally.branched, tally.brought = len(world.scholar.branched), len(world.scholar.brought)
        tally.mangled = world.scholar.refused


def check_table(world: World, oracle: Oracle) -> None:
    """One table, and everybody who was at it."""
    clients = [client for client in world.clients if client.oracle is oracle]
    check_answers(clients)
    check_acknowledged(clients, oracle)
    check_ending(clients, oracle)
    sent = [one for client in clients for visit in client.visits for one in visit.sent]
    tally = world.tally
    tally.tables += 1
    tally.clients += len(clients)
    tally.entries += len(oracle.rows)
    tally.acknowledged += sum(one.done is not None for one in sent)
    tally.refused += sum(one.done is None and one.answers > 0 for one in sent)
    tally.heard += sum(client.heard for client in clients)
    tally.trace += " ".join(client.trace.hexdigest() for client in clients)
    tally.timers += oracle.check_timers(_played(clients, oracle))
    tally.stopped += oracle.sheet.ending == "stopped"
    tally.resigned += oracle.sheet.ending == "resigned"
    tally.strangers = len(world.strangers)
    tally.failures = world.disk.failures


def check_answers(clients: list[Client]) -> None:
    """Exactly one answer on a line that held; none twice on one that did not.

    No line holds that was opened with a cookie that is nobody's any more.
    """
    for client in clients:
        for visit in client.visits:
            assert visit.over or visit.cookie not in client.patron.void, f"{client.name} stays"
            for one in visit.sent:
                assert one.answers == 1 or (visit.over and not one.answers), (client.name, one)


def check_acknowledged(clients: list[Client], oracle: Oracle) -> None:
    """Each acknowledged move is in the log once, as it was asked, at the number that was told."""
    claimed: Counter[int] = Counter()
    for client in clients:
        for one in (one for visit in client.visits for one in visit.sent):
            if one.done is None or one.body["type"] != "play":
                continue
            row = oracle.rows[one.done - 1]
            asked = format_move(parse_move(oracle.game.moves, one.body["move"]))
            assert (row.seat, row.move) == (one.seat, asked), (client.name, one, row)
            claimed[one.done] += 1
    assert not [number for number, times in claimed.items() if times > 1], "a move counts twice"
    _check_not_doubled(clients, oracle)
    _check_own_order(clients)


def check_ending(clients: list[Client], oracle: Oracle) -> None:
    """Nobody gives up, or agrees to stop, who never asked to; what was acknowledged is kept."""
    sheet, asked = oracle.sheet, {"resign": set[int](), "stop": set[int]()}
    for client in clients:
        for one in (one for visit in client.visits for one in visit.sent):
            seat = one.seat if one.seat != WATCHER else client.seat  # asked while sitting down
            if one.body["type"] in asked and (one.done is not None or not one.answers):
                asked[one.body["type"]].add(seat)
            if one.body["type"] == "resign" and one.done is not None:
                assert seat in sheet.resigned, "somebody gave up, and plays on"
    left = {seat for seat in sheet.resigned if oracle.sat(seat) & _gone(clients)}
    assert set(sheet.resigned) <= asked["resign"] | left, (sheet.resigned, asked)
    if sheet.ending == "stopped":
        people = {seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "person"}
        assert people - set(sheet.resigned) <= asked["stop"], (sheet.stops, asked)


def _gone(clients: list[Client]) -> set[str]:
    """Whose accounts were to be deleted."""
    return {guest for client in clients for guest in client.patron.gone}


def _check_not_doubled(clients: list[Client], oracle: Oracle) -> None:
    """Nobody moves more often than they asked to, but for clocks and stand-ins."""
    asked: Counter[tuple[int, str]] = Counter()
    for one in (one for client in clients for visit in client.visits for one in visit.sent):
        if one.body["type"] == "play" and (one.done is not None or not one.answers):
            asked[one.seat, _notation(oracle, one.body)] += 1
    people = {seat for seat, chair in enumerate(oracle.sheet.chairs) if chair.kind == "person"}
    played = Counter(
        (row.seat, row.move)
        for row in oracle.rows
        if row.seat in people and row.number > oracle.borrowed and not oracle.is_automatic(row)
    )
    assert played <= asked, played - asked


def _check_own_order(clients: list[Client]) -> None:
    """What one page asked for first is in the log first."""
    for visit in (visit for client in clients for visit in client.visits):
        moves = [one for one in visit.sent if one.body["type"] == "play"]
        numbers = [one.done for one in moves if one.done is not None]
        assert numbers == sorted(numbers), "a player's own moves change their order"


def _notation(oracle: Oracle, body: dict[str, Any]) -> str:
    try:
        return format_move(parse_move(oracle.game.moves, body.get("move", "")))
    except Exception:
        return ""


def _played(clients: list[Client], oracle: Oracle) -> set[tuple[int, str]]:
    """Everything anybody asked to play, answered or not."""
    return {
        (one.seat, _notation(oracle, one.body))
        for client in clients
        for visit in client.visits
        for one in visit.sent
        if one.body["type"] == "play"
    }


def _newcomer(world: World, client: Client) -> Client:
    """The same person on a page that has seen nothing yet; one for all their pages would do."""
    fresh = Client(client.patron, world.network, client.oracle, world.rng)
    fresh.word, fresh.wild = client.word, 0.0
    fresh.connect()
    return fresh


def check_converged(client: Client, fresh: Client) -> None:
    """The page shows what somebody who only comes now is shown in the same seat."""
    view, now = client.view, fresh.view
    assert client.visit is not None, f"{client.name} is not connected at the end"
    assert client.visit.view is not None, f"{client.name} sees nothing at the end"
    assert view is not None
    assert now is not None
    assert client.seat == fresh.seat
    assert view["number"] == now["number"] == len(client.oracle.rows)
    for part in ("zones", "offers", "seats", "to_act", "prompt", "progress", "outcome"):
        assert view[part] == now[part], (client.name, part)
    news = now["news"][-len(view["news"]) :] if view["news"] else []
    assert view["news"][-len(news) :] == news or not news, client.name
    assert client.seat == WATCHER or client.oracle.sheet.chairs[client.seat].kind == "person"
