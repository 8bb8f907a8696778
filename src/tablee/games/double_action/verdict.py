"""How a game ended."""

from __future__ import annotations

from tablee.games.double_action.state import State, team_of
from tablee.kernel import Line, Outcome, Say
from tablee.kernel.say import say


def outcome(state: State) -> Outcome | None:
    """DA-37 to DA-39: the target reached; else more series, then more tokens; else drawn."""
    if not state.over:
        return None
    series = tuple(map(len, state.series))
    tokens = tuple(each.bit_count() for each in state.tokens)
    worth = tuple(zip(series, tokens, strict=True))
    if max(series) >= state.options.target:
        worth = tuple((each, 0) for each in series)
    teams = [team_of(seat) for seat in range(state.seats)]
    return Outcome(
        ranks=tuple(1 if worth[team] == max(worth) else 2 for team in teams),
        scores=tuple(series[team] for team in teams),
        lines=tuple(_lines(series[team], tokens[team]) for team in teams),
        why=_why(state, series, tokens),
    )


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
