"""Other processes that serve the same tables, and leaving to them."""
