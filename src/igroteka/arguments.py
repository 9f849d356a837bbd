"""What the commands share: the reader's language, and options as they are typed.

Argparse looks up all it says by its own English words, as `gettext` wants it: while it is at work, ours are found. What
they don't have (each Python says some things a little differently) stays English. What stands for a value in a help
(`GAME=FILE`) is looked up in the same way.
"""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from igroteka.engine.errors import REFUSALS, BadOption
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """While this lasts, argparse speaks the language."""
    english, ours = Speaker("en", REFUSALS), Speaker(language, REFUSALS)
    keys = [
        f"{message}.{name}"
        for message in ("argparse", "placeholder")
        for name in english.bundle.get_message(message).attributes
    ]
    words = {english.say(key): ours.say(key) for key in keys}
    own = vars(argparse).get("_")
    vars(argparse)["_"] = lambda said: words.get(said, said)
    try:
        yield
    finally:
        vars(argparse)["_"] = own


def placeholder(english: str) -> str:
    """What stands for a value, in the language that argparse speaks now."""
    look_up = vars(argparse)["_"]
    said: str = look_up(english)
    return said


class Parser(argparse.ArgumentParser):
    """Argparse's own, whose placeholders are of the reader's language, too."""

    def add_argument(self, *names: str, **how: Any) -> argparse.Action:
        """An argument or an option, as argparse has it."""
        first = names[0]
        if not first.startswith("-"):
            how.setdefault("metavar", first)
        elif how.get("action", "store") in ("store", "append") and "choices" not in how:
            how.setdefault("metavar", first.lstrip("-").upper())
        if "metavar" in how:
            how["metavar"] = placeholder(how["metavar"])
        return super().add_argument(*names, **how)


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """The values of `--option KEY=VALUE`, which may be given several times."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(Text("refused-pair", given=repr(pair)))
        options[key] = value
    return options
