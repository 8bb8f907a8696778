"""A process of its own that writes one table, as it is told line by line. Started by tests.

`make` makes the table, `claim` takes it over, a number appends that entry, `on` goes on without
end. Each answer is one line: `kept 3`, `ok`, or the code of the refusal.
"""

from __future__ import annotations

import asyncio
import sys

from tablee.store import Chair, Lost, Row, Sheet, Terms
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

TABLE = "t1"
SHEET = Sheet(TABLE, "tictactoe", 1, Terms(), (Chair(), Chair()), host="g", secret="00")


async def main(url: str, address: str) -> None:
    store, _ = await open_postgres(url, address)
    print("ok", flush=True)
    while order := (await asyncio.to_thread(sys.stdin.readline)).strip():
        try:
            print(await obey(store, address, order), flush=True)
        except Lost as fault:
            print(fault.code, flush=True)
    await store.close()


async def obey(store: PostgresStore, address: str, order: str) -> str:
    match order:
        case "make":
            await store.save(SHEET)
        case "claim":
            await store.claim(TABLE)
        case "on":
            await go_on(store, address)
        case number:
            await store.append(TABLE, [entry(address, int(number))])
            return f"kept {number}"
    return "ok"


async def go_on(store: PostgresStore, address: str) -> None:
    number = len((await store.load(TABLE))[1])
    while True:
        number += 1
        await store.append(TABLE, [entry(address, number)])
        print(f"kept {number}", flush=True)


def entry(address: str, number: int) -> Row:
    """Says who wrote it."""
    return Row(number, 0, f"{address} {number}", number)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
