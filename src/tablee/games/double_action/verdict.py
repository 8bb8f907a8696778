"""How a game ended."""

from __future__ import annotations

from tablee.games.double_action.sight import View
from tablee.games.double_action.state import State, team_of
from tablee.kernel import Line, Outcome, Say
from tablee.kernel.say import say


def outcome(state: State) -> Outcome | None:
    """DA-37 to DA-39: the target reached; else more series, then more tokens; else drawn."""
    if not state.over:
        return None
    series = tuple(map(len, state.series))
    tokens = tuple(each.bit_count() for each in state.tokens)
    teams, won = [team_of(seat) for seat in range(state.seats)], winners(state)
    return Outcome(
        ranks=tuple(1 if team in won else 2 for team in teams),
        scores=tuple(series[team] for team in teams),
        lines=tuple(_lines(series[team], tokens[team]) for team in teams),
        why=_why(state, series, tokens),
    )


def winners(end: State | View) -> tuple[int, ...]:
    """The side that has won, or both."""
    series = tuple(map(len, end.series))
    reached = max(series) >= end.options.target
    tokens = (0, 0) if reached else tuple(each.bit_count() for each in end.tokens)
    worth = tuple(zip(series, tokens, strict=True))
    return tuple(team for team in (0, 1) if worth[team] == max(worth))


def _lines(series: int, tokens: int) -> tuple[Line, ...]:
    return (
        Line(say("score-series"), series),
        Line(say("score-tokens", n=tokens), 0),
    )


def _why(state: State, series: tuple[int, ...], tokens: tuple[int, ...]) -> Say:
    if max(series) >= state.options.target:
        return say("end-target", n=max(series))
    if series[0] != series[1]:
        return say("end-series", more=max(series), fewer=min(series))
    if tokens[0] != tokens[1]:
        return say("end-tokens", series=series[0], more=max(tokens), fewer=min(tokens))
    return say("end-drawn", series=series[0], tokens=tokens[0])
