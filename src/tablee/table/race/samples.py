"""What a few samples say of a line: how long its usual round trip can be at most.

A proxy measures a new connection now and then. A few samples of an unsteady line may be short by
chance. So the bound is above their median, by as much as the median of so few may be wrong. On an
unsteady line that is much, on a calm one nearly nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import median

SLACK_MS = 3.0
"""What an honest browser may need beyond the network before it answers."""
PRIOR_DEVIATION_MS, PRIOR_SAMPLES = 10.0, 4
"""How unsteady a line is assumed to be before it is known, and for how many samples that counts."""
OF_NORMAL = 1.48
"""Standard deviations in the median deviation of normal noise: a single outlier changes little."""
OF_MEDIAN = 1.25
"""How much less exact a median is than a mean."""


def longest_usual(samples: Sequence[float]) -> float:
    """The longest round trip that may be the usual one, in ms."""
    doubt = OF_MEDIAN * _deviation(samples) / sqrt(len(samples))
    return median(samples) + max(SLACK_MS, doubt)


def _deviation(samples: Sequence[float]) -> float:
    middle, known = median(samples), len(samples) - 1
    own = OF_NORMAL * median(abs(one - middle) for one in samples)
    return (PRIOR_SAMPLES * PRIOR_DEVIATION_MS + known * own) / (PRIOR_SAMPLES + known)
