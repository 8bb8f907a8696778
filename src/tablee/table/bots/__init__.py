"""Computer players at a table."""
