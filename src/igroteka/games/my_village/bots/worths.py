"""What things are worth to the regular, in prestige: banners less their time and goods, villagers, and answers.

Worths are rough on purpose, and many shrink as the match draws to its end (`turns_left`).
"""

from typing import Final

from igroteka.engine.sets import count
from igroteka.engine.strategy import Strategy
from igroteka.games.my_village.black_banners import KeepTravel
from igroteka.games.my_village.death import Burial, Healing, Hiring
from igroteka.games.my_village.kinds import (
    ABBOT,
    AREA_CUSTOMERS,
    AREA_RELIGION,
    AREA_TRAVEL,
    BURY,
    CHRONICLE_STORY,
    CHURCH_BANNER,
    CHURCH_PRESTIGE,
    CHURCH_TIME,
    CLERK_BANNER,
    CLOUDS,
    COFFINS,
    COIN,
    COINS_FOR_CART,
    COUNCIL_BANNER,
    COUNCIL_PRESTIGE,
    COUNCIL_TIME,
    COUNCIL_WHITE_TIME,
    COUNCILMAN,
    CRAFT_BANNER,
    CRAFTSMAN,
    CUSTOMER_BANNER,
    CUSTOMER_DUE,
    CUSTOMER_NEEDS,
    CUSTOMER_PRESTIGE,
    DONE,
    EFFECT_STORY,
    FIELD_BANNER,
    FIELD_COINS,
    FIELD_PRESTIGE,
    FIELD_TIME,
    FINANCE,
    GRADUATE,
    GREY_TIME,
    GUILD,
    GUILD_CELLS,
    HAND_BANNER,
    HEADMAN_COINS,
    HEADMAN_STORY,
    HEADMAN_TIME,
    HEAL,
    HIRE,
    HOUSE,
    INVITE,
    JOKER,
    KEEP_CARD,
    KINDS_OF_GOODS,
    LETTERS,
    MARK_AREA,
    MARK_VILLAGER,
    MEETING_BANNER,
    MEETING_CELLS,
    MEETING_PRESTIGE,
    MEETING_STORY,
    MEETING_TIME,
    MERCHANT,
    MONASTERY,
    MONK_BANNER,
    MONK_EFFECT,
    MONK_N,
    MONK_PRICE,
    MONK_TIME,
    NEW_COUNCIL_BANNER,
    NEW_FIELD_BANNER,
    NEW_MEETING_BANNER,
    NONE,
    PAY,
    PAY_FIELD,
    PEOPLE,
    PEOPLE_BONUS,
    PLAY,
    PLAY_STORY,
    PLOUGH_COINS,
    PUPIL,
    PUSH,
    ROAD_COINS,
    ROAD_TIME,
    SCHOOL,
    SCHOOL_STORY,
    SCHOOL_TIME,
    SHOP_CELLS,
    SHOP_TIME,
    SHOP_WHITE_TIME,
    SKIP,
    STORY_CELL,
    TERRITORIES,
    TOKEN,
    TRADE,
    TRAVEL_BANNER,
    TRAVEL_PRESTIGE,
    TRAVELLER,
    VILLAGERS,
    WALK,
    WELCOME,
    WINDOWS,
    WORKSHOP_BANNER,
)
from igroteka.games.my_village.payments import Payment
from igroteka.games.my_village.questions import (
    ClerkOffice,
    FreeCustomer,
    MarkCell,
    MonkPath,
    MoveToken,
    SchoolBanner,
)
from igroteka.games.my_village.scoring import cards_by_area
from igroteka.games.my_village.state import State

COIN_WORTH: Final = 0.5
GOOD_WORTH: Final = 1.1
"""A good that somebody in the market wants."""
SPARE_GOOD_WORTH: Final = 0.4


class Worths(Strategy):
    """What each thing that the game asks about is worth."""

    looks_further = False
    effort = 4

    def __init__(self, time_worth: float) -> None:
        self.time_worth = time_worth
        """What a unit of time is worth. Too high, and nobody dies: time is also what ends the match."""

    def tree_worth(self, s: State) -> float:
        """A story point on the tree: less than a safe one, and nothing once there is no time to save it."""
        return 0.75 * min(1.0, turns_left(s) / 5.0)

    def step_worth(self, s: State, seat: int, cell: int) -> float:
        """The headman's step."""
        village = s.villages[seat]
        worth = -self.time_worth * HEADMAN_TIME
        tree = self.tree_worth(s)
        if cell == HOUSE:
            return worth + village.tree * (1.0 - tree)
        if cell == STORY_CELL:
            return worth + HEADMAN_STORY * tree
        return worth + HEADMAN_COINS * COIN_WORTH + 0.08 * village.tree

    def black_worth(self, s: State, seat: int, banner: int) -> float:
        """A black banner of the table."""
        left = turns_left(s)
        time = self.time_worth
        if banner == HAND_BANNER:
            return s.hand_story * self.tree_worth(s) + (1.0 if left < 2.0 else 0.3)
        if banner == CLERK_BANNER:
            return self.clerk_worth(s, seat)
        if banner < NEW_FIELD_BANNER:
            card = banner - WORKSHOP_BANNER
            wanted = wanted_goods(s, seat, card // 4)
            return 0.2 * min(left, 14.0) + 0.9 * min(wanted, 3) - time * SHOP_TIME[card] - 0.3
        if banner == NEW_FIELD_BANNER:
            return FIELD_PRESTIGE + COIN_WORTH * FIELD_COINS + 0.04 * left - time * FIELD_TIME
        if banner < CHURCH_BANNER:
            return self.travel_worth(s, seat, banner - TRAVEL_BANNER)
        if banner < MONK_BANNER:
            church = banner - CHURCH_BANNER
            worth = CHURCH_PRESTIGE[church] + 0.3 * min(left, 10.0) - time * CHURCH_TIME[church]
            return worth + (1.0 if church == MONASTERY else 0.0)
        if banner < NEW_COUNCIL_BANNER:
            return self.monk_worth(s, seat, s.stacks[banner - MONK_BANNER][-1])
        if banner == NEW_MEETING_BANNER:
            return MEETING_PRESTIGE + MEETING_STORY * self.tree_worth(s) + 0.05 * left - time * MEETING_TIME
        council = banner - NEW_COUNCIL_BANNER
        worth = COUNCIL_PRESTIGE[council] - time * COUNCIL_TIME[council]
        if council == PEOPLE:
            return worth + PEOPLE_BONUS + 0.25 * min(left, 12.0)
        if council == TERRITORIES:
            return worth + 3.0 + 0.2 * min(left, 12.0)
        return worth + 1.0 + 0.08 * left

    def monk_worth(self, s: State, seat: int, monk: int) -> float:
        """The next window, the effect, less the price."""
        windows = s.villages[seat].windows()
        worth = WINDOWS[windows + 1] - WINDOWS[windows] + 0.1 * min(turns_left(s), 10.0)
        worth += MONK_N[monk] * self.tree_worth(s) if MONK_EFFECT[monk] == EFFECT_STORY else 0.6
        return (
            worth
            - COIN_WORTH * MONK_PRICE[monk]
            - self.time_worth * MONK_TIME[monk]
            + self.area_worth(s, seat, AREA_RELIGION)
        )

    def travel_worth(self, s: State, seat: int, letter: int) -> float:
        """What the cards of the letter bring on average, and the road ahead."""
        cards = s.roads[letter]
        total = 0
        for card in cards:
            total += TRAVEL_PRESTIGE[card]
        worth = total / len(cards) + self.area_worth(s, seat, AREA_TRAVEL)
        worth -= self.time_worth * ROAD_TIME[letter]
        if letter:
            worth -= self.time_worth * GREY_TIME[s.villages[seat].last_travel()] + 0.4
        if ROAD_COINS[letter]:
            worth -= 1.0
        return worth + (0.12 * min(turns_left(s), 10.0) if letter + 1 < LETTERS else 0.0)

    def area_worth(self, s: State, seat: int, area: int) -> float:
        """A card more where the council of territories has a marker."""
        village = s.villages[seat]
        if village.council == TERRITORIES and village.council_marks >> area & 1:
            return 1.0
        return 0.0

    def clerk_worth(self, s: State, seat: int) -> float:
        """The best two of those that wait, or one for nothing."""
        first = 0.0
        second = 0.0
        for customer in s.offer:
            worth = self.customer_worth(s, seat, customer)
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        worth = max(0.0, first - self.time_worth) + max(0.0, second - self.time_worth)
        return worth + (first if s.villages[seat].has_church(TRADE) else 0.0)

    def customer_worth(self, s: State, seat: int, customer: int) -> float:
        """A customer in the market: likely to be served if the goods are made here, and others don't crowd him out."""
        village = s.villages[seat]
        chance = 0.8 * min(1.0, turns_left(s) / 8.0)
        for good in CUSTOMER_DUE[customer]:
            if village.shop(good) == NONE and village.stock(good) == 0:
                chance *= 0.3
        chance *= max(0.0, 1.0 - 0.14 * len(village.market))
        if not village.has(MERCHANT):
            chance *= 0.4
        return chance * (CUSTOMER_PRESTIGE[customer] + self.area_worth(s, seat, AREA_CUSTOMERS)) * 0.8

    def white_worth(self, s: State, seat: int, banner: int) -> float:
        """A white banner of the village."""
        village = s.villages[seat]
        time = self.time_worth
        if banner >= CUSTOMER_BANNER:
            customer = banner - CUSTOMER_BANNER
            return CUSTOMER_PRESTIGE[customer] + self.area_worth(s, seat, AREA_CUSTOMERS) - 0.1
        if banner == SCHOOL:
            best = 0.0
            for move in SchoolBanner(seat).answers(s):
                best = max(best, self.answer_worth(s, seat, move))
            return best
        if banner == PLAY:
            return PLAY_STORY * self.tree_worth(s)
        if banner == MEETING_BANNER:
            return MEETING_STORY * self.tree_worth(s) + (0.5 if village.meeting < MEETING_CELLS else 0.0)
        if banner == COUNCIL_BANNER:
            return self.council_worth(s, seat) - time * COUNCIL_WHITE_TIME[village.council]
        if banner < FIELD_BANNER:
            craft = banner - CRAFT_BANNER
            shop = village.shop(craft)
            if village.stock(craft) >= SHOP_CELLS[shop]:
                return -time * SHOP_WHITE_TIME[shop]
            worth = GOOD_WORTH if wanted_goods(s, seat, craft) > 0 else SPARE_GOOD_WORTH
            return worth * min(1.0, turns_left(s) / 3.0) - time * SHOP_WHITE_TIME[shop]
        ploughed = village.ploughs >> (banner - FIELD_BANNER) & 1
        return COIN_WORTH * (FIELD_COINS + PLOUGH_COINS * ploughed) * min(1.0, turns_left(s) / 3.0)

    def council_worth(self, s: State, seat: int) -> float:
        """The action of one's council."""
        village = s.villages[seat]
        council = village.council
        if council == FINANCE:
            return 2 * COIN_WORTH
        if council == GUILD:
            return GOOD_WORTH if village.council_marks < GUILD_CELLS else 0.0
        best = 0.0
        for cell in range(VILLAGERS):
            if not village.council_marks >> cell & 1:
                best = max(best, self.mark_worth(s, seat, cell))
        return best

    def mark_worth(self, s: State, seat: int, cell: int) -> float:
        """A marker on a cell of the council of territories or of the people."""
        village = s.villages[seat]
        left = turns_left(s)
        if village.council == PEOPLE:
            stays = village.has(cell)
            return PEOPLE_BONUS * (0.8 if stays else 0.3) - 0.001 * cell
        return cards_by_area(village)[cell] + 0.1 * left * (1.0 if cell in (AREA_CUSTOMERS, AREA_RELIGION) else 0.5)

    def villager_worth(self, s: State, seat: int, villager: int) -> float:
        """What it means to have a villager of this profession."""
        village = s.villages[seat]
        left = min(turns_left(s), 12.0) / 12.0
        worth = 0.5
        if villager == ABBOT:
            worth = 4.0 * left if village.windows() < 6 else 0.3
        elif villager == COUNCILMAN:
            worth = 2.5 * left if village.council >= TERRITORIES or village.council == NONE else 1.5 * left
        elif villager == TRAVELLER:
            worth = 3.0 * left if village.next_letter() < LETTERS else 0.2
        elif villager == CRAFTSMAN:
            worth = 4.5 * left
        elif villager == MERCHANT:
            worth = 2.0 * left + 1.2 * min(3, len(village.market)) * min(1.0, 2 * left)
        if village.council == PEOPLE and village.council_marks >> villager & 1:
            worth += PEOPLE_BONUS
        return worth

    # Answers to what banners ask.

    def answer_worth(self, s: State, seat: int, move: int) -> float:
        """Any answer that isn't about dice or banners."""
        village = s.villages[seat]
        question = s.stack[-1]
        if move in (SKIP, DONE):
            return 0.0
        if move == PUPIL:
            return 0.6 * min(1.0, turns_left(s) / 6.0)
        if move == PUSH:
            return 0.7 * min(1.0, turns_left(s) / 6.0)
        if GRADUATE <= move < SKIP:
            side = (move - GRADUATE) // VILLAGERS
            worth = self.villager_worth(s, seat, (move - GRADUATE) % VILLAGERS) - self.time_worth * SCHOOL_TIME
            if count(village.villagers) == 1:
                worth += 2.0
            return worth + (SCHOOL_STORY * self.tree_worth(s) if side else 0.0)
        if isinstance(question, Payment):
            return -means_worth(move)
        if isinstance(question, MonkPath):
            return self.step_worth(s, seat, move - WALK)
        if isinstance(question, MarkCell):
            first = MARK_AREA if village.council == TERRITORIES else MARK_VILLAGER
            return self.mark_worth(s, seat, move - first) + 0.01
        if isinstance(question, MoveToken):
            return self.token_worth(s, seat, move - TOKEN) - self.token_worth(s, seat, village.token)
        if isinstance(question, ClerkOffice):
            price = self.time_worth * question.next_time() + COIN_WORTH * question.next_coins()
            return self.customer_worth(s, seat, move - INVITE) - price
        if isinstance(question, FreeCustomer):
            return self.customer_worth(s, seat, move - WELCOME) + 0.01
        if isinstance(question, KeepTravel):
            return self.keep_worth(s, seat, move)
        if isinstance(question, Burial):
            villager = move - BURY
            written = s.written(villager)
            cells = CHRONICLE_STORY[villager]
            story = cells[written] if written < len(cells) else 0
            return story * self.tree_worth(s) - self.villager_worth(s, seat, villager)
        if isinstance(question, Hiring):
            return self.villager_worth(s, seat, move - HIRE)
        if isinstance(question, Healing):
            return 1.0 if move == HEAL else 0.0
        return 0.0

    def token_worth(self, s: State, seat: int, banner: int) -> float:
        """Where the 2/12 token helps most: at what will be used again and again."""
        if banner == COUNCIL_BANNER:
            return self.council_worth(s, seat)
        if banner == PLAY:
            return 0.8
        if banner >= CUSTOMER_BANNER:
            return 0.2 * CUSTOMER_PRESTIGE[banner - CUSTOMER_BANNER]
        return 0.1 if banner in (MEETING_BANNER, SCHOOL) else 0.5

    def keep_worth(self, s: State, seat: int, move: int) -> float:
        """Whether the card is better than the others on average."""
        if move == KEEP_CARD:
            return float(TRAVEL_PRESTIGE[s.looked])
        cards = s.roads[s.villages[seat].next_letter()]
        total = 0
        for card in cards:
            total += TRAVEL_PRESTIGE[card]
        return total / len(cards)


def turns_left(s: State) -> float:
    """How many more turns each player will have, if everyone goes on spending time as usual."""
    time = (COFFINS[s.players - 2] - s.coffins()) * CLOUDS
    for seat in range(s.players):
        time -= s.villages[seat].time
    return max(0.5, time / (2.2 * s.players))


def wanted_goods(s: State, seat: int, good: int) -> int:
    """How many more of a good the customers of a market want than there are."""
    village = s.villages[seat]
    wanted = -village.stock(good)
    for customer in village.market:
        wanted += CUSTOMER_NEEDS[customer * KINDS_OF_GOODS + good]
    return wanted


def means_worth(move: int) -> float:
    """What is given away least willingly."""
    if move >= PAY_FIELD:
        return 1.2
    means = move - PAY
    if means == COIN:
        return COIN_WORTH
    if means == COINS_FOR_CART:
        return 2 * COIN_WORTH
    return 1.5 if means == JOKER else GOOD_WORTH
