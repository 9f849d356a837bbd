"""What comes in from outside: HTTP, the live connections, the pages. Everything else knows nothing of these."""
