"""Two processes of one parent share a SQLite file: the parent knows which of them has a table."""
