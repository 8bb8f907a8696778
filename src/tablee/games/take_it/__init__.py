"""Take It! and Slam Dunk: one card after another, and who hits the box first has the row."""

from functools import partial
from pathlib import Path

from msgspec.structs import replace

from tablee.games.take_it import consequence, face, imagine, moves, rules, scene, state, view
from tablee.games.take_it.bot import PLAYERS
from tablee.games.take_it.guide import GUIDE
from tablee.games.take_it.lesson import lesson
from tablee.kernel import Box, Game, all_is_open

NEWEST = Game(
    key="take-it",
    version=state.NEWEST,
    seats=(2, 3, 4, 5),
    options=moves.Options,
    moves=(moves.Oldest, moves.Reveal, moves.Turn, moves.Take, moves.Close),
    state=state.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    chances=rules.chances,
    draw=rules.draw,
    apply=rules.apply,
    view=view.view,
    mask=all_is_open,  # TI-09: every move happens before everybody's eyes
    outcome=rules.outcome,
    figures=rules.figures,
    scene=scene.scene,
    news=scene.news,
    consequence=consequence.consequence,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=8,
        minutes=3,
        accent="#c2452d",
        ease=1,
        best=3,
        contents=(
            ("contents-plain", 35),
            ("contents-double", 28),
            ("contents-joker", 3),
            ("contents-ten", 11),
            ("contents-jackpot", 7),
        ),
        tags=("cards", "speed", "memory"),
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={2: 0.6, 3: 0.55, 4: 0.52},
    timers=rules.timers,
    race=rules.race,
    imagine=imagine.imagine,
    tempo="real-time",
    scrollback=False,  # TI-15
)

FIRST = replace(NEWEST, version=1, options=moves.FirstOptions, start=rules.start_first)
"""Jokers left natural pairs alone (A-TI-5)."""

SECOND = replace(NEWEST, version=2, start=partial(rules.start, rules=2))
"""They split pairs of positive cards only, and were forced upon any card left alone (TI-30)."""

GAME = replace(NEWEST, earlier=(FIRST, SECOND))
