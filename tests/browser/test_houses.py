"""Two people at one table while the process that has it is killed, and the next one drained."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

import postgres
from browser.line import GONE
from browser.person import Person
from browser.playing import Pace, first_of, play_out
from browser.several import two_processes
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PACE = Pace(0.1, 0.3)


HOLDER = """
select split_part(application_name, ' ', 2) from holds join houses using (house)
join pg_locks on locktype = 'advisory' and classid = 76 and objid::bigint = house and granted
join pg_stat_activity using (pid) where closed is null
"""


def holder(database: postgres.Server, url: str) -> int:
    """The process that has the only table, as soon as one has it."""
    for _ in range(600):
        if told := database.sql(HOLDER, url=url):
            return int(told)
        time.sleep(0.1)
    raise AssertionError("nobody has the table")


async def play_a_move(ada: Person, bea: Person) -> None:
    await first_of(play_out(ada, PACE, moves=1), play_out(bea, PACE, moves=1))


async def test_people_play_on_whatever_happens_to_the_process_that_has_their_table(
    town: Town,
) -> None:
    with postgres.running() as database:
        url = database.new_database()
        async with (
            two_processes(town.new_folder("many"), url) as parent,
            town.person("Ada", address=parent.address) as ada,
            town.person("Bea", address=parent.address) as bea,
        ):
            ada.expected = bea.expected = GONE
            await ada.set_table("tictactoe", ["me", "open"], {})
            await bea.accept(await ada.copy_link())
            await ada.begin()
            await play_a_move(ada, bea)
            for blow in (signal.SIGKILL, signal.SIGTERM):
                os.kill(await asyncio.to_thread(holder, database, url), blow)
                await play_a_move(ada, bea)
            await asyncio.gather(play_out(ada, PACE), play_out(bea, PACE))
            for person in (ada, bea):
                await person.end.wait_for()
