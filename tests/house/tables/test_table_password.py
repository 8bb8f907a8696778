"""Locked tables: words are tried by one address a few times, and hashed beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from house.ear import Ear, enter
from house.running import ANN, run, until
from sheets import new_table
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.tables import table_password as door
from tablee.house.tables.open_table import OpenTable
from tablee.table.viewers.lock import hide_word, is_word
from tablee.wire import Hello, Sit

STRANGER = Guest("g-eve", "Eve")


async def locked_table(house: House) -> OpenTable:
    wish = new_table("tictactoe", "me", "open", access="locked", word="Sésame")
    return await house.open((await house.create(wish, ANN)).id)


def come(live: OpenTable, viewer: str, address: str = "") -> Ear:
    return enter(live, viewer, STRANGER, address)


def answers(ear: Ear) -> list[str]:
    return [message["code"] for message in ear.heard if message["type"] == "refused"]


async def refused(ear: Ear, times: int) -> list[str]:
    await until(lambda: len(answers(ear)) >= times)
    return answers(ear)


@pytest.fixture
def hashed_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which words were hashed."""
    threads: list[str] = []

    def noted(work: Any) -> Any:
        def call(*given: Any) -> Any:
            threads.append(threading.current_thread().name)
            return work(*given)

        return call

    monkeypatch.setattr(door, "hide_word", noted(hide_word))
    monkeypatch.setattr(door, "is_word", noted(is_word))
    return threads


def test_nothing_is_hashed_on_the_loop_and_nothing_for_no_word(hashed_in: list[str]) -> None:
    async def script(house: House, store: Any) -> None:
        live = await locked_table(house)
        ear = come(live, "e")
        for _ in range(30):
            live.ask("e", Hello())
        assert await refused(ear, 30) == ["wrong_word"] * 30
        live.ask("e", Hello(word="pepper"))
        assert (await refused(ear, 31))[-1] == "wrong_word"
        assert [name.rpartition("_")[0] for name in hashed_in] == ["words", "words"]

    run(script)


def test_five_tries_then_a_pause_whatever_connection_they_come_by() -> None:
    async def script(house: House, store: Any) -> None:
        live = await locked_table(house)
        told: list[str] = []
        for number in range(7):
            ear = come(live, f"e{number}", "192.0.2.1")
            live.ask(f"e{number}", Hello(word=f"guess {number}"))
            told += await refused(ear, 1)
            live.leave(f"e{number}")
        assert told == ["wrong_word"] * 5 + ["too_fast"] * 2
        other = come(live, "b", "192.0.2.2")
        live.ask("b", Sit(1, 1, "sésame"))
        await until(lambda: "done" in other.kinds())

    run(script, seconds_a_word=3_600)  # so that no try comes back while slow hashes are made


def test_what_somebody_asks_meanwhile_keeps_its_order() -> None:
    async def script(house: House, store: Any) -> None:
        live = await locked_table(house)
        ear = come(live, "e")
        live.ask("e", Hello(word="sésame"))
        live.ask("e", Sit(1, 1))
        await until(lambda: "done" in ear.kinds())
        assert answers(ear) == []
        assert live.table.sheet.chairs[1].guest == STRANGER.id

    run(script)


def test_whoever_leaves_while_the_word_is_checked_is_let_in_nowhere() -> None:
    async def script(house: House, store: Any) -> None:
        live = await locked_table(house)
        come(live, "e")
        live.ask("e", Hello(word="sésame"))
        live.leave("e")
        await asyncio.sleep(0.2)
        again = come(live, "e")
        live.ask("e", Hello())
        assert await refused(again, 1) == ["wrong_word"]

    run(script)


def test_a_flood_of_words_is_refused_as_busy() -> None:
    async def script(house: House, store: Any) -> None:
        live = await locked_table(house)
        ears = [come(live, f"e{n}", f"192.0.2.{n}") for n in range(5)]
        for number in range(5):
            live.ask(f"e{number}", Hello(word="pepper"))
        told = [code for ear in ears for code in await refused(ear, 1)]
        assert sorted(set(told)) == ["busy", "wrong_word"]

    run(script, words_waiting=2)
