"""What every game promises, as tests that any package of a game can run."""
