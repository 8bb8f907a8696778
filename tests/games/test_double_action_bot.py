"""House bots of Double Action: what they see, what they remember, and that they win."""

from __future__ import annotations

from random import Random

import pytest

from games.double_action_tester import A, B, Table, at, row
from tablee.games.double_action import GAME
from tablee.games.double_action.bot import DRAWING, LEVELS, SOONEST_MS, Player, position_of
from tablee.games.double_action.moves import Draw, Hint
from tablee.games.double_action.plan import Position, put_worth, take_worth
from tablee.kernel import Intent, format_move
from tablee.lab import simulate

THINKERS = ("regular", "expert")


def wants(table: Table, level: str, seat: int = A, seed: int = 1) -> str | None:
    """The move a bot of that level wants, slips left out."""
    careful = LEVELS[level].__class__(
        looks_ahead=LEVELS[level].looks_ahead, blind=LEVELS[level].blind
    )
    intent = Player(careful).think(table.view(seat), GAME.legal(table.state, seat), Random(seed))
    return format_move(intent.move) if intent else None


@pytest.mark.parametrize("level", ["regular", "expert", "greedy"])
def test_a_series_is_completed(level: str) -> None:
    table = at(a=row(6, 2, 5), hands="8D AD 2C", b="9-9 2-3")
    wanted = at(a=row(6, 4, 7), hands="8C AD 2H", b="9-9 2-3")
    assert wants(wanted, level) == "play 8C 6-8"
    assert wants(table, level) == "play 8D 6-6"


@pytest.mark.parametrize("level", THINKERS)
def test_a_threat_is_blocked(level: str) -> None:
    """B lacks 6-6 only, and the corner of the board is far."""
    table = at(b=row(6, 2, 5) + " 6-1", turned_b=[row(9, 3, 7)], hands="8D 9D 2S", a="2-2 3-8")
    assert wants(table, level) == "play 8D 6-6"


@pytest.mark.parametrize("level", THINKERS)
def test_a_black_jack_breaks_what_cannot_be_blocked(level: str) -> None:
    """Four with both ends open and a win at stake: only a removal or a jack helps."""
    table = at(b=row(6, 4, 7), turned_b=[row(9, 3, 7)], hands="JS 3H 4H", a="2-2 3-8")
    move = wants(table, level)
    assert move is not None
    assert move.startswith(("remove JS 6-", "play JS 6-"))


@pytest.mark.parametrize("level", THINKERS)
def test_jacks_are_kept_for_something_worth_it(level: str) -> None:
    table = at(a="2-2", b="9-9", hands="JS JH 5H 6H 7H")
    assert "J" not in (wants(table, level) or "")


@pytest.mark.parametrize("level", LEVELS)
def test_dead_cards_are_changed_first(level: str) -> None:
    table = at(b="7-10 8-4", hands="7C 9H 2S")
    assert wants(table, level) == "swap_dead 7C"


@pytest.mark.parametrize("level", ["expert", "greedy"])
def test_good_players_always_draw_in_time(level: str) -> None:
    table = at(hands=("2C 3C", "2D 3D")).plays(A, "play 2C 5-8")
    for seed in range(12):
        drawing = Player(LEVELS[level]).think(
            table.view(A), GAME.legal(table.state, A), Random(seed)
        )
        playing = Player(LEVELS[level]).think(
            table.view(B), GAME.legal(table.state, B), Random(seed)
        )
        assert isinstance(drawing, Intent)
        assert isinstance(playing, Intent)
        assert drawing.move == Draw()
        assert drawing.after_ms < SOONEST_MS <= playing.after_ms


def test_beginners_sometimes_forget() -> None:  # DA-30
    table = at(hands=("2C 3C", "2D 3D")).plays(A, "play 2C 5-8")
    legal = GAME.legal(table.state, A)
    thoughts = [
        Player(LEVELS["beginner"]).think(table.view(A), legal, Random(seed)) for seed in range(200)
    ]
    assert 5 < thoughts.count(None) < 60
    assert DRAWING.mean_ms < SOONEST_MS


@pytest.mark.parametrize("level", LEVELS)
def test_bots_never_tell(level: str) -> None:  # DA-31
    played = simulate(GAME, [level] * 4, "quiet")
    assert not [entry for entry in played.entries if isinstance(entry.move, Hint)]


def test_a_plan_is_kept_while_the_board_stays() -> None:
    """The one before draws; the bot does not begin to think again."""
    table = at(hands=("2C 3C", "2D 3D KD QD"), stock="2H 3H").plays(A, "play 2C 5-8")
    later = table.draws(A, "2H")
    bot = Player(LEVELS["expert"])
    thoughts = [
        bot.think(each.view(B), GAME.legal(each.state, B), Random(seed))
        for seed, each in enumerate((table, later))
    ]
    assert thoughts[0] is not None
    assert thoughts[1] is not None
    assert thoughts[0].move == thoughts[1].move


def test_lines_are_worth_more_the_longer_they_are_and_with_the_card_in_hand() -> None:
    def worth(cells: str, held: str = "") -> float:
        state = at(a=cells, hands="2H").state
        position = Position(state.tokens, state.locked, state.series, 0)
        return put_worth(position, 0, 55, at(a=held).state.tokens[0])

    assert worth("6-5") < worth("6-5 6-4") < worth("6-5 6-4 6-3") < worth("6-5 6-4 6-3 6-2")
    assert worth("6-5 6-4") < worth("6-5 6-4", held="6-7 6-8")


def test_breaking_four_is_worth_more_than_breaking_two() -> None:
    state = at(b=row(6, 2, 5) + " 3-3 3-4", hands="2H").state
    position = Position(state.tokens, state.locked, state.series, 0)
    assert take_worth(position, 0, 52, 0) > take_worth(position, 0, 22, 0)


def test_cells_whose_card_is_used_up_are_known() -> None:  # DA-34
    table = at(hands="7C 9H").plays(A, "play 7C 7-10")
    gone = position_of(table.view(B)).gone
    assert gone == 1 << 69 | 1 << 73


def share_won(hero: str, other: str, games: int) -> float:
    """The share of two-player games the hero wins outright, taking both seats in turn."""
    won = 0
    for seed in range(games):
        mine = seed % 2
        levels = [hero, other] if mine == 0 else [other, hero]
        won += simulate(GAME, levels, f"{seed // 2}").outcome.winners == (mine,)
    return won / games


@pytest.mark.slow
def test_the_expert_beats_the_greedy_bot(full: bool) -> None:
    """Over 500 games 400 were won and 33 drawn (docs/benchmarks.md); these are shorter runs."""
    games, bar = (40, 0.6) if full else (6, 0.5)
    assert share_won("expert", "greedy", games) >= bar


@pytest.mark.slow
def test_levels_stand_in_their_order(full: bool) -> None:
    games = 80 if full else 40
    assert share_won("regular", "beginner", games) > 0.6
