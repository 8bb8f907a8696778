"""Who was first: the judge of races, and everything that is measured for it."""
