"""Rounds of learning: play, train on what was played lately, play with what was learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import Game
from tablee.lab.learn.play import TOGETHER, Lessons, self_play
from tablee.lab.learn.train import joined, loss, train
from tablee.pieces.learned.about import About
from tablee.pieces.learned.net import Net, about_of, decode_net, encode_net, new_net

LATELY: Final = 5
"""How many of the last rounds are learned from. Earlier games were played worse."""
EPOCHS: Final = 2


class CannotLearn(Exception):
    """Why nothing can be learned of this game."""


class LearningPlan(msgspec.Struct, frozen=True):
    """What is to be learned: at each table of these, with so many games a round."""

    game: str
    seats: int
    rounds: int
    games: int
    seed: int = 0
    options: tuple[dict[str, Any], ...] = ({},)


class Round(msgspec.Struct, frozen=True):
    """What came of a round; the loss is that of the games just played, before learning them."""

    number: int
    games: int
    positions: int
    loss: float
    net: Net


def learn(
    course: LearningPlan,
    begin: Net | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Round]:
    """Each round in turn. `begin` is a net learned before. Raises CannotLearn."""
    game = find(course.game)
    rng = np.random.default_rng([course.seed, course.seats])
    net, count = _first(game, course, begin, rng), _batches(course) * TOGETHER
    lately: list[Lessons] = []
    for number in range(course.rounds):
        wise = net if number or begin else None
        fresh = joined(list(_games(course, number, wise, workers, progress)))
        before = loss(net, fresh)
        lately = [*lately, fresh][-LATELY:]
        net = train(net, joined(lately), EPOCHS, rng)
        net = Net(replace(net.about, games=net.about.games + count), net.layers)
        yield Round(number + 1, net.about.games, len(fresh.results), before, net)


def read_begin(content: bytes, course: LearningPlan) -> Net:
    """A net learned before, for any number of seats. Raises OtherWeights."""
    game = find(course.game)
    about = about_of(content)
    return decode_net(content, game.key, game.version, about.seats, _signs(game, course))


def _first(game: Game, course: LearningPlan, begin: Net | None, rng: Any) -> Net:
    signs = _signs(game, course)
    about = About(game.key, game.version, course.seats, signs, 0, course.seed)
    if begin is None:
        return new_net(about, rng)
    return Net(replace(about, games=begin.about.games), begin.layers)


def _signs(game: Game, course: LearningPlan) -> int:
    """How many numbers the game shows of a position."""
    if game.signs is None:
        raise CannotLearn(f"{game.key} does not say what a net is to be shown (`signs`)")
    options = msgspec.convert(course.options[0], game.options)
    return int(game.signs([game.view(game.start(options, course.seats), 0)]).shape[1])


def _batches(course: LearningPlan) -> int:
    return -(-course.games // TOGETHER)


def _games(
    course: LearningPlan,
    number: int,
    net: Net | None,
    workers: int,
    progress: Callable[[int], None],
) -> Iterator[Lessons]:
    """The lessons are the same, and in the same order, with any number of processes."""
    content = None if net is None else encode_net(net)
    jobs = [(course, number, batch, content) for batch in range(_batches(course))]
    if workers <= 1:
        for job in jobs:
            yield _play(*job)
            progress(TOGETHER)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for lessons in pool.map(_play, *zip(*jobs, strict=True)):
            yield lessons
            progress(TOGETHER)


def _play(course: LearningPlan, number: int, batch: int, content: bytes | None) -> Lessons:
    """One batch, in any process."""
    game, net = find(course.game), None
    if content is not None:
        net = decode_net(content, game.key, game.version, course.seats, _signs(game, course))
    options: Sequence[msgspec.Struct] = [
        msgspec.convert(each, game.options) for each in course.options
    ]
    return self_play(game, options, course.seats, net, f"{course.seed}/{number}/{batch}")
