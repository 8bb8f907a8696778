"""Devices that are signed in: listed, signed out, renewed, and void from then on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablee.house.people.devices import A_DAY, GRACE_SECONDS
from tablee.store import Lost
from tablee.web.session import COOKIE
from tablee.web.user_agent import describe
from web.people import PASSPHRASE, Hear, join, look, new_table, post, use

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


def me(site: Any) -> dict[str, Any]:
    found: dict[str, Any] = site.client.get("/api/me").json()
    return found


def log_in(site: Any, agent: str = "") -> str:
    """From one more browser; its cookie."""
    site.be("")
    wish = {"name": "Ann", "passphrase": PASSPHRASE}
    answer = site.client.post("/api/account/login", json=wish, headers={"user-agent": agent})
    assert answer.status_code == 200, answer.text
    return str(answer.cookies[COOKIE])


def devices(site: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = site.client.get("/api/account/devices").json()
    return found


def later(site: Any, days: float) -> None:
    """So many days go by."""
    now = site.house.wall() + days * A_DAY
    site.house.signed_in.wall = site.house.wall = lambda: now


def test_every_browser_that_signs_in_is_listed(site: Any) -> None:
    join(site, "Ann")
    phone = log_in(site, IPHONE)
    use(site, log_in(site, FIREFOX))
    found = devices(site)
    assert sorted(one["label"] for one in found) == ["", "Firefox · Linux", "Safari · iPhone"]
    assert [one["label"] for one in found if one.get("current")] == ["Firefox · Linux"]
    assert [one["label"] for one in devices(use(site, phone)) if one.get("current")] == [
        "Safari · iPhone"
    ]


def test_a_copied_cookie_is_void_after_the_logout(site: Any) -> None:
    copied = join(site, "Ann")
    other = log_in(site)
    use(site, copied)
    assert post(site, "account/logout").status_code == 200
    assert me(use(site, copied)) == {}
    assert me(use(site, other)) == {"name": "Ann", "account": True}


def test_a_logout_ends_open_pages_of_that_browser_and_no_others(site: Any, hear: Hear) -> None:
    ann = join(site, "Ann")
    other = log_in(site)
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as ending, look(site, table, other) as staying:
        post(use(site, ann), "account/logout")
        assert hear(ending, "bye") == {"type": "bye", "code": "signed_out"}
        staying.send_json({"type": "stand", "request": 1})
        hear(staying, "done")


def test_another_browser_is_signed_out_from_here(site: Any, hear: Hear) -> None:
    ann = join(site, "Ann")
    lost = log_in(site, IPHONE)
    table = new_table(site, ann, "me", "open")
    with look(site, table, lost) as page:
        use(site, ann)
        (phone,) = [one["id"] for one in devices(site) if not one.get("current")]
        left = site.client.delete(f"/api/account/devices/{phone}").json()
        assert [one["label"] for one in left] == [""]
        assert hear(page, "bye") == {"type": "bye", "code": "signed_out"}
    assert me(use(site, lost)) == {}
    assert me(use(site, ann)) == {"name": "Ann", "account": True}
    assert site.client.delete(f"/api/account/devices/{phone}").json() == left


def test_all_others_are_signed_out_at_once(site: Any) -> None:
    ann = join(site, "Ann")
    others = [log_in(site) for _ in range(3)]
    left = use(site, ann).client.delete("/api/account/devices").json()
    assert [one["current"] for one in left] == [True]
    assert [me(use(site, other)) for other in others] == [{}, {}, {}]
    assert me(use(site, ann)) == {"name": "Ann", "account": True}


def test_this_browser_logs_out_instead(site: Any) -> None:
    use(site, join(site, "Ann"))
    answer = site.client.delete(f"/api/account/devices/{devices(site)[0]['id']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "this_device")
    assert me(site)["account"]


def test_nobody_lists_or_ends_devices_of_others(site: Any) -> None:
    ann = join(site, "Ann")
    hers = devices(use(site, ann))[0]["id"]
    use(site, join(site, "Bea"))
    assert hers not in [one["id"] for one in devices(site)]
    site.client.delete(f"/api/account/devices/{hers}")
    assert me(use(site, ann))["account"]
    for method in ("GET", "DELETE"):
        answer = site.be("Eve").client.request(method, "/api/account/devices")
        assert (answer.status_code, answer.json()["code"]) == (401, "no_account")


def test_a_browser_that_was_not_used_for_long_is_signed_out(site: Any) -> None:
    ann, other = join(site, "Ann"), log_in(site)
    later(site, 100)
    use(site, log_in(site))
    assert len(devices(site)) == 3
    ann = str(use(site, ann).client.get("/api/me").cookies[COOKIE])  # it is used, and renewed
    later(site, 100)
    assert me(use(site, ann))["account"]
    assert me(use(site, other)) == {}
    assert len(devices(use(site, ann))) == 2
    kept = site.house.people.devices.of
    guest, oldest = site.house.people.holder("Ann"), site.house.wall() - 180 * A_DAY
    assert min(one.seen_at for one in kept(guest)) < oldest
    assert site.client.portal.call(site.house.signed_in.sweep, 50) == 1
    assert min(one.seen_at for one in kept(guest)) > oldest


def test_of_too_many_the_longest_unseen_is_signed_out(site: Any) -> None:
    first = join(site, "Ann")
    most = site.house.limits.devices_per_account
    guest = site.house.people.holder("Ann")
    for n in range(most):
        later(site, 0.1 * n)
        site.client.portal.call(site.house.signed_in.sign_in, guest, "")
    assert me(use(site, first)) == {}
    assert len(site.house.people.devices.of(guest)) == most


# --- another token now and then ------------------------------------------------------------------


def renewed(site: Any, cookie: str) -> str:
    """The cookie that the page is given when it is loaded; empty if it keeps its own."""
    return str(use(site, cookie).client.get("/api/me").cookies.get(COOKIE, ""))


def test_a_token_is_replaced_after_a_month(site: Any) -> None:
    old = join(site, "Ann")
    later(site, 29)
    assert renewed(site, old) == ""
    later(site, 2)
    new = renewed(site, old)
    assert new not in ("", old)
    assert me(use(site, old))["account"], "until the new one is used"
    assert me(use(site, new))["account"]
    assert me(use(site, old))["account"], "another page of this browser has a moment"
    assert [one.get("current", False) for one in devices(use(site, new))] == [True]
    later(site, (GRACE_SECONDS + 1) / A_DAY)
    assert me(use(site, old)) == {}
    assert me(use(site, new))["account"]


def test_a_token_that_never_arrived_is_given_again_the_next_day(site: Any) -> None:
    old = join(site, "Ann")
    later(site, 31)
    lost = renewed(site, old)
    assert renewed(site, old) == "", "one a day"
    later(site, 1.1)
    again = renewed(site, old)
    assert again not in ("", old, lost)
    assert me(use(site, lost)) == {}
    assert me(use(site, again))["account"]


def test_of_two_new_tokens_that_were_asked_for_at_once_one_stays(site: Any) -> None:
    """Two pages are loaded at the same moment; the browser keeps the cookie that comes last."""
    join(site, "Ann")
    stored, guest = site.house.people.devices, site.house.people.holder("Ann")
    (device,) = stored.of(guest)
    later(site, 31)
    now, call = int(site.house.wall()), site.client.portal.call
    for _ in range(2):
        assert call(site.house.signed_in.follow, device, "", now)
    first, last = [one for one in stored.of(guest) if one.follows]
    call(site.house.signed_in.notice, last, "")
    assert stored.get(first.id) is None
    assert site.house.signed_in.listed(guest) == [stored.get(last.id)]


def test_whoever_signs_a_browser_out_voids_its_next_token_too(site: Any) -> None:
    ann, phone = join(site, "Ann"), log_in(site, IPHONE)
    later(site, 31)
    new = renewed(site, phone)
    assert me(use(site, ann))["account"]
    (other,) = [one["id"] for one in devices(site) if one["label"]]
    site.client.delete(f"/api/account/devices/{other}")
    assert me(use(site, phone)) == me(use(site, new)) == {}


def test_signing_the_others_out_spares_this_browser_whichever_token_it_has(site: Any) -> None:
    old = join(site, "Ann")
    later(site, 31)
    new = renewed(site, old)
    use(site, new).client.delete("/api/account/devices")
    assert me(use(site, new))["account"]
    assert me(use(site, old)) == {}


def test_a_logout_is_not_undone_by_a_page_that_loads_meanwhile(site: Any) -> None:
    """The page was noticed before the logout, and written down after it."""
    ann = join(site, "Ann")
    devices = site.house.people.devices
    (device,) = devices.of(site.house.people.holder("Ann"))
    post(use(site, ann), "account/logout")
    later(site, 31)
    call = site.client.portal.call
    assert call(site.house.signed_in.notice, device, "") == ""
    call(devices.change, replace(device, seen_at=1))
    assert devices.get(device.id) is None
    assert me(use(site, ann)) == {}


def test_a_sick_disk_keeps_nobody_out(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*args: Any, **named: Any) -> None:
        raise Lost("not_kept")

    ann = join(site, "Ann")
    for name in ("sign_in", "change", "sign_out"):
        monkeypatch.setattr(site.house.people.devices, name, fails)
    later(site, 40)
    assert me(use(site, ann))["account"]
    answer = post(site, "account/logout")
    assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")
    assert me(use(site, ann))["account"], "what was not written is not told"


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox · Linux"),
        (IPHONE, "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("curl/8.0", ""),
        ("<script>" * 999, ""),
        ("", ""),
    ],
)
def test_a_browser_is_told_in_words_of_our_own(agent: str, told: str) -> None:
    assert describe(agent) == told


# --- the real server -----------------------------------------------------------------------------


def hear_out(page: ClientConnection) -> None:
    """Reads until the line is closed, which raises."""
    while page.recv(timeout=20):
        pass


def test_a_logout_holds_on_the_real_server_and_after_it_was_killed(
    start: Callable[..., Any],
) -> None:
    server = start()
    wish = {"name": "Ann", "passphrase": PASSPHRASE}
    copied = dict(httpx.post(f"{server.address}/api/account", json=wish).cookies)
    phone = dict(httpx.post(f"{server.address}/api/account/login", json=wish).cookies)
    link = {"cookie": f"{COOKIE}={copied[COOKIE]}"}
    with connect(
        server.address.replace("http", "ws", 1) + "/ws/lobby", additional_headers=link
    ) as page:
        page.send('{"type":"hello"}')
        httpx.post(f"{server.address}/api/account/logout", cookies=copied)
        with pytest.raises(ConnectionClosed):
            hear_out(page)
    for _ in range(2):
        assert httpx.get(f"{server.address}/api/me", cookies=copied).json() == {}
        assert httpx.get(f"{server.address}/api/me", cookies=phone).json()["account"]
        server.kill()
        server = start()
