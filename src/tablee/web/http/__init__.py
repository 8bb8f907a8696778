"""What is asked for over HTTP, one module for each kind of page or question."""
