"""Names of cookies: plain over http, and over https such that only this host can set them."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

import pytest

from tablee.house.people.devices import A_DAY, GRACE_SECONDS
from tablee.web.session import COOKIE, DEVICE, HOST
from web.people import PASSPHRASE

ACCOUNT = {"name": "Ann", "passphrase": PASSPHRASE}


def given(answer: Any) -> dict[str, Any]:
    """What a browser is told to store, by name."""
    found: dict[str, Any] = {}
    for line in answer.headers.get_list("set-cookie"):
        found.update(SimpleCookie(line).items())
    return found


def ask(site: Any, method: str, path: str, scheme: str = "https", **more: Any) -> Any:
    """Without the browser's own store of cookies, so that each test says what is sent."""
    cookies = more.pop("cookies", {})
    site.client.cookies.clear()
    sent = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    return site.client.request(method, f"{scheme}://testserver/api/{path}", headers=sent, **more)


def later(site: Any, seconds: float) -> None:
    now = site.house.wall() + seconds
    site.house.signed_in.wall = site.house.wall = lambda: now


@pytest.mark.parametrize("path", ["me", "account"])
def test_over_https_only_this_host_can_have_set_them(site: Any, path: str) -> None:
    cookies = given(ask(site, "POST", path, json=ACCOUNT if path == "account" else {"name": "Ann"}))
    names = {HOST + COOKIE, HOST + DEVICE} if path == "account" else {HOST + COOKIE}
    assert cookies.keys() == names
    for one in cookies.values():
        assert one["secure"]
        assert one["httponly"]
        assert (one["path"], one["domain"], one["samesite"]) == ("/", "", "lax")


def test_over_http_they_have_plain_names(site: Any) -> None:
    cookies = given(ask(site, "POST", "account", "http", json=ACCOUNT))
    assert cookies.keys() == {COOKIE, DEVICE}
    assert not any(one["secure"] for one in cookies.values())


def test_a_guest_is_known_under_either_name(site: Any) -> None:
    value = given(ask(site, "POST", "me", json={"name": "Ann"}))[HOST + COOKIE].value
    for name in (COOKIE, HOST + COOKIE):
        assert ask(site, "GET", "me", cookies={name: value}).json() == {"name": "Ann"}


def test_a_guest_with_a_plain_name_is_given_the_other(site: Any) -> None:
    value = given(ask(site, "POST", "me", "http", json={"name": "Ann"}))[COOKIE].value
    assert given(ask(site, "GET", "me", "http", cookies={COOKIE: value})) == {}
    cookies = given(ask(site, "GET", "me", cookies={COOKIE: value}))
    assert cookies[HOST + COOKIE].value == value
    assert (cookies[COOKIE].value, cookies[COOKIE]["max-age"]) == ("", "0")
    assert given(ask(site, "GET", "me", cookies={HOST + COOKIE: value})) == {}


def test_an_account_with_a_plain_name_is_given_another_token_and_the_old_one_ends(
    site: Any,
) -> None:
    old = given(ask(site, "POST", "account", "http", json=ACCOUNT))[COOKIE].value
    cookies = given(ask(site, "GET", "me", cookies={COOKIE: old}))
    new = cookies[HOST + COOKIE].value
    assert new != old
    assert cookies[COOKIE].value == ""
    assert ask(site, "GET", "me", cookies={HOST + COOKIE: new}).json()["account"]
    later(site, GRACE_SECONDS + 1)
    assert ask(site, "GET", "me", cookies={COOKIE: old}).json() == {}
    assert ask(site, "GET", "me", cookies={HOST + COOKIE: new}).json()["account"]
    assert len(ask(site, "GET", "account/devices", cookies={HOST + COOKIE: new}).json()) == 1


def test_a_planted_cookie_does_not_take_the_place_of_the_real_one(site: Any) -> None:
    """A neighbour under the same domain can set the plain name, and never the other."""
    eve = given(ask(site, "POST", "me", "http", json={"name": "Eve"}))[COOKIE].value
    ann = given(ask(site, "POST", "account", json=ACCOUNT))[HOST + COOKIE].value
    both = {COOKIE: eve, HOST + COOKIE: ann}
    assert ask(site, "GET", "me", cookies=both).json() == {"name": "Ann", "account": True}


def test_a_logout_takes_both_names_away(site: Any) -> None:
    ann = given(ask(site, "POST", "account", json=ACCOUNT))[HOST + COOKIE].value
    cookies = given(ask(site, "POST", "account/logout", cookies={HOST + COOKIE: ann}))
    assert {name: one["max-age"] for name, one in cookies.items()} == {
        COOKIE: "0",
        HOST + COOKIE: "0",
    }
    assert cookies[HOST + COOKIE]["secure"], "else a browser would not take it away"
    later(site, A_DAY)
    assert ask(site, "GET", "me", cookies={HOST + COOKIE: ann}).json() == {}
