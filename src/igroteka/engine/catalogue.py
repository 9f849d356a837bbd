"""All moves of a game, fixed once: an int inside, a stable readable name outside.

Learners get a fixed action space from it, records stay readable, and labels come from the same declaration.
"""

from itertools import product

from igroteka.engine.words import Noun, Text


class Domain:
    """What one argument of a verb ranges over.

    With a `noun`, its keys have names in every language (`card-silver`); without, they are shown as they are written
    (`2,5`).
    """

    def __init__(self, arg: str, keys: list[str], noun: str = "") -> None:
        self.arg = arg
        self.keys = keys
        self.noun = noun


class Verb:
    """A kind of move: `buy` over all cards, or just `done`. Its label is the text `move-<verb>`."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name = name
        self.domains = domains

    def names(self) -> list[str]:
        """The names of all its moves, in order; the last argument runs fastest."""
        if not self.domains:
            return [self.name]
        return [f"{self.name}:{':'.join(keys)}" for keys in product(*(domain.keys for domain in self.domains))]


class Catalogue:
    """The moves of a game, both ways.

    >>> coins = Domain("coin", ["copper", "silver"], "card")
    >>> moves = Catalogue(Verb("buy", coins), Verb("done"))
    >>> moves.names
    ['buy:copper', 'buy:silver', 'done']
    >>> moves.ids["done"], moves.first("buy")
    (2, 0)
    """

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: list[Verb] = []
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._verb_of: list[Verb] = []
        for verb in verbs:
            self.add(verb)

    def add(self, verb: Verb) -> None:
        """One verb more, after all others, while a room is being furnished: once it is in use, its moves are fixed."""
        if verb.name in self._first:
            raise ValueError(f"the catalogue has the verb {verb.name} twice")
        self.verbs.append(verb)
        self._first[verb.name] = len(self.names)
        for name in verb.names():
            if name in self.ids:
                raise ValueError(f"the catalogue has the move {name} twice")
            self.ids[name] = len(self.names)
            self.names.append(name)
            self._verb_of.append(verb)

    def __contains__(self, verb: str) -> bool:
        return verb in self._first

    def __len__(self) -> int:
        return len(self.names)

    def first(self, verb: str) -> int:
        """The int of a verb's first move; its others follow."""
        return self._first[verb]

    def verb(self, move: int) -> str:
        """The verb of a move."""
        return self._verb_of[move].name

    def args(self, move: int) -> dict[str, Noun | str]:
        """The arguments of a move, as they are shown."""
        verb = self._verb_of[move]
        keys = self.names[move].split(":")[1:]
        return {
            domain.arg: Noun(domain.noun, key) if domain.noun else key
            for domain, key in zip(verb.domains, keys, strict=True)
        }

    def label(self, move: int) -> Text:
        """The move in words."""
        return Text(f"move-{self._verb_of[move].name}", **self.args(move))
