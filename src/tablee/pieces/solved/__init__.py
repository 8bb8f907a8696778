"""Games that are solved: how likely each seat is to win, exactly, from a table of positions."""

from tablee.pieces.solved.file import read_solved
from tablee.pieces.solved.rules import Rules, rules_of_game
from tablee.pieces.solved.table import OtherTable, Solved, decode_solved, encode_solved
from tablee.pieces.solved.weigh import Evaluator

__all__ = [
    "Evaluator",
    "OtherTable",
    "Rules",
    "Solved",
    "decode_solved",
    "encode_solved",
    "read_solved",
    "rules_of_game",
]
