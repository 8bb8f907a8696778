"""A finished game looked at again: luck and play told apart, from what one seat could know."""

from tablee.record.review.review import begin, has_review, is_whole, look_on

__all__ = ["begin", "has_review", "is_whole", "look_on"]
