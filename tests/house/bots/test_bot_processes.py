"""Thinking in other processes: the same thoughts, no secret with them, and a game that goes on."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.ear import enter
from tablee import catalog, wire
from tablee.house.bots import bot_processes, thinkers
from tablee.house.bots.bot_processes import BotProcesses, Failed, Gone, Unfit, spare_cores
from tablee.house.bots.thinkers import Thinkers
from tablee.house.bots.work_pickle import PickledWork, pack, unpack
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.kernel import CHANCE, Game, Intent, Move, Stream, rules_of
from tablee.store import Chair, MemoryStore, Sheet, Terms
from tablee.table import Thought
from tablee.table.bots.house_bots import HouseBots, draws_of
from tablee.table.bots.mind import Mind
from tablee.table.effects import Apart
from tablee.table.time.agenda import Agenda

ANN = Guest("g-ann", "Ann")
SECRET = bytes(range(32))
ENTRIES = 30
"""After a deal: of the moves of chance with which a game begins none is thought about."""
KIND = ("a game", "a level")


class Nod(Move, frozen=True, tag="nod"):
    """Any move."""


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def processes(loop: asyncio.Runner) -> Iterator[BotProcesses]:
    found = BotProcesses(Path("/nowhere"), 1, 60.0)
    yield found
    found.close()


# --- what is sent --------------------------------------------------------------------------------


def levels() -> list[tuple[str, str]]:
    shelf = catalog.shelf().values()
    return [(game.key, level) for game in shelf for level in catalog.players(game)]


@pytest.mark.parametrize(("key", "level"), levels())
def test_a_copy_thinks_the_same(key: str, level: str) -> None:
    game = catalog.find(key)
    seats, make = game.seats[0], catalog.players(game)[level]
    own = [Mind(make(seat), level) for seat in range(seats)]
    copied = [Mind(make(seat), level) for seat in range(seats)]
    rng, state, thoughts = Random(4), game.start(options_of(game, seats), seats), 0
    dealt = 0
    for number in count(1):
        if number - dealt == ENTRIES:
            break
        wanted = list[tuple[int, Move]]()
        for seat in game.to_act(state):
            if seat == CHANCE:
                wanted.append((seat, game.draw(state, rng)))
                dealt += not thoughts
                continue
            about = (number, game.view(state, seat), game.legal(state, seat))
            intent = own[seat].think(*about, stream(seat, number))
            work = copied[seat].pack(*about, stream(seat, number))
            assert copied[seat].unpack(number, sent_there(work)) == intent
            wanted += [] if intent is None else [(seat, intent.move)]
            thoughts += 1
        wanted += [(timer.seat, timer.move) for timer in game.timers(state)]
        if not wanted:
            break
        state = game.apply(state, *wanted[0])
        for seat in range(seats):
            own[seat].notice(number, game.view(state, seat))
            copied[seat].notice(number, game.view(state, seat))
    assert thoughts > 3


def options_of(game: Game, seats: int) -> Any:
    return game.options(**game.defaults({}, seats))


def stream(seat: int, number: int) -> Stream:
    return draws_of(SECRET, seat, number)


def sent_there(work: Callable[[], Any]) -> Any:
    """There and back, without another process."""
    return unpack(pickle.loads(pickle.dumps(PickledWork(work))).do())


def draw_many(rng: Stream, count: int) -> list[float]:
    return [rng.random() for _ in range(count)] + [rng.randrange(6)]


def test_draws_come_along_and_the_secret_does_not() -> None:
    content = pickle.dumps(PickledWork(partial(draw_many, stream(0, 1), 200)))
    assert SECRET not in content
    assert unpack(pickle.loads(content).do()) == draw_many(stream(0, 1), 200)


def test_every_thought_has_a_key_of_its_own() -> None:
    about = [(SECRET, 0, 1), (SECRET, 0, 2), (SECRET, 1, 1), (bytes(32), 0, 1)]
    drawn = [tuple(draw_many(draws_of(*one), 3)) for one in about]
    assert len(set(drawn)) == len(drawn)
    chance = Stream(SECRET, (), 1)
    assert tuple(draw_many(chance, 3)) not in drawn


def test_a_table_thinks_with_nothing_of_its_secret() -> None:
    chairs = (Chair("bot", level="random"), Chair())
    sheet = Sheet("t", "tictactoe", 1, Terms(), chairs, "", SECRET.hex())
    game = catalog.find("tictactoe")
    bots = HouseBots(game, sheet, catalog.players(game), Agenda())
    (thought,) = bots.thoughts([0], 1, game.start(game.options(), 2), 0)
    assert thought.apart is not None
    content = pack(thought.apart.pack())
    assert SECRET not in content
    assert SECRET.hex().encode() not in content


def test_games_are_sent_by_name() -> None:
    for game in catalog.shelf().values():
        for rules in (game, *game.earlier, rules_of(game, game.version, True)):
            found: Game = sent_there(partial(_same, rules))
            assert (found.key, found.version) == (rules.key, rules.version)
            assert found.moves == rules.moves


def _same(thing: Any) -> Any:
    return thing


def test_what_cannot_be_copied_is_said_to_be_unfit() -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pack(lambda: 1)


# --- real processes ------------------------------------------------------------------------------


def test_a_process_thinks_with_the_same_draws(
    loop: asyncio.Runner, processes: BotProcesses
) -> None:
    found, seconds = loop.run(processes.think(partial(draw_many, stream(1, 7), 300)))
    assert found == draw_many(stream(1, 7), 300)
    assert seconds >= 0
    assert processes.ids
    assert processes.ids != [os.getpid()]


def test_it_gives_way_to_the_server(loop: asyncio.Runner, processes: BotProcesses) -> None:
    assert loop.run(processes.think(partial(os.nice, 0)))[0] > os.nice(0)


def test_what_fails_there_is_no_reason_to_start_another(
    loop: asyncio.Runner, processes: BotProcesses
) -> None:
    with pytest.raises(Failed):
        loop.run(processes.think(partial(int, "no number")))
    before = processes.ids
    assert loop.run(processes.think(partial(int, "7")))[0] == 7
    assert processes.ids == before


def test_what_cannot_be_copied_there_or_back_is_told_apart(
    loop: asyncio.Runner, processes: BotProcesses
) -> None:
    with pytest.raises(Unfit):
        loop.run(processes.think(lambda: 1))
    with pytest.raises(Failed):
        loop.run(processes.think(partial(open, os.devnull)))
    assert loop.run(processes.think(partial(int, "7")))[0] == 7


def test_one_that_was_killed_is_replaced(loop: asyncio.Runner, processes: BotProcesses) -> None:
    async def kill() -> int:
        thought = asyncio.create_task(processes.think(partial(time.sleep, 60)))
        while not processes.ids:
            await asyncio.sleep(0.01)
        (victim,) = processes.ids
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(Gone) as gone:
            await thought
        assert not gone.value.hung
        return victim

    victim = loop.run(kill())
    assert loop.run(processes.think(partial(int, "7")))[0] == 7
    assert victim not in processes.ids


def test_who_asks_can_go_away(loop: asyncio.Runner, processes: BotProcesses) -> None:
    """It is cancelled, not asked again; the process is free for the next one."""

    async def go_away() -> None:
        thought = asyncio.create_task(processes.think(partial(time.sleep, 60)))
        while not processes.ids:
            await asyncio.sleep(0.01)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    loop.run(go_away())
    assert loop.run(processes.think(partial(int, "7")))[0] == 7


def test_one_that_hangs_is_ended() -> None:
    async def go() -> None:
        processes = BotProcesses(Path("/nowhere"), 1, 0.2)
        thought = asyncio.create_task(processes.think(partial(time.sleep, 600)))
        while not processes.ids:
            await asyncio.sleep(0.01)
        (hanging,) = processes.ids
        with pytest.raises(Gone) as gone:
            await thought
        assert gone.value.hung
        assert processes.ids == []
        until(lambda: not is_there(hanging))
        processes.close()

    asyncio.run(go())


def test_one_that_has_nothing_to_do_ends(
    loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "IDLE_SECONDS", 0.0)

    async def go() -> None:
        processes = BotProcesses(Path("/nowhere"))
        assert (await processes.think(partial(int, "7")))[0] == 7
        while processes.ids:
            await asyncio.sleep(0.01)
        assert (await processes.think(partial(int, "8")))[0] == 8
        processes.close()

    loop.run(go())


def test_after_it_is_closed_nothing_is_thought(loop: asyncio.Runner) -> None:
    closed = BotProcesses(Path("/nowhere"))
    closed.close()
    with pytest.raises(Gone):
        loop.run(closed.think(partial(int, "7")))


ORPHAN = """
import asyncio
import time
from functools import partial
from pathlib import Path
from tablee.house.bots.bot_processes import BotProcesses

async def main():
    processes = BotProcesses(Path("/nowhere"), 1)
    await processes.think(partial(int, "1"))
    print(*processes.ids, flush=True)
    await processes.think(partial(time.sleep, 600))

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_it_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(ORPHAN)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        thinking = int(server.stdout.readline())
        assert is_there(thinking)
        server.kill()
    until(lambda: not is_there(thinking))


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:  # one that nobody has waited for is over too
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return not Path("/proc").exists()


def until(found: Callable[[], Any]) -> Any:
    """As soon as there is something."""
    for _ in range(6_000):
        if what := found():
            return what
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_there_is_a_core_for_thinking_on_every_machine() -> None:
    assert spare_cores() >= 1
    assert 1 <= spare_cores(1_000) <= spare_cores()


# --- where a thought is had ----------------------------------------------------------------------


def think(within: Thinkers, *thoughts: Thought) -> list[Intent | None]:
    async def go() -> list[Intent | None]:
        return [await within.think(thought) for thought in thoughts]

    return asyncio.run(go())


def thought(work: Callable[[], Any], run: Callable[[], Intent | None]) -> Thought:
    apart = Apart(KIND, lambda: work, lambda found: Intent(Nod(), found), lambda: Intent(Nod(), -1))
    return Thought(0, 1, 0, run, apart=apart)


def here() -> Intent:
    return Intent(Nod(), os.getpid())


def long_here() -> Intent:
    began = time.thread_time()
    while time.thread_time() - began < 2 * thinkers.LONG_SECONDS:
        pass
    return here()


def test_thoughts_that_take_long_go_to_a_process(processes: BotProcesses) -> None:
    within = Thinkers(ThreadPoolExecutor(1), None, processes)
    away = partial(os.getpid)
    found = think(within, thought(away, here), thought(away, long_here), thought(away, here))
    ids = [intent and intent.after_ms for intent in found]
    assert ids[:2] == [os.getpid()] * 2
    assert ids[2] in processes.ids


def test_who_cannot_be_copied_or_fails_there_thinks_here(processes: BotProcesses) -> None:
    for work in (lambda: 1, partial(int, "no number")):
        within = Thinkers(ThreadPoolExecutor(1), None, processes)
        found = think(within, thought(work, long_here), thought(work, here))
        assert found == [here(), here()]


def test_without_an_answer_the_bot_moves_all_the_same() -> None:
    processes = BotProcesses(Path("/nowhere"), 1, 0.2)
    within = Thinkers(ThreadPoolExecutor(1), None, processes)
    hangs = partial(time.sleep, 600)
    try:
        assert think(within, thought(hangs, long_here), thought(hangs, here))[1] == Intent(
            Nod(), -1
        )
    finally:
        within.close()


def test_a_game_goes_on_to_its_end_when_its_thinking_process_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "LONG_SECONDS", -1.0)  # everything goes to the process

    async def script() -> tuple[str, int]:
        mine = BotProcesses(Path("/nowhere"), 1)
        house = House(MemoryStore(), processes=mine)
        new = wire.NewTable("tictactoe", ("random", "random"), begin=True)
        live = await house.open((await house.create(new, ANN)).id)
        enter(live, "v", ANN)
        killed = 0
        while live.table.sheet.status == "playing":
            await asyncio.sleep(0.02)
            if live.table.number >= 2 * killed + 2 and killed < 2 and mine.ids:
                os.kill(mine.ids[0], signal.SIGKILL)
                killed += 1
        await live.stored()
        await house.close()
        return live.table.sheet.status, killed

    assert asyncio.run(script()) == ("finished", 2)
