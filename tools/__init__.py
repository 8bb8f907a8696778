"""What the workshop needs and the product does not: run with `python -m tools.NAME`."""
