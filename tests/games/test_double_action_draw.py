"""Double Action: the draw that may be forgotten, and what it costs to say so."""

from __future__ import annotations

import msgspec

from games.double_action_tester import A, B, C, D, Table, at, cards
from tablee.games.double_action import GAME
from tablee.games.double_action.moves import Options
from tablee.kernel import CHANCE, WATCHER, parse_move

EIGHT = "2C 3C 4C 5C 6C 7C 8C 9C"
OTHERS = "2D 3D 4D 5D 6D 7D 8D 9D"
PILE = "2H 3H 4H 5H 6H 7H 8H 9H 10H"


def played() -> Table:
    """A has laid a card and may draw; it is B's turn."""
    return at(hands=(EIGHT, OTHERS), stock=PILE).plays(A, "play 2C 5-8")


def test_a_card_is_drawn_for_the_one_laid() -> None:  # DA-28
    table = played()
    assert (table.hand(A), table.pile) == (7, 9)
    table = table.draws(A, "5H")
    assert (table.hand(A), table.pile) == (8, 8)
    assert table.refuses(A, "draw") == "draw_not_due"


def test_nothing_is_drawn_by_itself() -> None:  # DA-28
    assert GAME.to_act(played().state) == (A, B)
    assert not GAME.timers(played().state)


def test_a_table_may_want_to_draw_for_everybody() -> None:  # DA-28
    options = Options(dealer=2, auto_draw=True)
    table = at(hands=(EIGHT, OTHERS), stock=PILE, options=options).plays(A, "play 2C 5-8")
    assert GAME.to_act(table.state) == (CHANCE,)
    table = table.plays(CHANCE, "deal 0 9H")
    assert (table.hand(A), table.state.turn) == (8, B)
    assert table.refuses(A, "draw") == "draw_not_due"


def test_no_draw_before_a_play_or_at_an_empty_pile() -> None:  # DA-28
    assert at(hands=EIGHT).refuses(A, "draw") == "draw_not_due"
    options = Options(dealer=2, play_out_hands=True)
    table = at(hands=(EIGHT, OTHERS), stock=0, options=options).plays(A, "play 2C 5-8")
    assert table.refuses(A, "draw") == "draw_not_due"


def test_drawing_while_the_next_player_thinks() -> None:  # DA-P11, DA-29
    table = played()
    assert table.state.turn == B
    assert table.draws(A, "2H").hand(A) == 8


def test_a_forgotten_draw_is_lost_for_the_rest_of_the_game() -> None:  # DA-P10, DA-29, DA-30
    table = played().turn(B, "play 2D 7-1", "2H")
    assert table.refuses(A, "draw") == "draw_not_due"
    table = table.plays(A, "play 3C 10-6")
    assert table.hand(A) == 6
    table = table.draws(A, "3H")
    assert table.hand(A) == 7
    assert table.refuses(A, "draw") == "draw_not_due"
    table = table.turn(B, "play 3D 2-4", "4H").turn(A, "play 4C 9-8", "5H")
    assert (table.hand(A), table.hand(B)) == (7, 8)


def test_a_removal_closes_the_window_and_a_changed_card_does_not() -> None:  # DA-29, A-DA-6
    table = at(b="7-10 8-4", hands=(EIGHT, "JS 7C 2D"), stock=PILE).plays(A, "play 2C 5-8")
    changed = table.plays(B, "swap_dead 7C").plays(CHANCE, "deal 1 9H")
    assert changed.draws(A, "2H").hand(A) == 8
    assert table.plays(B, "remove JS 5-8").refuses(A, "draw") == "draw_not_due"


def test_forgetting_adds_up_until_nobody_waits_for_an_empty_hand() -> None:  # DA-30
    table = at(hands=("2C", "2D 3D 4D"), stock=PILE).plays(A, "play 2C 5-8")
    table = table.turn(B, "play 2D 7-1", "2H")
    assert table.hand(A) == 0
    assert table.state.turn == B
    table = table.turn(B, "play 3D 2-4", "3H")
    assert table.state.turn == B


def test_the_last_hand_to_empty_may_still_draw_or_pass() -> None:  # DA-30
    table = at(hands=("2C", ""), stock=PILE).plays(A, "play 2C 5-8")
    assert table.state.turn == A
    assert {"draw", "pass"} <= set(table.legal(A))
    assert table.draws(A, "2H").state.turn == A
    assert table.plays(A, "pass").winners == (A,)


def test_the_table_looks_the_same_whether_a_draw_is_due_or_not() -> None:  # DA-31
    """All that differs is the reason shown when the pile is tried in vain."""
    due = played()
    state = msgspec.structs.replace(due.state, owed=-1)
    for viewer in (A, B, WATCHER):
        one, other = due.scene(viewer), Table(state).scene(viewer)
        plain = [
            msgspec.structs.replace(
                scene,
                offers=tuple(msgspec.structs.replace(offer, why=None) for offer in scene.offers),
            )
            for scene in (one, other)
        ]
        assert plain[0] == plain[1]
    assert due.offer(A, "draw").role == "quiet"
    assert due.offer(A, "draw").why is None
    assert Table(state).offer(A, "draw").why is not None


def test_ones_own_hand_is_never_counted() -> None:  # DA-31
    scene = played().scene(A)
    assert [[fact.id for fact in note.facts] for note in scene.seats] == [
        [],
        ["fact-hand", "fact-dealer"],
    ]
    assert scene.prompt is None
    hand = next(zone for zone in scene.zones if zone.id == "hand")
    assert hand.count is None


def test_no_news_tell_of_a_draw_that_was_not_made() -> None:  # DA-31
    before, move = played(), parse_move(GAME.moves, "play 2D 7-1")
    after = before.plays(B, "play 2D 7-1")
    for viewer in (A, B, WATCHER):
        told = GAME.news(before.view(viewer), B, move, after.view(viewer))
        assert [say.id for say in told] == ["news-play"]


def test_every_refusal_to_draw_sounds_alike() -> None:  # DA-31
    too_late = played().plays(B, "play 2D 7-1")
    drawn = played().draws(A, "2H")
    never = at(hands=EIGHT)
    assert {table.refuses(A, "draw") for table in (too_late, drawn, never)} == {"draw_not_due"}


def test_whoever_tells_loses_a_card() -> None:  # DA-P12, DA-32, DA-33, A-DA-7
    table = played().plays(B, "hint 0")
    assert GAME.to_act(table.state) == (CHANCE,)
    assert [weight for _, weight in GAME.chances(table.state)] == [1] * 8
    table = table.plays(CHANCE, "lose 1 5D")
    assert (table.hand(B), table.pile) == (7, 10)
    assert table.refuses(B, "draw") == "draw_not_due"
    table = table.draws(A, "2H")
    assert table.hand(A) == 8
    table = table.turn(B, "play 2D 7-1", "3H")
    assert table.hand(B) == 7


def test_the_lost_card_is_any_card_and_only_its_owner_sees_it() -> None:  # DA-32, A-DA-11
    table = at(hands=("2C 3C", "2D 2D 3D"), options=Options(packs=2, dealer=2)).plays(B, "hint 0")
    assert {str(move.card): weight for move, weight in GAME.chances(table.state)} == {  # type: ignore[attr-defined]
        "2D": 2,
        "3D": 1,
    }
    move = parse_move(GAME.moves, "lose 1 3D")
    shown = [GAME.mask(table.state, CHANCE, move, viewer) for viewer in (A, B, WATCHER)]
    assert [each.card for each in shown] == [None, "3D", None]  # type: ignore[union-attr]
    table = table.plays(CHANCE, "lose 1 3D")
    assert table.state.stock[cards("3D")[0]] == 2


def test_partners_and_opponents_pay_alike_true_or_not() -> None:  # DA-31, DA-32
    table = at(hands=("2C 3C", "2D 3D", "4C 5C", "4D 5D"), seats=4)
    for seat, told in ((A, C), (C, A), (D, B), (B, A)):
        punished = table.plays(seat, f"hint {told}")
        assert punished.state.losing == seat


def test_each_may_say_it_once_between_two_plays() -> None:  # DA-32, A-DA-13
    table = played().plays(B, "hint 0").plays(CHANCE, "lose 1 5D")
    assert table.refuses(B, "hint 0") == "already_told"
    assert "hint 1" in table.legal(A)
    assert table.plays(A, "hint 1").state.losing == A
    assert "hint 0" in table.plays(B, "play 2D 7-1").legal(B)


def test_where_the_table_draws_there_is_nothing_to_tell() -> None:  # A-DA-13
    table = at(hands=("2C 3C", "2D 3D"), options=Options(dealer=2, auto_draw=True))
    assert not [move for seat in (A, B) for move in table.legal(seat) if move.startswith("hint")]
    assert table.refuses(B, "hint 0") == "nobody_forgets"
    assert not [offer for offer in table.scene(B).offers if offer.move.startswith("hint")]


def test_an_empty_hand_has_nothing_to_lose() -> None:  # DA-32
    table = at(hands=("2C 3C", "")).plays(B, "hint 0")
    assert (table.hand(B), table.pile, table.state.turn) == (0, 30, A)
    assert table.refuses(B, "hint 1") == "no_such_player"


def test_losing_the_last_card_ends_the_turn() -> None:  # DA-32
    table = at(hands=("2C", "2D 3D")).plays(A, "hint 1").plays(CHANCE, "lose 0 2C")
    assert (table.state.turn, table.hand(A)) == (B, 0)
