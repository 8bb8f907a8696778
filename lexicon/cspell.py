"""Reads a word list of CSpell (`TrieXv3`): a tree of letters in which equal branches are shared.

`$` ends a word and goes one letter back, `<` goes back without a word, a digit after either says
how many letters back in all. `#1a;` is a branch that was read before, by its number in base 32.
"""

from __future__ import annotations

import gzip
import unicodedata
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

BASE = 32
FURTHER_BACK = "23456789"


class Node:
    """What may follow, and whether a word ends here."""

    __slots__ = ("ends", "ways")

    def __init__(self, ends: bool = False) -> None:
        self.ways: dict[str, Node] = {}
        self.ends = ends


def words(file: Path) -> Iterator[str]:
    """Words of small letters only: nothing elided, no capital, no sign."""
    _, _, body = gzip.decompress(file.read_bytes()).decode().partition("__DATA__\n")
    yield from _below(read_tree(body), "")


def read_tree(body: str) -> Node:
    """The tree; a branch gets its number when it is begun, leaves and shared ones have none."""
    root, leaf = Node(), Node(ends=True)
    numbered, path = [root], [(root, "")]
    signs, after_back = iter(body), False
    for sign in signs:
        if sign in "\r\n":
            continue
        if after_back and sign in FURTHER_BACK:
            del path[1 - int(sign) :]
            continue
        after_back = sign in "$<"
        if sign == "$":
            node, letter = path.pop()
            node.ends = True
            if not node.ways:
                path[-1][0].ways[letter] = leaf
                numbered.pop()
        elif sign == "<":
            path.pop()
        elif sign == "#":
            numbered.pop()
            shared = numbered[int("".join(takewhile(lambda one: one != ";", signs)), BASE)]
            letter = path.pop()[1]
            path[-1][0].ways[letter] = shared
            path.append((shared, letter))
        else:
            node, letter = Node(), next(signs) if sign == "\\" else sign
            path[-1][0].ways[letter] = node
            numbered.append(node)
            path.append((node, letter))
    return root


def _below(node: Node, head: str) -> Iterator[str]:
    if node.ends:
        yield head
    for letter, onward in node.ways.items():
        if unicodedata.category(letter) == "Ll":
            yield from _below(onward, head + letter)
