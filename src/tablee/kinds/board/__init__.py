"""New game: stones on a board, none beside another."""

from pathlib import Path

from tablee.kernel import Box, Game, all_is_open, all_is_seen, seen_is_all, usual_news
from tablee.kinds.board import face, rules, scene
from tablee.kinds.board.bot import PLAYERS
from tablee.kinds.board.guide import GUIDE

GAME = Game(
    key="new-game",
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
    news=usual_news,
    face=face.draw,
    faces=face.FACES,
    box=Box(ages=6, minutes=3, accent="#6b4e9b", contents=(("contents-board", 1),)),
    folder=Path(__file__).parent,
    guide=GUIDE,
    players=PLAYERS,
)
