"""Learns what positions of a game are worth, from games that computer players play for it."""

from tablee.lab.learn.learn import CannotLearn, Course, Round, learn

__all__ = ["CannotLearn", "Course", "Round", "learn"]
