"""Everything in one PostgreSQL database, for several processes; needs `tablee[postgres]`."""
