"""Computer players: they play to the end, keep to the rules, and are never too quick."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from tablee.catalog import quick_players
from tablee.kernel import Bot, Game, Intent, blank, format_move
from tablee.kernel.bot import FASTEST_MS
from tablee.lab import simulate
from tablee.testing.proof import proved
from tablee.testing.walk import accepted
from tablee.testing.walks import walks


def test_plays_a_whole_game_in_every_seating(game: Game, level: str, full: bool) -> None:
    """A player finishes a game at the real table and is never refused.

    Without `--full` only the largest table is tried: the smallest is played below.
    """
    for seats in game.seats if full else game.seats[-1:]:
        played = simulate(game, [level] * seats, "every bot", players=quick_players(game))
        assert len(played.outcome.ranks) == seats


def test_the_same_seed_gives_the_same_game(game: Game, level: str) -> None:
    """A player draws all its chance from the generator it is given."""
    levels = [level] * min(game.seats)
    first, again = (simulate(game, levels, "twice", players=quick_players(game)) for _ in range(2))
    assert first.entries == again.entries, "chance that is not from the generator of `think`"
    assert first.outcome == again.outcome


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_wants_only_legal_moves_at_human_speed(
    game: Game, level: str, data: st.DataObject, seed: int
) -> None:
    """A player intends legal moves only, and never faster than a person could."""
    walked = data.draw(walks(game, most=60))
    for seat in range(walked.seats):
        legal = walked.legal(len(walked.log), seat)
        if not legal:
            continue
        bot: Bot = quick_players(game)[level](seat)
        for state in walked.states[1:]:
            bot.notice(game.view(state, seat))
        intent = bot.think(game.view(walked.state, seat), legal, Random(seed))
        if isinstance(intent, Intent):
            told = f"{level} wants `{format_move(intent.move)}`, which is not legal"
            assert blank(intent.move) in legal, told
            assert intent.after_ms >= FASTEST_MS
            accepted(game, walked.state, seat, intent.move, level)
