"""An evening at one of its tables: who comes along, and what a game is worth."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sheets import changed
from table.trio import Room, room, sheet
from tablee.kernel import BadOptions, Fault, Outcome
from tablee.store import Sheet, Terms
from tablee.store.contract.evening import Evening, EveningGame, Member
from tablee.store.contract.tables import Pace, guests_of
from tablee.table import evening
from tablee.wire import EveningStep, Refused, Resign

THREE = Evening(tuple(EveningGame("tictactoe") for _ in range(3)))


def at_evening(*chairs: str, of: Evening = THREE, **fields: Any) -> Sheet:
    return changed(sheet(*chairs, **fields), evening=of)


def points(of: Sheet) -> dict[str, int]:
    assert of.evening is not None
    return {member.name: member.points for member in of.evening.members}


@pytest.mark.parametrize(
    ("ranks", "worths"),
    [
        ((1, 2, 3), (4, 2, 0)),
        ((1, 1, 3), (3, 3, 0)),
        ((1, 1, 1), (2, 2, 2)),
        ((2, 1), (0, 2)),
        ((1, 2, 1, 2), (5, 1, 5, 1)),
    ],
)
def test_two_points_for_each_left_behind_and_one_for_each_beside(
    ranks: tuple[int, ...], worths: tuple[int, ...]
) -> None:
    assert tuple(evening.worth(rank, ranks) for rank in ranks) == worths


def test_points_are_added_by_person_and_computers_have_theirs() -> None:
    first = evening.tally(at_evening("ANN", "BOB", "regular"), Outcome((1, 2, 3), (0, 0, 0)))
    assert points(first) == {"ANN": 4, "BOB": 2, "regular": 0}
    moved = replace(first, chairs=(*first.chairs[1:], first.chairs[0]))
    second = evening.tally(moved, Outcome((1, 1, 3), (0, 0, 0)))
    assert points(second) == {"ANN": 4, "BOB": 5, "regular": 3}
    assert second.evening is not None
    assert [member.games for member in second.evening.members] == [2, 2, 2]
    assert second.evening.games[0].table == first.id


def test_a_game_that_was_stopped_is_worth_nothing_and_counts_as_played() -> None:
    stopped = at_evening("ANN", "BOB", ending="stopped")
    told = evening.tally(stopped, Outcome((1, 1), (0, 0)))
    assert points(told) == {"ANN": 0, "BOB": 0}
    assert told.evening is not None
    assert told.evening.games[0].points == {}


def test_a_table_without_an_evening_stays_as_it_is() -> None:
    alone = sheet("ANN", "BOB")
    assert evening.tally(alone, Outcome((1, 2), (0, 0))) is alone
    assert evening.begin(alone) is alone
    assert evening.note(alone, "ANN") is None
    with pytest.raises(Fault, match="no_evening"):
        evening.change(alone, "ANN", "Ann", "join", True)


def test_who_comes_later_is_in_the_company_and_who_leaves_keeps_the_points() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    joined = evening.change(begun, "CID", "Cid", "join", False)
    assert points(joined) == {"ANN": 0, "BOB": 0, "Cid": 0}
    assert guests_of(joined) >= {"ANN", "BOB", "CID"}
    left = evening.change(joined, "BOB", "Bob", "leave", False)
    note = evening.note(left, "CID")
    assert note is not None
    assert ([one.gone for one in note.members], note.me) == ([False, True, False], 2)
    back = evening.change(left, "BOB", "Bob", "join", False)
    assert back.evening == joined.evening


def test_nobody_is_told_an_id() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    told = replace(begun, evening=evening.begin(begun).evening)
    names = [Member("Ann", "secret-id"), Member("Bob", "other-id")]
    told = replace(told, evening=replace(THREE, members=tuple(names)))
    assert "-id" not in str(evening.note(told, "secret-id"))


def test_only_the_host_lets_it_wait_go_on_or_end() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    for step in ("pause", "go_on", "stop"):
        with pytest.raises(Fault, match="only_host"):
            evening.change(begun, "BOB", "Bob", step, False)
    paused = evening.change(begun, "ANN", "Ann", "pause", True)
    over = replace(paused, status="finished")
    assert not evening.wants_next(over)
    assert evening.wants_next(evening.change(over, "ANN", "Ann", "go_on", True))
    assert not evening.wants_next(evening.change(over, "ANN", "Ann", "stop", True))


def test_nothing_changes_where_it_has_gone_on_or_ended() -> None:
    gone = replace(evening.begin(at_evening("ANN", "BOB", status="finished")), again="next")
    last = at_evening("ANN", "BOB", of=replace(THREE, at=2), status="finished")
    for table in (gone, last):
        with pytest.raises(Fault, match="evening_went_on"):
            evening.change(table, "CID", "Cid", "join", False)
        assert not evening.wants_next(table)


def test_a_company_has_a_bound() -> None:
    many = tuple(Member(f"m{n}", f"g{n}") for n in range(evening.MOST_MEMBERS))
    with pytest.raises(Fault, match="evening_full"):
        evening.change(at_evening("ANN", of=replace(THREE, members=many)), "X", "X", "join", False)


@pytest.mark.parametrize(
    "terms", [Terms(rated=True), Terms(gentle=True), Terms(games=3), Terms(pace=Pace(9, days=True))]
)
def test_some_terms_are_for_single_games(terms: Terms) -> None:
    with pytest.raises(BadOptions, match="evening_terms"):
        evening.check_terms(terms)


def test_a_renamed_guest_stays_the_same_member() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    renamed = evening.rename(begun, "BOB", "other", "Anonyme")
    assert evening.member_of(renamed, "BOB") is None
    assert evening.member_of(renamed, "other") == 1


# --- at the table --------------------------------------------------------------------------------


def at_table(*chairs: str, **fields: Any) -> Room:
    return room(*chairs, status="playing", **fields)


def test_everybody_sees_the_score_when_the_game_is_over_also_after_a_restart() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    opened = at_table("ANN", "BOB", evening=begun.evening)
    opened.ask("a", Resign(1))
    note = opened.seating("b").evening
    assert note is not None
    assert [(one.name, one.points) for one in note.members] == [("ANN", 0), ("BOB", 2)]
    again = opened.reload().come("b", "BOB").seating("b").evening
    assert again == note


def test_a_watcher_comes_along_by_asking_and_nobody_without_a_name() -> None:
    opened = at_table("ANN", "BOB", evening=THREE).come("w", "WIM")
    opened.ask("w", EveningStep(1, "join"))
    note = opened.seating("w").evening
    assert note is not None
    assert note.me == 0
    assert note.members[0].name == "Wim"
    refused = opened.ask("w", EveningStep(2, "stop"))
    assert isinstance(refused, Refused)
    assert refused.code == "only_host"
    opened.heard["x"] = []
    opened.take(opened.table.enter("x", "", "", opened.now))
    refused = opened.ask("x", EveningStep(1, "join"))
    assert isinstance(refused, Refused)
    assert refused.code == "no_name"


def test_who_deletes_an_account_is_gone_from_the_company() -> None:
    begun = evening.begin(at_evening("ANN", "BOB"))
    opened = at_table("ANN", "BOB", evening=begun.evening)
    opened.take(opened.table.withdraw("BOB", opened.now))
    kept = opened.kept.evening
    assert kept is not None
    assert [member.gone for member in kept.members] == [False, True]
