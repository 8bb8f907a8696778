"""What must hold when the storm is over."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

from sim.client import Client
from sim.oracle import Oracle
from tablee.kernel import WATCHER, format_move, parse_move

if TYPE_CHECKING:
    from sim.world import World


async def check_table(world: World, oracle: Oracle) -> None:
    """One table, and everybody who was at it."""
    clients = [client for client in world.clients if client.oracle is oracle]
    check_answers(clients)
    check_acknowledged(clients, oracle)
    await check_converged(world, oracle, clients)
    sent = [one for client in clients for visit in client.visits for one in visit.sent]
    tally = world.tally
    tally.entries += len(oracle.rows)
    tally.acknowledged += sum(one.done is not None for one in sent)
    tally.refused += sum(one.done is None and one.answers > 0 for one in sent)
    tally.heard += sum(client.heard for client in clients)
    tally.trace += " ".join(client.trace.hexdigest() for client in clients)
    tally.timers += oracle.check_timers(_played(clients, oracle))


def check_answers(clients: list[Client]) -> None:
    """Exactly one answer on a line that held; none twice on one that did not."""
    for client in clients:
        for visit in client.visits:
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
        if row.seat in people and not oracle.is_automatic(row)
    )
    assert played <= asked, played - asked


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


async def check_converged(world: World, oracle: Oracle, clients: list[Client]) -> None:
    """Every page shows what somebody who only comes now is shown in the same seat."""
    newcomers: dict[str, Client] = {}
    for client in clients:
        assert client.visit is not None, f"{client.name} is not connected at the end"
        assert client.visit.view is not None, f"{client.name} sees nothing at the end"
        if client.cookie not in newcomers:
            fresh = Client(client.name, client.cookie, world.network, oracle, world.rng)
            fresh.connect()
            newcomers[client.cookie] = fresh
    await asyncio.sleep(5.0)
    for client in clients:
        assert client.view is not None
        now = newcomers[client.cookie].view
        assert now is not None
        assert client.seat == newcomers[client.cookie].seat
        assert client.view["number"] == now["number"] == len(oracle.rows)
        for part in ("zones", "offers", "seats", "to_act", "prompt", "progress", "outcome"):
            assert client.view[part] == now[part], (client.name, part)
        news = now["news"][-len(client.view["news"]) :] if client.view["news"] else []
        assert client.view["news"][-len(news) :] == news or not news, client.name
        assert client.seat == WATCHER or oracle.sheet.chairs[client.seat].kind == "person"
