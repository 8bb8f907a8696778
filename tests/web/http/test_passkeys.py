"""Passkeys: made by who is sure to be the owner, good for one host, one challenge at a time."""

from __future__ import annotations

from typing import Any

import pytest
from fido2.webauthn import AuthenticatorData

from tablee.house.limits import Limits
from tablee.house.people.challenges import SECONDS as CHALLENGE_SECONDS
from tablee.web.session import COOKIE
from web.authenticator import Authenticator
from web.people import PASSPHRASE, join, post, use

PATH = "account/passkeys"


def offer(site: Any) -> dict[str, Any]:
    answer = post(site, f"{PATH}/new", passphrase=PASSPHRASE)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def add(site: Any, key: Authenticator, label: str = "") -> Any:
    """As whoever is signed in."""
    return post(site, PATH, passkey=key.make(offer(site)), label=label)


def owned(site: Any, name: str = "Ann") -> tuple[str, Authenticator]:
    """An account with a key: its cookie, and the key."""
    cookie, key = join(site, name), Authenticator()
    assert add(use(site, cookie), key, f"{name}'s phone").status_code == 201
    return cookie, key


def challenge(site: Any) -> dict[str, Any]:
    told: dict[str, Any] = post(site, f"{PATH}/challenge").json()
    return told


def sign_in(site: Any, key: Authenticator) -> Any:
    """In a browser where nobody is signed in."""
    site.be("")
    return post(site, f"{PATH}/login", passkey=key.use(challenge(site)))


def refused(answer: Any) -> bool:
    return (answer.status_code, answer.json()["code"]) == (401, "bad_passkey")


def test_a_key_signs_in_without_a_name(site: Any) -> None:
    _, key = owned(site)
    answer = sign_in(site, key)
    assert (answer.status_code, answer.json()) == (200, {"name": "Ann", "account": True})
    assert site.client.get("/api/me").json()["account"]
    assert len(site.client.get("/api/account/devices").json()) == 2


def test_what_the_browser_is_asked_names_this_host_and_no_id_of_ours(site: Any) -> None:
    use(site, join(site, "Ann"))
    asked = offer(site)
    assert asked["rp"]["id"] == "testserver"
    assert (asked["user"]["name"], asked["attestation"]) == ("Ann", "none")
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["authenticatorSelection"]["userVerification"] == "preferred"
    assert site.house.people.holder("Ann") not in str(asked)
    found = challenge(site)
    assert (found["rpId"], found.get("allowCredentials")) == ("testserver", None)


def test_keys_are_named_listed_and_removed(site: Any) -> None:
    ann, key = owned(site)
    spare = Authenticator()
    both = {one["label"]: one for one in add(use(site, ann), spare).json()}
    assert both.keys() == {"Ann's phone", ""}
    lost = both["Ann's phone"]["id"]
    left = site.client.delete(f"/api/{PATH}/{lost}").json()
    assert left == [both[""]] == site.client.get(f"/api/{PATH}").json()
    assert refused(sign_in(site, key))
    assert sign_in(site, spare).status_code == 200


def test_nobody_sees_or_removes_keys_of_others(site: Any) -> None:
    ann, key = owned(site)
    (hers,) = use(site, ann).client.get(f"/api/{PATH}").json()
    use(site, join(site, "Bea"))
    assert site.client.delete(f"/api/{PATH}/{hers['id']}").json() == []
    assert sign_in(site, key).status_code == 200
    for method, path in (("GET", ""), ("POST", "/new"), ("DELETE", f"/{hers['id']}")):
        answer = site.be("Eve").client.request(method, f"/api/{PATH}{path}", json={})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_account")


def test_the_cookie_alone_adds_no_key(site: Any) -> None:
    use(site, join(site, "Ann"))
    answer = post(site, f"{PATH}/new", passphrase="wrong horse")
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong_passphrase")


def test_a_challenge_is_good_once(site: Any) -> None:
    _, key = owned(site)
    site.be("")
    said = key.use(challenge(site))
    assert post(site, f"{PATH}/login", passkey=said).status_code == 200
    assert refused(post(site, f"{PATH}/login", passkey=said))


def test_a_challenge_that_failed_is_over_too(site: Any) -> None:
    _, key = owned(site)
    asked = challenge(site.be(""))
    assert refused(post(site, f"{PATH}/login", passkey=Authenticator().use(asked)))
    assert refused(post(site, f"{PATH}/login", passkey=key.use(asked)))


def test_a_challenge_ends_after_a_while(site: Any) -> None:
    _, key = owned(site)
    asked = challenge(site.be(""))
    now = site.house.wall()
    site.house.wall = lambda: now + CHALLENGE_SECONDS + 1
    assert refused(post(site, f"{PATH}/login", passkey=key.use(asked)))


def test_challenges_are_ours_and_for_one_purpose(site: Any) -> None:
    ann, key = owned(site)
    made_up = {"challenge": "A" * 54}
    assert refused(post(site.be(""), f"{PATH}/login", passkey=key.use(made_up)))
    for_a_new_one = offer(use(site, ann))
    assert refused(post(site, f"{PATH}/login", passkey=key.use(for_a_new_one)))
    assert refused(post(site, PATH, passkey=Authenticator().make(challenge(site))))
    of_ann = offer(use(site, ann))
    use(site, join(site, "Bea"))
    assert refused(post(site, PATH, passkey=Authenticator().make(of_ann)))


def test_what_is_remembered_of_challenges_is_bounded_and_none_is_good_twice(
    open_site: Any,
) -> None:
    site = open_site(Limits(challenges_remembered=2))
    _, key = owned(site)
    asked = [challenge(site.be("")) for _ in range(6)]
    last, *said = [key.use(one) for one in asked]
    for expected in (200, 401):
        answers = [post(site, f"{PATH}/login", passkey=one).status_code for one in said]
        assert answers == [expected] * 5
    assert refused(post(site, f"{PATH}/login", passkey=last)), "it is older than what is remembered"


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("host", "elsewhere.example"),
        ("origin", "http://elsewhere.example"),
        ("origin", "https://testserver"),
        ("origin", "http://testserver:81"),
    ],
)
def test_a_key_that_was_used_elsewhere_is_refused(site: Any, part: str, wrong: str) -> None:
    ann, key = owned(site)
    setattr(key, part, wrong)
    assert refused(sign_in(site, key))
    other = Authenticator()
    setattr(other, part, wrong)
    assert refused(add(use(site, ann), other))


def test_a_key_is_good_at_the_address_where_it_was_made(site: Any) -> None:
    _, key = owned(site)
    key.host, key.origin = "second.example", "http://second.example"
    site.be("")
    heads = {"host": "second.example"}
    asked = site.client.post(f"/api/{PATH}/challenge", json={}, headers=heads).json()
    assert asked["rpId"] == "second.example"
    said = {"passkey": key.use(asked)}
    assert refused(site.client.post(f"/api/{PATH}/login", json=said, headers=heads))


def test_another_key_with_the_same_id_is_refused(site: Any) -> None:
    _, key = owned(site)
    forged = Authenticator()
    forged.id = key.id
    assert refused(sign_in(site, forged))
    use(site, join(site, "Bea"))
    assert refused(add(site, forged)), "the id is known, whoever has it"
    assert sign_in(site, key).json()["name"] == "Ann"


def test_nobody_at_the_device_is_refused(site: Any) -> None:
    _, key = owned(site)
    said = key.use(challenge(site.be("")), AuthenticatorData.FLAG(0))
    assert refused(post(site, f"{PATH}/login", passkey=said))


def test_a_copied_key_is_noticed_by_its_count(site: Any) -> None:
    _, key = owned(site)
    for count, status in ((5, 200), (6, 200), (6, 401), (4, 401), (0, 401), (7, 200)):
        key.count = count
        assert sign_in(site, key).status_code == status, count


def test_an_account_has_few_keys(open_site: Any) -> None:
    site = open_site(Limits(passkeys_per_account=2))
    ann, _ = owned(site)
    assert add(use(site, ann), Authenticator()).status_code == 201
    answer = post(site, f"{PATH}/new", passphrase=PASSPHRASE)
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_passkeys")


def test_a_key_says_that_it_is_really_me(site: Any) -> None:
    """In place of the passphrase: for a new code, and to delete the account."""
    ann, key = owned(site)
    _, other = owned(site, "Bea")
    use(site, ann)
    assert refused(post(site, "account/recovery", passkey=other.use(challenge(site))))
    assert post(site, "account/recovery", passkey=key.use(challenge(site))).json()["code"]
    said = {"passkey": key.use(challenge(site))}
    assert site.client.request("DELETE", "/api/account", json=said).status_code == 200
    assert refused(sign_in(site, key)), "it is gone with the account"
    assert site.client.request("DELETE", "/api/account", json=said).status_code == 401


def test_a_challenge_for_a_new_key_is_void_after_another_passphrase(site: Any) -> None:
    """Who knew the old one has asked for it, and answers when the owner feels safe again."""
    ann = join(site, "Ann")
    early = offer(use(site, ann))
    post(site, "account/passphrase", passphrase=PASSPHRASE, new="another horse")
    assert refused(post(site, PATH, passkey=Authenticator().make(early)))
    late = post(site, f"{PATH}/new", passphrase="another horse").json()
    assert post(site, PATH, passkey=Authenticator().make(late)).status_code == 201


def test_a_key_survives_another_passphrase(site: Any) -> None:
    ann, key = owned(site)
    post(use(site, ann), "account/passphrase", passphrase=PASSPHRASE, new="another horse")
    assert sign_in(site, key).status_code == 200


@pytest.mark.parametrize("path", [f"{PATH}/login", PATH])
@pytest.mark.parametrize(
    "mess",
    [
        {},
        {"response": 3},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "!!"}},
        {"response": {"clientDataJSON": "bnVsbA"}},
        {"response": {"clientDataJSON": "e30"}, "id": ["x"]},
        {"id": {}, "rawId": None, "response": {}},
    ],
)
def test_what_cannot_be_read_is_refused(site: Any, path: str, mess: dict[str, Any]) -> None:
    use(site, join(site, "Ann"))
    assert refused(post(site, path, passkey=mess))


@pytest.mark.parametrize("part", ["attestationObject", "authenticatorData", "signature"])
@pytest.mark.parametrize("wrong", ["", "AAAA", "_" * 400, 3, None])
def test_odd_parts_are_refused(site: Any, part: str, wrong: Any) -> None:
    ann, key = owned(site)
    if part == "attestationObject":
        said = Authenticator().make(offer(use(site, ann)))
        said["response"][part] = wrong
        assert refused(post(site, PATH, passkey=said))
    else:
        said = key.use(challenge(site.be("")))
        said["response"][part] = wrong
        assert refused(post(site, f"{PATH}/login", passkey=said))
        assert COOKIE not in site.client.cookies
