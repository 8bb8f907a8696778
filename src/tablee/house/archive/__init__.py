"""Old games, puzzles, problem reports, and how long all of it is kept."""
