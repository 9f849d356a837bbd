"""The die and the goal of Pig, read from `components.toml`."""

from pathlib import Path

import msgspec

from igroteka.engine.components import Sourced, load, wrong


class Die(Sourced, kw_only=True):
    """How many faces the die has, and which of them costs the turn."""

    faces: int
    bust: int


class Goal(Sourced, kw_only=True):
    """How many points win."""

    points: int


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    die: Die
    goal: Goal


COMPONENTS = load("pig", Components, Path(__file__).with_name("components.toml"))

# What the types alone don't see. Each complaint has its words in the folder `refusals`.

if COMPONENTS.die.faces < 2:
    raise wrong(__file__, "faces")
if not 1 <= COMPONENTS.die.bust <= COMPONENTS.die.faces:
    raise wrong(__file__, "bust", faces=str(COMPONENTS.die.faces))
if COMPONENTS.goal.points < 1:
    raise wrong(__file__, "goal")
