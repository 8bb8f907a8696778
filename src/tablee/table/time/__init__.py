"""What happens by itself at a table: timers, turn clocks, seats of people who are away."""
