"""Networks for the rooms, learned by self-play: `igroteka learn GAME`. `docs/learn.md` tells how.

Only `model`, `course` and `export` know PyTorch, and nothing outside this room does: what comes out of it is a file
that `igroteka.bots.network` plays by.
"""
