"""Double Action: cards in hand, tokens on the board, two series of five."""

from pathlib import Path

from tablee.games.double_action import (
    because,
    consequence,
    face,
    moves,
    news,
    rules,
    scene,
    sight,
    state,
    turn,
    verdict,
    worth,
)
from tablee.games.double_action.bot import PLAYERS
from tablee.games.double_action.guide import GUIDE
from tablee.games.double_action.lesson import lesson
from tablee.kernel import Box, Game

GAME = Game(
    key="double-action",
    version=2,  # 1 is retired: its board was not ours
    seats=(2, 4, 6, 8),
    options=moves.Options,
    defaults=moves.defaults,
    gentle={"auto_draw": True},
    moves=moves.MOVES,
    state=state.State,
    start=rules.start,
    to_act=turn.to_act,
    awaited=turn.awaited,
    sides=turn.sides,
    legal=turn.legal,
    chances=turn.chances,
    draw=turn.draw,
    apply=rules.apply,
    view=sight.view,
    mask=sight.mask,
    imagine=sight.imagine,
    outcome=verdict.outcome,
    sensible=worth.sensible,
    signs=worth.signs,
    worth=worth.worth,
    weigh=worth.weigh,
    scene=scene.scene,
    news=news.news,
    consequence=consequence.consequence,
    because=because.because,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=8,
        minutes=8,
        accent="#74490f",
        ease=4,
        best=2,
        contents=(("contents-board", 1), ("contents-cards", 2), ("contents-tokens", 96)),
        colours=2,
        tags=("cards", "board", "teams"),
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    not_offered=frozenset({"former"}),
    apart={2: 0.62},
)
