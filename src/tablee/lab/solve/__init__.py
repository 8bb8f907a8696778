"""Small open games for two, solved exactly: every position is listed and weighed."""

from tablee.lab.solve.iterate import Values, iterate, residual
from tablee.lab.solve.listing import CannotSolve, Listing, list_positions
from tablee.lab.solve.solve import Solution, solve

__all__ = [
    "CannotSolve",
    "Listing",
    "Solution",
    "Values",
    "iterate",
    "list_positions",
    "residual",
    "solve",
]
