"""The ways to every screen: what a person does until it is there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from browser.accounts import fill, is_asked_for_a_name, make_account
from browser.cards import sit_down
from browser.lessons import coach, make, steps
from browser.person import Person
from browser.playing import Pace, play_out
from browser.records import opens_a_record, reviews_a_record
from tablee.catalog import shelf as games
from tablee.catalog.puzzles import puzzles_of
from tools.pictures import TABLES, quietly

RECORDS: Final = Path(__file__).parents[2] / "tests" / "golden" / "logs"
REVIEWED: Final = RECORDS / "switch" / "2" / "07-2-green_ends_turn=True.jsonl"
Way = Callable[[Person], Awaitable[Any]]


def goes_to(path: str) -> Way:
    async def goes(ada: Person) -> None:
        await ada.come(path)
        await ada.page.get_by_role("main").wait_for()
        await ada.page.wait_for_load_state("networkidle")

    return goes


def opens(game: str) -> Way:
    """The page of a box, with its forms as they come."""

    async def comes(ada: Person) -> None:
        await ada.open_box(game)
        await ada.page.wait_for_load_state("networkidle")

    return comes


def unfolds(game: str) -> Way:
    """The page of a box, with all that can be opened there."""

    async def comes(ada: Person) -> None:
        await ada.open_box(game)
        for fold in await ada.page.locator("summary:visible").all():
            await fold.click()
        await ada.button("make-table-go").scroll_into_view_if_needed()

    return comes


def plays(game: str) -> Way:
    """A few moves into a game of ordinary size."""

    async def sits(ada: Person) -> None:
        chairs, options, moves = TABLES.get(game, (["me", "random"], {}, 2))
        await ada.set_table(game, chairs, options)
        await play_out(ada, Pace(0.3, 0.6), quietly, moves=moves)
        await ada.page.keyboard.press("Escape")

    return sits


def fills(game: str) -> Way:
    """As many as can sit there."""

    async def sits(ada: Person) -> None:
        await sit_down(ada, game, games()[game].seats[-1])
        await play_out(ada, Pace(0.3, 0.6), quietly, moves=3)
        await ada.page.keyboard.press("Escape")

    return sits


def presses(game: str, id: str) -> Way:
    """At a table, and then a button."""

    async def sits(ada: Person) -> None:
        await plays(game)(ada)
        await ada.button(id).click()

    return sits


async def begins_a_move(ada: Person) -> None:
    """The first thing of two is picked; *Cancel* is there."""
    await plays("double-action")(ada)
    await ada.page.locator(".table .lit").first.click()


async def waits(ada: Person) -> None:
    await ada.set_table("switch", ["me", "open", "regular"])
    await ada.copy_link()


async def goes_to_school(ada: Person, game: str) -> None:
    """To its lesson, begun before or not."""
    await ada.open_box(game)
    await ada.button("lesson-learn").or_(ada.button("lesson-resume")).click()
    await coach(ada).wait_for()


def learns(game: str) -> Way:
    async def sits(ada: Person) -> None:
        await goes_to_school(ada, game)
        await ada.page.locator(".lit, .taught").first.wait_for()

    return sits


def has_learnt(game: str) -> Way:
    """The last word of a lesson."""

    async def sits(ada: Person) -> None:
        await goes_to_school(ada, game)
        async for step, offer in steps(ada, game):
            await make(ada, game, step, offer)
        await ada.button("lesson-play").wait_for()

    return sits


async def errs(ada: Person) -> None:
    """A wrong move in a lesson explains itself."""
    await goes_to_school(ada, "tictactoe")
    await ada.page.locator(".cell.lit").wait_for()
    await ada.page.locator(".cell").first.click()
    await ada.button("lesson-back").wait_for()


def ends(game: str, chairs: list[str], options: dict[str, Any], pace: Pace) -> Way:
    async def sits(ada: Person) -> None:
        await ada.set_table(game, chairs, options)
        await play_out(ada, pace)

    return sits


async def looks_at_the_table_after_the_end(ada: Person) -> None:
    await ENDS["end-tictactoe"](ada)
    await ada.end.get_by_role("button", name=ada.words("see-table")).click()


async def watches_again(ada: Person) -> None:
    await ENDS["end-switch"](ada)
    await ada.button("end-more").click()
    await ada.page.get_by_role("link", name=ada.words("replay")).first.click()
    await ada.page.get_by_role("slider", name=ada.words("replay-scrub")).wait_for()


def winds(game: str) -> Way:
    """The replay of a game from elsewhere, in its middle."""

    async def comes(ada: Person) -> None:
        await opens_a_record(ada, sorted((RECORDS / game).glob("*/*.jsonl"))[-1])
        bar = ada.page.get_by_role("slider", name=ada.words("replay-scrub"))
        await bar.fill(str(int(await bar.get_attribute("max") or 0) // 2))

    return comes


async def reviews(ada: Person) -> None:
    await reviews_a_record(ada, REVIEWED)
    await ada.page.get_by_role("region", name=ada.words("review")).wait_for()
    await ada.button("review-summary").wait_for()


async def sums_up(ada: Person) -> None:
    await reviews(ada)
    await ada.button("review-summary").click()
    await ada.page.get_by_role("dialog").wait_for()


async def answers_todays_tasks(ada: Person) -> None:
    """By the first move on offer that the rules allow, wherever it leads."""
    await ada.come("/today")
    for game in (await todays_games(ada))[1:]:  # the first one is answered by the way before
        await ada.come(f"/today/{game}")
        await try_any_move(ada)
    await ada.come("/today")
    await ada.button("today-share").wait_for()


async def shows_todays_tasks(ada: Person) -> None:
    await ada.come("/today")
    await ada.page.get_by_role("listitem").first.wait_for()


async def todays_games(ada: Person) -> list[str]:
    told: list[str] = await ada.page.evaluate(
        "async () => (await (await fetch('/api/today')).json()).tasks.map((task) => task.game)"
    )
    return told


async def try_any_move(ada: Person) -> None:
    await ada.page.get_by_text(ada.words("today-find")).wait_for()
    await ada.page.keyboard.press("m")
    moves = ada.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    await moves.first.click()
    await ada.button("today-compare").wait_for()


async def misses_a_task(ada: Person) -> None:
    game, *_ = await todays_games(ada)
    await ada.come(f"/today/{game}")
    await try_any_move(ada)


async def compares_moves(ada: Person) -> None:
    """The task that is answered by the way before."""
    game, *_ = await todays_games(ada)
    await ada.come(f"/today/{game}")
    await ada.button("today-compare").click()


async def gives_up_a_puzzle(ada: Person) -> None:
    await ada.come("/puzzle/double-action/1")
    await ada.button("puzzle-show").click()


async def logs_in(ada: Person) -> None:
    await ada.come("/me")
    await ada.button("me-login").click()


async def has_forgotten(ada: Person) -> None:
    await logs_in(ada)
    await ada.button("me-forgotten").click()


async def has_an_account(ada: Person) -> None:
    await make_account(ada)


async def deletes_it(ada: Person) -> None:
    await ada.come("/me")
    await ada.button("me-delete").click()


async def wants_a_passkey(ada: Person) -> None:
    await ada.come("/me")
    await ada.button("passkey-add").click()
    await fill(ada, "passkey-name", "Laptop")


async def leads(ada: Person) -> None:
    """A rated game against a computer, then the box. One game is too few to be listed there."""
    await ada.open_box("tictactoe")
    await ada.button("fill-with-bots").click()
    await ada.page.get_by_text(ada.words("more")).click()
    await ada.page.get_by_label(ada.words("rated-game")).check()
    await ada.button("make-table-go").click()
    await play_out(ada, Pace())
    await opens("tictactoe")(ada)
    leaders = ada.page.get_by_role("heading", name=ada.words("leaders"))
    await leaders.scroll_into_view_if_needed()


ENDS: Final[dict[str, Way]] = {
    "end-tictactoe": ends("tictactoe", ["me", "random"], {}, Pace()),
    "end-switch": ends("switch", ["me", "beginner"], {"window_ms": 3000}, Pace()),
    "end-take-it": ends("take-it", ["me", "random"], {"tempo_ms": 1200}, Pace(0.3, 1.5)),
}
KEYS: Final = sorted(games())
SCREENS: Final[dict[str, Way]] = {
    "shelf": goes_to("/"),
    "name": is_asked_for_a_name,
    **{f"box-{game}": opens(game) for game in KEYS},
    "box-open": unfolds("take-it"),
    "waiting": waits,
    **{f"play-{game}": plays(game) for game in KEYS},
    **{f"full-{game}": fills(game) for game in KEYS},
    "begun": begins_a_move,
    "guide": presses("take-it", "guide"),
    "moves": presses("double-action", "moves"),
    "keys": presses("switch", "keys"),
    "log": presses("switch", "log-open"),
    "hint": presses("tictactoe", "hint"),
    "wrong": errs,
    **{f"lesson-{game}": learns(game) for game in KEYS if games()[game].lesson},
    **{f"learnt-{game}": has_learnt(game) for game in KEYS if games()[game].lesson},
    **ENDS,
    "after-the-end": looks_at_the_table_after_the_end,
    "replay": watches_again,
    **{f"replay-{game}": winds(game) for game in KEYS if (RECORDS / game).exists()},
    "review": reviews,
    "summary": sums_up,
    **{
        f"puzzle-{game}": goes_to(f"/puzzle/{game}/1") for game in KEYS if puzzles_of(games()[game])
    },
    "answer": gives_up_a_puzzle,
    "today": shows_todays_tasks,
    "task-answered": misses_a_task,
    "task-compared": compares_moves,
    "today-over": answers_todays_tasks,
    "mine": goes_to("/"),
    "account-guest": goes_to("/me"),
    "login": logs_in,
    "forgotten": has_forgotten,
    "account": has_an_account,
    "leaders": leads,
    "delete": deletes_it,
    "passkey": wants_a_passkey,
    "how": goes_to("/how"),
    "privacy": goes_to("/privacy"),
    "nowhere": goes_to("/nowhere"),
    "no-table": goes_to("/table/nowhere"),
}
"""In this order, since what a person did is seen later: tables on the shelf, a name, an account."""
