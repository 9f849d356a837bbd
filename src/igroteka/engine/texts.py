"""Words: Fluent files, Russian and English, same keys.

The engine and the games speak in `Text` values; here they become sentences. A noun may have cases as attributes
(`card-gold = Золото` with `.acc = золото`): an argument `$card` then comes with `$card_acc`.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from igroteka.engine.words import Noun, Player, Text

LANGUAGES = ("en", "ru")
HERE = Path(__file__).parent / "texts"

Names = Sequence[str] | None
"""How the seats are called, by seat; without, they are "Player 1" and so on."""


@cache
def resource(file: Path) -> Resource:
    """The messages of one file, which several bundles may share."""
    return FluentResource(file.read_text("utf-8"))


@cache
def bundle(language: str, *folders: Path) -> FluentBundle:
    """All messages of these folders in one language."""
    made = FluentBundle([language], use_isolating=False)
    for folder in (HERE, *folders):
        made.add_resource(resource(folder / f"{language}.ftl"), allow_overrides=True)
    return made


class Speaker:
    """Puts texts into words, in one language, with the words of one game."""

    def __init__(self, language: str, *folders: Path, names: Names = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.bundle = bundle(language, *folders)
        self.names = names

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **args: Any) -> str:
        """A message by its key; `key.attribute` for an attribute of it."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            return key
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        spoken: dict[str, Any] = {}
        for arg, value in args.items():
            spoken.update(self._spoken(arg, value))
        sentence, _ = self.bundle.format_pattern(pattern, spoken)
        return str(sentence)

    def text(self, text: Text) -> str:
        """A text in words."""
        return self.say(text.key, **text.args)

    def rule(self, noun: str) -> str | None:
        """Where the rulebook speaks of a noun: its own attribute `.rule`, or that of its whole kind, `rule-<kind>`."""
        for key in (f"{noun}.rule", f"rule-{noun.partition('-')[0]}"):
            if self.has(key):
                return self.say("cited", section=self.say(key))
        return None

    def player(self, seat: int) -> str:
        """What a seat is called."""
        if self.names is not None:
            return self.names[seat]
        return self.say("player", number=seat + 1)

    def _spoken(self, arg: str, value: Any) -> dict[str, Any]:
        if isinstance(value, Player):
            return {arg: self.player(value.seat)}
        if isinstance(value, Text):
            return {arg: self.text(value)}
        if isinstance(value, Noun):
            key = f"{value.kind}-{value.key}"
            forms = {arg: self.say(key)}
            if self.bundle.has_message(key):
                for case in self.bundle.get_message(key).attributes:
                    forms[f"{arg}_{case}"] = self.say(f"{key}.{case}")
            return forms
        if isinstance(value, list):
            counts: dict[str, int] = {}
            for noun in value:
                name = self.say(f"{noun.kind}-{noun.key}")
                counts[name] = counts.get(name, 0) + 1
            listed = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())
            return {arg: listed or self.say("nothing"), f"{arg}_n": len(value)}
        return {arg: value}
