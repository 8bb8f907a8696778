"""The keyboard alone, and the list of moves alone: each is a complete way to play."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from browser.person import Person
from browser.playing import FOCUSED, Pace, by_keys, play_out, tab_to
from browser.short_games import LUCK, sees_how_it_ended
from browser.town import Town
from tablee.catalog import shelf
from tablee.kernel import CHANCE, commit, parse_move
from tablee.record.text import Header, Record, Seat, format_record
from tablee.store import Row

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_STOPS = 10
ZONES = "all => all.map(thing => thing.closest('[data-zone]').dataset.zone)"


@pytest.mark.parametrize(("game", "pace"), [("switch", Pace()), ("take-it", Pace(0.3, 1.2))])
async def test_a_whole_game_is_played_on_the_keyboard(town: Town, game: str, pace: Pace) -> None:
    async with town.person("Ada") as ada:
        await sit_down_by_keys(ada, game)
        assert await play_out(ada, pace, by_keys) > 0 or game in LUCK
        await sees_how_it_ended(ada, seats=2)


async def test_a_button_lets_the_keys_of_the_game_go(town: Town) -> None:
    """After a click at once, after the Tab key with Escape: Space slaps, and nothing else."""
    async with town.person("Ada") as ada:
        await ada.set_table("take-it", ["me", "random"], {"tempo_ms": 3000})
        sound, keyboard = ada.button("sound"), ada.page.keyboard
        await sound.click()
        await keyboard.press("Space")
        await expect(sound).to_have_attribute("aria-pressed", "false")
        await expect(sound).not_to_be_focused()
        assert await tab_to(ada, lambda name: name == ada.words("sound"))
        await keyboard.press("Space")
        await expect(sound).to_have_attribute("aria-pressed", "true")
        await expect(sound).to_be_focused()
        await keyboard.press("Escape")
        await keyboard.press("Space")
        await expect(sound).to_have_attribute("aria-pressed", "true")
        await expect(sound).not_to_be_focused()


async def sit_down_by_keys(person: Person, game: str) -> None:
    """From the shelf to the first card: two seats, the other one for a computer."""
    keyboard = person.page.keyboard
    await person.come()
    await person.page.get_by_role("link", name=person.of(game, "title")).first.wait_for()
    assert await tab_to(person, lambda name: person.of(game, "title") in name)
    await keyboard.press("Enter")
    await person.button("play-now").wait_for()
    if len(shelf()[game].seats) > 1:
        assert await tab_to(person, lambda name: name == "3")
        await keyboard.press("ArrowLeft")
    assert await tab_to(person, lambda name: name.startswith(person.words("chair", n=2)))
    await keyboard.type(person.words("chair-bot", level=person.words("level-beginner"))[:16])
    assert await tab_to(person, lambda name: name == person.words("make-table-go"))
    await keyboard.press("Enter")


async def test_the_first_move_is_ten_stops_away(town: Town) -> None:
    """From the address bar, over the shelf and a box, to a cell: each Tab is a stop."""
    async with town.person("Ada") as ada:
        keyboard = ada.page.keyboard
        await ada.come()
        await ada.page.get_by_role("link", name=ada.of("tictactoe", "title")).first.wait_for()
        stops = await stops_to(ada, ada.words("skip"))
        await keyboard.press("Enter")
        stops += await stops_to(ada, ada.of("tictactoe", "title"))
        await keyboard.press("Enter")
        await expect(ada.page.get_by_role("main")).to_be_focused()
        stops += await stops_to(ada, ada.words("play-now"))
        await keyboard.press("Enter")
        await expect(ada.page.locator(".table [data-start]")).to_be_focused()
        await ada.page.locator(".cell.lit").first.wait_for()
        stops += await stops_to(ada, "1")
        await keyboard.press("Enter")
        await expect(ada.page.locator(".cell .piece").first).to_be_visible()
        assert stops <= MOST_STOPS


async def test_arrows_walk_over_the_rows_and_columns_of_a_board(town: Town) -> None:
    """Every cell is reached, lit or not, as a screen reader expects of a grid."""
    async with town.person("Ada") as ada:
        await ada.set_table("tictactoe", ["me", "random"])
        board = ada.page.get_by_role("grid", name=ada.of("tictactoe", "board"))
        await expect(board.get_by_role("row")).to_have_count(3)
        cells = board.get_by_role("gridcell")
        await ada.page.locator(".cell.lit").first.wait_for()
        await cells.nth(0).focus()
        for key, cell in [("Right", 1), ("Down", 4), ("Down", 7), ("Left", 6), ("Up", 3)]:
            await ada.page.keyboard.press(f"Arrow{key}")
            await expect(cells.nth(cell)).to_be_focused()


async def test_my_hand_comes_before_the_board(town: Town) -> None:
    """The keyboard goes from the hand to the board; what nobody should say is no stop."""
    async with town.person("Ada") as ada:
        await ada.set_table("double-action", ["me", "random"])
        await ada.page.locator(".hand .lit").first.wait_for()
        names = await ada.page.locator(".table [data-thing][tabindex='0']").evaluate_all(ZONES)
        assert names[0] == "hand"
        assert names[-1] == "board"
        assert "discard-1" not in names


async def test_a_key_or_a_button_lights_what_an_expert_would_do(town: Town) -> None:
    """The card alone, then its cell; who begins with another card is let go."""
    async with town.person("Ada") as ada:
        await ada.set_table("double-action", ["me", "random"])
        lit = ada.page.locator(".table .lit[data-thing]")
        await ada.page.locator(".hand .lit").first.wait_for()
        await expect(lit).not_to_have_count(1)
        await ada.button("hint").wait_for()
        await ada.page.keyboard.press("h")
        await expect(ada.page.get_by_role("alert")).to_be_visible()  # it fades, so it comes first
        await expect(lit).to_have_count(1)
        card = await lit.get_attribute("data-thing")
        await ada.page.locator(f'.hand [data-thing]:not([data-thing="{card}"])').first.click()
        await ada.button("hint").click()
        await expect(lit).to_have_attribute("data-thing", card or "")
        await lit.click()
        await expect(lit).to_have_count(1)
        await expect(lit).not_to_have_attribute("data-thing", card or "")


@pytest.mark.parametrize("on", ["desktop", "phone"])
async def test_a_hint_says_the_true_chances(town: Town, on: Literal["desktop", "phone"]) -> None:
    """With seven cards shed, whether to throw again is a clear case: exact chances for both."""
    stop, again = chances_after("shed 7")
    async with town.person("Ada", on) as ada:
        await sit_at_a_throw(ada)
        await ada.page.locator(".table .lit").first.wait_for()
        await ada.page.keyboard.press("a")
        await ada.page.get_by_role("button", name=ada.of("switch", "move-stop")).wait_for()
        chance, other = (ada.words("odds-exact", n=n) for n in (again, stop))
        await hear_hint(ada, ada.words("hint-odds", hint="", chance=chance, other=other))
        await ada.check()


async def hear_hint(person: Person, told: str) -> None:
    """What is said fades after a while; on a slow machine it is asked for again."""
    said = person.page.get_by_role("alert")
    for _ in range(5):
        await person.button("hint").click()
        with suppress(AssertionError):
            await expect(said).to_contain_text(told, timeout=4_000)
            return
    raise AssertionError(f"nobody says {told!r}")


def chances_after(*moves: str) -> list[int]:
    """What each move of Ada's is worth then, in whole hundredths."""
    game = shelf()["switch"]
    state = game.start(game.options(), 2)
    for text in (*THROWN, *moves):
        seat = CHANCE if text.startswith(("open", "roll")) else 0
        state = game.apply(state, seat, parse_move(game.moves, text))
    weighed = game.weigh and game.weigh(game.view(state, 0), game.legal(state, 0))
    assert weighed
    return [round(100 * chance) for chance in weighed.chances]


SECRET = bytes(32)
THROWN = ("open 4,5,5,6,6", "open 1,1,2,2,3", "throw", "roll 1,2,4 blank")
"""A throw of Switch from which Ada sheds; after that nobody else acts before she does."""


async def sit_at_a_throw(person: Person) -> None:
    """A gentle game is taken in, and continued where something can be taken back."""
    seats = (Seat("Ada"), Seat("Blaise", "bot", "beginner"))
    head = Header(1, "switch", 2, seats, gentle=True, ending="stopped", secret=SECRET.hex())
    rows = (Row(n, 0 if move == "throw" else -1, move, 0) for n, move in enumerate(THROWN, 1))
    record = Record(replace(head, commitment=commit(SECRET)), tuple(rows))
    post = person.page.request.post
    await post(f"{person.address}/api/me", data={"name": "Ada"})
    made = await post(f"{person.address}/api/records", data=format_record(record).encode())
    origin = f"{person.address}/api/tables/{(await made.json())['id']}"
    wish = {"number": len(THROWN), "seat": 0, "level": "beginner"}
    branch = await post(f"{origin}/branch", data=wish)
    await person.come(f"/table/{(await branch.json())['id']}")


async def test_a_move_is_taken_back_at_a_gentle_table(town: Town) -> None:
    """The table says that it is gentle; the button is there, once, after a move of mine."""
    async with town.person("Ada") as ada:
        await sit_at_a_throw(ada)
        named = ada.page.locator("header").get_by_text(ada.words("gentle-short"))
        stop = ada.page.get_by_role("button", name=ada.of("switch", "move-stop"))
        back = ada.button("move-take-back")
        await expect(named).to_be_visible()
        await ada.page.locator(".table .lit").first.wait_for()
        await expect(back).to_have_count(0)
        await ada.page.keyboard.press("a")
        await expect(stop).to_be_visible()
        await back.click()
        await expect(stop).to_have_count(0)
        await ada.page.keyboard.press("a")
        await expect(stop).to_be_visible()
        await expect(back).to_have_count(0)


async def stops_to(person: Person, name: str) -> int:
    """How often Tab is pressed until something has the focus that is called so."""
    for stop in range(1, MOST_STOPS + 1):
        await person.page.keyboard.press("Tab")
        if name in await person.page.evaluate(FOCUSED):
            return stop
    raise AssertionError(f"{name} is more than {MOST_STOPS} stops away")


async def test_a_whole_game_is_played_from_the_list_of_moves(town: Town) -> None:
    """Roles and names only, as a screen reader tells them."""
    async with town.person("Ada") as ada:
        await ada.set_table("double-action", ["me", "random"], {"auto_draw": True})
        async with asyncio.timeout(300):
            while not await has_ended(ada):
                await choose_from_list(ada)
        await sees_how_it_ended(ada, seats=2)


async def has_ended(person: Person) -> bool:
    """An Escape meant for the list may meet the end screen, just there: it is opened again."""
    result = person.button("see-end")
    if await result.is_visible():
        await result.click()
        await expect(person.end).to_be_visible()
    return await person.end.is_visible()


async def choose_from_list(person: Person) -> None:
    moves = person.page.get_by_role("dialog", name=person.words("moves"))
    await press_if_there(person.button("moves"))
    try:
        await expect(moves).to_be_visible(timeout=5_000)
    except AssertionError:  # the game is over, or the list closed with it
        return
    there = moves.get_by_role("listitem").get_by_role("button", disabled=False)
    names = await there.all_inner_texts()
    assert all(names)
    if not names:
        await person.page.keyboard.press("Escape")
        await person.look(patience_ms=300)
        return
    await press_if_there(there.nth(person.rng.randrange(len(names))))
    seen = await person.look(patience_ms=200)
    while seen.asking:
        choices = person.page.get_by_role("dialog").get_by_role("button")
        count = await choices.count()
        if count < 2:  # nothing but the way out: what was there to choose is gone
            await person.page.keyboard.press("Escape")
        else:
            await press_if_there(choices.nth(person.rng.randrange(1, count)))
        seen = await person.look(patience_ms=200)


async def press_if_there(button: Locator) -> None:
    """The other player may end the game just now: then the button goes, and the list with it."""
    with suppress(PlaywrightTimeout):
        await button.click(timeout=5_000)
