"""Puzzles out of played games: positions with one clear best move that is easily missed."""

from tablee.lab.puzzles.judge import LEAD, Judged, Liar, NoJudge, judge
from tablee.lab.puzzles.mine import Course, Miner, simulated

__all__ = ["LEAD", "Course", "Judged", "Liar", "Miner", "NoJudge", "judge", "simulated"]
