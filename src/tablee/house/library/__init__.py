"""What the operator decides about the library: its face, what is allowed, and a notice to all."""
