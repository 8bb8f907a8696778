"""Puzzles out of played games: positions with one clear best move that is easily missed."""

from tablee.lab.puzzles.judge import LEAD, Judged, Liar, NoJudge, judge
from tablee.lab.puzzles.mine import Miner, SourceGame, simulated

__all__ = ["LEAD", "Judged", "Liar", "Miner", "NoJudge", "SourceGame", "judge", "simulated"]
