"""The contract finds what is broken, and says it so that an author knows where to look."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tablee_tictactoe.rules import MARKS, Mark, State

import hostile
from tablee.catalog import find
from tablee.kernel import Game, IllegalMove, Intent, Move, Outcome, Say, say, who
from tablee.kernel.scene import Consequence, Piece, Scene
from tablee.kernel.usual import no_consequence
from tablee.lab import NeverEnds
from tablee.testing.contract import (
    bots,
    clauses,
    course,
    faces,
    golden,
    judge,
    leaks,
    scenes,
    secrets,
    sentences,
    words,
)
from tablee.testing.golden_files import MADE, GoldenFiles

GOOD = find("tictactoe")
HIDING = find("double-action")
Test = Callable[..., None]


def broken(**parts: Any) -> Game:
    return replace(GOOD, **parts)


def all_cells(state: State, seat: int) -> tuple[Move, ...]:
    return () if state.over or seat != state.turn else MARKS


def wrong_score(state: State) -> Outcome | None:
    found = GOOD.outcome(state)
    return found and replace(found, scores=(7, 7))


def first_missing(view: Any, moves: Sequence[Move]) -> Scene:
    return GOOD.scene(view, moves[1:])


def half_named(view: Any, moves: Sequence[Move]) -> Scene:
    """Names of rows, and none of columns."""
    scene: Scene = GOOD.scene(view, moves)
    return replace(
        scene, zones=tuple(replace(zone, row_names=tuple("123")) for zone in scene.zones)
    )


def standing(**wrong: Any) -> Game:
    """Its cells stand anywhere, and something is wrong with it."""

    def scene(view: Any, moves: Sequence[Move]) -> Scene:
        drawn: Scene = GOOD.scene(view, moves)
        places = tuple((float(n), 0.0) for n in range(9))
        zones = (replace(zone, **({"places": places} | wrong)) for zone in drawn.zones)
        return replace(drawn, zones=tuple(zones))

    return broken(scene=scene)


def about_both(*views: Any) -> tuple[Say, ...]:
    """News in which two arguments are the same player."""
    return (say("news-mark", n=1, seat=who(0), other=who(0)),)


def anywhere(state: State, seat: int, move: Mark) -> State:
    """Accepts a cell that does not exist as if it were the first empty one."""
    if not state.over and seat == state.turn and move.cell == 9:
        move = GOOD.legal(state, seat)[0]  # type: ignore[assignment]
    return GOOD.apply(state, seat, move)  # type: ignore[no-any-return]


def leads_to(what: Say, **more: Any) -> Game:
    """Every move has this consequence."""
    return broken(consequence=lambda *views: Consequence(what, **more))


class Hasty:
    """Moves before anybody could have seen the board."""

    def notice(self, view: Any) -> None: ...

    def think(self, view: Any, legal: Any, rng: Any) -> Intent:
        return Intent(legal[0], 1)


class Restless(Hasty):
    """Draws from a generator of its own."""

    own = Random(0)

    def think(self, view: Any, legal: Any, rng: Any) -> Intent:
        return Intent(self.own.choice(legal), 500)


class Cheat(Hasty):
    """Wants what is not legal."""

    def think(self, view: Any, legal: Any, rng: Any) -> Intent:
        return Intent(Mark(9), 500)


def player(kind: type[Hasty]) -> Game:
    return broken(players={"odd": lambda seat: kind()})


def looks_odd(**parts: Any) -> Game:
    """Its views hold more than they should; the scenes drawn from them do not show it."""
    return replace(
        HIDING,
        scene=lambda view, moves: HIDING.scene(view.seen, moves),
        news=lambda before, seat, move, after: HIDING.news(before.seen, seat, move, after.seen),
        consequence=no_consequence,
        imagine=None,
        **parts,
    )


class Seen(msgspec.Struct, frozen=True):
    """A view, and what its seat should not know."""

    seen: Any
    more: Any


def refuses(state: State, seat: int, move: Mark) -> State:
    try:
        after: State = GOOD.apply(state, seat, move)
    except IllegalMove:
        raise IllegalMove("because") from None
    return after


WRONG_BOX = replace(GOOD.box, contents=(("contents-dragon", 1),))
SHOWS_HANDS = looks_odd(view=lambda state, seat: Seen(HIDING.view(state, seat), state.hands))
SHOWS_ALL = looks_odd(view=lambda state, seat: Seen(HIDING.view(state, seat), state))
BEGINS_AGAIN = replace(HIDING, imagine=lambda view, rng: HIDING.start(view.options, view.seats))

KEEPS, UPDATES = GoldenFiles(update=False, begin=False), GoldenFiles(update=True, begin=False)
BEGINS = GoldenFiles(update=False, begin=True)
CELL = say("cell", n=1)
CONSEQUENCES = scenes.test_consequences_show_what_is_there
STANDING = scenes.test_cells_that_stand_anywhere_can_be_drawn
DRAWN = scenes.test_every_face_shown_can_be_drawn
DRESSED = faces.test_what_dresses_a_board_is_drawn_and_more_lies_in_the_box
SECRETS = leaks.test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know
CASES: list[tuple[Test, Game, str]] = [
    (course.test_the_box_stands_on_the_shelf, broken(key="nowhere"), "no entry point brings"),
    (course.test_the_box_stands_on_the_shelf, broken(version=9), "leads to another game"),
    (course.test_random_play_ends, broken(legal=all_cells), "refuses it: cell_taken"),
    (course.test_random_play_ends, broken(outcome=lambda state: None), "the game is not over"),
    (course.test_random_play_ends, broken(outcome=wrong_score), "lines do not explain"),
    (course.test_wrong_options_are_refused, broken(start=lambda *how: State()), "DID NOT RAISE"),
    (judge.test_every_legal_move_is_accepted, broken(legal=all_cells), "lists `mark"),
    (judge.test_what_is_not_legal_is_refused_and_changes_nothing, broken(apply=anywhere), "9 was"),
    (secrets.test_masks_are_moves_of_the_game, broken(mask=lambda *move: None), "did themselves"),
    (secrets.test_what_is_imagined_looks_the_same, BEGINS_AGAIN, "view"),
    (SECRETS, SHOWS_HANDS, "`view.more["),
    (SECRETS, SHOWS_ALL, "`view.more."),
    (scenes.test_offers_are_exactly_the_legal_moves, broken(scene=first_missing), "not offered"),
    (scenes.test_every_face_shown_can_be_drawn, broken(faces=("cell", "cross")), "ring"),
    (scenes.test_a_board_names_all_its_lines_or_none, broken(scene=half_named), "(3, 0) == (3, 3)"),
    (STANDING, standing(places=((0.0, 0.0),)), "not one place for each cell"),
    (STANDING, standing(places=((float("nan"), 0.0),) * 9), "not one place for each cell"),
    (STANDING, standing(places=tuple((n * 1e6, 0.0) for n in range(9))), "far away"),
    (STANDING, standing(places=((0.0, 0.0),) * 9), "lie over each other"),
    (STANDING, standing(outline="url(#x)"), "an outline that nobody knows"),
    (STANDING, standing(ground="ring"), "drawn for another board"),
    (STANDING, standing(places=(), margin=1), "no places"),
    (DRAWN, standing(places=(), ground="dragon"), "dragon"),
    (DRAWN, broken(dress=("ring",)), "a piece is no dress"),
    (DRESSED, broken(dress=("dragon",)), "dragon"),
    (DRESSED, broken(dress=GOOD.faces), "nothing lies in the box"),
    (faces.test_faces_are_drawings, broken(face=lambda name: "<p/>"), "cell"),
    (faces.test_faces_are_drawings, broken(face=lambda name: hostile.face("handler")), "onclick"),
    (sentences.test_all_news_have_words, broken(news=lambda *views: (Say("psst"),)), "psst"),
    (sentences.test_all_news_have_words, broken(news=about_both), "no form .other-seat"),
    (sentences.test_all_consequences_have_words, leads_to(Say("psst")), "psst"),
    (CONSEQUENCES, leads_to(CELL, pieces=(Piece("x", "dragon"),)), "cannot be drawn"),
    (CONSEQUENCES, leads_to(CELL, things=("dragon",)), "not on the table"),
    (CONSEQUENCES, leads_to(CELL, over=("dragon",)), "not on the table"),
    (CONSEQUENCES, replace(leads_to(CELL), news=lambda *views: ()), "no news tells of"),
    (CONSEQUENCES, leads_to(CELL, to=2), "after entry 1"),
    (sentences.test_every_refusal_has_words, broken(apply=refuses), "refused-because"),
    (words.test_every_box_has_its_words, broken(box=WRONG_BOX), "contents-dragon"),
    (bots.test_wants_only_legal_moves_at_human_speed, player(Hasty), "1 >= "),
    (bots.test_wants_only_legal_moves_at_human_speed, player(Cheat), "`mark 9`, which is not"),
    (bots.test_plays_a_whole_game_in_every_seating, player(Cheat), "cell_taken"),
    (bots.test_the_same_seed_gives_the_same_game, player(Restless), "from the generator"),
]
MORE: dict[Test, dict[str, Any]] = {
    course.test_random_play_ends: {"seats": 2, "full": False},
    SECRETS: {"full": False, "all_open": ()},
    bots.test_plays_a_whole_game_in_every_seating: {"level": "odd", "full": False},
    bots.test_the_same_seed_gives_the_same_game: {"level": "odd"},
    bots.test_wants_only_legal_moves_at_human_speed: {"level": "odd"},
}


@pytest.mark.parametrize(("test", "game", "told"), CASES)
def test_a_broken_game_fails_and_the_message_says_how(test: Test, game: Game, told: str) -> None:
    with pytest.raises((AssertionError, NeverEnds, pytest.fail.Exception)) as found:
        test(game=game, **MORE.get(test, {}))
    notes = getattr(found.value, "__notes__", ())
    assert told in "\n".join([str(found.value), *notes])


def test_words_that_nobody_says_are_found(tmp_path: Path) -> None:
    shutil.copytree(GOOD.folder, tmp_path / "game")
    game = broken(folder=tmp_path / "game")
    words.test_every_message_is_spoken(game)
    for file in (tmp_path / "game/words").glob("*.ftl"):
        file.write_text(file.read_text("utf-8") + "news-dragon = A dragon!\n", "utf-8")
    with pytest.raises(AssertionError, match="news-dragon"):
        words.test_every_message_is_spoken(game)


def test_clauses_and_marks_must_agree(tmp_path: Path) -> None:
    game = broken(folder=tmp_path)
    (tmp_path / "rules.md").write_text("- **ZZ-1** Play.\n- **ZZ-2** Win.\n")
    (tmp_path / "test_rules.py").write_text("def test_play() -> None: ...  # ZZ-1, ZZ-3\n")
    clauses.test_clauses_are_numbered_without_gaps(game)
    with pytest.raises(AssertionError, match="ZZ-2"):
        clauses.test_every_clause_has_a_test(game, tmp_path)
    with pytest.raises(AssertionError, match="ZZ-3"):
        clauses.test_tests_cite_clauses_that_exist(game, tmp_path)


def test_a_new_game_gets_golden_files_and_a_new_version_must_ask(tmp_path: Path) -> None:
    begins = GoldenFiles(update=False, begin=True, told=[])
    written, logged = (
        golden.test_the_golden_game_is_played_as_written,
        golden.test_every_version_that_is_played_has_golden_logs_and_keeps_to_them,
    )
    for test in (written, logged):
        test(GOOD, tmp_path, begins)
        test(GOOD, tmp_path, KEEPS)
    files = [tmp_path / f"{GOOD.key}.txt", tmp_path / "logs" / GOOD.key / "1"]
    assert begins.told == [(MADE, str(file)) for file in files]
    with pytest.raises(AssertionError, match="version 2 has no golden logs"):
        logged(broken(version=2, earlier=(GOOD,)), tmp_path, begins)


def test_golden_files_are_written_when_asked_for_and_logs_only_once(tmp_path: Path) -> None:
    written, logged = (
        golden.test_the_golden_game_is_played_as_written,
        golden.test_every_version_that_is_played_has_golden_logs_and_keeps_to_them,
    )
    for test in (written, logged):
        with pytest.raises(AssertionError, match="--update-golden"):
            test(GOOD, tmp_path, KEEPS)
        test(GOOD, tmp_path, UPDATES)
        test(GOOD, tmp_path, KEEPS)
    other = broken(legal=lambda state, seat: GOOD.legal(state, seat)[::-1][1:])
    with pytest.raises(AssertionError, match="goes otherwise now"):
        written(other, tmp_path, BEGINS)
    with pytest.raises(AssertionError, match="give the changed rules a new `version`"):
        logged(other, tmp_path, UPDATES)


def test_golden_files_of_games_and_versions_that_are_gone_are_found(tmp_path: Path) -> None:
    (tmp_path / "logs" / GOOD.key / "7").mkdir(parents=True)
    (tmp_path / "gone.txt").touch()
    with pytest.raises(AssertionError, match="gone"):
        golden.test_nothing_golden_is_left_of_a_game_that_is_gone([GOOD], tmp_path)
    with pytest.raises(AssertionError, match="7"):
        golden.test_only_a_retired_version_may_be_missing_and_says_why(GOOD, tmp_path)
