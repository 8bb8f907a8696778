"""How a game of Take It! or Slam Dunk ends, and how large its tree is."""

from __future__ import annotations

from games.take_it_tester import SLAM_DUNK, A, B, C, at
from tablee.games.take_it import GAME
from tablee.games.take_it.moves import Close, Options
from tablee.games.take_it.state import State
from tablee.kernel import CHANCE, Timer
from tablee.kernel.say import say

# --- the end -------------------------------------------------------------------------------------


def test_the_last_card_ends_the_game() -> None:
    """TI-37, TI-P12 (reading A-TI-9): the row belongs to nobody, and a claim comes too late."""
    game = at([["S+1"]] * 5, row="S+2 S+3 S+4 S+5", stock="S+6").turns("S+6")
    assert game.is_over
    assert game.outcome.why == say("end-stock")
    assert game.refuses(B, game.this_row) == "game_over"
    assert game.outcome.scores == (1, 1, 1, 1, 1)


def test_a_last_call_lets_the_row_be_taken() -> None:
    """TI-37 with the option: for some seconds, or until somebody has it."""
    options = Options(oldest="1", last_call_seconds=3)
    game = at([["S+1"]] * 4, row="S+2", stock="S+6", options=options).turns("S+6")
    assert not game.is_over
    assert GAME.timers(game.state) == (Timer("last-call", CHANCE, Close(), 3000),)
    assert game.refuses(A, "reveal 78") == "stock_empty"
    assert game.refuses(A, "close") == "not_yours"
    assert game.plays(CHANCE, "close").outcome.scores == (1, 1, 1, 1)
    taken = game.takes(C)
    assert taken.outcome.scores == (1, 1, 9, 1)
    assert taken.outcome.why == say("end-stock")


def test_the_last_player_receives_the_stock() -> None:
    """TI-38, TI-39, TI-P11, A-TI-12."""
    stock = "S+1 S+1 S+1 D+9 D+9 J T T S-2"
    piles = [["S+1"] * 4, ["S+2"] * 3, ["S+3", "S+3"]]
    game = at(piles, row="S+5 S+6", stock=stock).takes(B)
    assert game.is_over
    assert game.outcome.why == say("end-limit")
    assert [len(pile.split()) for pile in game.piles(C)] == [1, 1, 9]
    assert sorted(game.piles(C)[2].split()) == sorted(stock.split())
    assert game.outcome.scores == (4, 6 + 11, 6 + 3 + 9 + 10 - 2)


def test_slam_dunk_leaves_the_stock_where_it_is() -> None:
    """TI-38, TI-39, A-TI-1; a table may agree otherwise in either edition."""
    piles = [["S+1"] * 4, ["S+2"] * 3, ["S+3"]]

    def last(options: Options) -> list[str]:
        return at(piles, row="S+5", stock="S+6 S+6", options=options).takes(B).piles(C)

    assert last(SLAM_DUNK) == ["S+3"]
    assert last(Options(edition="slam_dunk", leftovers="yes")) == ["S+3", "S+6 S+6"]
    assert last(Options(leftovers="no")) == ["S+3"]


def test_with_two_players_the_first_at_the_limit_ends_the_game() -> None:
    """TI-38; TI-39: given however many takes the other had left."""
    game = at([["S+1"] * 3, []], row="S+2", stock="S+3 S+4").takes(A)
    assert game.is_over
    assert game.piles(B) == ["S+3 S+4"]


def test_an_empty_stock_leaves_nothing() -> None:
    """TI-39: after a last call nothing remains to be given."""
    options = Options(oldest="1", last_call_seconds=3)
    game = at([["S+1"] * 3, []], row="S+2", stock="S+4", options=options).turns("S+4").takes(A)
    assert game.piles(B) == []
    assert game.outcome.why == say("end-limit")


def test_all_piles_are_opened_at_the_end() -> None:
    """TI-40: to everybody, watchers too."""
    game = at([["S+1 T"], ["D+4"]], row="J", stock="S+6").turns("S+6")
    for seat in game.viewers:
        assert game.view(seat).shown == game.state.piles
        faces = [p.face for zone in game.scene(seat).zones if zone.seat == A for p in zone.pieces]
        assert faces == ["plain-p1", "ten"]


# --- counting ------------------------------------------------------------------------------------


def test_the_tree_of_a_tiny_game_has_the_size_we_count_by_hand() -> None:
    """Two players who may each take once more, two different cards in the stock.

    c(s, m) = games from an empty table with s cards in the stock and m players who may still take.
    A take by either ends it, since all but one are then at the limit. After the first card (2 ways)
    the row may be taken (2 ways, end) or the second card turned (1 way, end): 2 x (2 + 1) = 6.
    With a last call, the second card may still be taken (2 ways) or not (1): 2 x (2 + 3) = 10.
    """
    tiny = [["S+1"] * 3, ["S+1"] * 3]
    assert _leaves(at(tiny, stock="S+1 S-1").state) == 6
    calling = Options(oldest="1", last_call_seconds=1)
    assert _leaves(at(tiny, stock="S+1 S-1", options=calling).state) == 10


def test_the_tree_of_a_longer_game_follows_its_recurrence() -> None:
    """Two players with two takes left each, three cards of one kind: all counts by hand.

    f(s, r, a, b): endings with s cards in the stock, whether a row lies there (r), and takes left.
    An empty row can only be dealt to; with a row either takes, or a card is turned. The last card
    ends the game. f(3,0,2,2) = f(2,1,2,2) = 2 f(2,0,1,2) + f(1,1,2,2)
    with f(2,0,1,2) = f(1,1,1,2) = 1 (end) + f(1,0,1,1) + 1 (last card) = 1 + 1 + 1 = 3
    and f(1,1,2,2) = 2 f(1,0,1,2) + 1 = 3, so 2 x 3 + 3 = 9.
    """
    game = at([["S+1"] * 2, ["S+1"] * 2], stock="S+2 S+2 S+2")
    assert _leaves(game.state) == 9


def _leaves(state: State) -> int:
    acting = GAME.to_act(state)
    if not acting:
        return 1
    if acting == (CHANCE,):
        nexts = [(CHANCE, move) for move, _ in GAME.chances(state)]
    else:
        nexts = [(seat, move) for seat in acting for move in GAME.legal(state, seat)]
        nexts += [(t.seat, t.move) for t in GAME.timers(state) if t.seat == CHANCE]
    return sum(_leaves(GAME.apply(state, seat, move)) for seat, move in nexts)
