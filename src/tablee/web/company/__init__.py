"""Whom people want to meet, and whom they do not."""
