"""Reversi: the game that docs/first-game.md builds step by step."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open, all_is_seen, seen_is_all
from tablee_reversi import face, rules, scene
from tablee_reversi.bot import PLAYERS
from tablee_reversi.guide import GUIDE
from tablee_reversi.lesson import lesson

GAME = Game(
    key="reversi",
    version=1,
    seats=(2,),
    options=rules.Options,
    moves=(rules.Put,),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    view=all_is_seen,
    mask=all_is_open,
    imagine=seen_is_all,
    scene=scene.scene,
    news=scene.news,
    consequence=scene.consequence,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=7,
        minutes=15,
        accent="#2e5c1f",
        ease=60,
        contents=(("contents-board", 1), ("contents-discs", 64)),
        classic=True,
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={2: 0.6},
)
