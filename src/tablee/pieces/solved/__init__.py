"""Games that are solved: how likely each seat is to win, from a table of positions."""

from tablee.pieces.solved.file import read_balanced, read_solved
from tablee.pieces.solved.rules import Rules, rules_of_game
from tablee.pieces.solved.several import SharesEvaluator
from tablee.pieces.solved.shares import Balanced, balanced, decode_balanced, encode_balanced
from tablee.pieces.solved.table import OtherTable, Solved, decode_solved, encode_solved
from tablee.pieces.solved.weigh import Evaluator

__all__ = [
    "Balanced",
    "Evaluator",
    "OtherTable",
    "Rules",
    "SharesEvaluator",
    "Solved",
    "balanced",
    "decode_balanced",
    "decode_solved",
    "encode_balanced",
    "encode_solved",
    "read_balanced",
    "read_solved",
    "rules_of_game",
]
