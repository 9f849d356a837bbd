"""Bots that others have written: `mybot.py:MyBot` is a class, or anything that makes a bot, in a file of one's own.

A bot is anything with `choose(seat)` that returns a move for that seat. If what makes it takes a `seed` or a `budget`,
it is given them.
"""

import inspect
import sys
from importlib import util
from pathlib import Path
from typing import Any

from igroteka.bots.base import Bot
from igroteka.bots.budget import Budget
from igroteka.engine.errors import BadStrategy
from igroteka.engine.words import Text


def is_own(name: str) -> bool:
    """Whether a name means a file of Python and something in it."""
    file, colon, _ = name.rpartition(":")
    return bool(colon) and file.endswith(".py")


def file_of(name: str) -> Path:
    """The file that a name means."""
    return Path(name.rpartition(":")[0])


def load(name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """The bot of a name such as `mybot.py:MyBot`."""
    path, maker = file_of(name), name.rpartition(":")[2]
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # so that it finds what lies beside it
    spec = util.spec_from_file_location(f"igroteka_own_{path.stem}_{abs(hash(str(path.resolve())))}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadStrategy(Text("refused-own-file", file=str(path)))
    module = sys.modules.get(spec.name)
    if module is None:
        module = util.module_from_spec(spec)
        sys.modules[spec.name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[spec.name]
            raise BadStrategy(
                Text("refused-own-broken", file=str(path), why=f"{type(error).__name__}: {error}")
            ) from error
    found = getattr(module, maker, None)
    if found is None:
        raise BadStrategy(Text("refused-own-name", file=str(path), given=maker))
    return made(found, name, seed, budget)


def made(maker: Any, name: str, seed: int | str, budget: Budget | None) -> Bot:
    """What a class or function makes, or a bot as it is."""
    bot = maker
    if not callable(getattr(maker, "choose", None)) or inspect.isclass(maker):
        if not callable(maker):
            raise BadStrategy(Text("refused-own-choose", given=name))
        try:
            takes = inspect.signature(maker).parameters
            given = {key: value for key, value in (("seed", seed), ("budget", budget)) if key in takes}
            bot = maker(**given)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadStrategy(Text("refused-own-broken", file=name, why=why)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadStrategy(Text("refused-own-choose", given=name))
    own: Bot = bot
    return own
