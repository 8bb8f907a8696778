"""Switch: what the table looks like, what it offers, what it tells."""

from __future__ import annotations

from games.switch_tester import Game, at, lock
from tablee.games.switch import GAME
from tablee.games.switch.moves import Options
from tablee.games.switch.state import after_bust
from tablee.kernel import CHANCE, WATCHER, format_move, parse_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Scene, Zone


def seen(game: Game, seat: int = 0) -> Scene:
    acting = seat in GAME.to_act(game.state)
    legal = GAME.legal(game.state, seat) if acting else ()
    return GAME.scene(GAME.view(game.state, seat), legal)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def faces(scene: Scene, id: str) -> list[str | None]:
    return [piece.face for piece in zone(scene, id).pieces]


def offer(scene: Scene, move: str) -> Offer:
    return next(offer for offer in scene.offers if offer.move == move)


def where(scene: Scene, id: str) -> str:
    return next(zone.id for zone in scene.zones for piece in zone.pieces if piece.id == id)


def told(game: Game, seat: int, text: str) -> list[str]:
    after, move = game.plays(seat, text), parse_move(GAME.moves, text)
    views = GAME.view(game.state, WATCHER), GAME.view(after.state, WATCHER)
    return [say.id for say in GAME.news(views[0], seat, move, views[1])]


def test_a_pack_shows_its_top_card_and_how_much_is_shed() -> None:  # SW-06
    scene = seen(at(4, 11))
    assert faces(scene, "pack-0") == ["blue-4"]
    assert zone(scene, "pack-1").count == 6
    assert (zone(scene, "way-0").done, zone(scene, "way-1").done) == (3, 10)


def test_the_latch_stands_where_a_failing_player_goes_back_to() -> None:  # SW-24
    way = zone(seen(at(12, 1)), "way-0")
    assert way.latches == (after_bust(12),)
    assert (way.count, way.label) == (16, say("zone-shed-mine", n=11))


def test_packs_slide_when_swapped() -> None:  # SW-31
    before = at(3, 11).throws("5 5 5 green")
    after = before.plays(0, "swap 1")
    assert where(seen(before), "blue-3") == "pack-0"
    assert where(seen(after), "blue-3") == "pack-1"


def test_the_tray_tumbles_with_every_throw() -> None:  # SW-12
    first = at(1, 1).throws("1 5 6 blank").sheds(1)
    again = first.throws("2 5 6 block")
    assert zone(seen(first), "tray").beat < zone(seen(again), "tray").beat
    assert zone(seen(again), "tray").by == 0
    assert faces(seen(again), "tray") == ["switch-block", "d2", "d5", "d6"]


def test_what_belongs_to_the_tray_is_named_there() -> None:
    captions = {p.id: p.caption for p in zone(seen(at(1, 1).throws("1 5 6 blank")), "tray").pieces}
    assert captions.pop("switch") == say("caption-switch")
    assert captions.pop("block") == say("caption-token")
    assert set(captions.values()) == {None}


def test_dice_that_make_the_next_card_are_lit() -> None:
    tray = zone(seen(at(7, 1).throws("1 2 5 6 blank")), "tray")
    lit = [piece.face for piece in tray.pieces if "lit" in piece.marks]
    assert lit == ["d1", "d6"]


def test_the_token_is_where_it_is() -> None:  # SW-07, SW-35, SW-40
    free = seen(at(1, 1))
    assert where(free, "block") == "tray"
    assert where(seen(at(1, 1, owner=1)), "block") == "token-1"
    locked = seen(at(1, 1, locked=0))
    assert where(locked, "block") == "token-0"
    assert zone(locked, "pack-0").pieces[0].marks == ("locked",)
    assert "fact-locked" in [fact.id for fact in locked.seats[0].facts]


def test_shedding_all_is_the_main_thing_to_do() -> None:  # SW-13
    scene = seen(at(1, 1).throws("1 2 4 blank"))
    assert offer(scene, "shed 7").role == "main"
    assert offer(scene, "shed 3").path == ("next-3",)
    assert [o.move for o in scene.offers if o.role == "main"] == ["shed 7"]


def test_stopping_and_going_on_are_both_buttons() -> None:  # SW-19
    scene = seen(at(1, 1).throws("1 5 6 blank").sheds(1))
    assert offer(scene, "stop").path == ()
    assert offer(scene, "rethrow").role == "main"


def asked(game: Game) -> tuple[str, dict[str, object]]:
    prompt = seen(game).prompt
    assert prompt is not None
    return prompt.id, dict(prompt.args)


def test_the_price_of_failing_is_said_as_it_is() -> None:  # SW-23, SW-24, A-SW-9
    low = at(3, 1).throws("3 6 6 blank").sheds(1)
    assert asked(low) == ("prompt-choice", {"card": 4, "back": 1, "n": 3})
    high = at(9, 1).throws("1 2 3 3 5 blank").sheds(2)
    assert asked(high) == ("prompt-choice", {"card": 11, "back": 9, "n": 5})
    klick = at(8, 1).throws("2 6 6 6 blank").sheds(1)
    assert asked(klick) == ("prompt-choice-free", {"card": 9, "n": 5})


def test_a_blocked_pack_fails_for_nothing_unless_agreed_otherwise() -> None:  # SW-43, A-SW-9
    def blocked(options: Options) -> Game:
        game = at(3, 1, owner=1, options=options).throws("3 6 6 blank").sheds(1)
        return game.plays(1, lock(game, 0))

    asked_for = {"card": 4, "back": 1, "n": 3}
    assert asked(blocked(Options())) == ("prompt-choice-locked", asked_for)
    assert asked(blocked(Options(block_is_no_bust=False)))[0] == "prompt-choice"


def test_a_throw_that_frees_a_blocked_pack_may_fail_as_any_other() -> None:  # SW-41, SW-22
    game = at(5, 1, owner=1).throws("5 1 1 2 blank").sheds(1)
    blocked = game.plays(1, lock(game, 0))
    assert asked(blocked) == ("prompt-choice-locked", {"card": 6, "back": 1, "n": 4})
    assert blocked.throws("1 1 1 2 blank").top == 6
    assert blocked.throws("1 1 1 2 block").top == 1


def test_green_says_whether_it_ends_the_turn() -> None:  # SW-32, A-SW-7
    for ends, prompt in ((False, "prompt-green"), (True, "prompt-green-ends")):
        game = at(3, 11, options=Options(green_ends_turn=ends)).throws("2 4 4 green")
        assert asked(game) == (prompt, {})
        told_of = told(game, 0, "decline")
        assert told_of == ["news-decline"] + ["news-fail"] * (not ends)


def test_the_token_does_not_go_on_ones_own_pack() -> None:  # SW-39
    game = at(3, 11, owner=0)
    refused = offer(seen(game), lock(game, 0))
    assert refused.why is not None
    assert refused.path == ("block", "blue-3")
    assert offer(seen(game), lock(game, 1)).path == ("block", "amber-11")


def test_what_cannot_be_made_explains_itself() -> None:  # SW-14, SW-28
    refused = offer(seen(at(1, 1).throws("1 5 6 blank")), "shed 2")
    assert refused.why is not None
    assert refused.why.args == {"card": 2, "dice": "1 5 6"}
    assert refused.path == ("next-2",)
    dice = [one for one in seen(at(1, 1).throws("1 5 6 blank")).offers if one.path == ("tray",)]
    assert [one.why for one in dice] == [refused.why]


def test_everything_can_be_done_with_one_key() -> None:
    positions = [
        at(1, 9, 7, 5, owner=0),
        at(5, 9, 7, 5, owner=0).throws("1 2 3 6 blank"),
        at(5, 9, 7, 5, owner=0).throws("1 2 3 6 green"),
        at(5, 9, 7, 5, owner=0).throws("1 2 3 6 blank").sheds(4),
    ]
    for game in positions:
        keys = [offer.key for offer in seen(game).offers if offer.why is None]
        assert all(len(key) == 1 for key in keys)
        assert len(set(keys)) == len(keys)
    window = at(3, 11, 7, owner=2).throws("1 1 1 green").plays(0, "swap 1")
    assert [o.key for o in seen(window, 2).offers if not o.why] == ["b", "l", "z", "x"]


def test_a_watcher_sees_all_and_is_offered_nothing() -> None:  # SW-06
    scene = seen(at(3, 11, owner=1), WATCHER)
    assert scene.offers == ()
    mine = seen(at(3, 11, owner=1), 1).zones
    assert [zone.pieces for zone in scene.zones] == [zone.pieces for zone in mine]


def test_only_what_is_mine_is_called_mine() -> None:
    names = {zone.id: zone.label for zone in seen(at(3, 11, owner=1), 1).zones}
    assert names["pack-0"] == say("zone-pack", seat=who(0))
    assert names["pack-1"] == say("zone-pack-mine")
    assert names["way-1"] == say("zone-shed-mine", n=10)
    assert names["token-1"] == say("zone-token-mine")


def test_the_end_is_in_sight() -> None:  # SW-03
    progress = seen(at(3, 13, 7)).progress
    assert progress is not None
    assert (progress.done, progress.total) == (12, 16)


def test_only_whoever_the_table_waits_for_is_lit() -> None:  # SW-37, SW-43
    assert seen(at(3, 11, 7, owner=2)).to_act == (0,)
    window = at(3, 11, 7, owner=2).throws("1 1 1 green").plays(0, "swap 1")
    assert seen(window).to_act == (2,)


# --- news --------------------------------------------------------------------------------------


def test_news_tell_what_the_dice_did() -> None:
    def rolled(game: Game, text: str) -> list[str]:
        return told(game.plays(game.turn, "throw"), CHANCE, text)

    assert rolled(at(1, 1), "roll 1,2,4 blank") == ["news-roll"]
    assert rolled(at(1, 1), "roll 5,5,5 blank") == ["news-roll", "news-fail"]
    assert rolled(at(1, 1), "roll 1,2,4 block") == ["news-roll", "news-token"]
    assert rolled(at(1, 1), "roll 1,2,4 red") == ["news-roll", "news-red-nobody"]
    assert rolled(at(4, 1), "roll 1,2,4 red") == ["news-roll", "news-swap"]
    assert rolled(at(1, 1, locked=0), "roll 1,2,4 blank") == ["news-roll", "news-stuck"]


def test_news_tell_of_a_fall() -> None:  # SW-22
    game = at(3, 1).throws("3 6 6 blank").sheds(1).plays(0, "rethrow")
    assert told(game, CHANCE, "roll 1,1,1 blank") == ["news-roll", "news-fail", "news-bust"]


def test_news_tell_of_swaps_and_the_token() -> None:  # SW-37, SW-39
    green = at(3, 11, 7, owner=2).throws("1 1 1 green")
    assert told(green, 0, "swap 1") == ["news-announce"]
    window = green.plays(0, "swap 1")
    assert told(window, 2, "block 1") == ["news-block"]
    assert told(window, 2, "let 1") == ["news-swap"]
    assert told(window, 2, lock(window, 0)) == ["news-lock", "news-swap"]
    shedding = at(3, 11, owner=1).throws("3 3 3 blank")
    assert told(shedding, 1, lock(shedding, 0)) == ["news-lock", "news-stuck"]


def test_news_tell_of_the_win() -> None:  # SW-44
    game = at(16, 1).throws("6 6 4 1 1 blank")
    assert told(game, 0, "shed 1") == ["news-shed", "news-won"]


def test_moves_are_written_in_words() -> None:
    game = at(1, 9, owner=0)
    assert [format_move(move) for move in GAME.legal(game.state, 0)] == ["throw", "lock 1 amber"]
