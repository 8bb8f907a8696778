"""Tables that are open: what happens there, is stored and is sent."""
