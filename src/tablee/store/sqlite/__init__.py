"""Everything in one SQLite file: tables and their logs, people, copies of the file."""
