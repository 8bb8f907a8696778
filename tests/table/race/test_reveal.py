"""What was shown when: the origin of every reaction does not move afterwards."""

from __future__ import annotations

from tablee.table.race.reveal import Reveals


def test_an_entry_told_again_to_somebody_who_comes_back_moves_nobodys_origin() -> None:
    log = Reveals()
    log.plan(7, 1_000, {"ann": 10.0, "bob": 40.0})
    log.offered("row-2", 7)
    log.told(7, 1_020)
    log.told(7, 1_900)
    assert log.common(7, 0.0) == 1_060.0
    assert log.shown("ann", 7, 0.0) == 1_050.0
    assert log.born("row-2", 0.0) == 1_060.0


def test_until_it_has_left_an_entry_counts_from_when_it_was_judged() -> None:
    log = Reveals()
    log.plan(7, 1_000, {"ann": 10.0})
    assert log.common(7, 0.0) == 1_010.0
