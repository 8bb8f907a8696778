"""Claquer: what the page draws, and the keys under the hands."""

from __future__ import annotations

from typing import Any

from games.claquer_tester import A, B, Round, at
from tablee.games.claquer import GAME
from tablee.games.claquer.face import FACES, draw
from tablee.kernel import WATCHER
from tablee.kernel.scene import Offer, Scene, Zone

FULL_HAND = "B-GIRL-snap+1 B-CAT-snap+1 G-DOG-snap+1 G-BOY-snap+1"


def scene(table: Round, viewer: int = A) -> Scene:
    state = table.settled().state
    legal = GAME.legal(state, viewer) if viewer >= 0 else ()
    laid_out = GAME.scene(GAME.view(state, viewer), legal)
    assert isinstance(laid_out, Scene)
    return laid_out


def zone(laid_out: Scene, id: str) -> Zone:
    return next(zone for zone in laid_out.zones if zone.id == id)


def offer(laid_out: Scene, move: str) -> Offer:
    return next(offer for offer in laid_out.offers if offer.move == move)


def test_a_card_goes_from_my_pile_to_a_receive_pile() -> None:
    shown = offer(scene(at(A=FULL_HAND)), "play 1 1 1")
    assert shown.path == ("give-0-1", "r1")
    assert shown.race == "r1-1"


def test_a_receive_pile_touched_alone_is_slapped() -> None:
    laid_out = scene(at(A=FULL_HAND))
    assert offer(laid_out, "slap 2").path == ("r2",)
    assert offer(laid_out, "snap").path == ()
    assert {o.role for o in laid_out.offers if o.move in ("snap", "clap")} == {"main"}


def test_buttons_stay_where_they_are_and_say_why_when_they_cannot_be_used() -> None:
    """A hand in a hurry finds them: the same movements and calls in the same order all round."""
    quiet = at(A=FULL_HAND, B="G-GRAN-snap+3")
    busy = quiet.says("A snap", "B play 1 2 1")
    paused = busy.says("A gaffe 1 1")
    stopped = at(A="B-GIRL-stop+1 B-CAT-snap+1", B="G-GRAN-snap+3").says("A clap", "A play 1 1 1")
    assert offer(scene(stopped), "release").why is None
    tables = (quiet, busy, paused, stopped)
    labels = [[o.label for o in scene(table).offers if not o.path] for table in tables]
    assert all(row == labels[0] for row in labels)
    assert all(o.why for o in scene(paused).offers)


def test_every_move_has_one_key_where_french_and_english_keyboards_agree() -> None:
    """A, Q, W, Z and M lie elsewhere on the other keyboard; digits need shift on the French one."""
    everyone: dict[str, Any] = {
        letter: FULL_HAND if letter == "A" else "G-GRAN-snap+3" for letter in "ABCDEF"
    }
    table = at(seats=6, **everyone).says("B play 1 2 1", "A snap")
    keys = [o.key for o in scene(table).offers if o.key]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("aqwzm0123456789 ")
    assert set("ertydfghxcvbu") <= set(keys)


def test_cards_that_do_not_fit_say_why() -> None:
    laid_out = scene(at(A=FULL_HAND))
    why = offer(laid_out, "play 1 2 1").why
    assert why is not None
    assert why.id == "refused-no_match"


def test_hands_and_the_covered_card_are_on_the_table_for_all() -> None:
    """CB-17: who laid what over what, after which movement, on both receive piles alike."""
    table = at(r1="B-DOG-clap", A=FULL_HAND).says("A snap", "A play 1 1 1", "B slap 2")
    for viewer in (A, B, WATCHER):
        laid_out = scene(table, viewer)
        fan = zone(laid_out, "r1")
        assert [piece.face for piece in fan.pieces] == ["B-DOG-clap", "B-GIRL-snap"]
        trace = zone(laid_out, "trace1")
        assert [(piece.face, piece.seat) for piece in trace.pieces] == [("do-snap", A)]
        hands = zone(laid_out, "hands-1")
        assert [(piece.face, piece.note) for piece in hands.pieces] == [("do-slap", "2")]
        assert (zone(laid_out, "r2").beat, zone(laid_out, "r2").by) == (1, B)


def test_a_covered_card_that_was_taken_back_lies_with_its_player() -> None:
    """A-CB-4: alone on its place it is the top there, and under no card of the centre."""
    hands: dict[str, Any] = {"A": "R-CAT-clap G-DOG-snap+1", "B": "R-BOY-snap+1"}
    table = at(r1="B-DOG-clap", loose_matching=True, **hands)
    table = table.says("A clap", "A play 1 1 1", "B clap", "B play 1 1 2").settled()
    assert [piece.face for piece in zone(scene(table), "r1").pieces] == ["R-CAT-clap", "R-BOY-snap"]
    laid_out = scene(table.says("C gaffe 0 1"))
    assert [piece.face for piece in zone(laid_out, "r1").pieces] == ["R-BOY-snap"]
    assert [piece.face for piece in zone(laid_out, "give-0-1").pieces] == ["R-CAT-clap"]


def test_no_movement_is_shown_as_plainly_as_a_movement() -> None:
    laid_out = scene(at(A=FULL_HAND).says("A play 1 1 1"), B)
    assert [piece.face for piece in zone(laid_out, "trace1").pieces] == ["do-none"]


def test_other_players_are_called_by_a_key_each() -> None:
    table = at(A=FULL_HAND, B="G-GRAN-snap+3").says("B play 1 2 1", "A clap", "A play 1 1 1")
    mine = [o for o in scene(table, A).offers if o.move.startswith("gaffe") and not o.why]
    assert [(o.move, o.path, o.key) for o in mine] == [("gaffe 1 1", (), "u")]
    third = [o for o in scene(table, 2).offers if o.move.startswith("gaffe") and not o.why]
    assert {(o.move, o.key) for o in third} == {("gaffe 0 2", "u"), ("gaffe 1 1", "i")}


def test_one_call_a_player_names_the_last_play_seen() -> None:
    """CB-22: also when earlier ones are still open, or another card lies on it."""
    table = at(A=FULL_HAND, C="B-GRAN-snap+3")
    table = table.says("A clap", "A play 1 1 1", "A snap", "A play 3 2 1", "C play 1 1 2")
    calls = [o for o in scene(table, B).offers if o.move.startswith("gaffe")]
    assert [(o.move, o.path, o.key) for o in calls] == [
        ("gaffe 0 2", (), "u"),
        ("gaffe 2 3", (), "i"),
    ]


def test_a_covered_play_leaves_nothing_to_be_seen() -> None:
    """CB-22: it can be called by those who saw it; nothing on the table reminds anybody."""
    table = at(A=FULL_HAND, B="B-GRAN-snap+3").says("A snap", "A play 1 1 1")
    laid_out = scene(table.says("B snap", "B play 1 1 2").runs_out("window-1-3"), 2)
    assert [piece.face for piece in zone(laid_out, "r1").pieces] == ["B-GRAN-snap"]
    assert [piece.face for piece in zone(laid_out, "trace1").pieces] == ["do-rest"]
    assert offer(laid_out, "gaffe 0 1").why is None


def test_nothing_under_a_top_is_drawn() -> None:
    """CB-05."""
    laid_out = scene(at(A="B-GIRL-snap+5"))
    pile = zone(laid_out, "give-0-1")
    assert [piece.face for piece in pile.pieces] == ["B-GIRL-snap"]
    assert pile.count == 6


def test_prompts_follow_the_course_of_the_round() -> None:
    table = at(A=FULL_HAND, B="G-GRAN-snap+3")
    prompts = {
        "prompt-play": scene(table),
        "prompt-watch": scene(table, WATCHER),
        "prompt-caught": scene(table.says("A play 1 1 1", "B gaffe 0 1")),
        "prompt-unfounded": scene(table.says("A clap", "A play 1 1 1", "B gaffe 0 1")),
        "prompt-countdown": scene(Round(GAME.start(GAME.options(), 2))),
    }
    for id, laid_out in prompts.items():
        assert laid_out.prompt is not None
        assert laid_out.prompt.id == id


def test_every_card_has_a_face_and_every_border_a_pattern_of_its_own() -> None:
    assert len(FACES) == 98 + 1 + 5 + 2
    bodies = {draw(f"{border}-GIRL-snap") for border in "BYRG*"}
    assert len(bodies) == 5
    assert len({draw(face) for face in FACES}) == len(FACES)
