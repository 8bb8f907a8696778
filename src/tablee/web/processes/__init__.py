"""How a server starts: its port, its processes and where each is reached."""
