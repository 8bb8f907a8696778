"""Hearts: tricks that nobody wants, for four."""

from pathlib import Path

from tablee.kernel import Box, Game
from tablee.pieces.deals import Deal
from tablee_hearts import face, rules, scene, sight
from tablee_hearts.bot import PLAYERS
from tablee_hearts.guide import GUIDE
from tablee_hearts.lesson import lesson

GAME = Game(
    key="hearts",
    version=1,
    seats=(rules.SEATS,),
    options=rules.Options,
    moves=(Deal, rules.Pass, rules.Play),
    state=rules.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    chances=rules.chances,
    draw=rules.draw,
    apply=rules.apply,
    outcome=rules.outcome,
    view=sight.view,
    mask=sight.mask,
    reveals=sight.reveals,
    imagine=sight.imagine,
    scene=scene.scene,
    news=scene.news,
    consequence=scene.consequence,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=8,
        minutes=30,
        accent="#b00030",
        contents=(("contents-cards", 52),),
        tags=("cards",),
        ease=60,
        classic=True,
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={4: 0.3},
)
