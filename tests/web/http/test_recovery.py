"""Recovery codes: shown once, good once, and no way to guess faster."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.house.limits import Limits
from tablee.house.people.recovery import EACH, GROUPS, LETTERS, as_hashed, make_code
from tablee.web.session import COOKIE
from web.people import PASSPHRASE, Hear, join, look, new_table, post, use

NEW = "another horse, another battery"


def make(site: Any, name: str = "Ann") -> tuple[str, str]:
    """An account; its cookie and its code."""
    site.be("")
    answer = post(site, "account", name=name, passphrase=PASSPHRASE)
    return str(answer.cookies[COOKIE]), str(answer.json()["recovery"])


def recover(site: Any, code: str, new: str = NEW, name: str = "Ann") -> Any:
    """As somebody in a new browser."""
    site.be("")
    return post(site, "account/recover", name=name, code=code, new=new)


def test_a_code_is_shown_once_and_stored_as_a_hash(site: Any) -> None:
    ann, code = make(site)
    assert [len(group) for group in code.split("-")] == [EACH] * GROUPS
    assert set(code) - {"-"} <= set(LETTERS)
    assert "recovery" not in use(site, ann).client.get("/api/me").json()
    person = site.client.portal.call(site.house.people.find, "Ann")
    assert person.recovery.startswith("$argon2id$")
    assert as_hashed(code) not in repr(person) + person.recovery


def test_a_code_is_read_however_it_is_written() -> None:
    code = make_code()
    assert as_hashed(f" {code.lower().replace('-', '  ')}\n") == code.replace("-", "")
    assert len({make_code() for _ in range(100)}) == 100


def test_a_code_sets_another_passphrase(site: Any) -> None:
    _, code = make(site)
    answer = recover(site, code.lower().replace("-", " "), name=" aNN ")
    told = answer.json()
    assert (answer.status_code, told["name"], told["account"]) == (200, "Ann", True)
    assert told["recovery"] != code
    assert site.client.get("/api/me").json() == {"name": "Ann", "account": True}
    site.be("")
    logins = [post(site, "account/login", name="Ann", passphrase=one) for one in (PASSPHRASE, NEW)]
    assert [login.status_code for login in logins] == [401, 200]


def test_a_code_is_good_once_and_the_next_one_too(site: Any) -> None:
    _, code = make(site)
    following = recover(site, code).json()["recovery"]
    again = recover(site, code, "a third horse")
    assert (again.status_code, again.json()["code"]) == (401, "wrong_code")
    assert recover(site, following, "a third horse").status_code == 200


def test_recovering_signs_every_other_device_out(site: Any, hear: Hear) -> None:
    ann, code = make(site)
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as page:
        assert recover(site, code).status_code == 200
        assert len(site.client.get("/api/account/devices").json()) == 1
        assert hear(page, "bye") == {"type": "bye", "code": "signed_out"}
    assert use(site, ann).client.get("/api/me").json() == {}


def test_another_code_voids_the_one_before_and_needs_the_passphrase(site: Any) -> None:
    ann, code = make(site)
    use(site, ann)
    wrong = post(site, "account/recovery", passphrase="wrong horse")
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong_passphrase")
    fresh = post(site, "account/recovery", passphrase=PASSPHRASE).json()["code"]
    assert recover(site, code).json()["code"] == "wrong_code"
    assert recover(site, fresh).status_code == 200


def test_a_changed_passphrase_voids_the_code_and_shows_another(site: Any) -> None:
    """Anyone who knew the old passphrase may have made that code."""
    ann, _ = make(site)
    stolen = post(use(site, ann), "account/recovery", passphrase=PASSPHRASE).json()["code"]
    told = post(site, "account/passphrase", passphrase=PASSPHRASE, new=NEW).json()
    answer = recover(site, stolen, "a third horse")
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong_code")
    assert recover(site, told["recovery"], "a third horse").status_code == 200


def test_the_owner_is_told_when_the_code_was_made(site: Any) -> None:
    site.house.wall = lambda: 1_000.0
    ann, _ = make(site)
    assert use(site, ann).client.get("/api/account/recovery").json() == {
        "there": True,
        "made_at": 1_000,
    }
    site.house.wall = lambda: 2_000.0
    post(site, "account/recovery", passphrase=PASSPHRASE)
    assert site.client.get("/api/account/recovery").json()["made_at"] == 2_000
    site.be("")
    assert site.client.get("/api/account/recovery").json()["code"] == "no_account"


@pytest.mark.parametrize("code", ["", "AAAAA-AAAAA-AAAAA-AAAAA", "x" * 5000, "\0", PASSPHRASE])
def test_a_wrong_code_does_not_say_what_was_wrong(site: Any, code: str) -> None:
    make(site)
    for name in ("Ann", "Nobody", ""):
        answer = recover(site, code, name=name)
        assert (answer.status_code, answer.json()) == (401, {"code": "wrong_code"})
        assert "set-cookie" not in answer.headers


def test_an_account_without_a_code_is_not_recovered_by_any(site: Any) -> None:
    """Those that were made before there were codes have none until they ask for one."""
    make(site)
    person = site.client.portal.call(site.house.people.find, "Ann")
    none = replace(person, recovery="", recovery_at=0)
    site.client.portal.call(site.house.people.set_recovery, none, person)
    for code in ("", make_code()):
        assert recover(site, code).json()["code"] == "wrong_code"


def test_a_bad_passphrase_uses_no_code_up(site: Any) -> None:
    _, code = make(site)
    assert recover(site, code, "short").json()["code"] == "bad_passphrase"
    assert recover(site, code).status_code == 200


def test_strangers_who_guess_at_the_passphrase_do_not_lock_the_code(open_site: Any) -> None:
    """A hundred wrong tries from many addresses; the owner sits at a new device."""
    limits = Limits(
        seconds_a_passphrase_in_all=10_000.0,
        passphrases_at_once_in_all=3,
        account_tries_an_hour_per_address=9_999,
    )
    site = open_site(limits)
    _, code = make(site)
    for n in range(3):
        site.come_from(f"198.51.100.{n}")
        told = post(site.be(""), "account/login", name="Ann", passphrase=f"wrong horse {n}").json()
    assert told["code"] == "too_fast"
    site.come_from("198.51.100.99")
    told = post(site.be(""), "account/login", name="Ann", passphrase=PASSPHRASE).json()
    assert told["code"] == "too_fast", "the passphrase is locked elsewhere, as before"
    assert recover(site, code).status_code == 200


def test_codes_are_tried_no_faster_than_passphrases(open_site: Any) -> None:
    site = open_site(Limits(seconds_a_passphrase_per_name=10_000.0, passphrases_at_once_per_name=3))
    _, code = make(site)
    tries = [recover(site, make_code()).json()["code"] for _ in range(4)]
    assert tries == [*["wrong_code"] * 3, "too_fast"]
    assert recover(site, code).json()["code"] == "too_fast"
    login = post(site, "account/login", name="Ann", passphrase=PASSPHRASE)
    assert login.status_code == 200, "they are counted apart"


def test_a_guest_has_no_code(site: Any) -> None:
    answer = post(site.be("Eve"), "account/recovery", passphrase=PASSPHRASE)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_account")


def test_a_deleted_account_is_not_recovered(site: Any) -> None:
    ann, code = make(site)
    body = {"passphrase": PASSPHRASE}
    assert use(site, ann).client.request("DELETE", "/api/account", json=body).status_code == 200
    assert recover(site, code).json()["code"] == "wrong_code"
    join(site, "Ann")
    assert recover(site, code).json()["code"] == "wrong_code"
