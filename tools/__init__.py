"""What sets the house up, compiles it, tests it and packs it; nothing here is part of the package."""
