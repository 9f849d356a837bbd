"""The die and the goal of Pig, read from `components.toml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from igroteka.engine.components import Sourced, load, wrong
from igroteka.engine.errors import BadComponents


class Die(Sourced, kw_only=True):
    """How many faces the die has, and which of them costs the turn."""

    faces: Annotated[int, msgspec.Meta(ge=2, le=99)]
    bust: int


class Goal(Sourced, kw_only=True):
    """How many points win."""

    points: Annotated[int, msgspec.Meta(ge=1, le=999)]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    die: Die
    goal: Goal


def check(components: Components) -> Iterator[BadComponents]:
    """What the types alone don't see. Each complaint has its words in the folder `refusals`."""
    if not 1 <= components.die.bust <= components.die.faces:
        yield wrong(__file__, "bust", ("die", "bust"), faces=str(components.die.faces))


GROUPS = {
    "match": ["die", "goal"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load("pig", Components, Path(__file__).with_name("components.toml"), check=check, groups=GROUPS)
