"""Where everything is kept: one small interface, on SQLite or PostgreSQL."""
