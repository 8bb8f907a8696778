"""Who of those who wait plays with whom. Nothing here knows a socket, a table or a clock."""
