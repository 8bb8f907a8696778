"""New game: hands that nobody else sees, and the highest card takes."""

from pathlib import Path

from tablee.kernel import Box, Game
from tablee.kinds.cards import face, rules, scene, view
from tablee.kinds.cards.bot import PLAYERS
from tablee.kinds.cards.guide import GUIDE

GAME = Game(
    key="new-game",
    version=1,
    seats=(2, 3, 4),
    options=rules.Options,
    moves=(rules.Play, rules.Deal),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    outcome=rules.outcome,
    view=view.view,
    mask=view.mask,
    imagine=view.imagine,
    scene=scene.scene,
    news=scene.news,
    face=face.draw,
    faces=face.FACES,
    box=Box(ages=6, minutes=3, accent="#2c6a8f", contents=(("contents-cards", 16),)),
    folder=Path(__file__).parent,
    guide=GUIDE,
    players=PLAYERS,
)
