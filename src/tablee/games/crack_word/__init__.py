"""Crack Word: four words grow letter by letter; who ends one with a majority takes it."""

from pathlib import Path

from msgspec.structs import replace

from tablee.games.crack_word import (
    chance,
    consequence,
    face,
    going_on,
    moves,
    rules,
    scene,
    start,
    state,
    view,
)
from tablee.games.crack_word.bot import PLAYERS
from tablee.games.crack_word.components import BINS, JOKERS, PACK_SIZE
from tablee.games.crack_word.guide import GUIDE
from tablee.games.crack_word.lesson import lesson
from tablee.games.crack_word.news import news
from tablee.kernel import Box, Game

COLOURS = 4

NEWEST = Game(
    key="crack-word",
    version=2,
    seats=(2, 3, 4),
    options=moves.Options,
    moves=moves.MOVES,
    state=state.State,
    start=start.start,
    to_act=rules.to_act,
    default=rules.default,
    legal=rules.legal,
    chances=chance.chances,
    draw=chance.draw,
    apply=rules.apply,
    view=view.view,
    mask=view.mask,
    outcome=going_on.outcome,
    scene=scene.scene,
    news=news,
    consequence=consequence.consequence,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=8,
        minutes=30,
        accent="#404968",
        ease=5,
        best=2,
        contents=(
            ("contents-letters", COLOURS * (PACK_SIZE - JOKERS - BINS)),
            ("contents-jokers", COLOURS * JOKERS),
            ("contents-bins", COLOURS * BINS),
        ),
        colours=4,
        tags=("words", "cards"),
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={2: 0.65},
    imagine=view.imagine,
    fill=view.fill,
    defaults=start.defaults,
    gentle={"second_try": True},
    needs=start.needs,
)

FIRST = replace(
    NEWEST,
    version=1,
    options=moves.FirstOptions,
    moves=moves.FIRST_MOVES,
    start=start.start_first,
    defaults=start.first_defaults,
    gentle={},
    needs=start.first_needs,
)
"""Every word that was named was judged, and only by the first dictionaries."""

GAME = replace(NEWEST, earlier=(FIRST,))
