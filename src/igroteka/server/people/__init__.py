"""People: their accounts and sessions, what they may ask how often, how they are told."""
