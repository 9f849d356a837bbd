"""The cards as numbers, their printed figures as tables, the moves and the events.

Everything that is looked up while playing is here, as plain lists by card number. Only the cards that the rules name
have a name here; a card of a set knows its own number, and whoever else asks for it does so by key: `number("moat")`.
Moves and events that a card alone needs are added by that card, in its own module.
"""

from typing import Final, TypeVar

from igroteka.engine.catalogue import Catalogue, Domain, Verb
from igroteka.engine.dealer import Kind
from igroteka.games.dominion.components import COMPONENTS, KEYS, having, table

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6

CARDS: Final[int] = len(KEYS)
"""How many kinds of cards there are."""
NO_CARD: Final = -1


def number(key: str) -> int:
    """The number of a card."""
    return KEYS.index(key)


HAND: Final[int] = COMPONENTS.deck.hand

COST: Final[list[int]] = table("cost")
PLUS_CARDS: Final[list[int]] = table("cards")
PLUS_ACTIONS: Final[list[int]] = table("actions")
PLUS_BUYS: Final[list[int]] = table("buys")
COINS: Final[list[int]] = table("coins")
POINTS: Final[list[int]] = table("points")
EFFECT: Final[list[int]] = [card.effect or 0 for card in COMPONENTS.card]
"""The figure in a card's words; 0 where they have none."""

IS_TREASURE: Final[list[bool]] = having("treasure")
IS_VICTORY: Final[list[bool]] = having("victory")
IS_ACTION: Final[list[bool]] = having("action")
IS_ATTACK: Final[list[bool]] = having("attack")
IS_REACTION: Final[list[bool]] = having("reaction")
TREASURES: Final[list[int]] = [card for card in range(CARDS) if IS_TREASURE[card]]
ACTIONS: Final[list[int]] = [card for card in range(CARDS) if IS_ACTION[card]]
REACTIONS: Final[list[int]] = [card for card in range(CARDS) if IS_REACTION[card]]
BY_COST: Final[list[int]] = sorted(range(CARDS), key=lambda card: COST[card])

# Moves.

A_CARD: Final = Domain("card", KEYS, "card")
CATALOGUE: Final = Catalogue(
    Verb("play", A_CARD),
    Verb("double", A_CARD),
    Verb("buy", A_CARD),
    Verb("gain", A_CARD),
    Verb("trash", A_CARD),
    Verb("discard", A_CARD),
    Verb("topdeck", A_CARD),
    Verb("steal", A_CARD),
    Verb("take", A_CARD),
    Verb("treasures"),
    Verb("end_actions"),
    Verb("end_turn"),
    Verb("done"),
    Verb("reveal_moat"),
    Verb("no_reaction"),
    Verb("discard_deck"),
    Verb("keep_deck"),
    Verb("set_aside"),
    Verb("keep_card"),
    Verb("discard_top"),
    Verb("put_back"),
)
"""The verbs of the first edition, whose numbers learners know by heart; cards may use them, and add others."""


def verb(name: str, *domains: Domain) -> int:
    """The first move of a verb that a card needs: `verb("put_back")`, or `verb("steal", A_CARD)`, one for each card.

    A verb that no card before it has needed is added to the catalogue.
    """
    if name not in CATALOGUE:
        CATALOGUE.add(Verb(name, *domains))
    return CATALOGUE.first(name)


PLAY: Final[int] = CATALOGUE.first("play")
BUY: Final[int] = CATALOGUE.first("buy")
GAIN: Final[int] = CATALOGUE.first("gain")
TRASH: Final[int] = CATALOGUE.first("trash")
DISCARD: Final[int] = CATALOGUE.first("discard")
ALL_TREASURES: Final[int] = CATALOGUE.first("treasures")
END_ACTIONS: Final[int] = CATALOGUE.first("end_actions")
END_TURN: Final[int] = CATALOGUE.first("end_turn")
DONE: Final[int] = CATALOGUE.first("done")

# Events. Those of a pair go to the player alone (with the cards) and to everyone else (with their number). What only
# one card tells of stands in its module.

EVENTS: Final[list[Kind]] = []
"""All kinds of events."""
K = TypeVar("K", bound=Kind)


def event(kind: K) -> K:
    """A kind of event, entered into the list."""
    EVENTS.append(kind)
    return kind


BEGINS: Final = event(Kind("turn", "n"))
PLAYS: Final = event(Kind("play", "card=card"))
PLAYS_TREASURES: Final = event(Kind("treasures", "cards=card*"))
DRAWS: Final = event(Kind("draw", "cards=card*", reveals=True))
DRAWS_HIDDEN: Final = event(Kind("draw-hidden", "n", reveals=True))
SHUFFLES: Final = event(Kind("shuffle"))
BUYS: Final = event(Kind("buy", "card=card"))
GAINS: Final = event(Kind("gain", "card=card"))
GAINS_TO_HAND: Final = event(Kind("gain-hand", "card=card"))
GAINS_TO_DECK: Final = event(Kind("gain-deck", "card=card"))
TRASHES: Final = event(Kind("trash", "card=card"))
TRASHES_PLAYED: Final = event(Kind("trash-played", "card=card"))
DISCARDS: Final = event(Kind("discard", "cards=card*"))
DISCARDS_HIDDEN: Final = event(Kind("discard-hidden", "n", "card=card"))
REVEALS: Final = event(Kind("reveal", "card=card", reveals=True))
LAYS_OPEN: Final = event(Kind("lay-open", "card=card", reveals=True))
DISCARDS_TOP: Final = event(Kind("discard-top", "card=card"))
PUTS_BACK: Final = event(Kind("put-back", "card=card"))
DISCARDS_REVEALED: Final = event(Kind("discard-revealed", "cards=card*"))
TAKES_REVEALED: Final = event(Kind("to-hand", "cards=card*"))
TOPDECKS: Final = event(Kind("topdeck", "card=card", reveals=True))
CLEANS_UP: Final = event(Kind("cleanup", "n", "", "cards=card*"))
"""The unplayed cards by number, then what of them lies on top if nothing was played, then the played ones."""
ENDS_BY_PROVINCES: Final = event(Kind("end-provinces"))
ENDS_BY_PILES: Final = event(Kind("end-piles", "cards=card*"))
