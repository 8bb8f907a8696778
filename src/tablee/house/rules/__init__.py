"""Calls into the rules of games, which may have faults of their own."""
