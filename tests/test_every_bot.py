"""One contract, every computer player: plays to the end, keeps to the rules, never too quick."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.catalog import players, shelf
from tablee.kernel import Bot, Game, Intent, blank
from tablee.kernel.bot import FASTEST_MS
from tablee.lab import simulate
from walk import walks

EVERYONE = [(game, level) for game in shelf().values() for level in players(game)]
every_bot = pytest.mark.parametrize(
    ("game", "level"), EVERYONE, ids=[f"{game.key}-{level}" for game, level in EVERYONE]
)


@every_bot
def test_plays_a_whole_game_in_every_seating(game: Game, level: str, full: bool) -> None:
    """Through the real table; it raises when a bot is refused or nobody moves any more.

    Without --full only the largest here: the smallest is played twice below.
    """
    for seats in game.seats if full else game.seats[-1:]:
        played = simulate(game, [level] * seats, seed="every bot")
        assert len(played.outcome.ranks) == seats


@every_bot
def test_the_same_seed_gives_the_same_game(game: Game, level: str) -> None:
    levels = [level] * min(game.seats)
    first, again = (simulate(game, levels, seed="twice") for _ in range(2))
    assert first.entries == again.entries
    assert first.outcome == again.outcome


@every_bot
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_wants_only_legal_moves_at_human_speed(
    game: Game, level: str, data: st.DataObject, seed: int
) -> None:
    walked = data.draw(walks(game, most=60))
    for seat in range(walked.seats):
        legal = walked.legal(len(walked.log), seat)
        if not legal:
            continue
        bot: Bot = players(game)[level](seat)
        for state in walked.states[1:]:
            bot.notice(game.view(state, seat))
        intent = bot.think(game.view(walked.state, seat), legal, Random(seed))
        if isinstance(intent, Intent):
            assert blank(intent.move) in legal
            assert intent.after_ms >= FASTEST_MS
            game.apply(walked.state, seat, intent.move)
