"""Dominion, first edition: 25 kingdom cards, 2 to 4 players. Its cards are in `sets/`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game, Guidance
from igroteka.engine.memory import Memory as EngineMemory
from igroteka.engine.options import Option
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion import look, observe, rules, scoring
from igroteka.games.dominion.bots import STRATEGIES, lists
from igroteka.games.dominion.bots.learned import LEARNED, knows
from igroteka.games.dominion.bots.plans import PLANS
from igroteka.games.dominion.components import BASIC, COMPONENTS, KEYS, KINGDOMS
from igroteka.games.dominion.kinds import CATALOGUE, CURSE, EVENTS
from igroteka.games.dominion.memory import Memory, imagine, remember
from igroteka.games.dominion.sets import SETS
from igroteka.games.dominion.state import State


class KingdomOption(Option):
    """A recommended set by name, `random`, or a list of ten cards by key or English name."""

    kind = "kingdom"
    size = 10
    values = (*KINGDOMS, "random")
    names = {card.name.lower(): card.key for card in COMPONENTS.card[BASIC:]}

    def read(self, value: Any) -> Any:
        if isinstance(value, str) and value in self.values:
            return value
        names = value.split(",") if isinstance(value, str) else value
        if not isinstance(names, (list, tuple)) or len(names) == 1:
            known = ", ".join(self.values)
            raise self.refuse("kingdom", known=known, given=repr(value))
        cards = [self.card(name) for name in names]
        twice = sorted({card for card in cards if cards.count(card) > 1})
        if twice:
            raise self.refuse("twice", cards=", ".join(twice))
        if len(cards) != self.size:
            raise self.refuse("ten", n=str(len(cards)))
        return sorted(cards)

    def card(self, name: Any) -> str:
        """A kingdom card by its key or name."""
        plain = str(name).strip().lower()
        key = self.names.get(plain, plain)
        if key in KEYS[:BASIC]:
            raise self.refuse("basic", card=repr(name))
        if key not in KEYS:
            raise self.refuse("no-card", given=repr(name), known=", ".join(sorted(KEYS[BASIC:])))
        return key

    def refuse(self, key: str, **args: str) -> BadOption:
        """An error in the game's own words."""
        return BadOption(Text(f"refused-{key}", **args), Path(__file__).parent / "texts")

    def samples(self) -> list[Any]:
        return list(self.values)

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "values": list(self.values),
            "cards": KEYS[BASIC:],
            "sets": KINGDOMS,
            "size": self.size,
        }


class Dominion(Game):
    """The game."""

    key = "dominion"
    seats = range(2, 5)
    usual_players = 2
    minutes = (20, 30)
    longest = 5_000
    weight = 2.3
    to_begin_with = True
    options = (KingdomOption("kingdom", "first-game"),)
    studied = ({"kingdom": "random"}, *({"kingdom": key} for key in KINGDOMS))
    catalogue = CATALOGUE
    kinds = tuple(EVENTS)
    nouns = {"card": KEYS}
    scoring = scoring
    views = look
    observing = observe
    folder = Path(__file__).parent
    strategies = STRATEGIES
    reads_strategies = True
    plans = PLANS
    learned = True
    guided = Guidance(own_view=True, paired=True, ahead=40)
    doubt = 1.0
    """What can't be right is left out beforehand, so a move that looks better mostly is."""

    @property
    def words(self) -> tuple[Path, ...]:
        return (self.texts, *(each.folder for each in SETS))

    def read_strategy(self, text: str) -> Strategy:
        """A priority list."""
        return lists.parse(text)

    def plans_for(self, s: State) -> Sequence[Strategy]:
        return [LEARNED] if knows(s) else PLANS

    def lines(self, s: State) -> list[str]:
        """Gardens count where they are in the kingdom."""
        return [line for line, card in scoring.LINES.items() if card <= CURSE or card in s.kingdom]

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        kingdom = rules.choose_kingdom(options["kingdom"], d)
        first = self.first_seat(players, options, d)
        return rules.prepare(players, kingdom, first, d)

    def first_after(self, players: int, winners: list[int], chance: Chance) -> dict[str, Any]:
        """The left neighbour of the last winner; after a shared victory, one of those who didn't share in it."""
        if len(winners) == 1:
            return {"first": str((winners[0] + 1) % players)}
        losers = [seat for seat in range(players) if seat not in winners]
        return {"first": str(chance.pick(losers or list(range(players))))}

    def census(self, s: State) -> dict[str, int]:
        held = [s.held(seat) for seat in range(s.players)]
        return {
            key: s.supply[card] + s.trash.count(card) + sum(cards[card] for cards in held)
            for card, key in enumerate(KEYS)
        }

    def memory(self, s: State) -> Memory:
        return remember(s)

    def imagine(self, s: State, memory: EngineMemory, seat: int, chance: Chance) -> State:
        assert isinstance(memory, Memory)
        return imagine(s, memory, seat, chance)


GAME = Dominion()
