"""The faces: each is drawn, and read as the page will get it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablee.catalog.drawing import NotADrawing, read_drawing
from tablee.kernel import Game
from tablee.testing.check.problem import Place, Problem, told
from tablee.testing.check.time_limit import TooSlow, within

FACES_S = 20
ALLOWED = "A face holds shapes and words alone."


def check_faces(game: Game, place: Place) -> Iterator[Problem]:
    for name, times in Counter(game.faces).items():
        if times > 1:
            yield Problem(place.of(game.face), f"the face {name!r} is named {times} times.")
    try:
        with within(FACES_S):
            found = [_wrong(game, name, place) for name in game.faces]
    except TooSlow as fault:
        found = [Problem(place.of_fault(fault), f"the faces are {fault}.")]
    yield from (problem for problem in found if problem)


def _wrong(game: Game, name: str, place: Place) -> Problem | None:
    try:
        left_out = read_drawing(game.face(name)).left_out
    except NotADrawing as fault:
        what = f"the face {name!r} is no drawing: {fault}."
        return Problem(place.of(game.face), what, "It is one <svg> with a viewBox.")
    except Exception as fault:
        return Problem(place.of_fault(fault), f"drawing the face {name!r} raises {told(fault)}.")
    if left_out:
        what = f"the face {name!r} has {', '.join(left_out)}, which no page is sent."
        return Problem(place.of(game.face), what, ALLOWED)
    return None
