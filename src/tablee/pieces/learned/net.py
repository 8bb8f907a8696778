"""A small net: numbers of a position in, one chance to win out. Run by numpy, stored in halves."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

import msgspec
import numpy as np

from tablee.pieces.learned.about import About, OtherWeights

Array = Any
"""Numbers of numpy: its newest types are written for newer Pythons than our oldest."""

HIDDEN: Final = (64, 32)
"""How wide the layers between are."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    about: About
    sum: str
    """SHA-256 of the weights."""


class Net:
    """Layers of weights, each with its bias; between them whatever is below 0 becomes 0."""

    def __init__(self, about: About, layers: Sequence[tuple[Array, Array]]) -> None:
        self.about = about
        self.layers = tuple(layers)

    def chances(self, rows: Array) -> Array:
        """The chance to win for each row of signs."""
        return 1 / (1 + np.exp(-np.clip(self.scores(rows), -30, 30)))

    def scores(self, rows: Array) -> Array:
        """The same before it is made a chance: better is higher."""
        *inner, (weights, bias) = self.layers
        for matrix, offset in inner:
            rows = np.maximum(rows @ matrix + offset, 0)
        return (rows @ weights + bias)[:, 0]


def new_net(about: About, rng: Any) -> Net:
    """A net that knows nothing yet; `rng` is a generator of numpy."""
    widths = (about.signs, *HIDDEN, 1)
    return Net(
        about,
        [
            (
                (rng.standard_normal((wide, narrow)) * np.sqrt(1.5 / wide)).astype(np.float32),
                np.zeros(narrow, np.float32),
            )
            for wide, narrow in pairwise(widths)
        ],
    )


def encode_net(net: Net) -> bytes:
    """The file: a line that says what it is about and sums it up, then weights as halves."""
    weights = b"".join(part.astype("<f2").tobytes() for layer in net.layers for part in layer)
    head = Head(net.about, sha256(weights).hexdigest())
    return msgspec.json.encode(head) + b"\n" + weights


def decode_net(content: bytes, game: str, version: int, seats: int, signs: int) -> Net:
    """Raises OtherWeights where the file is damaged, or learned for anything else than this."""
    head, weights = _parts(content)
    about = head.about
    if (about.game, about.version, about.seats, about.signs) != (game, version, seats, signs):
        raise OtherWeights(
            f"the weights were learned for {about.game}, version {about.version}, {about.seats} "
            f"seats, {about.signs} signs; asked for {game}, version {version}, {seats} seats, "
            f"{signs} signs"
        )
    if sha256(weights).hexdigest() != head.sum:
        raise OtherWeights("the weights are damaged: they do not add up")
    return Net(about, _layers(weights, signs))


def about_of(content: bytes) -> About:
    """Raises OtherWeights where the file does not say it."""
    return _parts(content)[0].about


def _parts(content: bytes) -> tuple[Head, bytes]:
    line, _, weights = content.partition(b"\n")
    try:
        return msgspec.json.decode(line, type=Head), weights
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise OtherWeights("the weights are damaged: they do not say what they are") from fault


def _layers(weights: bytes, signs: int) -> list[tuple[Array, Array]]:
    """Raises OtherWeights where there are more or fewer numbers than the layers need."""
    numbers, layers, place = np.frombuffer(weights, "<f2").astype(np.float32), [], 0
    for wide, narrow in pairwise((signs, *HIDDEN, 1)):
        end = place + wide * narrow
        layers.append((numbers[place:end].reshape(wide, narrow), numbers[end : end + narrow]))
        place = end + narrow
    if place != len(numbers) or not np.isfinite(numbers).all():
        raise OtherWeights("the weights are damaged: they do not fill the layers")
    return layers
