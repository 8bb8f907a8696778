"""What the operator is told: whether the house is well, and what it does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from house.figures import figures
from tablee.house.house import House
from tablee.house.metrics import MOST_CODES, Metrics
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.session import Sessions

HERE, ELSEWHERE = ("127.0.0.1", 5000), ("192.0.2.7", 5000)


def visit(house: House, client: tuple[str, int], token: str = "") -> TestClient:
    app = make_app(house, Sessions(b"key"), Path("/nowhere"), token)
    return TestClient(app, client=client)


class Broken(MemoryStore):
    async def sheets(self, *wanted: Any, **more: Any) -> Any:
        raise OSError("no such disk")


# --- health --------------------------------------------------------------------------------------


def test_a_house_whose_store_answers_is_well() -> None:
    answer = visit(House(MemoryStore()), ELSEWHERE).get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_house_whose_store_does_not_answer_is_unwell() -> None:
    answer = visit(House(Broken()), HERE).get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "store_unwell")


def test_a_house_that_closes_says_so() -> None:
    house = House(MemoryStore())
    asyncio.run(house.close())
    answer = visit(house, HERE).get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")


# --- who may look --------------------------------------------------------------------------------


@pytest.mark.parametrize("client", [HERE, ("::1", 5000), ("127.8.9.1", 1)])
@pytest.mark.parametrize("name", ["localhost", "127.0.0.1:8000", "[::1]:8000"])
def test_this_machine_may_read_the_metrics(client: tuple[str, int], name: str) -> None:
    asked = visit(House(MemoryStore()), client).get("/metrics", headers={"host": name})
    assert asked.status_code == 200


@pytest.mark.parametrize(
    "name", ["games.example.org", "localhost.example.org", "[::1", "", "10.0.0.1"]
)
def test_nobody_reads_them_under_another_name(name: str) -> None:
    asked = visit(House(MemoryStore()), HERE).get("/metrics", headers={"host": name})
    assert asked.status_code == 403


@pytest.mark.parametrize("client", [ELSEWHERE, ("2001:db8::1", 1), ("testclient", 1)])
def test_nobody_else_may(client: tuple[str, int]) -> None:
    answer = visit(House(MemoryStore()), client).get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_for_you")


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
def test_what_a_proxy_passes_on_is_not_from_this_machine(header: str) -> None:
    heads = {header: "127.0.0.1", "host": "localhost"}
    asked = visit(House(MemoryStore()), HERE).get("/metrics", headers=heads)
    assert asked.status_code == 403


def test_a_token_opens_the_metrics_from_anywhere_and_nothing_else_does() -> None:
    client = visit(House(MemoryStore()), ELSEWHERE, "sesame")
    ask = {"right": "Bearer sesame", "wrong": "Bearer simsim", "é": b"Bearer \xc3\xa9"}
    told = {k: client.get("/metrics", headers={"authorization": v}) for k, v in ask.items()}
    assert [told[name].status_code for name in ask] == [200, 403, 403]
    assert visit(House(MemoryStore()), HERE, "sesame").get("/metrics").status_code == 403


# --- what is counted -----------------------------------------------------------------------------


def test_a_game_is_counted(site: Any, hear: Callable[..., dict[str, Any]]) -> None:
    table = site.table("me", "beginner", begin=True)
    with site.look(table, "Ann") as socket:
        hear(socket, "seating")
        inside = figures(site.house.metrics.render().decode())
        socket.send_json({"type": "play", "request": 1, "move": "mark 4"})
        hear(socket, "done")
        socket.send_json({"type": "play", "request": 2, "move": "mark 44"})
        hear(socket, "refused")
    told = figures(site.house.metrics.render().decode())
    assert (inside["tablee_connections"], inside["tablee_tables_live"]) == (1, 1)
    assert told["tablee_moves_total"] >= 1
    assert told["tablee_move_seconds_count"] >= 1
    assert told["tablee_write_seconds_count"] >= 2
    assert sum(v for k, v in told.items() if k.startswith("tablee_refusals_total")) == 1
    assert told["tablee_connections"] == 0


def test_refusals_over_http_are_counted_by_code(site: Any) -> None:
    site.client.get("/api/tables/nowhere")
    site.client.get("/no/such/page")
    told = figures(site.house.metrics.render().decode())
    assert told["tablee_refusals_total{unknown_table}"] == 1
    assert told["tablee_refusals_total{not_found}"] == 1


def test_codes_are_few_whatever_is_refused() -> None:
    metrics = Metrics()
    for number in range(10 * MOST_CODES):
        metrics.refused(f"code-{number}")
    told = figures(metrics.render().decode())
    codes = [name for name in told if name.startswith("tablee_refusals_total")]
    assert len(codes) == MOST_CODES + 1
    assert told["tablee_refusals_total{other}"] == 9 * MOST_CODES


def test_a_race_is_counted_with_its_wait() -> None:
    metrics = Metrics()
    metrics.raced(0.03)
    told = figures(metrics.render().decode())
    assert told["tablee_races_total"] == 1
    assert told["tablee_race_wait_seconds_bucket{0.05}"] == 1
    assert told["tablee_race_wait_seconds_bucket{0.02}"] == 0


def test_a_thought_is_counted_even_if_it_fails() -> None:
    metrics = Metrics()
    assert metrics.timed(lambda: 7)() == 7
    with pytest.raises(ZeroDivisionError):
        metrics.timed(lambda: 1 // 0)()
    assert figures(metrics.render().decode())["tablee_thought_seconds_count"] == 2
