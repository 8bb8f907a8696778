"""The lists of tables that pages show, and who looks at them."""
