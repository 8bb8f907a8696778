"""Who came from one address is known, as long as it is remembered."""

from __future__ import annotations

from tablee.house.ratings.arrivals import MOST_ADDRESSES, Arrivals


def test_two_people_of_one_address_share_it() -> None:
    arrivals = Arrivals(10)
    for guest, address in (("ann", "1.2.3.4"), ("bob", "5.6.7.8"), ("bob", "1.2.3.4")):
        arrivals.note("t1", guest, address)
    assert arrivals.share("t1", ("ann", "bob"))
    assert not arrivals.share("t1", ("ann",))
    assert not arrivals.share("t2", ("ann", "bob"))


def test_people_of_different_addresses_share_none() -> None:
    arrivals = Arrivals(10)
    arrivals.note("t1", "ann", "1.2.3.4")
    arrivals.note("t1", "bob", "5.6.7.8")
    assert not arrivals.share("t1", ("ann", "bob", "eve"))


def test_only_so_much_is_remembered() -> None:
    arrivals = Arrivals(2)
    for n in range(3 * MOST_ADDRESSES):
        arrivals.note("t1", "ann", f"10.0.0.{n}")
    arrivals.note("t1", "bob", f"10.0.0.{MOST_ADDRESSES}")
    assert not arrivals.share("t1", ("ann", "bob"))
    arrivals.note("t1", "bob", "10.0.0.0")
    assert arrivals.share("t1", ("ann", "bob"))
    arrivals.note("t2", "eve", "10.0.0.0")
    assert not arrivals.share("t1", ("ann", "bob"))  # the oldest was forgotten
