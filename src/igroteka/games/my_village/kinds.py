"""Villagers, goods and cards as numbers, their printed figures as tables, the moves and the events.

Everything that is looked up while playing is here, as plain lists by number. A table of what fits which value has a
column for each sum of two dice: `TABLE[card * SUMS + value]`.
"""

from typing import Final

from igroteka.engine.catalogue import Catalogue, Domain, Verb
from igroteka.engine.dealer import Kind
from igroteka.games.my_village.components import (
    CHURCHES,
    COMPONENTS,
    COUNCILS,
    CRAFTS,
    CUSTOMERS,
    FIELDS,
    GOODS,
    MONKS,
    ROADS,
    STACKS,
    TRAVELS,
    WORKSHOPS,
)

C: Final = COMPONENTS
SUMS: Final = 13
NONE: Final = -1

# Villagers.

ABBOT: Final = 0
COUNCILMAN: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
VILLAGERS: Final = 5
EVERYBODY: Final = 31
"""The five villagers as bits."""
VILLAGER_KEYS = ["abbot", "councilman", "traveller", "craftsman", "merchant"]

# Goods, in the order of the crafts that make them; then what else can be paid with.

HORSE: Final = 0
BEER: Final = 1
PLOUGH: Final = 2
SCROLL: Final = 3
CART: Final = 4
KINDS_OF_GOODS: Final = 5
JOKER: Final = 5
COIN: Final = 6
COINS_FOR_CART: Final = 7
MEANS_KEYS = [*GOODS, "joker", "coin", "coins"]

# What may be due, one unit at a time: a good (0 to 4), or one of these.

DUE_COIN: Final = 5
DUE_HORSE_OR_COIN: Final = 6
DUE_CART_OR_COINS: Final = 7

# The headman's path.

HOUSE: Final = 0
COIN_CELL: Final = 1
STORY_CELL: Final = 2
PATH_CELLS: Final = 3
CELL_KEYS = ["house", "coin", "story"]

# School: pupils as bits.

LEFT: Final = 1
RIGHT: Final = 2
SIDE_KEYS = ["left", "right"]

HEALING: Final = 0
MONASTERY: Final = 1
TRADE: Final = 2
TRAVELLERS: Final = 3

FINANCE: Final = 0
GUILD: Final = 1
TERRITORIES: Final = 2
PEOPLE: Final = 3

AREA_TRAVEL: Final = 0
AREA_CRAFT: Final = 1
AREA_CUSTOMERS: Final = 2
AREA_RELIGION: Final = 3
AREA_FIELDS: Final = 4
AREAS: Final = 5
AREA_KEYS = ["travel", "craft", "customers", "religion", "fields"]

EFFECT_STORY: Final = 0
EFFECT_PATH: Final = 1
EFFECT_SCHOOL: Final = 2
EFFECT_CLERK: Final = 3
_EFFECTS = ["story", "path", "school", "clerk"]

# White banners: four of their own, the five crafts, the eight fields, and each customer.

SCHOOL: Final = 0
PLAY: Final = 1
COUNCIL_BANNER: Final = 2
MEETING_BANNER: Final = 3
CRAFT_BANNER: Final = 4
FIELD_BANNER: Final = 9
CUSTOMER_BANNER: Final = 17
NO_TOKEN: Final = -1
BANNER_KEYS = ["school", "play", "council", "meeting", *CRAFTS, *FIELDS]

# Black banners of the table, in the order of their moves.

HAND_BANNER: Final = 0
CLERK_BANNER: Final = 1
WORKSHOP_BANNER: Final = 2
NEW_FIELD_BANNER: Final = 22
TRAVEL_BANNER: Final = 23
CHURCH_BANNER: Final = 28
MONK_BANNER: Final = 32
NEW_COUNCIL_BANNER: Final = 35
NEW_MEETING_BANNER: Final = 39
BLACK_BANNERS: Final = 40

WORKSHOP_CARDS: Final = 20
FIELD_CARDS: Final = 8
CUSTOMER_CARDS: Final = 33
LETTERS: Final = 5
TRAVEL_CARDS: Final = 19
CHURCH_CARDS: Final = 4
MONK_STACKS: Final = 3
MONK_CARDS: Final = 12
COUNCIL_CARDS: Final = 4
MOST_WINDOWS: Final = 6

VILLAGE_BOARDS: Final = 4

# Printed figures. The village board.

CLOUDS: Final[int] = C.life.clouds
WINDOWS: Final[list[int]] = C.windows.prestige
SCHOOL_TIME: Final[int] = C.school.time
SCHOOL_STORY: Final[int] = C.school.story
HEADMAN_TIME: Final[int] = C.headman.time
HEADMAN_COINS: Final[int] = C.headman.coins
HEADMAN_STORY: Final[int] = C.headman.story
PLAY_STORY: Final[int] = C.play.story
START_COINS: Final[list[int]] = list(C.start.coins)
LABOURER_PRESTIGE: Final[int] = C.labourer.prestige

# The main board.

WHITE_DICE: Final[list[int]] = list(C.dice.white)
BLACK_DICE: Final[list[int]] = list(C.dice.black)
PLAGUE_TIME: Final[int] = C.dice.plague
DICE: Final = 12
"""Kinds of dice: white 1 to 6, then black 1 to 6."""
HAND_STORY: Final[int] = C.hand.story
HAND_PRESTIGE: Final[int] = C.hand.prestige
CLERK_TIME: Final[list[int]] = [0, *C.clerk.time]
CLERK_COINS: Final[list[int]] = [0, *C.clerk.coins]
OPEN_CUSTOMERS: Final[int] = C.clerk.open
CHRONICLE_STORY: Final[list[list[int]]] = C.chronicle.cells()
"""Story points of the cells of each profession."""
RAID: Final[int] = C.rat.raid
RAT_DIE: Final = 6
"""The faces of the grey die that moves the rat."""
RAT_START: Final[list[int]] = list(C.rat.start)
RAT_RED: Final[int] = C.rat.red
COFFINS: Final[list[int]] = list(C.ending.coffins)
LAST_ROUND: Final[int] = C.bound.rounds

# The cards.

SHOP_TIME: Final[list[int]] = [card.time for card in C.workshop]
SHOP_WHITE_TIME: Final[list[int]] = [card.white_time for card in C.workshop]
SHOP_CELLS: Final[list[int]] = [card.cells for card in C.workshop]
FIELD_TIME: Final[int] = C.field.time
FIELD_WHITE_TIME: Final[int] = C.field.white_time
FIELD_COINS: Final[int] = C.field.coins
PLOUGH_COINS: Final[int] = C.field.plough_coins
FIELD_PRESTIGE: Final[int] = C.field.prestige
CUSTOMER_NEEDS: Final[list[int]] = [
    sum(n for wanted, n in card.goods.items() if wanted == good) for card in C.customer for good in GOODS
]
CUSTOMER_DUE: Final[list[list[int]]] = [
    [good for good in range(KINDS_OF_GOODS) for _ in range(CUSTOMER_NEEDS[card * KINDS_OF_GOODS + good])]
    for card in range(CUSTOMER_CARDS)
]
CUSTOMER_PRESTIGE: Final[list[int]] = [card.prestige for card in C.customer]
ROAD_TIME: Final[list[int]] = [road.time for road in C.road]
ROAD_COINS: Final[list[int]] = [road.coins for road in C.road]
ROAD_CARDS: Final[list[list[int]]] = [
    [number for number, card in enumerate(C.travel) if card.road == road] for road in ROADS
]
TRAVEL_PRESTIGE: Final[list[int]] = [card.prestige for card in C.travel]
GREY_COINS: Final[list[int]] = [card.grey_coins for card in C.travel]
GREY_BEER: Final[list[int]] = [card.grey_beer for card in C.travel]
GREY_TIME: Final[list[int]] = [card.grey_time for card in C.travel]
IS_CHAPEL: Final[list[bool]] = [card.chapel for card in C.travel]
CHURCH_TIME: Final[list[int]] = [card.time for card in C.church]
CHURCH_PRESTIGE: Final[list[int]] = [card.prestige for card in C.church]
HEALING_CELLS: Final[int] = C.church[HEALING].cells
STACK_CARDS: Final[list[list[int]]] = [
    [number for number, card in enumerate(C.monk) if card.stack == stack] for stack in STACKS
]
MONK_TIME: Final[list[int]] = [card.time for card in C.monk]
MONK_PRICE: Final[list[int]] = [card.price for card in C.monk]
MONK_EFFECT: Final[list[int]] = [_EFFECTS.index(card.effect) for card in C.monk]
MONK_N: Final[list[int]] = [card.n for card in C.monk]
COUNCIL_TIME: Final[list[int]] = [card.time for card in C.council]
COUNCIL_WHITE_TIME: Final[list[int]] = [card.white_time for card in C.council]
COUNCIL_COINS: Final[list[int]] = [card.coins for card in C.council]
COUNCIL_PRESTIGE: Final[list[int]] = [card.prestige for card in C.council]
GUILD_CELLS: Final[int] = C.council[GUILD].cells
TERRITORY_BONUS: Final[int] = C.bonus.territories
PEOPLE_BONUS: Final[int] = C.bonus.people
MEETING_TIME: Final[int] = C.meeting.time
MEETING_WHITE_TIME: Final[int] = C.meeting.white_time
MEETING_CELLS: Final[int] = C.meeting.cells
MEETING_STORY: Final[int] = C.meeting.story
MEETING_PRESTIGE: Final[int] = C.meeting.prestige


# Which value activates what.


def fits(*banners: list[int]) -> list[bool]:
    """A row for each banner, saying for each sum of two dice whether it activates it."""
    return [value in values for values in banners for value in range(SUMS)]


ANY: Final[list[int]] = list(range(2, SUMS))
VILLAGE_PLAYS: Final[list[list[int]]] = [village.play for village in C.village]
SCHOOL_FITS: Final[list[bool]] = fits(C.school.values)
PLAY_FITS: Final[list[bool]] = fits(*VILLAGE_PLAYS)
SHOP_VALUES: Final[list[list[int]]] = [card.values for card in C.workshop]
SHOP_FITS: Final[list[bool]] = fits(*SHOP_VALUES)
FIELD_FITS: Final[list[bool]] = fits(C.field.values)
CUSTOMER_VALUES: Final[list[list[int]]] = [card.values for card in C.customer]
CUSTOMER_FITS: Final[list[bool]] = fits(*(card.values or ANY for card in C.customer))
MONK_VALUES: Final[list[list[int]]] = [card.values for card in C.monk]
MONK_FITS: Final[list[bool]] = fits(*MONK_VALUES)
COUNCIL_FITS: Final[list[bool]] = fits(*(card.values for card in C.council))
MEETING_FITS: Final[list[bool]] = fits(C.meeting.values)
TOKEN_FITS: Final[list[bool]] = fits(C.token.values)

BLACK_VALUES: Final[list[list[int]]] = [
    C.hand.values,
    C.clerk.values,
    *SHOP_VALUES,
    C.field.values,
    *(road.values for road in C.road),
    *(card.values for card in C.church),
    *([] for _ in STACKS),
    *(card.values for card in C.council),
    C.meeting.values,
]
"""Of each black banner; those of the monks depend on who lies on top of the stack."""
BLACK_BY_SUM: Final[list[list[int]]] = [
    [banner for banner in range(BLACK_BANNERS) if value in BLACK_VALUES[banner] or 0 <= banner - MONK_BANNER < 3]
    for value in range(SUMS)
]
"""The banners that a value may activate; for the monks, the card on top has the last word."""

# Moves.

DIE_KEYS = [f"{colour}-{face}" for colour in ("white", "black") for face in range(1, 7)]
_FACES = [str(face) for face in range(1, 7)]
_DIE = Domain("die", DIE_KEYS, "die")
_WORKSHOP = Domain("workshop", WORKSHOPS, "workshop")
_FIELD = Domain("field", FIELDS, "field")
_CUSTOMER = Domain("customer", CUSTOMERS, "customer")
_BANNER = Domain("banner", BANNER_KEYS, "banner")
_VILLAGER = Domain("villager", VILLAGER_KEYS, "villager")

CATALOGUE = Catalogue(
    Verb("take", _DIE),
    Verb("raise", Domain("face", _FACES)),
    Verb("lower", Domain("face", _FACES)),
    Verb("turn", Domain("face", _FACES), Domain("to", _FACES)),
    Verb("plough", _FIELD),
    Verb("joker_plough", _FIELD),
    Verb("walk", Domain("cell", CELL_KEYS, "cell")),
    Verb("stay"),
    Verb("hand"),
    Verb("clerk"),
    Verb("build", _WORKSHOP),
    Verb("field"),
    Verb("travel", Domain("road", ROADS, "road")),
    Verb("church", Domain("church", CHURCHES, "church")),
    Verb("monk", Domain("stack", STACKS, "stack")),
    Verb("council", Domain("council", COUNCILS, "council")),
    Verb("meeting"),
    Verb("use", _BANNER),
    Verb("serve", _CUSTOMER),
    Verb("done"),
    Verb("pupil"),
    Verb("push"),
    Verb("graduate", Domain("side", SIDE_KEYS, "side"), _VILLAGER),
    Verb("skip"),
    Verb("mark_area", Domain("area", AREA_KEYS, "area")),
    Verb("mark_villager", _VILLAGER),
    Verb("token", _BANNER),
    Verb("token_customer", _CUSTOMER),
    Verb("invite", _CUSTOMER),
    Verb("welcome", _CUSTOMER),
    Verb("pay", Domain("means", MEANS_KEYS, "means")),
    Verb("pay_field", _FIELD),
    Verb("keep_card"),
    Verb("swap_card"),
    Verb("bury", _VILLAGER),
    Verb("heal"),
    Verb("endure"),
    Verb("hire", _VILLAGER),
)

TAKE: Final[int] = CATALOGUE.first("take")
RAISE: Final[int] = CATALOGUE.first("raise")
LOWER: Final[int] = CATALOGUE.first("lower")
TURN: Final[int] = CATALOGUE.first("turn")
MOVE_PLOUGH: Final[int] = CATALOGUE.first("plough")
MOVE_JOKER: Final[int] = CATALOGUE.first("joker_plough")
WALK: Final[int] = CATALOGUE.first("walk")
STAY: Final[int] = CATALOGUE.first("stay")
BLACK: Final[int] = CATALOGUE.first("hand")
"""The moves from here on activate the black banners of the table, in their order."""
WHITE: Final[int] = CATALOGUE.first("use")
"""The moves from here on activate the white banners of the village, in their order."""
SERVE: Final[int] = CATALOGUE.first("serve")
DONE: Final[int] = CATALOGUE.first("done")
PUPIL: Final[int] = CATALOGUE.first("pupil")
PUSH: Final[int] = CATALOGUE.first("push")
GRADUATE: Final[int] = CATALOGUE.first("graduate")
SKIP: Final[int] = CATALOGUE.first("skip")
MARK_AREA: Final[int] = CATALOGUE.first("mark_area")
MARK_VILLAGER: Final[int] = CATALOGUE.first("mark_villager")
TOKEN: Final[int] = CATALOGUE.first("token")
INVITE: Final[int] = CATALOGUE.first("invite")
WELCOME: Final[int] = CATALOGUE.first("welcome")
PAY: Final[int] = CATALOGUE.first("pay")
PAY_FIELD: Final[int] = CATALOGUE.first("pay_field")
KEEP_CARD: Final[int] = CATALOGUE.first("keep_card")
SWAP_CARD: Final[int] = CATALOGUE.first("swap_card")
BURY: Final[int] = CATALOGUE.first("bury")
HEAL: Final[int] = CATALOGUE.first("heal")
ENDURE: Final[int] = CATALOGUE.first("endure")
HIRE: Final[int] = CATALOGUE.first("hire")

NOUNS = {
    "die": DIE_KEYS,
    "workshop": WORKSHOPS,
    "craft": CRAFTS,
    "good": GOODS,
    "means": MEANS_KEYS,
    "field": FIELDS,
    "customer": CUSTOMERS,
    "road": ROADS,
    "travel": TRAVELS,
    "church": CHURCHES,
    "stack": STACKS,
    "monk": MONKS,
    "council": COUNCILS,
    "villager": VILLAGER_KEYS,
    "cell": CELL_KEYS,
    "side": SIDE_KEYS,
    "area": AREA_KEYS,
    "banner": BANNER_KEYS,
}

# Events.

ROUND: Final = Kind("round", "n", "story")
ROLLS: Final = Kind("roll", "dice=die*", reveals=True)
BEGINS: Final = Kind("turn")
TAKES_DIE: Final = Kind("die", "die=die")
NUDGES: Final = Kind("nudge", "face", "to")
TURNS_DIE: Final = Kind("turn-die", "face", "to")
PLOUGHS: Final = Kind("plough", "field=field")
PLOUGHS_WITH_JOKER: Final = Kind("joker-plough", "field=field")
SPENDS_TIME: Final = Kind("time", "n")
CROSSES: Final = Kind("bridge")
GAINS_COINS: Final = Kind("coins", "n")
GAINS_STORY: Final = Kind("story", "n")
SAVES: Final = Kind("save", "n")
WALKS: Final = Kind("walk", "cell=cell")
STAYS: Final = Kind("stay")
TAKES_HAND: Final = Kind("hand", "n")
CALLS_CLERK: Final = Kind("clerk")
TURNS_EXTRA: Final = Kind("extra", "customer=customer", reveals=True)
INVITES: Final = Kind("invite", "customer=customer")
WELCOMES: Final = Kind("welcome", "customer=customer")
REFILLS: Final = Kind("refill", "customers=customer*", reveals=True)
BUILDS: Final = Kind("build", "workshop=workshop")
MAKES: Final = Kind("make", "good=good")
NO_ROOM: Final = Kind("no-room")
TAKES_FIELD: Final = Kind("field", "field=field")
SETS_OUT: Final = Kind("travel", "road=road")
ARRIVES: Final = Kind("arrive", "travel=travel", reveals=True)
LOOKS: Final = Kind("look", "travel=travel", reveals=True)
SWAPS: Final = Kind("swap", "travel=travel", reveals=True)
TAKES_CHURCH: Final = Kind("church", "church=church")
TAKES_MONK: Final = Kind("monk", "monk=monk")
UNCOVERS_MONK: Final = Kind("uncover", "monk=monk", reveals=True)
TAKES_COUNCIL: Final = Kind("council", "council=council")
TAKES_MEETING: Final = Kind("meeting")
USES: Final = Kind("use", "banner=banner")
SERVES: Final = Kind("serve", "customer=customer")
MAKES_JOKER: Final = Kind("joker")
GAINS_MARKER: Final = Kind("marker")
MARKS_AREA: Final = Kind("mark-area", "area=area")
MARKS_VILLAGER: Final = Kind("mark-villager", "villager=villager")
MOVES_TOKEN: Final = Kind("token", "banner=banner")
MOVES_TOKEN_CUSTOMER: Final = Kind("token-customer", "customer=customer")
TOKEN_RETURNS: Final = Kind("token-back")
NEW_PUPIL: Final = Kind("pupil")
PUSHES_PUPIL: Final = Kind("push")
GRADUATES: Final = Kind("graduate", "villager=villager")
SKIPS: Final = Kind("skip")
PAYS: Final = Kind("pay", "means=means")
PAYS_FROM_FIELD: Final = Kind("pay-field", "field=field")
PAYS_COINS: Final = Kind("pay-coins", "n")
ENTERS_CHRONICLE: Final = Kind("chronicle", "villager=villager")
ENTERS_GRAVE: Final = Kind("grave", "villager=villager", "n")
RAT_RUNS: Final = Kind("rat", "n", "cell", reveals=True)
RATS_RAID: Final = Kind("raid")
HEALS: Final = Kind("heal")
LOSES_STORY: Final = Kind("lose", "n")
HIRES: Final = Kind("hire", "villager=villager")
BEGINS_THE_END: Final = Kind("last-round", "n")
ENDS: Final = Kind("end", "n")
ENDS_BY_BOUND: Final = Kind("bound", "n")

# fmt: off
EVENTS = (
    ROUND, ROLLS, BEGINS, TAKES_DIE, NUDGES, TURNS_DIE, PLOUGHS, PLOUGHS_WITH_JOKER, SPENDS_TIME, CROSSES, GAINS_COINS,
    GAINS_STORY, SAVES, WALKS, STAYS, TAKES_HAND, CALLS_CLERK, TURNS_EXTRA, INVITES, WELCOMES, REFILLS, BUILDS, MAKES,
    NO_ROOM, TAKES_FIELD, SETS_OUT, ARRIVES, LOOKS, SWAPS, TAKES_CHURCH, TAKES_MONK, UNCOVERS_MONK, TAKES_COUNCIL,
    TAKES_MEETING, USES, SERVES, MAKES_JOKER, GAINS_MARKER, MARKS_AREA, MARKS_VILLAGER, MOVES_TOKEN,
    MOVES_TOKEN_CUSTOMER, TOKEN_RETURNS, NEW_PUPIL, PUSHES_PUPIL, GRADUATES, SKIPS, PAYS, PAYS_FROM_FIELD, PAYS_COINS,
    ENTERS_CHRONICLE, ENTERS_GRAVE, RAT_RUNS, RATS_RAID, HEALS, LOSES_STORY, HIRES, BEGINS_THE_END,
    ENDS, ENDS_BY_BOUND,
)
# fmt: on
