"""The cards as numbers, their printed figures as tables, the moves and the events.

Everything that is looked up while playing is here, as plain lists by card number.
"""

from typing import Final

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
ADVENTURER: Final = 7
BUREAUCRAT: Final = 8
CELLAR: Final = 9
CHANCELLOR: Final = 10
CHAPEL: Final = 11
COUNCIL_ROOM: Final = 12
FEAST: Final = 13
FESTIVAL: Final = 14
GARDENS: Final = 15
LABORATORY: Final = 16
LIBRARY: Final = 17
MARKET: Final = 18
MILITIA: Final = 19
MINE: Final = 20
MOAT: Final = 21
MONEYLENDER: Final = 22
REMODEL: Final = 23
SMITHY: Final = 24
SPY: Final = 25
THIEF: Final = 26
THRONE_ROOM: Final = 27
VILLAGE: Final = 28
WITCH: Final = 29
WOODCUTTER: Final = 30
WORKSHOP: Final = 31

CARDS: Final = 32
"""How many kinds of cards there are."""
NO_CARD: Final = -1
HAND: Final[int] = COMPONENTS.deck.hand

COST: Final[list[int]] = table("cost")
PLUS_CARDS: Final[list[int]] = table("cards")
PLUS_ACTIONS: Final[list[int]] = table("actions")
PLUS_BUYS: Final[list[int]] = table("buys")
COINS: Final[list[int]] = table("coins")
POINTS: Final[list[int]] = table("points")

IS_TREASURE: Final[list[bool]] = having("treasure")
IS_VICTORY: Final[list[bool]] = having("victory")
IS_ACTION: Final[list[bool]] = having("action")
IS_ATTACK: Final[list[bool]] = having("attack")
TREASURES: Final[list[int]] = [card for card in range(CARDS) if IS_TREASURE[card]]
ACTIONS: Final[list[int]] = [card for card in range(CARDS) if IS_ACTION[card]]
BY_COST: Final[list[int]] = sorted(range(CARDS), key=lambda card: COST[card])

# Moves.

_CARD = Domain("card", KEYS, "card")
CATALOGUE = Catalogue(
    Verb("play", _CARD),
    Verb("double", _CARD),
    Verb("buy", _CARD),
    Verb("gain", _CARD),
    Verb("trash", _CARD),
    Verb("discard", _CARD),
    Verb("topdeck", _CARD),
    Verb("steal", _CARD),
    Verb("take", _CARD),
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

PLAY: Final[int] = CATALOGUE.first("play")
DOUBLE: Final[int] = CATALOGUE.first("double")
BUY: Final[int] = CATALOGUE.first("buy")
GAIN: Final[int] = CATALOGUE.first("gain")
TRASH: Final[int] = CATALOGUE.first("trash")
DISCARD: Final[int] = CATALOGUE.first("discard")
TOPDECK: Final[int] = CATALOGUE.first("topdeck")
STEAL: Final[int] = CATALOGUE.first("steal")
TAKE: Final[int] = CATALOGUE.first("take")
ALL_TREASURES: Final[int] = CATALOGUE.first("treasures")
END_ACTIONS: Final[int] = CATALOGUE.first("end_actions")
END_TURN: Final[int] = CATALOGUE.first("end_turn")
DONE: Final[int] = CATALOGUE.first("done")
REVEAL_MOAT: Final[int] = CATALOGUE.first("reveal_moat")
NO_REACTION: Final[int] = CATALOGUE.first("no_reaction")
DISCARD_DECK: Final[int] = CATALOGUE.first("discard_deck")
KEEP_DECK: Final[int] = CATALOGUE.first("keep_deck")
SET_ASIDE: Final[int] = CATALOGUE.first("set_aside")
KEEP_CARD: Final[int] = CATALOGUE.first("keep_card")
DISCARD_TOP: Final[int] = CATALOGUE.first("discard_top")
PUT_BACK: Final[int] = CATALOGUE.first("put_back")

# Events. Those of a pair go to the player alone (with the cards) and to everyone else (with their number).

BEGINS: Final = Kind("turn", "n")
PLAYS: Final = Kind("play", "card=card")
PLAYS_AGAIN: Final = Kind("again", "card=card")
PLAYS_TREASURES: Final = Kind("treasures", "cards=card*")
DRAWS: Final = Kind("draw", "cards=card*", reveals=True)
DRAWS_HIDDEN: Final = Kind("draw-hidden", "n", reveals=True)
SHUFFLES: Final = Kind("shuffle")
BUYS: Final = Kind("buy", "card=card")
GAINS: Final = Kind("gain", "card=card")
GAINS_TO_HAND: Final = Kind("gain-hand", "card=card")
GAINS_TO_DECK: Final = Kind("gain-deck", "card=card")
TRASHES: Final = Kind("trash", "card=card")
TRASHES_PLAYED: Final = Kind("trash-played", "card=card")
DISCARDS: Final = Kind("discard", "cards=card*")
DISCARDS_HIDDEN: Final = Kind("discard-hidden", "n", "card=card")
REVEALS: Final = Kind("reveal", "card=card", reveals=True)
LAYS_OPEN: Final = Kind("lay-open", "card=card", reveals=True)
DISCARDS_TOP: Final = Kind("discard-top", "card=card")
PUTS_BACK: Final = Kind("put-back", "card=card")
DISCARDS_REVEALED: Final = Kind("discard-revealed", "cards=card*")
TAKES_REVEALED: Final = Kind("to-hand", "cards=card*")
TOPDECKS: Final = Kind("topdeck", "card=card", reveals=True)
SHOWS_HAND: Final = Kind("show-hand", "cards=card*", reveals=True)
SHIELDS: Final = Kind("shield", "card=card", reveals=True)
LOOKS: Final = Kind("look", "card=card", reveals=True)
LOOKS_HIDDEN: Final = Kind("look-hidden", reveals=True)
KEEPS: Final = Kind("keep")
SETS_ASIDE: Final = Kind("aside", "card=card")
DISCARDS_DECK: Final = Kind("discard-deck", "n", "card=card", reveals=True)
STEALS: Final = Kind("steal", "card=card", "victim=@")
TAKES: Final = Kind("take", "card=card")
CLEANS_UP: Final = Kind("cleanup", "n", "", "cards=card*")
"""The unplayed cards by number, then what of them lies on top if nothing was played, then the played ones."""

# fmt: off
EVENTS = (
    BEGINS, PLAYS, PLAYS_AGAIN, PLAYS_TREASURES, DRAWS, DRAWS_HIDDEN, SHUFFLES, BUYS, GAINS, GAINS_TO_HAND,
    GAINS_TO_DECK, TRASHES, TRASHES_PLAYED, DISCARDS, DISCARDS_HIDDEN, REVEALS, LAYS_OPEN, DISCARDS_TOP, PUTS_BACK,
    DISCARDS_REVEALED, TAKES_REVEALED, TOPDECKS, SHOWS_HAND, SHIELDS, LOOKS, LOOKS_HIDDEN, KEEPS, SETS_ASIDE,
    DISCARDS_DECK, STEALS, TAKES, CLEANS_UP,
)
# fmt: on
