"""Weights of a small net: what is written is read, and what belongs elsewhere is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tablee.pieces.learned import About, OtherWeights, read_net
from tablee.pieces.learned.net import Net, decode_net, encode_net, new_net

ABOUT = About("chess", 3, 2, 10, 0, 1)


@pytest.fixture
def net() -> Net:
    return new_net(ABOUT, np.random.default_rng(1))


def test_what_is_written_is_read(net: Net) -> None:
    content = encode_net(net)
    again = decode_net(content, "chess", 3, 2, 10)
    rows = np.random.default_rng(2).random((20, 10), np.float32)
    assert again.about == ABOUT
    assert encode_net(again) == content
    assert again.chances(rows) == pytest.approx(net.chances(rows), abs=0.01)
    assert ((again.chances(rows) > 0) & (again.chances(rows) < 1)).all()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("go", 3, 2, 10), "asked for go, version 3, 2 seats"),
        (("chess", 4, 2, 10), "asked for chess, version 4"),
        (("chess", 3, 4, 10), "4 seats"),
        (("chess", 3, 2, 11), "11 signs"),
    ],
)
def test_weights_of_something_else_are_refused(
    net: Net, asked: tuple[str, int, int, int], told: str
) -> None:
    with pytest.raises(OtherWeights, match=told) as refused:
        decode_net(encode_net(net), *asked)
    assert "learned for chess, version 3, 2 seats, 10 signs" in str(refused.value)


def test_damaged_weights_are_refused(net: Net) -> None:
    content = encode_net(net)
    last = bytes([content[-1] ^ 1])
    for broken in (b"", b"\xff\n", content[:-1], content[:-1] + last, content[5:], content + b"0"):
        with pytest.raises(OtherWeights, match="the weights are damaged"):
            decode_net(broken, "chess", 3, 2, 10)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OtherWeights, match=r"2\.net cannot be read"):
        read_net(tmp_path / "2.net", "chess", 3, 2, 10)
