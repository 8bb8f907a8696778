"""Learns what positions of a game are worth, from games that computer players play for it."""

from tablee.lab.learn.learn import CannotLearn, LearningPlan, Round, learn

__all__ = ["CannotLearn", "LearningPlan", "Round", "learn"]
