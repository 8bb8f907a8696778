"""Who looks at a table, what each of them is shown, and what they say to each other."""
