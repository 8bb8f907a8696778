"""The tables of a database, and the steps from older ones."""
