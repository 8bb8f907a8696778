"""Processes that share a database: who is there, what they tell each other, who is closed."""
