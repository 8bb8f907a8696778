"""New game: cards are turned one after the other, and two alike are hit."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open, all_is_seen, seen_is_all
from tablee.kinds.race import face, rules, scene
from tablee.kinds.race.bot import PLAYERS
from tablee.kinds.race.guide import GUIDE

GAME = Game(
    key="new-game",
    version=1,
    seats=(2, 3, 4),
    options=rules.Options,
    moves=(rules.Hit, rules.Turn, rules.Next),
    state=rules.State,
    tempo="real-time",
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    timers=rules.timers,
    race=rules.race,
    outcome=rules.outcome,
    view=all_is_seen,
    mask=all_is_open,
    imagine=seen_is_all,
    scene=scene.scene,
    news=scene.news,
    face=face.draw,
    faces=face.FACES,
    box=Box(ages=5, minutes=2, accent="#a03a5e", contents=(("contents-cards", rules.CARDS),)),
    folder=Path(__file__).parent,
    guide=GUIDE,
    players=PLAYERS,
)
