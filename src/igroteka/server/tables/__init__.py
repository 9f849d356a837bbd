"""A table in play: one writer, its clocks, what each seat sees of it, and what may be done at it."""
