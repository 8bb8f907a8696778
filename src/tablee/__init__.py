"""Tablée: an online games library. One more game is one more folder of Python."""
