"""What an operator does about people, in a server that runs or in a command."""
