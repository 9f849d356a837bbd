"""Options of a game: declared with their values, default, label and help; a wrong one is refused by name.

Label and help are texts: `option-<key>` and its attribute `.help`; values of a choice are `option-<key>-<value>`.
"""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.errors import BadOption
from igroteka.engine.words import Text


class Option:
    """One thing that players decide before a match."""

    kind = "option"

    def __init__(self, key: str, default: Any) -> None:
        self.key = key
        self.default = default

    def read(self, value: Any) -> Any:
        """The value in its one canonical form, or BadOption. Accepts what people type, too."""
        raise NotImplementedError(type(self).__name__)

    def samples(self) -> list[Any]:
        """Values worth trying in a test of every option."""
        return [self.default]

    def data(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"key": self.key, "kind": self.kind, "default": self.default}


class Choice(Option):
    """One of a few named values."""

    kind = "choice"

    def __init__(self, key: str, default: str, *others: str) -> None:
        super().__init__(key, default)
        self.values = (default, *others)

    def read(self, value: Any) -> Any:
        if str(value) not in self.values:
            values = ", ".join(self.values)
            raise BadOption(Text("refused-choice", option=self.key, values=values, given=repr(value)))
        return str(value)

    def samples(self) -> list[Any]:
        return list(self.values)

    def data(self) -> dict[str, Any]:
        return {**super().data(), "values": list(self.values)}


class Flag(Option):
    """Yes or no."""

    kind = "flag"

    WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}

    def __init__(self, key: str, default: bool) -> None:
        super().__init__(key, default)

    def read(self, value: Any) -> Any:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word not in self.WORDS:
            raise BadOption(Text("refused-flag", option=self.key, given=repr(value)))
        return self.WORDS[word]

    def samples(self) -> list[Any]:
        return [False, True]


class Number(Option):
    """A whole number within bounds."""

    kind = "number"

    def __init__(self, key: str, default: int, least: int, most: int) -> None:
        super().__init__(key, default)
        self.least = least
        self.most = most

    def read(self, value: Any) -> Any:
        try:
            number = int(str(value))
        except ValueError:
            raise BadOption(Text("refused-whole", option=self.key, given=repr(value))) from None
        if isinstance(value, bool) or not self.least <= number <= self.most:
            least, most = str(self.least), str(self.most)
            raise BadOption(Text("refused-range", option=self.key, least=least, most=most, given=repr(value)))
        return number

    def samples(self) -> list[Any]:
        return sorted({self.least, self.default, self.most})

    def data(self) -> dict[str, Any]:
        return {**super().data(), "least": self.least, "most": self.most}


def read_options(declared: tuple[Option, ...], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options with their canonical values, defaults filled in."""
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(Text("refused-options", given=repr(given)))
    given = dict(given or {})
    values = {option.key: option.read(given.pop(option.key, option.default)) for option in declared}
    if given:
        known = ", ".join(option.key for option in declared) or Text("refused-no-options")
        raise BadOption(Text("refused-option", given=", ".join(map(repr, given)), known=known))
    return values
