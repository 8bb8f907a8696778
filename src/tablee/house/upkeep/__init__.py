"""What goes over the whole house: export, deletion of accounts, and what is too old."""
