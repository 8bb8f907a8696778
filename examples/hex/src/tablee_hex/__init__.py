"""Hex: two players, two pairs of sides, and never a draw."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open
from tablee_hex import face, rules, scene
from tablee_hex.bot import PLAYERS
from tablee_hex.guide import GUIDE
from tablee_hex.lesson import lesson

GAME = Game(
    key="hex",
    version=1,
    seats=(2,),
    options=rules.Options,
    moves=(rules.Place, rules.Swap),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    view=rules.view,
    mask=all_is_open,
    imagine=rules.imagine,
    outcome=rules.outcome,
    scene=scene.scene,
    news=scene.news,
    consequence=scene.consequence,
    face=face.draw,
    faces=face.FACES,
    dress=face.DRESS,
    box=Box(
        ages=8,
        minutes=15,
        accent="#6f45b8",
        contents=(("contents-board", 1), ("contents-stones", 2)),
        ease=65,
        classic=True,
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={2: 0.6},
)
