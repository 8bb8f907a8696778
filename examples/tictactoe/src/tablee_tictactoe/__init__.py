"""Tic-tac-toe: the smallest box on the shelf. Copy this folder to begin a game of your own."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open
from tablee_tictactoe import face, rules, scene
from tablee_tictactoe.bot import PLAYERS
from tablee_tictactoe.guide import GUIDE
from tablee_tictactoe.lesson import lesson

GAME = Game(
    key="tictactoe",
    version=1,
    seats=(2,),
    options=rules.Options,
    moves=(rules.Mark,),
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
    dress=("cell",),
    box=Box(ages=5, minutes=2, accent="#3b6ea5", contents=(("contents-board", 1),), classic=True),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
)
