"""New game: throw again, or stop and keep what you have."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open, all_is_seen, seen_is_all, usual_news
from tablee.kinds.dice import face, rules, scene
from tablee.kinds.dice.bot import PLAYERS
from tablee.kinds.dice.guide import GUIDE

GAME = Game(
    key="new-game",
    version=1,
    seats=(2, 3, 4),
    options=rules.Options,
    moves=(rules.Throw, rules.Stop, rules.Fall),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    outcome=rules.outcome,
    view=all_is_seen,
    mask=all_is_open,
    imagine=seen_is_all,
    scene=scene.scene,
    news=usual_news,
    face=face.draw,
    faces=face.FACES,
    box=Box(ages=6, minutes=3, accent="#7a5c12", contents=(("contents-die", 1),)),
    folder=Path(__file__).parent,
    guide=GUIDE,
    players=PLAYERS,
)
