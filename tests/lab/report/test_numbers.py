"""What the report counts: drama, differences, and what is used."""

from __future__ import annotations

from tablee.kernel import Entry, Line, Move, Outcome, Say
from tablee.lab.report.drama import course_of, drama
from tablee.lab.report.measures import fair, length, skills
from tablee.lab.report.sweeps import differences
from tablee.lab.report.used import Use, Used, is_dead, names_of, note_face_lines, note_step
from tablee.lab.report.watch import Watched, WatchedTurn


class Lay(Move, frozen=True, tag="lay"):
    card: str


def watched(standings: list[tuple[float, ...]], ranks: tuple[int, ...], **more: object) -> Watched:
    turns = tuple(WatchedTurn(n % 2, n + 1, 0, 2, stood) for n, stood in enumerate(standings))
    facts = {"sides": tuple(range(len(ranks))), "scale": "score", "first": 0} | more
    return Watched(0, ("a", "b"), ranks=ranks, turns=turns, **facts)  # type: ignore[arg-type]


def test_the_course_of_a_game_is_read_from_its_standings() -> None:
    course = course_of(watched([(1, 0), (1, 1), (1, 4), (5, 4), (6, 4)], (1, 2)))
    assert course is not None
    assert (course.changes, course.behind) == (2, 3)
    assert course.decided == 3 / 5
    assert course.leads == (1, -1, 1)


def test_a_game_that_nobody_wins_alone_or_that_shows_nothing_has_no_course() -> None:
    assert course_of(watched([(1, 1)], (1, 1))) is None
    assert course_of(watched([()], (1, 2))) is None
    told = drama([watched([()], (1, 2), scale="")])
    assert (told.games, told.changes, told.comeback, told.scale) == (0, None, None, "")


def test_partners_are_one_side() -> None:
    four = watched([(1, 2, 1, 2), (3, 2, 3, 2)], (1, 3, 1, 3), sides=(0, 1, 0, 1))
    course = course_of(four)
    assert course is not None
    assert (course.changes, course.behind) == (1, 1)
    told = fair([four], 4)
    assert told.begins is not None
    assert (told.begins.value, told.due) == (1.0, 0.5)


def test_games_that_never_end_are_counted() -> None:
    told = length([watched([(1, 0)], (1, 2)), Watched(1, ("a", "b"), fault="nobody moves")])
    assert told.never is not None
    assert told.never.value == 0.5
    assert length([Watched(1, ("a", "b"), fault="nobody moves")]).minutes is None


def test_the_better_player_stands_first() -> None:
    games = [watched([], ranks) for ranks in ((2, 1), (2, 1), (1, 2), (1, 1))]
    (met,) = skills(games, ("a", "b"))
    assert (met.better, met.other, met.share.value) == ("b", "a", 2.5 / 4)
    assert met.elo_low < 0 < met.elo < met.elo_high


def test_pairs_of_games_are_compared() -> None:
    pairs = [
        (
            watched([], (1, 2), entries=10, ms=60_000, decisions=4, choices=8),
            watched([], (1, 2), entries=10 + more, ms=60_000, decisions=4, choices=8),
        )
        for more in (1, 2, 3) * 4
    ]
    told = {found.measure: found for found in differences([(2, ("a", "b"), "o=b", "o=a", pairs)])}
    assert told["entries"].found.value == 2
    assert told["entries"].chance < 0.05
    assert told["begins"].found.value == 0
    assert told["begins"].found.low < 0 < told["begins"].found.high
    assert (told["minutes"].found.value, told["minutes"].chance) == (0, 1)
    assert "changes" not in told  # nobody knows who led


def test_a_move_is_offered_once_as_long_as_it_stays_possible() -> None:
    used, one, other = Used(), Lay("K"), Lay("Q")
    note_step(used, Entry(1, 0, one), {0: [one, other]}, {}, 2)
    note_step(used, Entry(2, 0, other), {0: [other]}, {0: [one, other]}, 2)
    assert names_of(one) == ["lay", "lay card K"]
    told = {name: (use.offered, use.taken) for name, use in used.moves.items()}
    assert told == {"lay": (1, 2), "lay card K": (1, 1), "lay card Q": (1, 1)}
    assert used.moves["lay"].parts == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0]


def test_dead_is_offered_often_and_hardly_taken() -> None:
    assert is_dead(Use(offered=1000, taken=9))
    assert not is_dead(Use(offered=1000, taken=10))
    assert not is_dead(Use(offered=99, taken=0))


def test_a_line_decides_if_somebody_else_wins_without_it() -> None:
    used = Used()
    pair, plain = Line(Say("pair"), 5, ("K", "K")), Line(Say("plain"), 8, ("A", "B", "C"))
    note_face_lines(used, Outcome((1, 2), (9, 8), ((Line(Say("ten"), 4, ("T",)), pair), (plain,))))
    told = {name: (scored.points, scored.decides) for name, scored in used.lines.items()}
    assert told == {"ten": (4, 1), "pair": (5, 1), "plain": (8, 0)}
    assert (used.faces["K"].crowded, used.faces["A"].crowded) == (0, 1)


def test_lines_say_nothing_where_points_do_not_decide() -> None:
    used = Used()
    note_face_lines(used, Outcome((1, 2), (3, 3), ((Line(Say("plain"), 3),),) * 2))
    assert not used.lines
