"""Builds the automaton of a word list: the words, then all their parts, then the cells.

1. The minimal automaton of the words (sorted, so that finished branches are shared at once).
2. All its states at once are where a part may begin; going on by one letter leads to a set of
   states. Sets with the same ways on are one node, found from the far end backwards.
3. Nodes are laid into one array, each where its letters fall on free cells.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from tablee.pieces.lexicon.automaton import BEGIN, END, ROOT, SHIFT

State = dict[int, int]
"""Letter to the number of the next state."""
HIGHEST = 0x7F
ANY_BYTE = 0x100
NO_PLACE = -1
"""The node after END leads nowhere, so it has no cells: it begins after the last one."""
PATIENCE = 30


def pack(words: Iterable[str]) -> array[int]:
    """The cells of all parts of these words (capitals A to Z)."""
    nodes = parts(word_states(words))
    return lay_out(nodes)


def word_states(words: Iterable[str]) -> list[State]:
    """The minimal automaton of `[word\\` for every word; the last state is its beginning."""
    known: dict[tuple[tuple[int, int], ...], int] = {}
    states: list[State] = []

    def settle(state: State) -> int:
        signature = tuple(state.items())
        number = known.get(signature)
        if number is None:
            number = known[signature] = len(states)
            states.append(state)
        return number

    path: list[State] = [{}]
    last = b""
    for word in sorted(set(words)):
        text = bytes([BEGIN]) + word.encode() + bytes([END])
        shared = next((n for n, (a, b) in enumerate(zip(last, text, strict=False)) if a != b), 0)
        while len(path) > shared + 1:
            state = path.pop()
            path[-1][last[len(path) - 1]] = settle(state)
        path += [{} for _ in text[shared:]]
        last = text
    while len(path) > 1:
        state = path.pop()
        path[-1][last[len(path) - 1]] = settle(state)
    settle(path[0])
    return states


def parts(states: list[State]) -> list[State]:
    """The minimal automaton of all parts, each node after those it leads to; the last is the root.

    Depth first, and never deeper than the longest word.
    """
    by_set: dict[tuple[int, ...], int] = {}
    by_ways: dict[tuple[tuple[int, int], ...], int] = {}
    nodes: list[State] = []

    def node_of(members: tuple[int, ...]) -> int:
        found = by_set.get(members)
        if found is not None:
            return found
        ways: State = {}
        for letter, onward in sorted(_step(states, members).items()):
            ways[letter] = node_of(onward)
        signature = tuple(ways.items())
        number = by_ways.get(signature)
        if number is None:
            number = by_ways[signature] = len(nodes)
            nodes.append(ways)
        by_set[members] = number
        return number

    node_of(tuple(range(len(states))))
    return nodes


def lay_out(nodes: list[State]) -> array[int]:
    """Cells for the nodes; no two nodes begin at the same place, the root begins at ROOT."""
    room = Room(2 * sum(map(len, nodes)) + 40 * HIGHEST)
    place = [NO_PLACE] * len(nodes)
    root = len(nodes) - 1
    place[root] = room.put(list(nodes[root]), ROOT)
    by_size = sorted(range(root), key=lambda number: -len(nodes[number]))
    for number in by_size:
        if len(nodes[number]) == 1:
            room.rewind()
        if nodes[number]:
            place[number] = room.put(list(nodes[number]))
    return _fill(nodes, place, room.end)


class Room:
    """Which cells are taken and where nodes begin. Large nodes first, then holes are filled."""

    def __init__(self, size: int) -> None:
        self._taken = bytearray(size)
        self._begun = bytearray(size)
        self._low = HIGHEST
        self._rewound = False

    @property
    def end(self) -> int:
        return len(self._taken.rstrip(b"\0"))

    def rewind(self) -> None:
        """From now on nodes have one letter each and fit any hole, so the search starts again."""
        if not self._rewound:
            self._rewound, self._low = True, HIGHEST

    def put(self, letters: list[int], at: int | None = None) -> int:
        """Takes cells for a node with these letters, and says where it begins."""
        taken, begun = self._taken, self._begun
        if at is None:
            hole = taken.find(0, self._low)
            at, tries = hole - letters[0], 0
            while begun[at] or any(taken[at + letter] for letter in letters):
                hole = taken.find(0, hole + 1)
                at, tries = hole - letters[0], tries + 1
            # Where many tries fail, hardly any cell is free: the next search starts after it.
            self._low = hole if tries > PATIENCE else self._low
        begun[at] = 1
        for letter in letters:
            taken[at + letter] = 1
        return at


def _fill(nodes: list[State], place: list[int], end: int) -> array[int]:
    cells = array("I", bytes(4 * (end + ANY_BYTE)))  # so that no byte leads past the end
    for number, ways in enumerate(nodes):
        for letter, onward in ways.items():
            to = end if place[onward] == NO_PLACE else place[onward]
            cells[place[number] + letter] = to << SHIFT | letter
    return cells


def _step(states: list[State], members: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    onward: dict[int, set[int]] = {}
    for member in members:
        for letter, state in states[member].items():
            onward.setdefault(letter, set()).add(state)
    return {letter: tuple(sorted(reached)) for letter, reached in onward.items()}
