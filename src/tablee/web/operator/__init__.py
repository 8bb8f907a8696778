"""What the operator of a library decides, on its way to pages and commands."""
