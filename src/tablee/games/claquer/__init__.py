"""Claquer, battre et taper: everybody plays at once, hands first, cards after."""

from pathlib import Path

from msgspec.structs import replace

from tablee.games.claquer import (
    consequence,
    earlier,
    face,
    moves,
    news,
    result,
    rounds,
    rules,
    scene,
    state,
    view,
)
from tablee.games.claquer.bot import PLAYERS
from tablee.games.claquer.guide import GUIDE
from tablee.games.claquer.lesson import lesson
from tablee.kernel import Box, Game, all_is_open

NEWEST = Game(
    key="claquer",
    version=2,
    seats=rules.SEATS,
    options=moves.Options,
    gentle={"slow_computers": True, "gaffe_seconds": 6},
    moves=(
        moves.Snap,
        moves.Clap,
        moves.Slap,
        moves.Play,
        moves.Gaffe,
        moves.Release,
        moves.Reveal,
        moves.Show,
        moves.Close,
        moves.Resume,
        moves.Thaw,
        moves.Unstick,
        moves.Again,
    ),
    state=state.State,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    chances=rules.chances,
    draw=rules.draw,
    apply=rules.apply,
    view=view.view,
    mask=all_is_open,  # everything is done in front of everybody
    reveals=rules.reveals,
    outcome=result.outcome,
    scene=scene.scene,
    news=news.news,
    consequence=consequence.consequence,
    figures=result.figures,
    face=face.draw,
    faces=face.FACES,
    box=Box(
        ages=7,
        minutes=3,
        accent="#94426a",
        ease=3,
        best=4,
        contents=(
            ("contents-movements", 72),
            ("contents-shrugs", 12),
            ("contents-stops", 8),
            ("contents-striped", 6),
        ),
        tags=("speed", "cards", "party"),
    ),
    folder=Path(__file__).parent,
    guide=GUIDE,
    lesson=lesson,
    players=PLAYERS,
    apart={2: 0.65},
    timers=rounds.timers,
    held=rounds.held,
    race=rules.race,
    imagine=view.imagine,
    fill=view.fill,
    tempo="real-time",
)
FIRST = replace(
    NEWEST,
    version=1,
    options=earlier.Options,
    gentle={},
    moves=earlier.moves(NEWEST.moves),
    start=earlier.start,
)
GAME = replace(NEWEST, earlier=(FIRST,))
