"""The cards that are in every match: Treasures, land and Curses. They are numbers alone, and the rules name them."""
