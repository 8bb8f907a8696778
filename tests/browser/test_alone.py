"""A person alone, on a phone, plays every game of the shelf to the end against the computer."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.playing import Pace, play_out
from browser.short_games import LUCK, SHORT, UNHURRIED, sees_how_it_ended
from browser.town import Town

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", SHORT)
async def test_a_person_plays_to_the_end_by_touching_what_is_lit(town: Town, game: str) -> None:
    async with town.person("Ada", on="phone") as ada:
        chairs, options = SHORT[game]
        await ada.set_table(game, chairs, options)
        assert await play_out(ada, UNHURRIED.get(game, Pace())) > 0 or game in LUCK
        await sees_how_it_ended(ada, len(chairs))


async def test_a_hand_still_at_play_finds_no_rematch_under_it(town: Town) -> None:
    """Where the moves were, nothing is offered before the result has been put away."""
    async with town.person("Ada") as ada:
        await ada.set_table("tictactoe", SHORT["tictactoe"][0])
        await play_out(ada, Pace())
        below = ada.page.locator("footer").get_by_role("button")
        await expect(below).to_have_count(0)
        await ada.end.get_by_role("button", name=ada.words("see-table")).click()
        await expect(below).to_have_text([ada.words("rematch"), ada.words("see-end")])


async def test_what_was_open_does_not_lie_over_the_result(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.set_table("tictactoe", SHORT["tictactoe"][0])
        await ada.button("menu").click()
        await ada.button("settings").click()
        await ada.button("stop-alone").click()
        await ada.button("stop-sure").click()
        await ada.end.get_by_role("button", name=ada.words("see-table")).click()
        await expect(ada.button("see-end")).to_be_visible()


async def test_a_sign_is_said_without_a_dialog_over_the_table(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.set_table("tictactoe", SHORT["tictactoe"][0])
        await ada.button("talk").click()
        await expect(ada.page.get_by_role("dialog")).to_have_count(0)
        await ada.check()
        await ada.button("say-hello").click()
        heard = ada.page.get_by_role("status").filter(has_text=ada.words("say-hello"))
        await expect(heard.first).to_be_attached()
        await expect(ada.button("say-hello")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
async def test_one_click_on_a_box_leads_to_a_game(town: Town, game: str) -> None:
    async with town.person("Ada") as ada:
        await ada.open_box(game)
        await ada.check()
        await ada.button("play-now").click()
        made = await play_out(ada, UNHURRIED.get(game, Pace()), moves=2)
        assert made == 2 or (game in LUCK and await ada.end.is_visible())
        read = await ada.page.locator(".table").text_content() or ""
        assert ada.words("guest") not in read  # who plays without a name is "you"


@pytest.mark.slow
async def test_a_match_goes_from_game_to_game_and_tells_who_won_it(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.set_table("tictactoe", ["me", "random"], games=3)
        for game in (1, 2, 3):
            at = ada.words("match-at", n=game, games=3)
            await expect(ada.page.locator("header").get_by_text(at)).to_be_visible()
            await play_out(ada, Pace())
            await sees_how_it_ended(ada, 2)
            wins = ada.page.locator(".end .wins")
            await expect(wins).to_have_count(2)
            if game < 3:
                await expect(ada.page.locator(".end .match")).to_have_text(at)
                await ada.button("match-next").click()
        told = [int(text.split()[0]) for text in await wins.all_inner_texts()]
        assert sum(told) <= 3  # a game that nobody wins counts for nobody
        ending = ada.words("match-nobody").partition(":")[0]
        await expect(ada.page.locator(".end .match")).to_contain_text(ending.strip())
        await expect(ada.button("rematch")).to_be_visible()
