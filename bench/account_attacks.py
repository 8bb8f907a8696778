"""Attacks of bench/attack.py that use what every guest may: accounts, tables, files, watching."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx

from bench.attackers import SOURCE, TICK, Enemy, frame

PASSPHRASE = "correct horse battery"
MEET, SEEK = "/ws/meet", b'{"type":"seek","request":1}'
SECONDS = 2.0
"""The control throws everything away: nobody waits for an answer for longer."""


@asynccontextmanager
async def browser(enemy: Enemy) -> AsyncIterator[httpx.AsyncClient]:
    """At the address of the attackers, with cookies of its own."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=SOURCE)
    async with httpx.AsyncClient(
        transport=transport, base_url=enemy.address, timeout=SECONDS
    ) as client:
        yield client


async def post(enemy: Enemy, client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    """The answer, or nothing."""
    enemy.tally["lines"] += 1
    with suppress(httpx.HTTPError, ValueError):
        told = (await client.post(path, json=body)).json()
        return told if isinstance(told, dict) else {}
    return {}


async def watchers(enemy: Enemy) -> None:
    """Nameless sockets at one public table, opened again whenever they are sent away."""
    while True:
        lines = [await enemy.socket(enemy.table) for _ in range(200)]
        while not all(line.transport.is_closing() for line in lines):
            await asyncio.sleep(TICK)
            lines = [line for line in lines if not line.transport.is_closing()]
            if len(lines) < 200:
                lines.append(await enemy.socket(enemy.table))


async def long_paths(enemy: Enemy) -> None:
    """Names that no file can have, on 20 lines."""
    paths = ("/" + "a" * 300, "/assets/" + "a" * 300, "/assets/" + "a/" * 2000, "/%00", "/%ff")
    asks = [f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode() for path in paths]
    lines = [await enemy.raw(asks[0]) for _ in range(20)]
    for number in count():
        place = number % len(lines)
        line = lines[place]
        if line is None or not line.is_open:
            lines[place] = await enemy.raw(asks[number % len(asks)])
        elif line.transport.get_write_buffer_size() == 0:
            line.transport.write(asks[number % len(asks)])
        await asyncio.sleep(TICK)


async def codes(enemy: Enemy) -> None:
    """Wrong recovery codes for somebody's name, twenty at a time."""
    async with browser(enemy) as client:
        wish = {"name": "Ann", "code": "AAAAA" * 4, "new": PASSPHRASE}
        while True:
            tries = (post(enemy, client, "/api/account/recover", **wish) for _ in range(20))
            await asyncio.gather(*tries)
            await asyncio.sleep(TICK)


async def spoken_codes(enemy: Enemy) -> None:
    """Guesses at spoken codes, twenty at a time, each another one."""
    async with browser(enemy) as client:
        syllables = [one + other for one in "BDFKLMNPRST" for other in "AEIO"]
        for number in count():
            said = (syllables[(number + n) % 44] + syllables[number % 44] * 4 for n in range(20))
            await asyncio.gather(*(post(enemy, client, "/api/join", code=one) for one in said))
            await asyncio.sleep(TICK)


async def pools(enemy: Enemy) -> None:
    """A hundred guests who ask to play, say nothing when they are called, and come again."""
    cookies = await asyncio.gather(*(named(enemy, f"Eve{number}") for number in range(100)))
    lines = [await enemy.socket(MEET, cookie) for cookie in cookies]
    while True:
        for number, line in enumerate(lines):
            if line.transport.is_closing():
                lines[number] = line = await enemy.socket(MEET, cookies[number])
            line.say(SEEK)
        await asyncio.sleep(TICK)


async def named(enemy: Enemy, name: str) -> str:
    """The cookie of a new guest."""
    async with browser(enemy) as client:
        await post(enemy, client, "/api/me", name=name)
        return "; ".join(f"{one}={value}" for one, value in client.cookies.items())


async def puppets(enemy: Enemy) -> None:
    """Fresh accounts, one after the other, each with a rated table."""
    for number in count():
        async with browser(enemy) as client:
            account = {"name": f"Puppet{number}", "passphrase": PASSPHRASE}
            await post(enemy, client, "/api/account", **account)
            table = {"game": "tictactoe", "chairs": ["me", "open"], "terms": {"rated": True}}
            await post(enemy, client, "/api/tables", **table)
        await asyncio.sleep(TICK)


async def letters(enemy: Enemy) -> None:
    """Correspondence games against computers, as many as one address may begin."""
    async with browser(enemy) as client:
        await post(enemy, client, "/api/me", name="Eve")
        pace = {"per_move": 60, "days": True}
        table = {"game": "tictactoe", "chairs": ["me", "random"], "terms": {"pace": pace}}
        while True:
            await post(enemy, client, "/api/tables", begin=True, **table)
            await asyncio.sleep(TICK)


async def exports(enemy: Enemy) -> None:
    """Everything about a guest with sixty tables, asked for again and again."""
    async with browser(enemy) as client:
        await post(enemy, client, "/api/me", name="Eve")
        for _ in range(60):
            table = {"game": "tictactoe", "chairs": ["me", "random"], "begin": True}
            await post(enemy, client, "/api/tables", **table)
        while True:
            await asyncio.gather(*(post(enemy, client, "/api/me/export") for _ in range(8)))
            await asyncio.sleep(TICK)


async def invitations(enemy: Enemy) -> None:
    """Two friends: one invites the other, who has twenty pages open, as often as it goes."""
    async with browser(enemy) as eve, browser(enemy) as mallory:
        for client, name in ((eve, "Eve"), (mallory, "Mallory")):
            await post(enemy, client, "/api/me", name=name)
        wish = {"game": "tictactoe", "chairs": ["me", "open"]}
        table = str((await post(enemy, eve, "/api/tables", **wish)).get("id", "none"))
        cookie = "; ".join(f"{name}={value}" for name, value in mallory.cookies.items())
        line = await enemy.socket(f"/ws/tables/{table}", cookie)
        enemy.send(line, frame(b"\x81", b'{"type":"sit","request":1,"seat":1}'))
        await asyncio.sleep(1)
        await post(enemy, eve, "/api/friends", table=table, seat=1)
        told = await post(enemy, mallory, "/api/friends", table=table, seat=0)
        friend = next(iter(told.get("friends", ())), {"id": "none"})["id"]
        hers = "; ".join(f"{name}={value}" for name, value in eve.cookies.items())
        for _ in range(19):
            await enemy.socket("/ws/lobby?wire=8", hers)
        path = f"/api/friends/{friend}/invite"
        while True:
            tries = (post(enemy, mallory, path, table=table) for _ in range(20))
            await asyncio.gather(*tries)
            await asyncio.sleep(TICK)


ATTACKS = {
    one.__name__: one
    for one in (
        *(watchers, long_paths, codes, spoken_codes, pools),
        *(puppets, letters, exports, invitations),
    )
}
