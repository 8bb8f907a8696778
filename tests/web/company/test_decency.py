"""Names and talk with an offensive word: refused in clear words, and nothing is lost."""

from __future__ import annotations

from typing import Any

from web.people import Hear


def test_a_name_that_offends_is_not_given(site: Any) -> None:
    answer = site.client.post("/api/me", json={"name": "Gros Connard"})
    refused = {"code": "offensive_name", "details": {"word": "Connard"}}
    assert (answer.status_code, answer.json()) == (400, refused)
    account = {"name": "Shit", "passphrase": "correct horse"}
    assert site.client.post("/api/account", json=account).json()["code"] == "offensive_name"
    assert site.client.get("/api/me").json() == {"name": "Ann"}


def test_a_name_from_before_stays_until_it_is_changed(site: Any) -> None:
    site.be("Connard")
    assert site.client.get("/api/me").json() == {"name": "Connard"}
    assert site.client.post("/api/me", json={"name": "Connard"}).status_code == 200
    assert site.client.post("/api/me", json={"name": "Connards"}).status_code == 400


def test_what_offends_is_not_said(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann:
        ann.send_json({"type": "talk", "request": 1, "text": "quel connard"})
        refused = hear(ann, "refused")
        assert (refused["code"], refused["details"]) == ("offensive_words", {"word": "connard"})
        ann.send_json({"type": "talk", "request": 2, "text": "tant pis"})
        assert hear(ann, "talked")["text"] == "tant pis"
