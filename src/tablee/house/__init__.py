"""A running house without HTTP: live tables, lobby, people and ratings, limits, retention."""
