"""The same company once more."""

from __future__ import annotations

from msgspec.structs import replace

from sheets import changed
from table.trio import GAME, sheet
from tablee.house.rematch import rematch
from tablee.store import Terms
from tablee.store.contract import Pace

TERMS = Terms({}, "locked", Pace(per_move=9), grace=7, freeze=250, rated=True)


def test_the_company_and_the_terms_are_the_same_and_the_first_seat_rotates() -> None:
    old = replace(sheet("ANN", "BOB", "regular", word="aa:bb"), terms=TERMS, status="finished")
    old = replace(old, resigned=(1,), stops=(0,), ending="resigned", nonces=("a", "b", "c"))
    new = rematch(GAME, old, "BOB", 99)
    assert [chair.name for chair in new.chairs] == ["BOB", "regular", "ANN"]
    assert [chair.nonce for chair in new.chairs] == ["", "bot-1", ""]
    assert new.id != old.id
    assert new.secret != old.secret
    assert (new.terms, new.word, new.host, new.made_at) == (TERMS, "aa:bb", "BOB", 99)
    assert (new.status, new.came_from, new.resigned, new.nonces) == ("waiting", old.id, (), ())


def test_a_rematch_takes_the_newest_rules_and_the_options_they_offer() -> None:
    old = changed(sheet("ANN", "BOB"), version=1, options={"gone": 3}, status="finished")
    new = rematch(replace(GAME, version=2), old, "ANN", 99)
    assert (new.version, new.terms.options) == (2, {})
