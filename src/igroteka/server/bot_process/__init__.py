"""Bots at tables think in processes of their own: the pool of them, what they are asked, and their main loop."""
