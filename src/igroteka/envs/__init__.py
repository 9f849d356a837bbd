"""The games as environments for research: PettingZoo, Gymnasium, a vector environment, OpenSpiel.

Importing this registers `igroteka/Dominion-v0` and its like with Gymnasium. `docs/research.md` shows how to use them.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401 - only to say early what is missing
    import numpy as _numpy  # noqa: F401 - the same
except ImportError as error:
    raise ImportError("the environments need more than the games: pip install 'igroteka[envs]'") from error

from igroteka.envs.gymnasium import register

__all__ = ["register"]

register()
