"""Striking at a real table of Take It!: what is too early, and what costs nothing."""

from __future__ import annotations

import msgspec

from tablee import wire
from tablee.games.take_it import GAME
from tablee.games.take_it.moves import Options
from tablee.store import Chair, Sheet, Terms
from tablee.table import Effects, Table

OPTIONS = Options(oldest="1", tempo_ms=20_000)


class Strikes:
    """Two people; the first deals and strikes. `at` is the clock of the table in ms."""

    def __init__(self) -> None:
        chairs = (Chair("person", "Ann", "ann"), Chair("person", "Ben", "ben"))
        terms = Terms(msgspec.to_builtins(OPTIONS), grace=0)
        sheet = Sheet("t", GAME.key, GAME.version, terms, chairs, "ann", secret="00" * 32)
        self.table = Table(GAME, sheet, {})
        self.table.enter("ann", "ann")
        self.table.measured("ann", 0.0)
        self.table.begin(Effects(), 0)
        self.table.ask("ann", wire.Hello(), 0)
        self.table.told(self.table.number, 0)

    def plays(self, move: str, at: int, shown: int) -> str:
        """The code of the refusal, or nothing; the page painted the last entry at `shown`."""
        play = wire.Play(1, move, self.table.number, float(at - shown))
        effects = self.table.ask("ann", play, at)
        self.table.told(self.table.number, at)
        refused = [one for _, one in effects.told if isinstance(one, wire.Refused)]
        return refused[0].code if refused else ""


def test_a_strike_at_once_after_the_first_card_does_not_count() -> None:
    """TI-22: nobody reacts in less than 0.1 s; after a second one may strike again."""
    table = Strikes()
    assert table.plays("reveal 1", 5_000, 0) == ""
    assert table.plays("take 1", 5_050, 5_000) == "false_start"
    assert table.plays("take 1", 5_500, 5_000) == "frozen"
    assert table.plays("take 1", 6_200, 5_000) == ""


def test_a_later_card_of_the_row_may_be_struck_at_once() -> None:
    """TI-22: the row has been there; only its first card counts for a false start."""
    table = Strikes()
    table.plays("reveal 1", 5_000, 0)
    table.plays("reveal 2", 7_000, 5_000)
    assert table.plays("take 1", 7_050, 7_000) == ""


def test_a_strike_at_an_empty_table_costs_nothing() -> None:
    """TI-11: also just after a row was taken; the next one may be struck as usual."""
    table = Strikes()
    table.plays("reveal 1", 5_000, 0)
    assert table.plays("take 1", 6_000, 5_000) == ""
    assert table.plays("take 2", 6_040, 6_000) == "empty_row"
    table.plays("reveal 2", 6_500, 6_000)
    assert table.plays("take 2", 6_700, 6_500) == ""
