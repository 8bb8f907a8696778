"""Offers by number: what a page reads is what is on offer, and what came before costs a number."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tablee import catalog, wire
from tablee.kernel.say import say
from tablee.kernel.scene import Offer
from tablee.lab.simulate import simulate
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.wire.brief import like_briefly, offer_briefly
from tablee.wire.offers import MOST, Numbered, Numbering, OfferStep

Offers = tuple[Offer, ...]


def some(*moves: str) -> Offers:
    return tuple(Offer(move, (move,), say("move", n=move)) for move in moves)


def travelled(steps: tuple[OfferStep, ...]) -> tuple[OfferStep, ...]:
    return msgspec.json.decode(msgspec.json.encode(steps), type=tuple[OfferStep, ...])


def test_what_was_told_once_is_named_by_its_number() -> None:
    told = Numbering(some("a", "b"))
    d = offer_briefly(some("d")[0])
    assert told.tell(some("a", "b", "d")) == (True, (0, -1, d))
    assert told.tell(some("d")) == (False, (2,))
    assert told.tell(some("b", "a")) == (False, (1, 0))
    assert told.tell(some("a", "b", "d", "a")) == (False, (0, -2, 0))


def test_what_differs_by_move_race_and_why_alone_is_said_shortly() -> None:
    open_now = Offer("slap 1", ("pad",), say("slap"), "x", race="r-1")
    later = Offer("slap 2", ("pad",), say("slap"), "x", race="r-2", why=say("too-early"))
    told = Numbering((open_now,))
    assert told.tell((later, open_now)) == (True, (like_briefly(later, 0), 0))
    other = msgspec.structs.replace(later, key="y")
    assert told.tell((other,)) == (False, (offer_briefly(other),))


def test_who_comes_later_counts_from_the_last_offers() -> None:
    told, page = Numbering(some("a", "b")), Numbered(some("a", "b"))
    for offers in (some("c"), some("b", "c")):
        anew, steps = told.tell(offers)
        page.read(steps, anew)
    newcomer = Numbered(told.last)
    told.forget()
    anew, steps = told.tell(some("a", "c", "b"))
    assert (anew, steps) == (True, (offer_briefly(some("a")[0]), 1, 0))
    assert newcomer.read(steps, anew) == page.read(steps, anew) == some("a", "c", "b")


def test_numbers_begin_anew_before_they_are_too_many() -> None:
    told, page = Numbering(()), Numbered()
    begun = 0
    for turn in range(3 * MOST):
        offers = some(f"m{turn}", f"m{turn + 1}")
        anew, steps = told.tell(offers)
        begun += anew
        assert page.read(travelled(steps), anew) == offers
    assert begun == 4


things = st.builds(
    Offer,
    st.sampled_from("abcd"),
    st.sampled_from([(), ("x",)]),
    st.sampled_from([say("l"), say("l", n=1)]),
    race=st.none() | st.sampled_from("rs"),
    why=st.none() | st.just(say("w")),
)


@given(st.lists(st.lists(things).map(tuple)), st.lists(st.booleans()))
def test_a_page_reads_what_is_on_offer(turns: list[Offers], comings: list[bool]) -> None:
    told, page = Numbering(()), Numbered()
    for turn, offers in enumerate(turns):
        if turn < len(comings) and comings[turn]:
            told.forget()
        anew, steps = told.tell(offers)
        assert page.read(travelled(steps), anew) == offers


def test_a_whole_game_is_followed_by_who_was_there_and_by_who_came_later() -> None:
    game = catalog.find("tictactoe")
    state = game.start(game.options(), 2)
    viewpoint = Viewpoint(game, 0, state)
    pages = [_page(viewpoint.fresh(()))]
    for entry in simulate(game, ["random"] * 2, "offers").entries:
        before, state = state, game.apply(state, entry.seat, entry.move)
        viewpoint.notice(before, entry, state)
        update = viewpoint.update(state, (), frozenset())
        for page in pages:
            if isinstance(update.offers, tuple):
                page.read(travelled(update.offers), update.anew)
            assert page.last == (viewpoint.fresh(()).offers or viewpoint.fresh(()).before)
        pages.append(_page(viewpoint.fresh(())))
    assert len(pages) > 5


def _page(fresh: wire.Fresh) -> Numbered:
    return Numbered(fresh.offers or fresh.before)
