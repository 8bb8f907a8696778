"""Games whose chances are learned: a small net, its weights in a file that came with the wheel.

Importing this package imports no numpy; `read_net` does.
"""

from tablee.pieces.learned.about import About, OtherWeights
from tablee.pieces.learned.file import read_net

__all__ = ["About", "OtherWeights", "read_net"]
