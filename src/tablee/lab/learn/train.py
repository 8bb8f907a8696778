"""Trains a net on lessons: Adam, in plain numpy, the same from the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tablee.lab.learn.play import Lessons
from tablee.pieces.learned.net import Array, Net

BATCH: Final = 512
RATE: Final = 0.0015
"""How far a step goes at first; it becomes a tenth of that over a round."""
DECAY: Final = 1e-5
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8


def joined(lessons: Sequence[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([each.rows for each in lessons]),
        np.concatenate([each.results for each in lessons]),
    )


def train(net: Net, lessons: Lessons, epochs: int, rng: Array) -> Net:
    """A better net; the one given stays as it is."""
    parts = [part.copy() for layer in net.layers for part in layer]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    steps, step = epochs * (len(lessons.results) // BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(len(lessons.results))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            some = order[first : first + BATCH]
            slopes = _slopes(parts, lessons.rows[some].astype(np.float32), lessons.results[some])
            rate, step = RATE * (1 - 0.9 * step / steps), step + 1
            for part, slope, mean, square in zip(parts, slopes, means, squares, strict=True):
                mean += (1 - FIRST) * (slope - mean)
                square += (1 - SECOND) * (slope * slope - square)
                corrected = np.sqrt(square / (1 - SECOND**step)) + TINY
                part -= rate * (mean / (1 - FIRST**step) / corrected + DECAY * part)
    return Net(net.about, list(zip(parts[::2], parts[1::2], strict=True)))


def loss(net: Net, lessons: Lessons) -> float:
    """Cross-entropy: 0.693 knows nothing, 0 knows everything."""
    chances = np.clip(net.chances(lessons.rows.astype(np.float32)), 1e-6, 1 - 1e-6)
    results = lessons.results
    return float(-(results * np.log(chances) + (1 - results) * np.log(1 - chances)).mean())


def _slopes(parts: Sequence[Array], rows: Array, results: Array) -> list[Array]:
    """How the loss changes with every weight, for one batch."""
    inputs = [rows]
    for place in range(0, len(parts) - 2, 2):
        inputs.append(np.maximum(inputs[-1] @ parts[place] + parts[place + 1], 0))
    score = inputs[-1] @ parts[-2] + parts[-1]
    back = (1 / (1 + np.exp(-score)) - results[:, None]) / len(results)
    slopes: list[Array] = []
    for place in range(len(parts) - 2, -1, -2):
        given = inputs.pop()
        slopes = [given.T @ back, back.sum(0), *slopes]
        back = (back @ parts[place].T) * (given > 0)
    return slopes
