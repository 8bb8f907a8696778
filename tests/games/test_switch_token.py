"""Switch: the Block token, in and out of turn."""

from __future__ import annotations

from games.switch_tester import Game, at, lock
from tablee.games.switch import GAME
from tablee.games.switch.moves import Let, Options
from tablee.games.switch.state import NOBODY
from tablee.kernel import format_move

A, B, C = 0, 1, 2


def announced() -> Game:
    """C has the token; A throws green and wants B's pack."""
    return at(3, 11, 7, owner=C).throws("1 1 1 green").plays(A, "swap 1")


# --- stopping a swap ---------------------------------------------------------------------------


def test_the_owner_is_asked_before_a_green_swap_happens() -> None:  # SW-37
    game = announced()
    assert (game.phase, game.tops) == ("window", (3, 11, 7))
    assert GAME.to_act(game.state) == (C,)
    assert game.legal(C)[:2] == ["block 1", "let 1"]


def test_a_blocked_swap_does_not_happen() -> None:  # SW-36, SW-37, SW-P11, A-SW-10
    game = announced().plays(C, "block 1")
    assert (game.tops, game.turn) == ((3, 11, 7), B)
    assert (game.state.owner, game.state.locked) == (NOBODY, NOBODY)


def test_the_owner_may_let_it_happen_and_keep_the_token() -> None:  # SW-37
    game = announced().plays(C, "let 1")
    assert (game.tops, game.turn, game.state.owner) == ((11, 3, 7), B, C)


def test_an_unanswered_swap_happens_by_itself() -> None:  # SW-37
    (timer,) = GAME.timers(announced().state)
    assert (timer.seat, timer.after_ms, timer.shown) == (C, 6000, True)
    assert timer.move == Let(1)
    assert announced().plays(timer.seat, format_move(timer.move)).tops == (11, 3, 7)
    assert not GAME.timers(at(3, 11, 7, owner=C).state)


def test_the_time_to_answer_is_agreed_before_the_game() -> None:  # SW-37
    slow = at(3, 11, 7, owner=C, options=Options(window_ms=12000))
    (timer,) = GAME.timers(slow.throws("1 1 1 green").plays(A, "swap 1").state)
    assert timer.after_ms == 12000


def test_the_owner_may_be_the_one_who_loses_the_pack() -> None:  # SW-37
    game = at(3, 11, 7, owner=B).throws("1 1 1 green").plays(A, "swap 1")
    assert GAME.to_act(game.state) == (B,)
    assert game.plays(B, "block 1").tops == (3, 11, 7)


def test_nobody_is_asked_when_the_thrower_has_the_token() -> None:  # SW-37
    game = at(3, 11, 7, owner=A).throws("1 1 1 green").plays(A, "swap 1")
    assert (game.tops, game.state.owner) == ((11, 3, 7), A)


def test_only_the_owner_answers() -> None:  # SW-37
    for seat in (A, B):
        assert announced().refuses(seat, "block 1") == "no_token"
    assert announced().refuses(A, "swap 2") == "not_now"


def test_a_block_aimed_at_an_earlier_swap_comes_too_late() -> None:  # SW-37
    over = announced().plays(C, "let 1")
    assert over.refuses(C, "block 1") == "too_late"
    later = over.throws("1 1 1 green").plays(B, "swap 0")
    assert later.refuses(C, "block 1") == "too_late"
    assert later.plays(C, "block 2").tops == (11, 3, 7)


def test_the_token_can_do_nothing_against_red() -> None:  # SW-38, SW-P11
    game = at(9, 4, 6, owner=C).throws("1 1 1 1 1 red")
    assert (game.tops, game.state.owner) == ((4, 9, 6), C)
    assert game.refuses(C, "block 1") == "red_stands"


# --- blocking a pack ---------------------------------------------------------------------------


def test_a_blocked_pack_sheds_nothing() -> None:  # SW-39, SW-40, SW-43, SW-P12
    game = at(5, 1, 9, owner=C)
    game = game.plays(C, lock(game, B))
    assert (game.state.owner, game.state.locked) == (NOBODY, B)
    game = game.throws("1 1 1 1 blank").throws("1 2 4 blank")
    assert (game.tops, game.turn) == ((5, 1, 9), C)
    assert game.refuses(B, "shed 1") == "pack_locked"


def test_the_token_goes_on_an_opponents_pack_only() -> None:  # SW-39, SW-P12
    game = at(5, 1, 9, owner=C)
    assert game.refuses(C, lock(game, C)) == "own_pack"
    for nobody in (3, -1):
        assert game.refuses(C, f"lock {nobody} teal") == "no_such_opponent"


def test_the_token_lies_on_one_pack_and_cannot_be_called_back() -> None:  # SW-36, SW-39, SW-40
    game = at(5, 1, 9, owner=C)
    game = game.plays(C, lock(game, B))
    assert game.refuses(C, lock(game, A)) == "no_token"
    assert game.refuses(C, "block 1") == "no_token"


def test_a_pack_that_has_left_its_seat_is_not_hit() -> None:  # SW-39
    game = at(9, 4, 6, owner=C)
    aimed = lock(game, A)
    swapped = game.throws("1 1 1 1 1 red")
    assert swapped.refuses(C, aimed) == "too_late"
    assert swapped.state.owner == C


def test_the_block_face_frees_the_pack_for_this_very_throw() -> None:  # SW-41, SW-P13, A-SW-12
    game = at(1, 5, locked=A).throws("1 5 6 block")
    assert (game.state.owner, game.state.locked) == (A, NOBODY)
    assert game.sheds(1).top == 2


def test_a_blocked_player_still_throws() -> None:  # SW-41
    assert at(1, 5, locked=A).legal(A) == ["throw"]


def test_a_green_swap_gets_rid_of_the_blocked_pack() -> None:  # SW-42, SW-P14, A-SW-11
    game = at(5, 12, locked=A).throws("1 1 1 1 green").plays(A, "swap 1")
    assert game.tops == (12, 5)
    assert game.state.packs[B] == game.state.locked
    assert game.throws("1 4 6 6 blank").tops == (12, 5)


def test_a_red_swap_gets_rid_of_the_blocked_pack() -> None:  # SW-42
    game = at(9, 4, 6, locked=A).throws("1 1 1 1 1 red")
    assert game.tops == (4, 9, 6)
    assert game.state.packs[B] == game.state.locked


def test_red_with_nobody_lower_frees_nothing() -> None:  # SW-42
    game = at(2, 2, 5, locked=A).throws("1 1 1 red")
    assert game.state.packs[A] == game.state.locked


# --- at any time -------------------------------------------------------------------------------


def test_the_owner_may_act_in_every_phase() -> None:  # SW-43
    start = at(1, 9, 7, owner=C)
    shedding = start.throws("1 2 4 blank")
    green = start.throws("1 2 4 green")
    for game in (start, shedding, shedding.sheds(3), green, announced()):
        assert C in GAME.to_act(game.state)
        assert {lock(game, A), lock(game, B)} <= set(game.legal(C))


def test_the_owner_may_also_act_in_turn() -> None:  # SW-43
    game = at(1, 9, owner=A)
    assert game.legal(A) == ["throw", lock(game, B)]
    game = game.plays(A, lock(game, B))
    assert (game.turn, game.phase, game.legal(A)) == (A, "throw", ["throw"])


def test_blocked_between_throw_and_shedding_one_loses_the_turn_only() -> None:  # SW-43, A-SW-9
    game = at(3, 9, 7, owner=C).throws("3 6 6 blank").sheds(1).throws("4 1 1 blank")
    game = game.plays(C, lock(game, A))
    assert (game.top, game.turn) == (4, B)


def test_players_may_agree_that_being_blocked_is_a_bust() -> None:  # SW-43, A-SW-9
    harsh = Options(block_is_no_bust=False)
    game = at(3, 9, 7, owner=C, options=harsh).throws("3 6 6 blank").sheds(1).throws("4 1 1 blank")
    assert game.plays(C, lock(game, A)).tops == (1, 9, 7)
    first = at(3, 9, 7, owner=C, options=harsh).throws("3 6 6 blank")
    assert first.plays(C, lock(first, A)).tops == (3, 9, 7)


def test_a_blocked_rethrow_is_judged_by_the_same_option() -> None:  # SW-22, A-SW-9
    for mild, top in ((True, 4), (False, 1)):
        options = Options(block_is_no_bust=mild)
        game = at(3, 9, 7, owner=C, options=options).throws("3 6 6 blank").sheds(1)
        game = game.plays(C, lock(game, A))
        assert game.legal(A) == ["stop", "rethrow"]
        assert game.throws("4 4 4 blank").tops == (top, 9, 7)


def test_using_the_token_on_a_pack_gives_up_stopping_the_swap() -> None:  # SW-36, SW-43
    game = announced()
    game = game.plays(C, lock(game, B))
    assert (game.tops, game.turn, game.state.owner) == ((11, 3, 7), B, NOBODY)
    assert game.state.packs[A] == game.state.locked  # it went with the pack: A-SW-11


def test_a_lock_and_the_shedding_it_would_stop_are_one_race() -> None:  # SW-43
    game = at(1, 9, 7, owner=C).throws("1 2 4 blank")
    races = {
        text: GAME.race(game.state, seat, move)
        for seat in (A, C)
        for move in GAME.legal(game.state, seat)
        for text in (format_move(move),)
    }
    assert races.pop("shed 1") == races.pop(lock(game, A)) == "throw-1"
    assert races.pop(lock(game, B)) is None
    quiet = at(1, 9, 7).throws("1 2 4 blank")
    assert {GAME.race(quiet.state, A, move) for move in GAME.legal(quiet.state, A)} == {None}
