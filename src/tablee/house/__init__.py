"""The running server without HTTP: live tables, lobby, people and ratings, limits, retention."""
