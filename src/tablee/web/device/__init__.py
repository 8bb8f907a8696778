"""The page on somebody's own device: installed like a program, and opened without the server."""
