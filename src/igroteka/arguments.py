"""What the commands share: the reader's language, and options as they are typed.

Argparse looks up all it says by its own English words, as `gettext` wants it: while it is at work, ours are found. What
they don't have (each Python says some things a little differently) stays English.
"""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from igroteka.engine.errors import REFUSALS, BadOption
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """While this lasts, argparse speaks the language."""
    english, ours = Speaker("en", REFUSALS), Speaker(language, REFUSALS)
    keys = [f"argparse.{name}" for name in english.bundle.get_message("argparse").attributes]
    words = {english.say(key): ours.say(key) for key in keys}
    own = vars(argparse).get("_")
    vars(argparse)["_"] = lambda said: words.get(said, said)
    try:
        yield
    finally:
        vars(argparse)["_"] = own


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """The values of `--option KEY=VALUE`, which may be given several times."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(Text("refused-pair", given=repr(pair)))
        options[key] = value
    return options
