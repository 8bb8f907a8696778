"""Games in real time: each player's moves keep their order."""

from __future__ import annotations

from hypothesis import strategies as st

from tablee.kernel import Game
from tablee.testing.evening import SLOWEST_MS, Evening
from tablee.testing.proof import proved

BURSTS = 60


@proved(seed=st.integers(0, 2**32))
def test_each_players_moves_are_in_the_log_in_the_order_they_were_pressed(
    real_time_game: Game, seed: int
) -> None:
    """Moves pressed in a burst are in the log in that order, or refused."""
    evening = Evening(real_time_game, seed)
    for _ in range(BURSTS):
        evening.pass_time(evening.rng.choice((0, 5, 40, 200, 2_500)))
        evening.burst()
    evening.pass_time(2 * SLOWEST_MS)
    for seat in evening.people:
        mine = [request for request, (whose, _) in evening.sent.items() if whose == seat]
        numbers = [evening.done[request] for request in mine if request in evening.done]
        assert numbers == sorted(set(numbers))
    for request, number in evening.done.items():
        assert evening.rows[number - 1] == evening.sent[request]
    assert set(evening.sent) == set(evening.done) | evening.refused
    assert not set(evening.done) & evening.refused
