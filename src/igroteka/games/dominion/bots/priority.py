"""Priority lists: strategies that a player can read and write.

    Province if money > 18; Duchy if left(Province) <= 4; Smithy if own(Smithy) < treasures / 11; Gold; Silver

Clauses are lines, or parted by `;`; `#` begins a comment. Buy the first card that can be paid and whose condition
holds, else nothing. Conditions know `money` (the Treasure value of the whole deck), `coins` (to spend now),
`treasures` and `cards` (how many the deck has), `villages` (the actions that its cards give beyond their own),
`terminals` (its Actions that give none), `turns`, `own(Card)`, `left(Card)`, numbers, `+ - * /`, comparisons, `and`,
`or`, `not` and parentheses.
"""

import re
from pathlib import Path
from typing import Final

from igroteka.engine.errors import BadStrategy
from igroteka.engine.words import Text
from igroteka.games.dominion.components import COMPONENTS
from igroteka.games.dominion.kinds import COINS, IS_ACTION, PLUS_ACTIONS, TREASURES
from igroteka.games.dominion.state import State

REFUSALS: Final = Path(__file__).parent.parent / "refusals"
NAMES: Final[dict[str, int]] = {}
for _number, _card in enumerate(COMPONENTS.card):
    NAMES[_card.name.lower()] = _number
    NAMES[_card.key] = _number


class Facts:
    """What conditions are about, at one moment; only what a list speaks of is counted."""

    def __init__(self, s: State, seat: int) -> None:
        self.held = s.held(seat)
        self.supply = s.supply
        self.kingdom = s.kingdom
        self.coins = s.coins
        self.turns = s.turns[seat]

    def money(self) -> int:
        """The Treasure value of the whole deck."""
        money = 0
        for card in TREASURES:
            money += self.held[card] * COINS[card]
        return money

    def treasures(self) -> int:
        """How many Treasures the deck has."""
        treasures = 0
        for card in TREASURES:
            treasures += self.held[card]
        return treasures

    def villages(self) -> int:
        """The actions that its cards give beyond their own."""
        villages = 0
        for card in self.kingdom:
            if IS_ACTION[card] and PLUS_ACTIONS[card] > 1:
                villages += self.held[card] * (PLUS_ACTIONS[card] - 1)
        return villages

    def terminals(self) -> int:
        """Its Actions that give no action."""
        terminals = 0
        for card in self.kingdom:
            if IS_ACTION[card] and PLUS_ACTIONS[card] == 0:
                terminals += self.held[card]
        return terminals


class Term:
    """A number, or a truth as 1 and 0."""

    def value(self, facts: Facts) -> float:
        """Its value now."""
        raise NotImplementedError(type(self).__name__)


class Constant(Term):
    """A number as written."""

    def __init__(self, number: float) -> None:
        self.number = number

    def value(self, facts: Facts) -> float:
        return self.number


class Fact(Term):
    """`money`, `coins` and the others of `FACTS`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, facts: Facts) -> float:
        if self.name == "money":
            return float(facts.money())
        if self.name == "coins":
            return float(facts.coins)
        if self.name == "treasures":
            return float(facts.treasures())
        if self.name == "cards":
            return float(sum(facts.held))
        if self.name == "villages":
            return float(facts.villages())
        if self.name == "terminals":
            return float(facts.terminals())
        return float(facts.turns)


class Count(Term):
    """`own(Card)` or `left(Card)`."""

    def __init__(self, owned: bool, card: int) -> None:
        self.owned = owned
        self.card = card

    def value(self, facts: Facts) -> float:
        return float(facts.held[self.card] if self.owned else facts.supply[self.card])


class Operation(Term):
    """Two terms and what joins them."""

    def __init__(self, sign: str, left: Term, right: Term) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def value(self, facts: Facts) -> float:
        sign = self.sign
        a = self.left.value(facts)
        if sign == "and":
            return self.right.value(facts) if a else 0.0
        if sign == "or":
            return 1.0 if a else self.right.value(facts)
        b = self.right.value(facts)
        if sign == "+":
            return a + b
        if sign == "-":
            return a - b
        if sign == "*":
            return a * b
        if sign == "/":
            return a / b if b else 0.0
        if sign == "<":
            return float(a < b)
        if sign == "<=":
            return float(a <= b)
        if sign == ">":
            return float(a > b)
        if sign == ">=":
            return float(a >= b)
        return float((a == b) == (sign != "!="))


class Not(Term):
    """The opposite."""

    def __init__(self, term: Term) -> None:
        self.term = term

    def value(self, facts: Facts) -> float:
        return float(not self.term.value(facts))


class Clause:
    """Buy this card, if."""

    def __init__(self, card: int, condition: Term) -> None:
        self.card = card
        self.condition = condition

    def holds(self, facts: Facts) -> bool:
        """Whether its condition is met."""
        return self.condition.value(facts) != 0


TOKEN: Final = re.compile(r"\s*(?:(\d+(?:\.\d+)?|[A-Za-z_]+|<=|>=|==|!=|[-+*/()<>=])|(\S))")
COMPARISONS: Final = ("<", "<=", ">", ">=", "=", "==", "!=")
FACTS: Final = ("money", "coins", "treasures", "turns", "cards", "villages", "terminals")


class Reader:
    """Reads one clause from left to right, and points at what it can't read."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.line = line
        self.tokens: list[str] = []
        self.places: list[int] = []
        for found in TOKEN.finditer(text):
            if found[2]:
                raise self.error(Text("strategy-sign"), found.start(2))
            if found[1]:
                self.tokens.append(found[1])
                self.places.append(found.start(1))
        self.next = 0

    def error(self, what: Text, place: int) -> BadStrategy:
        """An error that points at its place."""
        pointed = f"\n  {self.text}\n  {' ' * place}^"
        return BadStrategy(Text("strategy-line", line=str(self.line), what=what, pointed=pointed), REFUSALS)

    def fail(self, what: Text) -> BadStrategy:
        """An error at the next token."""
        place = self.places[self.next] if self.next < len(self.tokens) else len(self.text)
        return self.error(what, place)

    def peek(self) -> str:
        """The next token, in small letters; empty at the end."""
        return self.tokens[self.next].lower() if self.next < len(self.tokens) else ""

    def take(self) -> str:
        """The next token, and past it."""
        token = self.peek()
        self.next += 1
        return token

    def clause(self) -> Clause:
        """`Card` or `Card if condition`."""
        card = self.card(("if",))
        condition: Term = Constant(1)
        if self.peek() == "if":
            self.take()
            condition = self.either()
        if self.peek():
            raise self.fail(Text("strategy-end"))
        return Clause(card, condition)

    def card(self, stop: tuple[str, ...]) -> int:
        """A card's name, which may be two words."""
        start = self.next
        words: list[str] = []
        while self.peek() and self.peek() not in stop:
            words.append(self.take())
        name = " ".join(words)
        if name not in NAMES:
            self.next = start
            raise self.fail(Text("strategy-card", given=repr(name)) if name else Text("strategy-no-card"))
        return NAMES[name]

    def either(self) -> Term:
        """Terms joined by `or`."""
        term = self.both()
        while self.peek() == "or":
            self.take()
            term = Operation("or", term, self.both())
        return term

    def both(self) -> Term:
        """Terms joined by `and`."""
        term = self.negation()
        while self.peek() == "and":
            self.take()
            term = Operation("and", term, self.negation())
        return term

    def negation(self) -> Term:
        """`not` before a comparison."""
        if self.peek() == "not":
            self.take()
            return Not(self.negation())
        return self.comparison()

    def comparison(self) -> Term:
        """Two sums compared, or just one."""
        term = self.sum()
        if self.peek() in COMPARISONS:
            sign = self.take()
            term = Operation(sign, term, self.sum())
        return term

    def sum(self) -> Term:
        """Products added and subtracted."""
        term = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            term = Operation(sign, term, self.product())
        return term

    def product(self) -> Term:
        """Factors multiplied and divided."""
        term = self.factor()
        while self.peek() in ("*", "/"):
            sign = self.take()
            term = Operation(sign, term, self.factor())
        return term

    def factor(self) -> Term:
        """A number, a fact, a count, or something in parentheses."""
        token = self.peek()
        if token == "-":
            self.take()
            return Operation("-", Constant(0), self.factor())
        if token == "(":
            self.take()
            term = self.either()
            self.close()
            return term
        if token in ("own", "left"):
            self.take()
            if self.peek() != "(":
                raise self.fail(Text("strategy-of", word=token))
            self.take()
            card = self.card((")",))
            self.close()
            return Count(token == "own", card)
        if token in FACTS:
            return Fact(self.take())
        if token and token[0].isdigit():
            return Constant(float(self.take()))
        if not token:
            raise self.fail(Text("strategy-missing"))
        raise self.fail(Text("strategy-unknown", given=repr(token), known=", ".join(FACTS)))

    def close(self) -> None:
        """A closing parenthesis."""
        if self.peek() != ")":
            raise self.fail(Text("strategy-close"))
        self.take()


def read_clauses(text: str) -> list[Clause]:
    """All clauses of a priority list, or BadStrategy that points at what is wrong."""
    clauses = []
    for number, line in enumerate(text.splitlines(), start=1):
        for part in line.split("#")[0].split(";"):
            if part.strip():
                clauses.append(Reader(part.strip(), number).clause())
    if not clauses:
        raise BadStrategy(Text("strategy-empty"), REFUSALS)
    return clauses
