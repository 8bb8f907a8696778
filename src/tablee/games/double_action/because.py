"""Why one move is better than another, in one sentence about the lines on the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.double_action.board import ALL_THROUGH, CELLS, claims, is_new
from tablee.games.double_action.components import FREE
from tablee.games.double_action.moves import Play, Remove
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import team_of
from tablee.games.double_action.wording import the_card
from tablee.kernel import Move, Say
from tablee.kernel.say import say
from tablee.pieces.playing_cards import KINDS, is_jack

PLAYED: Final = say("because-played")
"""Where the lines through the two cells do not say it."""


class Deed(NamedTuple):
    """What a move does on the board at once, the weightiest first."""

    series: int = 0
    """Series completed."""
    stops: int = 0
    """Lines of theirs spoilt that lacked one cell."""
    fours: int = 0
    """Lines of mine that then lack one cell."""
    spoils: int = 0
    """Lines of theirs spoilt that lacked two cells."""
    threes: int = 0
    """Lines of mine that then lack two cells."""


def because(view: View, move: Move, better: Move) -> Say:
    this, that = deed(view, better), deed(view, move)
    if this.series > that.series:
        made = len(view.series[team_of(view.me)]) + this.series
        wins = made >= view.options.target
        return say("because-wins") if wins else say("because-series", n=this.series)
    for id, mine, other in zip(_REASONS, this, that, strict=True):
        if mine > other:
            return say(id, n=mine)
        if mine < other:
            break
    spent = _jack(move)
    return PLAYED if spent is None or _jack(better) is not None else _saved(spent)


_REASONS: Final = (
    "because-series", "because-stops", "because-fours", "because-spoils", "because-threes"
)  # fmt: skip
"""What is said of each part of a deed."""


def deed(view: View, move: Move) -> Deed:
    team = team_of(view.me)
    if isinstance(move, Play):
        return _put(view, team, CELLS[move.cell], move.choice)
    return _take(view, team, CELLS[move.cell]) if isinstance(move, Remove) else Deed()


def _put(view: View, team: int, cell: int, choice: int) -> Deed:
    after = view.tokens[team] | 1 << cell
    series = len(claims(after, view.series[team], cell)[choice])
    mine = _lacking(view, team, cell, after, view.tokens[1 - team])
    theirs = _lacking(view, 1 - team, cell, view.tokens[1 - team], view.tokens[team])
    return Deed(series, theirs.count(1), mine.count(1), theirs.count(2), mine.count(2))


def _take(view: View, team: int, cell: int) -> Deed:
    """DA-24: lines of theirs lose a token; lines of mine may be free again."""
    theirs = view.tokens[1 - team]
    foes = _lacking(view, 1 - team, cell, theirs, view.tokens[team])
    mine = _lacking(view, team, cell, view.tokens[team], theirs & ~(1 << cell))
    return Deed(0, foes.count(1), mine.count(1), foes.count(2), mine.count(2))


def _lacking(view: View, team: int, cell: int, tokens: int, foes: int) -> list[int]:
    """DA-05, DA-08: of each line through the cell that may still count, the cells it lacks."""
    return [
        (five & ~(tokens | FREE)).bit_count()
        for five in ALL_THROUGH[cell]
        if not five & foes and (not five & view.locked[team] or is_new(five, view.series[team]))
    ]


def _jack(move: Move) -> int | None:
    """The jack that a move lays down, if it does."""
    kind = KINDS[move.card] if isinstance(move, Play | Remove) else None
    return kind if kind is not None and is_jack(kind) else None


def _saved(kind: int) -> Say:
    return say("because-jack", card=the_card(kind))
