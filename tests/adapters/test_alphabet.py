"""Numbers for moves: fixed by the version, never too few."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.adapters.alphabet import SPARE, WAIT, Alphabet, fold, name_of, unfold
from tablee.adapters.alphabet_file import NAME, NoAlphabet, Written, read, write
from tablee.adapters.find import renew
from tablee.adapters.sight import Extent
from tablee.catalog import find
from tablee.kernel import Move


class Take(Move, frozen=True, tag="take"):
    """A card, from a row whose number goes up for ever."""

    aims = ("row",)
    card: str
    row: int


class Say(Move, frozen=True, tag="say"):
    """A word the player thinks of."""

    blanks = ("word",)
    word: str = ""


def test_a_name_leaves_out_what_changes_from_moment_to_moment() -> None:
    assert name_of(Take("A", 17)) == name_of(Take("A", 18)) == "take A"
    assert name_of(Say("cat")) == name_of(Say()) == "say"


def test_moves_without_a_number_share_the_spare_ones() -> None:
    alphabet = Alphabet(["say", "take A"])
    strange = [Take(f"new{n}", 1) for n in range(SPARE + 3)]
    offered = alphabet.offer([Say(), *strange, Take("A", 4)])
    assert offered[1] == Say()
    assert offered[2] == Take("A", 4)
    assert [offered[n] for n in range(3, 3 + SPARE)] == strange[:SPARE]
    assert max(offered) == alphabet.size - 1
    assert WAIT not in offered


def test_names_are_folded_into_few_lines_and_unfold_again() -> None:
    names = {f"play {card} {cell}" for card in "ABC" for cell in range(9)} | {
        "say",
        "take 1",
        "x 9",
    }
    lines = fold(names)
    assert lines == ["play A|B|C 0|1|2|3|4|5|6|7|8", "say", "take 1", "x 9"]
    assert {name for line in lines for name in unfold(line)} == names


def test_a_line_is_closed_only_where_nearly_all_of_it_was_seen() -> None:
    pairs = [f"lay {n} {n}" for n in range(5)]
    assert fold(pairs) == pairs
    assert fold(["lay 0 0", "lay 0 1", "lay 1 0"]) == ["lay 0|1 0|1"]


def test_a_number_once_given_stays_when_names_are_added() -> None:
    known = Written(("say", "take B"), Extent())
    more = known.with_names(["take A", "say", "take B"])
    assert more.names == ("say", "take B", "take A")


def test_the_file_says_what_was_written_into_it(tmp_path: Path) -> None:
    game = replace(find("tictactoe"), folder=tmp_path)
    extent = Extent({"me": (0, 1), "n": (-3, 90)}, {"card": ("", "a|b", 'q"')}, {"row": 4})
    write(game, Written(("mark 0|1",), extent))
    assert read(game).names == ("mark 0", "mark 1")
    assert read(game).extent == extent


def test_a_game_without_the_file_of_its_version_says_how_to_write_it(tmp_path: Path) -> None:
    game = replace(find("tictactoe"), folder=tmp_path)
    with pytest.raises(NoAlphabet, match="--update-golden"):
        read(game)
    renew(game, 300)
    assert read(game).names == read(find("tictactoe")).names
    with pytest.raises(NoAlphabet, match="version 7"):
        read(replace(game, version=7))
    write(game, Written(("mark 3",), Extent()))
    renew(game, 300)
    assert read(game).names[0] == "mark 3"
    assert len(read(game).names) == 9
    assert (tmp_path / NAME).exists()
