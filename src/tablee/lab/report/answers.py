"""The sentences that a question opens with: what the games say, and how small an edge they show.

Games with the same number have the same chance at every level, so they count as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tablee.lab.report.answers_used import used_answer, used_by_all, what_if_answer
from tablee.lab.report.drama import course_of
from tablee.lab.report.html import ReportWriter
from tablee.lab.report.measures import (
    Games,
    SkillGap,
    by_number,
    ended,
    fair,
    length,
    meeting,
    minutes,
    skills,
    won,
    won_by_first,
)
from tablee.lab.report.sweeps import UNLIKELY
from tablee.lab.report.watch import Watched
from tablee.lab.statistics import (
    LEAST_PAIRS,
    Estimate,
    chance_of,
    holm,
    mean,
    ratio,
    share,
    smallest_edge,
)


def _by_seats(told: ReportWriter) -> Iterator[tuple[int, list[Games]]]:
    for seats in told.plan.seats:
        yield seats, [each for each in told.main() if each.row.seats == seats]


def _edge(told: ReportWriter, found: Estimate | None) -> str:
    edge = None if found is None else smallest_edge(found)
    return told("edge-points", n=told.number(None if edge is None else 100 * edge))


def _verdict(values: Sequence[float], chance: float) -> str:
    """`chance` is that of so large a mean by luck, corrected for all that were asked."""
    if len(values) < LEAST_PAIRS:
        return "few"
    if chance >= UNLIKELY:
        return "open"
    return "more" if sum(values) > 0 else "less"


# --- is it fair ----------------------------------------------------------------------------------


def fair_answer(told: ReportWriter) -> list[str]:
    asked = list(_unfair(told))
    chances = holm([chance_of(values) for *_, values in asked])
    verdicts = [
        (seats, seat, due, values, _verdict(values, chance))
        for (seats, seat, due, values), chance in zip(asked, chances, strict=True)
    ]
    begins = [_begins(told, *each) for each in verdicts if each[1] < 0 and each[3]]
    return [*begins, _seats(told, [each for each in verdicts if each[1] >= 0])]


def _unfair(told: ReportWriter) -> Iterator[tuple[int, int, float, list[float]]]:
    """Seats, one of them (or −1 for the side that begins), its due, and what it had more."""
    for seats, rows in _by_seats(told):
        due = fair([game for each in rows for game in each.over], seats).due
        begun = by_number(rows, lambda game: won_by_first(game) if game.first >= 0 else None)
        yield seats, -1, due, [value - due for value in begun]
        for seat in range(seats):
            had = by_number(rows, lambda game, seat=seat: won(game, seat))  # type: ignore[misc]
            yield seats, seat, 1 / seats, [value - 1 / seats for value in had]


def _begins(
    told: ReportWriter, seats: int, seat: int, due: float, values: Sequence[float], verdict: str
) -> str:
    found = share([value + due for value in values])
    return told(
        "fair-answer",
        seats=told.seats(seats),
        share=told.share(found),
        due=told.percent(due),
        verdict=told(f"verdict-{verdict}"),
        games=told.number(len(values), 0),
        edge=_edge(told, found),
    )


def _seats(told: ReportWriter, seated: Sequence[tuple[int, int, float, list[float], str]]) -> str:
    sure = [
        f"{told('seat', n=seat + 1)} ({told.seats(seats)}): {told(f'verdict-{verdict}')}"
        for seats, seat, _, _, verdict in seated
        if verdict in ("more", "less")
    ]
    return told("fair-seats", seats="; ".join(sure)) if sure else told("fair-seats-alike")


# --- how long, and who chooses -------------------------------------------------------------------


def length_answer(told: ReportWriter) -> list[str]:
    found = []
    for seats, rows in _by_seats(told):
        taken = mean(by_number(rows, minutes))
        spread = length([game for each in rows for game in each.over]).minutes
        if taken is not None and spread is not None:
            found.append(
                told(
                    "length-answer",
                    seats=told.seats(seats),
                    mean=told.mean(taken, 2),
                    low=told.number(spread.quarter),
                    high=told.number(spread.three_quarters),
                    games=told.number(taken.games, 0),
                    edge=told.number(smallest_edge(taken), 2),
                )
            )
    every = [game for each in told.rows for game in each.every]
    never = len(every) - len(ended(every))
    return [*found, told("never-answer", never=never, games=told.number(len(every), 0))]


def choice_answer(told: ReportWriter) -> list[str]:
    return [
        _choice(told, seats, rows, made)
        for seats, rows in _by_seats(told)
        if (made := mean(by_number(rows, lambda game: game.decisions))) is not None
    ]


def _choice(told: ReportWriter, seats: int, rows: Sequence[Games], made: Estimate) -> str:
    games = [game for each in rows for game in each.over]
    decisions, weighed = (sum(found) for found in zip(*_decided(games), strict=True))
    matter = sum(game.matter for game in games) / weighed if weighed else None
    return told(
        "choice-answer",
        seats=told.seats(seats),
        decisions=told.mean(made),
        moves=told.number(sum(game.choices for game in games) / max(1, decisions)),
        known="no" if matter is None else "yes",
        matter=told.percent(matter),
        edge=told.number(smallest_edge(made)),
    )


def _decided(games: Sequence[Watched]) -> list[tuple[int, int]]:
    return [(game.decisions, game.weighed) for game in games]


# --- who catches up ------------------------------------------------------------------------------


def comeback_answer(told: ReportWriter) -> list[str]:
    return [
        told(
            "drama-answer",
            seats=told.seats(seats),
            comeback=told.share(found),
            changes=told.mean(mean(by_number(rows, _changes))),
            games=told.number(found.games, 0),
            edge=_edge(told, found),
        )
        for seats, rows in _by_seats(told)
        if (found := share(by_number(rows, _caught_up))) is not None
    ]


def _caught_up(game: Watched) -> float | None:
    """None: nobody led alone in the middle."""
    course = course_of(game)
    return None if course is None or course.leads[1] < 0 else 1.0 - course.leads[1]


def _changes(game: Watched) -> float | None:
    course = course_of(game)
    return None if course is None else float(course.changes)


# --- what decides --------------------------------------------------------------------------------


def skill_answer(told: ReportWriter) -> list[str]:
    met = [(seats, gap) for seats in told.plan.seats if (gap := _largest_gap(told, seats))]
    chances = holm([chance_of(_ahead(told, seats, gap)) for seats, gap in met])
    skill = [
        _skill(told, seats, gap, chance) for (seats, gap), chance in zip(met, chances, strict=True)
    ]
    return [*skill, *_luck(told)] or [told("skill-alone")]


def _mixed(told: ReportWriter, seats: int) -> list[Games]:
    several = len(told.plan.players) > 1
    return [each for each in told.main(mixed=True) if several and each.row.seats == seats]


def _largest_gap(told: ReportWriter, seats: int) -> SkillGap | None:
    found = [gap for each in _mixed(told, seats) for gap in skills(each.over, told.plan.players)]
    return max(found, key=lambda gap: gap.share.value, default=None)


def _ahead(told: ReportWriter, seats: int, gap: SkillGap) -> list[float]:
    points = by_number(_mixed(told, seats), lambda game: meeting(game, gap.better, gap.other))
    return [point - 0.5 for point in points]


def _skill(told: ReportWriter, seats: int, gap: SkillGap, chance: float) -> str:
    return told(
        "skill-answer",
        seats=told.seats(seats),
        better=gap.better,
        other=gap.other,
        share=told.share(gap.share),
        games=told.number(gap.share.games, 0),
        verdict=told(f"skill-{_verdict(_ahead(told, seats, gap), chance)}"),
        edge=_edge(told, gap.share),
    )


def _luck(told: ReportWriter) -> Iterator[str]:
    """Sums over all games with the same number."""
    for seats, rows in _by_seats(told):
        luck = by_number(rows, lambda game: game.luck)
        whole = by_number(rows, lambda game: game.luck + game.play)
        found = ratio(luck, whole)
        if found is not None:
            yield told("luck-answer", seats=told.seats(seats), share=told.share(found))


ANSWERS: dict[str, Callable[[ReportWriter], list[str]]] = {
    "fair": fair_answer,
    "length": length_answer,
    "choice": choice_answer,
    "drama": lambda told: comeback_answer(told) or [told("drama-unknown")],
    "skill": skill_answer,
    "used": lambda told: used_answer(told, used_by_all(told)[0]),
    "what-if": lambda told: what_if_answer(told) if told.plan.sweeps else [told("what-if-none")],
}
"""By question. The page opens with the first sentence of each."""
