"""New game: a hidden word of five letters."""

from pathlib import Path

from tablee.kernel import Box, Game
from tablee.kinds.words import face, rules, scene, view
from tablee.kinds.words.bot import PLAYERS
from tablee.kinds.words.guide import GUIDE

GAME = Game(
    key="new-game",
    version=1,
    seats=(2, 3, 4),
    options=rules.Options,
    moves=(rules.Guess, rules.Hide),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    outcome=rules.outcome,
    view=view.view,
    mask=view.mask,
    reveals=view.reveals,
    imagine=view.imagine,
    fill=view.fill,
    scene=scene.scene,
    news=scene.news,
    face=face.draw,
    faces=face.FACES,
    box=Box(ages=8, minutes=4, accent="#4b6b2f", contents=(("contents-letters", 26),)),
    folder=Path(__file__).parent,
    guide=GUIDE,
    players=PLAYERS,
)
