"""Switch: throw, combine, shed sixteen cards, and mind the die that swaps whole packs."""

from pathlib import Path

from msgspec.structs import replace

from tablee.games.switch import (
    alike,
    because,
    consequence,
    face,
    judge,
    news,
    rules,
    scene,
    view,
    worth,
)
from tablee.games.switch.bot import PLAYERS
from tablee.games.switch.guide import GUIDE
from tablee.games.switch.lesson import lesson
from tablee.games.switch.moves import FirstOptions, Options
from tablee.games.switch.state import State
from tablee.kernel import Box, Game, all_is_open

NEWEST = Game(
    key="switch",
    version=2,
    seats=rules.SEATS,
    options=Options,
    moves=rules.MOVES,
    state=State,
    start=rules.start,
    to_act=rules.to_act,
    awaited=rules.awaited,
    default=rules.default,
    legal=rules.legal,
    alike=alike.alike,
    chances=rules.chances,
    chances_alike=alike.chances_alike,
    draw=rules.draw,
    apply=judge.apply,
    view=view.view,
    mask=all_is_open,  # SW-06: everything lies open
    outcome=rules.outcome,
    scene=scene.scene,
    news=news.news,
    consequence=consequence.consequence,
    because=because.because,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=8,
        minutes=5,
        accent="#2f7d5b",
        ease=2,
        best=3,
        contents=(
            ("contents-packs", 4),
            ("contents-tray", 1),
            ("contents-dice", 5),
            ("contents-switch", 1),
            ("contents-block", 1),
        ),
        tags=("dice", "luck", "family"),
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    not_offered=frozenset({"former"}),
    apart={2: 0.6},
    timers=rules.timers,
    race=rules.race,
    imagine=view.imagine,
    sensible=worth.sensible,
    worth=worth.worth,
    weigh=worth.weigh,
)

FIRST = replace(NEWEST, version=1, options=FirstOptions, start=rules.start_first)
"""Without the option `green_ends_turn` (A-SW-7)."""

GAME = replace(NEWEST, earlier=(FIRST,))
