"""Looking after a file: backup, check, repair, what is too old."""
