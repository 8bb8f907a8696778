"""Names with a passphrase: made, used from elsewhere, and guarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from itsdangerous import URLSafeSerializer

from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.house.people.taken_out import ANONYMOUS
from tablee.house.recent import Recent
from tablee.store import Lost
from tablee.web.session import COOKIE, DEVICE, Sessions
from web.people import (
    FEW_BY_NAME,
    HOURS,
    PASSPHRASE,
    Hear,
    join,
    look,
    me,
    new_table,
    post,
    use,
)

FEW_BY_ADDRESS = {
    "seconds_a_passphrase_per_address": HOURS,
    "passphrases_at_once_per_address": 5,
}


def test_a_guest_stays_a_guest_for_ever(site: Any) -> None:
    site.be("")
    assert post(site, "me", name="Ann").json() == {"name": "Ann"}
    assert me(site) == {"name": "Ann"}


def test_an_account_keeps_the_guest_it_was_made_by(site: Any) -> None:
    table = site.be("Ann").table("me", "open")
    made = post(site, "account", name="Ann", passphrase=PASSPHRASE)
    told = made.json()
    assert (made.status_code, told.pop("recovery") != "") == (201, True)
    assert told == {"name": "Ann", "account": True}
    assert me(site) == {"name": "Ann", "account": True}
    assert site.client.get("/api/lobby").json()["mine"][0]["id"] == table


def test_the_cookie_is_safe(site: Any) -> None:
    site.be("")
    given = post(site, "account", name="Ann", passphrase=PASSPHRASE).headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert "Secure" not in given  # the test's site speaks http
    assert PASSPHRASE not in given


def test_logging_in_elsewhere_makes_that_browser_the_same_person(site: Any) -> None:
    ann = join(site, "Ann")
    table = new_table(site, ann, "me", "open")
    site.be("")
    answer = post(site, "account/login", name=" aNN ", passphrase=PASSPHRASE)
    assert answer.json() == {"name": "Ann", "account": True}
    assert site.client.get("/api/lobby").json()["mine"][0]["id"] == table


def test_logging_out_leaves_nobody(site: Any) -> None:
    join(site, "Ann")
    assert me(site)["account"]
    assert post(site, "account/logout").json() == {}
    assert me(site) == {}
    assert COOKIE not in site.client.cookies


@pytest.mark.parametrize("written", ["Ann", "ANN", "aｎn", "𝔸nn"])
def test_a_guest_may_not_take_a_name_that_is_somebodys_own(site: Any, written: str) -> None:
    join(site, "Ann")
    site.be("Eve")
    for path, more in (("me", {}), ("account", {"passphrase": "another one"})):
        answer = post(site, path, name=written, **more)
        assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
    assert me(site) == {"name": "Eve"}


@pytest.mark.parametrize("written", ["СОРЕ", "соре"])
def test_nobody_may_look_like_somebody_with_an_account(site: Any, written: str) -> None:
    join(site, "Cope")
    site.be("Eve")
    for path, more in (("me", {}), ("account", {"passphrase": "another one"})):
        answer = post(site, path, name=written, **more)
        assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
    assert me(site.be(written)) == {}  # a guest's cookie from before


@pytest.mark.parametrize(
    ("name", "code"), [("\u3164", "blank_name"), ("\u2800", "blank_name"), ("Аnn", "mixed_name")]
)
def test_a_name_is_seen_and_read_as_what_it_is(site: Any, name: str, code: str) -> None:
    site.be("")
    for path, more in (("me", {}), ("account", {"passphrase": "another one"})):
        answer = post(site, path, name=name, **more)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert me(site) == {}


def test_a_guest_who_had_the_name_before_must_choose_another(site: Any) -> None:
    join(site, "Ann")
    site.be("Ann")  # a guest's cookie from long ago
    assert me(site) == {}
    answer = site.client.post("/api/tables", json={"game": "tictactoe", "chairs": ["me", "open"]})
    assert answer.json()["code"] == "no_name"


def test_an_account_has_one_name(site: Any) -> None:
    use(site, join(site, "Ann"))
    for path, more in (("me", {}), ("account", {"passphrase": PASSPHRASE})):
        answer = post(site, path, name="Anna", **more)
        assert (answer.status_code, answer.json()["code"]) == (409, "has_account")
    assert post(site, "me", name="Ann").status_code == 200


@pytest.mark.parametrize("passphrase", ["", "1234567", "x" * 201])
def test_a_passphrase_has_8_to_200_characters(site: Any, passphrase: str) -> None:
    answer = post(site, "account", name="Ann", passphrase=passphrase)
    details = {"least": 8, "most": 200}
    assert answer.json() == {"code": "bad_passphrase", "details": details}


def test_a_wrong_login_does_not_say_what_was_wrong(site: Any) -> None:
    join(site, "Ann")
    site.be("")
    for name, passphrase in (("Ann", "wrong horse"), ("Nobody", PASSPHRASE), ("Ann", "x" * 500)):
        answer = post(site, "account/login", name=name, passphrase=passphrase)
        assert (answer.status_code, answer.json()) == (401, {"code": "wrong_login"})
        assert "set-cookie" not in answer.headers


def test_passphrases_are_kept_as_hashes_only(site: Any) -> None:
    join(site, "Ann")
    person = site.client.portal.call(site.house.people.find, "Ann")
    assert person.passphrase_hash.startswith("$argon2id$")
    assert PASSPHRASE not in person.passphrase_hash


def test_tries_are_limited_by_name_and_by_address(open_site: Any) -> None:
    site = open_site(msgspec.structs.replace(FEW_BY_NAME, **FEW_BY_ADDRESS))

    def codes(*names: str) -> list[str]:
        tries = (post(site, "account/login", name=name, passphrase="wrong horse") for name in names)
        return [answer.json()["code"] for answer in tries]

    assert codes("Ann", "ANN", "Ann") == ["wrong_login", "wrong_login", "too_fast"]
    assert codes("Bob", "Cid", "Dan") == ["wrong_login", "wrong_login", "too_fast"]


def test_strangers_cannot_lock_anybody_out(open_site: Any) -> None:
    """They use up the tries for a name; a browser that was signed in before has its own."""
    site = open_site(Limits(seconds_a_passphrase_in_all=HOURS, passphrases_at_once_in_all=3))
    join(site, "Ann")
    device = site.client.cookies[DEVICE]
    site.be("")
    tries = [post(site, "account/login", name="Ann", passphrase=f"guess {n}") for n in range(4)]
    assert [answer.json()["code"] for answer in tries] == ["wrong_login"] * 2 + ["too_fast"] * 2
    right = {"name": "Ann", "passphrase": PASSPHRASE}
    assert post(site, "account/login", **right).json()["code"] == "too_fast"
    site.client.cookies.set(DEVICE, device)
    assert post(site, "account/login", **right).status_code == 200


def test_a_device_is_known_by_our_own_signature_alone(open_site: Any) -> None:
    site = open_site(Limits(seconds_a_passphrase_in_all=HOURS, passphrases_at_once_in_all=1))
    join(site, "Ann")
    site.client.cookies.clear()
    guest = site.house.people.holder("Ann")
    for forged in ("", guest, URLSafeSerializer(b"another key", salt="device").dumps(guest)):
        site.client.cookies.set(DEVICE, forged)
        answer = post(site, "account/login", name="Ann", passphrase=PASSPHRASE)
        assert answer.json()["code"] == "too_fast"


NEW = "another horse, another battery"


def test_a_passphrase_is_changed_by_whoever_knows_it(site: Any) -> None:
    use(site, join(site, "Ann"))
    answer = post(site, "account/passphrase", passphrase=PASSPHRASE, new=NEW)
    told = answer.json()
    assert (answer.status_code, told.pop("recovery") != "") == (200, True)
    assert told == {"name": "Ann", "account": True}
    site.be("")
    logins = [post(site, "account/login", name="Ann", passphrase=one) for one in (PASSPHRASE, NEW)]
    assert [answer.status_code for answer in logins] == [401, 200]


def test_a_changed_passphrase_signs_out_every_other_device(site: Any, hear: Hear) -> None:
    ann = join(site, "Ann")
    bea = join(site, "Bea")
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as elsewhere, look(site, table, bea) as another:
        use(site, ann)
        answer = post(site, "account/passphrase", passphrase=PASSPHRASE, new=NEW)
        assert hear(elsewhere, "bye") == {"type": "bye", "code": "signed_out"}
        another.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(another, "done")
    use(site, ann)
    assert me(site) == {}
    use(site, answer.cookies[COOKIE])
    assert me(site) == {"name": "Ann", "account": True}


def test_other_devices_are_signed_out_even_if_this_one_cannot_be_signed_in(
    site: Any, hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*args: Any, **named: Any) -> None:
        raise Lost("not_kept")

    ann = join(site, "Ann")
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as elsewhere:
        monkeypatch.setattr(site.house.people.devices, "sign_in", fails)
        answer = post(use(site, ann), "account/passphrase", passphrase=PASSPHRASE, new=NEW)
        assert answer.status_code == 503
        assert hear(elsewhere, "bye") == {"type": "bye", "code": "signed_out"}
    monkeypatch.undo()
    site.be("")
    assert post(site, "account/login", name="Ann", passphrase=NEW).status_code == 200


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("wrong horse", NEW, "wrong_passphrase"),
        ("x" * 500, NEW, "wrong_passphrase"),
        (PASSPHRASE, "short", "bad_passphrase"),
    ],
)
def test_nobody_else_changes_it_and_not_to_anything(
    site: Any, old: str, new: str, code: str
) -> None:
    use(site, join(site, "Ann"))
    assert post(site, "account/passphrase", passphrase=old, new=new).json()["code"] == code
    site.be("")
    assert post(site, "account/login", name="Ann", passphrase=PASSPHRASE).status_code == 200


def test_a_guest_has_no_passphrase_to_change(site: Any) -> None:
    site.be("Eve")
    answer = post(site, "account/passphrase", passphrase=PASSPHRASE, new=NEW)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_account")


def test_changing_it_is_no_way_to_try_more_of_them(open_site: Any) -> None:
    site = open_site(FEW_BY_NAME)
    use(site, join(site, "Ann"))
    wrong = [post(site, "account/passphrase", passphrase=f"wrong {n}", new=NEW) for n in range(12)]
    assert wrong[-1].json()["code"] == "too_fast"


def test_what_is_remembered_of_tries_is_bounded() -> None:
    recent: Recent[int, int] = Recent(3)
    for n in (1, 2, 3):
        recent.put(n, n)
    assert recent.get(1) == 1
    recent.put(4, 4)
    assert [n for n in range(5) if recent.has(n)] == [1, 3, 4]
    assert len(recent) == 3


def test_too_many_passphrases_at_once_are_refused(open_site: Any) -> None:
    site = open_site(Limits(passphrases_waiting=0))
    answer = post(site, "account", name="Ann", passphrase=PASSPHRASE)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_an_account_survives_a_killed_server(start: Callable[..., Any]) -> None:
    server = start()
    wish = {"name": "Ann", "passphrase": PASSPHRASE}
    assert httpx.post(f"{server.address}/api/account", json=wish).status_code == 201
    server.kill()
    server = start()
    answer = httpx.post(f"{server.address}/api/account/login", json=wish)
    assert answer.json() == {"name": "Ann", "account": True}
    assert httpx.post(f"{server.address}/api/me", json={"name": "ann"}).status_code == 409
    assert server.stop() in (0, -15)


def test_nobody_is_called_by_the_word_for_nobody(site: Any) -> None:
    answer = post(site, "me", name=ANONYMOUS.upper())
    assert answer.json()["code"] == "name_taken"


@pytest.mark.parametrize("name", ["Guest", "INVITÉ", "Gue\u0455t"])
def test_the_name_of_those_who_gave_none_is_nobodys_own(site: Any, name: str) -> None:
    """Else nobody could play without typing a name."""
    site.be("")
    answer = post(site, "account", name=name, passphrase=PASSPHRASE)
    assert answer.json()["code"] in ("name_taken", "mixed_name")
    assert post(site, "me", name="Guest").status_code == 200


def test_a_cookie_cannot_be_made_up(site: Any) -> None:
    join(site, "Ann")
    holder = site.house.people.holder("Ann")
    use(site, Sessions(b"another key").sign(Guest(holder, "Ann")))
    assert me(site) == {}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"name": "Ann"}',
        b'{"name": 3, "passphrase": "12345678"}',
        b'{"name": "Ann", "passphrase": "\\ud800 1234567"}',
        b'{"name": "Ann", "passphrase": "\xff 1234567"}',
    ],
)
def test_what_cannot_be_read_is_refused(site: Any, body: bytes) -> None:
    for path in ("account", "account/login"):
        answer = site.client.post(f"/api/{path}", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


@pytest.mark.parametrize("name", ["", " ", "\0", "x" * 25, "a\nb\u200b", "';--", "x" * 5000])
def test_odd_names_are_nobodys(site: Any, name: str) -> None:
    answer = post(site, "account/login", name=name, passphrase=PASSPHRASE)
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong_login")
