"""Hints: only against computers, only what the game waits for, and only from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sheets import changed
from table import lamps
from tablee.catalog import players, shelf
from tablee.kernel import Game, Intent, Say, Weighed, blank
from tablee.kernel.notation import leads_to, parse_move
from tablee.kernel.scene import Ask, Offer, Pick
from tablee.kernel.take_back import with_take_back
from tablee.store import Chair
from tablee.table import Effects, Table, Thought
from tablee.table.hint import EXPERT, Advice, advise, chosen_in, odds_of, open_offers, word_of
from tablee.testing.twins import Change, Twins
from tablee.testing.walk import walk
from tablee.wire import Done, Hello, Hint, Hinted, Odds, Play, Refused

GAMES = [game for game in shelf().values() if game.tempo == "turns"]
BOARD = shelf()["tictactoe"]


def alone(*chairs: str, **terms: Any) -> Table:
    """Ann plays tic-tac-toe, and looks."""
    sheet = changed(lamps.sheet(*(chairs or ("ANN", "beginner")), game="tictactoe"), **terms)
    table = Table(BOARD, sheet, players(BOARD))
    table.wake(0)
    table.enter("a", "ANN")
    table.ask("a", Hello(), 0)
    return table


def asked(table: Table) -> tuple[Effects, Thought]:
    effects = table.ask("a", Hint(7), 10)
    (thought,) = effects.thoughts
    return effects, thought


def refused(table: Table) -> list[Any]:
    effects = table.ask("a", Hint(7), 10)
    assert not effects.thoughts
    return [message for message in lamps.told(effects, "a") if isinstance(message, Refused)]


def test_the_expert_thinks_and_the_one_who_asked_is_told_an_offer() -> None:
    table = alone()
    effects, thought = asked(table)
    assert lamps.told(effects, "a") == [Done(7, 0)]
    told = lamps.told(table.decide(thought, thought.run(), 20), "a")
    offers = [offer.move for offer in BOARD.scene(table.state, BOARD.legal(table.state, 0)).offers]
    assert [type(message) for message in told] == [Hinted]
    assert isinstance(told[0], Hinted)
    assert (told[0].number, told[0].move in offers) == (0, True)


def test_many_who_ask_make_one_expert_think_once() -> None:
    table = alone()
    _, thought = asked(table)
    again = [table.ask("a", Hint(request), 11) for request in range(8, 30)]
    assert [effects.thoughts for effects in again] == [[]] * len(again)
    (hinted,) = lamps.told(table.decide(thought, thought.run(), 20), "a")
    later = table.ask("a", Hint(30), 30)
    assert (later.thoughts, lamps.told(later, "a")) == ([], [Done(30, 0), hinted])


def test_a_hint_plays_nothing() -> None:
    table = alone()
    effects, thought = asked(table)
    after = table.decide(thought, thought.run(), 20)
    assert (effects.rows, after.rows, effects.sheet, after.sheet) == ([], [], None, None)
    assert table.tick(1_000_000).rows == []


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    table = alone()
    _, thought = asked(table)
    table.ask("a", Play(8, "mark 0"), 15)
    assert table.decide(thought, thought.run(), 20).told == []


def test_the_expert_thinks_again_where_somebody_else_acted_meanwhile() -> None:
    """In some games others act out of their turn: who asked still gets an answer."""
    table = alone()
    _, thought = asked(table)
    effects = table.decide(replace(thought, number=5), thought.run(), 20)
    assert effects.told == []
    (again,) = effects.thoughts
    assert (again.number, again.hint) == (0, True)


def test_an_expert_without_an_idea_says_so() -> None:
    table = alone()
    _, thought = asked(table)
    assert lamps.told(table.decide(thought, None, 20), "a") == [Hinted(0)]


def test_nobody_gets_a_hint_among_people_for_a_rating_or_in_a_lesson() -> None:
    for table in (alone("ANN", "BOB"), alone(rated=True), alone(lesson="en")):
        assert refused(table) == [Refused(7, "no_hints")]


def test_in_real_time_there_is_no_hint() -> None:
    table = lamps.table("ANN", "eager", players={"eager": lambda seat: lamps.Eager()})
    table.wake(0)
    table.enter("a", "ANN")
    assert refused(table) == [Refused(7, "no_hints")]


def test_a_hint_is_for_somebody_whom_the_game_waits_for() -> None:
    table = alone()
    table.ask("a", Play(1, "mark 0"), 5)
    assert refused(table) == [Refused(7, "hint_not_now")]
    table.enter("w", "")
    assert lamps.told(table.ask("w", Hint(3), 6), "w") == [Refused(3, "not_seated")]


def hint(game: Game, state: Any, seat: int) -> Intent | None:
    view = game.view(state, seat)
    return advise(game, players(game)[EXPERT](seat), seat, view, game.legal(state, seat), 5)


def awaited(game: Game, state: Any) -> tuple[int, ...]:
    return tuple(seat for seat in (game.awaited or game.to_act)(state) if seat >= 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_only_what_is_offered_aloud_is_hinted_at(game: Game) -> None:
    """Never a quiet offer: a due draw, a forbidden word, a pass."""
    walked, given = walk(game, game.options(), min(game.seats), 3, 120), 0
    for number in walked.samples(8):
        state = walked.states[number]
        for seat in awaited(game, state):
            found = hint(game, state, seat)
            if found is None:
                continue
            legal = game.legal(state, seat)
            assert blank(found.move) in legal
            offers = open_offers(game, game.view(state, seat), legal)
            given += any(leads_to(offer.move, found.move) for offer in offers)
    assert given > 0


@pytest.mark.parametrize("key", ["crack-word", "double-action"])
def test_two_games_that_look_the_same_give_the_same_hint(key: str) -> None:
    game, compared = shelf()[key], 0
    walked = walk(game, game.options(), min(game.seats), 1, 90)
    for number in walked.samples(30):
        one, other = Twins(walked, 0, Change(number)).starts
        if 0 in awaited(game, one) and one != other:
            assert hint(game, one, 0) == hint(game, other, 0)
            compared += 1
    assert compared > 3


def test_a_due_draw_changes_nothing_in_a_hint() -> None:
    """Double Action, DA-31: whether I forgot to draw is mine to notice."""
    game = shelf()["double-action"]
    walked = walk(game, game.options(), 2, 1, 120)
    mine = [state for state in walked.states if awaited(game, state) == (0,) and state.left]
    for state in mine[5:20:5]:
        due, not_due = (replace(state, owed=seat) for seat in (0, -1))
        found = hint(game, due, 0)
        assert found is not None
        assert found == hint(game, not_due, 0)


def test_the_text_of_an_offer_leads_to_the_moves_it_stands_for() -> None:
    moves = shelf()["crack-word"].moves
    place = parse_move(moves, "place A 1 2 maison yes")
    assert leads_to("place A 1 2 {} {}", place)
    assert leads_to('place A 1 2 "" no', place)  # what is said with it is the player's own
    assert not leads_to("place A 1 3 {} {}", place)
    assert not leads_to("pass", place)
    assert not leads_to("joker 1 2 {} {} {}", place)


def test_a_hint_names_the_word_that_an_offer_asks_for_and_not_what_is_said_with_it() -> None:
    moves = shelf()["crack-word"].moves
    word = Ask("word", Say("ask-word"), then=Ask("choice", Say("ask-crack")))
    letter = Ask("letter", Say("ask-letter"), then=word)
    place = parse_move(moves, "place A 1 2 maison yes")
    joker = parse_move(moves, "joker 1 2 A maison yes")
    assert word_of(Offer("place A 1 2 {} {}", (), Say("move-place"), ask=word), place) == "maison"
    assert word_of(Offer("joker 1 2 {} {} {}", (), Say("x"), ask=letter), joker) == "maison"
    assert word_of(Offer('place A 1 2 "" {}', (), Say("x"), ask=word.then), place) == ""
    assert word_of(Offer("pass", (), Say("move-pass")), place) == ""


def test_a_chair_for_a_person_who_gave_up_is_still_a_persons() -> None:
    chairs = (Chair("person", "Ann", "ANN"), Chair("person", "Bob", "BOB"))
    table = alone(chairs=chairs, resigned=(1,))
    assert refused(table) == [Refused(7, "no_hints")]


# --- chances -------------------------------------------------------------------------------------


def weighing(*chances: float) -> Game:
    """Tic-tac-toe as it would be if its chances were known."""
    return replace(BOARD, weigh=lambda view, moves: Weighed(chances[: len(moves)], "solved"))


def test_where_the_chances_are_known_a_hint_says_them() -> None:
    state = BOARD.start(BOARD.options(), 2)
    view, moves = BOARD.view(state, 0), BOARD.legal(state, 0)
    odds = odds_of(weighing(0.5, 0.61, 0.7), view, moves[:3], moves[1])
    assert odds == Odds(0.61, 0.7, "solved", about=True)
    assert odds_of(weighing(0.4), view, moves[:1], moves[0]) == Odds(
        0.4, None, "solved", about=True
    )
    assert odds_of(BOARD, view, moves, moves[0]) is None


def test_the_one_who_asked_is_told_the_chances_with_the_move() -> None:
    table = alone()
    _, thought = asked(table)
    intent = thought.run()
    assert intent is not None
    told = lamps.told(table.decide(thought, Advice(intent.move, 9, Odds(0.5, 0.4)), 20), "a")
    assert [message.odds for message in told if isinstance(message, Hinted)] == [Odds(0.5, 0.4)]


@pytest.mark.parametrize("gentle", [False, True])
def test_only_moves_that_are_offered_aloud_are_weighed(gentle: bool) -> None:
    """In Switch, passing is quiet and taking back too: neither is ever the next best move."""
    game = with_take_back(shelf()["switch"]) if gentle else shelf()["switch"]
    state = game.start(game.options(), 2)
    for seat, text in ((-1, "open 4,5,5,6,6"), (-1, "open 1,1,2,2,3"), (0, "throw")):
        state = game.apply(state, seat, parse_move(game.moves, text))
    state = game.apply(state, -1, parse_move(game.moves, "roll 1,5,6 blank"))
    advice = advise(game, game.players[EXPERT](0), 0, game.view(state, 0), game.legal(state, 0), 5)
    assert isinstance(advice, Advice)
    assert advice.odds is not None
    assert (advice.odds.other, advice.odds.about) == (None, False)
    assert 0.5 < advice.odds.chance < 0.6


def test_a_hint_names_the_pieces_it_would_choose() -> None:
    game = shelf()["hearts"]
    pick = Pick("hand", (("2C", "card-2C"), ("QS", "card-QS"), ("AH", "card-AH")), 2, 2)
    offer = Offer("pass {}", (), Say("pass"), pick=pick)
    assert chosen_in(offer, parse_move(game.moves, "pass AH,2C")) == ("card-2C", "card-AH")
    assert word_of(offer, parse_move(game.moves, "pass AH,2C")) == ""
    assert chosen_in(Offer("mark 1", (), Say("mark")), parse_move(BOARD.moves, "mark 1")) == ()
