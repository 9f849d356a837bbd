"""The black banners of the table: «Активировать 1 черный вымпел» and the dark sides in «Карты деревни».

One small object for each: what it requires, what it costs, and what it does. The value of the dice is checked before.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.my_village.kinds import (
    ABBOT,
    ARRIVES,
    BEER,
    BLACK_VALUES,
    BUILDS,
    CHURCH_CARDS,
    CHURCH_TIME,
    COUNCIL_CARDS,
    COUNCIL_COINS,
    COUNCIL_TIME,
    COUNCILMAN,
    CRAFTSMAN,
    DUE_CART_OR_COINS,
    DUE_COIN,
    DUE_HORSE_OR_COIN,
    EFFECT_CLERK,
    EFFECT_PATH,
    EFFECT_SCHOOL,
    EFFECT_STORY,
    FIELD_CARDS,
    FIELD_COINS,
    FIELD_TIME,
    FINANCE,
    GAINS_MARKER,
    GREY_BEER,
    GREY_COINS,
    GREY_TIME,
    GUILD,
    GUILD_CELLS,
    HORSE,
    IS_CHAPEL,
    KEEP_CARD,
    LETTERS,
    LOOKS,
    MAKES_JOKER,
    MEETING_BANNER,
    MEETING_CELLS,
    MEETING_STORY,
    MEETING_TIME,
    MONK_EFFECT,
    MONK_FITS,
    MONK_N,
    MONK_PRICE,
    MONK_STACKS,
    MONK_TIME,
    MONK_VALUES,
    MOST_WINDOWS,
    NO_ROOM,
    NONE,
    ROAD_COINS,
    ROAD_TIME,
    SETS_OUT,
    SHOP_TIME,
    SUMS,
    SWAP_CARD,
    SWAPS,
    TAKES_CHURCH,
    TAKES_COUNCIL,
    TAKES_FIELD,
    TAKES_HAND,
    TAKES_MEETING,
    TAKES_MONK,
    TRAVELLER,
    TRAVELLERS,
    UNCOVERS_MONK,
    WORKSHOP_CARDS,
)
from igroteka.games.my_village.payments import Question, Then, affordable, demand, noun
from igroteka.games.my_village.questions import MARKS, PATHS, SCHOOLS, TOKENS, call_clerk
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village


class BlackBanner:
    """A black banner: it can be activated once all its requirements are met."""

    def ready(self, s: State, seat: int) -> bool:
        """Whether a player who has its value may activate it."""
        raise NotImplementedError(type(self).__name__)

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        """Take the card, pay, and do what it says."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, s: State, seat: int) -> Text | None:
        """Which requirement is not met."""
        raise NotImplementedError(type(self).__name__)

    def values(self, s: State) -> list[int]:
        """The values that activate it."""
        raise NotImplementedError(type(self).__name__)


class Printed(BlackBanner):
    """A banner whose values are always the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self, s: State) -> list[int]:
        return BLACK_VALUES[self.number]


def missing(villager: int) -> Text:
    """The zone has no villager, so it is not active."""
    return Text("why-no-villager", villager=noun("villager", villager))


# «Активирование вымпела на жетоне первого игрока»


class StartingHand(Printed):
    """Take the starting hand with its story points, and begin the next round."""

    def ready(self, s: State, seat: int) -> bool:
        return not s.hand_back and (seat != s.hand or (s.players == 2 and s.turn > 2))

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        d.tell(TAKES_HAND, seat, s.hand_story)
        s.villages[seat].tree += s.hand_story
        s.hand_story = 0
        s.hand = seat
        s.hand_back = 1

    def refusal(self, s: State, seat: int) -> Text | None:
        if s.hand_back:
            return Text("why-hand-back", owner=Player(s.hand))
        if seat == s.hand:
            return Text("why-hand-two" if s.players == 2 else "why-hand-yours")
        return None


# «Активация вымпела на конторе служащего»


class Clerk(Printed):
    """Invite up to four customers; no merchant is needed for that."""

    def ready(self, s: State, seat: int) -> bool:
        return len(s.offer) > 0

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        call_clerk(s, seat, 4, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        return None if s.offer else Text("why-no-customers")


# «Карты ремесленных мастерских»


class Workshop(Printed):
    """Build a workshop, with a first good; one of each craft."""

    def __init__(self, number: int, card: int) -> None:
        super().__init__(number)
        self.card = card

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        free = s.free_shops >> self.card & 1 == 1
        return free and village.has(CRAFTSMAN) and village.shop(self.card // 4) == NONE

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.free_shops &= ~(1 << self.card)
        s.villages[seat].shops |= 1 << self.card
        d.tell(BUILDS, seat, self.card)
        s.spend_time(seat, SHOP_TIME[self.card], d)
        s.make_good(seat, self.card, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        if village.shop(self.card // 4) != NONE:
            return Text("why-one-of-craft", craft=noun("craft", self.card // 4))
        for owner in range(s.players):
            if s.villages[owner].shops >> self.card & 1:
                return Text("why-taken", owner=Player(owner))
        return None if village.has(CRAFTSMAN) else missing(CRAFTSMAN)


# «Карты полей»


class NewField(Printed):
    """Lay out a field; it needs no villager."""

    def ready(self, s: State, seat: int) -> bool:
        return s.free_fields > 0

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        field = FIELD_CARDS - s.free_fields
        s.free_fields -= 1
        s.villages[seat].fields |= 1 << field
        d.tell(TAKES_FIELD, seat, field)
        s.spend_time(seat, FIELD_TIME, d)
        s.gain_coins(seat, FIELD_COINS, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        return None if s.free_fields else Text("why-no-fields")


# «Карты путешествий»


class Travel(Printed):
    """Travel on to the next letter; the grey banner of the last card is paid now."""

    def __init__(self, number: int, letter: int) -> None:
        super().__init__(number)
        self.letter = letter

    def due(self, village: Village) -> list[int]:
        """All that this costs beside time."""
        due: list[int] = []
        if ROAD_COINS[self.letter]:
            due.append(DUE_CART_OR_COINS)
        last = village.last_travel()
        if last != NONE:
            for _ in range(GREY_BEER[last]):
                due.append(BEER)
            for _ in range(GREY_COINS[last]):
                due.append(DUE_COIN)
        return due

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        if village.next_letter() != self.letter or not village.has(TRAVELLER) or not s.roads[self.letter]:
            return False
        last = village.last_travel()
        if last != NONE and IS_CHAPEL[last]:
            return False
        return affordable(village, self.due(village), NONE)

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        d.tell(SETS_OUT, seat, self.letter)
        village = s.villages[seat]
        last = village.last_travel()
        s.spend_time(seat, ROAD_TIME[self.letter] + (GREY_TIME[last] if last != NONE else 0), d)
        s.ask(Arrival(self.letter))
        demand(s, seat, self.due(village), d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        letter = village.next_letter()
        if letter > self.letter:
            return Text("why-been-there", road=noun("road", self.letter))
        last = village.last_travel()
        if last != NONE and IS_CHAPEL[last]:
            return Text("why-chapel")
        if letter < self.letter:
            return Text("why-letters-in-order", road=noun("road", letter))
        if not s.roads[letter]:
            return Text("why-no-cards")
        if not village.has(TRAVELLER):
            return missing(TRAVELLER)
        if affordable(village, self.due(village), NONE):
            return None
        if last != NONE and GREY_BEER[last]:
            return Text("why-fare-beer", coins=ROAD_COINS[letter], beer=GREY_BEER[last])
        if last != NONE and GREY_COINS[last]:
            return Text("why-fare-coin", coins=ROAD_COINS[letter], grey=GREY_COINS[last])
        return Text("why-fare", coins=ROAD_COINS[letter])


class Arrival(Then):
    """The fare is paid: turn over the top card of the letter."""

    def __init__(self, letter: int) -> None:
        super().__init__()
        self.letter = letter

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        village = s.villages[seat]
        road = s.roads[self.letter]
        card = road[-1]
        s.roads[self.letter] = road[:-1]
        if village.has_church(TRAVELLERS) and len(road) > 1:
            s.looked = card
            d.tell(LOOKS, seat, card)
            s.ask(KeepTravel(seat))
        else:
            village.journey = [*village.journey, card]
            d.tell(ARRIVES, seat, card)


class KeepTravel(Question):
    """With the church of travellers: keep the card, or put it under the stack and take the next one instead."""

    def answers(self, s: State) -> list[int]:
        return [KEEP_CARD, SWAP_CARD]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        village = s.villages[self.seat]
        letter = village.next_letter()
        card = s.looked
        s.looked = NONE
        if move == SWAP_CARD:
            road = s.roads[letter]
            rest = [card, *road[:-1]]
            card = road[-1]
            d.chance.shuffle(rest)
            s.roads[letter] = rest
            d.tell(SWAPS, self.seat, card)
        else:
            d.tell(ARRIVES, self.seat, card)
        village.journey = [*village.journey, card]

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-keep-travel", travel=noun("travel", s.looked))


# «Карты церквей»


class Church(Printed):
    """Take one of the four churches."""

    def __init__(self, number: int, church: int) -> None:
        super().__init__(number)
        self.church = church

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        return village.church == NONE and village.has(ABBOT) and s.free_churches >> self.church & 1 == 1

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.free_churches &= ~(1 << self.church)
        s.villages[seat].church = self.church
        d.tell(TAKES_CHURCH, seat, self.church)
        s.spend_time(seat, CHURCH_TIME[self.church], d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        if village.church != NONE:
            return Text("why-one-church")
        for owner in range(s.players):
            if s.villages[owner].church == self.church:
                return Text("why-taken", owner=Player(owner))
        return None if village.has(ABBOT) else missing(ABBOT)


# «Карты монахов»


class Monk(BlackBanner):
    """Take the top monk of a stack, who does something at once."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def values(self, s: State) -> list[int]:
        return MONK_VALUES[s.stacks[self.stack][-1]] if s.stacks[self.stack] else []

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        if village.church == NONE or not village.has(ABBOT):
            return False
        stack = s.stacks[self.stack]
        if not stack or not MONK_FITS[stack[-1] * SUMS + s.value()] or village.windows() >= MOST_WINDOWS:
            return False
        return self.purse(village) >= MONK_PRICE[stack[-1]]

    def purse(self, village: Village) -> int:
        """How many horses, jokers and coins there are to pay a monk with."""
        return village.stock(HORSE) + village.jokers() + village.coins

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        monk = s.stacks[self.stack][-1]
        d.tell(TAKES_MONK, seat, monk)
        s.spend_time(seat, MONK_TIME[monk], d)
        s.ask(MonkComes(self.stack))
        demand(s, seat, [DUE_HORSE_OR_COIN] * MONK_PRICE[monk], d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        if not s.stacks[self.stack]:
            return Text("why-no-cards")
        if village.church == NONE:
            return Text("why-church-first")
        if not village.has(ABBOT):
            return missing(ABBOT)
        if village.windows() >= MOST_WINDOWS:
            return Text("why-windows", n=MOST_WINDOWS)
        price = MONK_PRICE[s.stacks[self.stack][-1]]
        if self.purse(village) < price:
            return Text("why-monk-price", need=price, have=self.purse(village))
        return None


class MonkComes(Then):
    """The monk is paid: he joins the church and does his work."""

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack = stack

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        stack = s.stacks[self.stack]
        monk = stack[-1]
        s.stacks[self.stack] = stack[:-1]
        s.villages[seat].monks |= 1 << monk
        effect = MONK_EFFECT[monk]
        n = MONK_N[monk]
        if effect == EFFECT_STORY:
            s.gain_story(seat, n, d)
        elif effect == EFFECT_PATH:
            for _ in range(n):
                s.ask(PATHS[seat])
        elif effect == EFFECT_SCHOOL:
            for _ in range(n):
                s.ask(SCHOOLS[seat])
        elif effect == EFFECT_CLERK and s.offer:
            call_clerk(s, seat, n, d)
        if len(stack) > 1:
            d.tell(UNCOVERS_MONK, NONE, stack[-2])


# «Карты палаты советов»


def council_action(s: State, seat: int, d: Dealer) -> None:
    """What a council does, when it is taken and whenever its white banner is activated."""
    village = s.villages[seat]
    council = village.council
    if council == FINANCE:
        s.gain_coins(seat, COUNCIL_COINS[FINANCE], d)
    elif council_full(village):
        d.tell(NO_ROOM, seat)
    elif council == GUILD:
        village.council_marks += 1
        d.tell(MAKES_JOKER, seat)
    else:
        s.ask(MARKS[seat])


def council_full(village: Village) -> bool:
    """Whether a village's council has no cell left for another marker."""
    if village.council == FINANCE:
        return False
    if village.council == GUILD:
        return village.council_marks >= GUILD_CELLS
    return village.council_marks == 31


class Council(Printed):
    """Take one of the four councils."""

    def __init__(self, number: int, council: int) -> None:
        super().__init__(number)
        self.council = council

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        return village.council == NONE and village.has(COUNCILMAN) and s.free_councils >> self.council & 1 == 1

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.free_councils &= ~(1 << self.council)
        s.villages[seat].council = self.council
        d.tell(TAKES_COUNCIL, seat, self.council)
        s.spend_time(seat, COUNCIL_TIME[self.council], d)
        council_action(s, seat, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        if village.council != NONE:
            return Text("why-one-council")
        for owner in range(s.players):
            if s.villages[owner].council == self.council:
                return Text("why-taken", owner=Player(owner))
        return None if village.has(COUNCILMAN) else missing(COUNCILMAN)


# «Карты места собраний»


def meeting_action(s: State, seat: int, d: Dealer) -> None:
    """A story point, a marker if a cell is free, and the token may go elsewhere."""
    village = s.villages[seat]
    s.gain_story(seat, MEETING_STORY, d)
    if village.meeting < MEETING_CELLS:
        village.meeting += 1
        d.tell(GAINS_MARKER, seat)
    else:
        d.tell(NO_ROOM, seat)
    s.ask(TOKENS[seat])


class MeetingPlace(Printed):
    """Take a meeting place with its 2/12 token."""

    def ready(self, s: State, seat: int) -> bool:
        village = s.villages[seat]
        return village.meeting == NONE and village.has(COUNCILMAN)

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        village = s.villages[seat]
        village.meeting = 0
        village.token = MEETING_BANNER
        d.tell(TAKES_MEETING, seat)
        s.spend_time(seat, MEETING_TIME, d)
        meeting_action(s, seat, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        village = s.villages[seat]
        if village.meeting != NONE:
            return Text("why-one-meeting")
        return None if village.has(COUNCILMAN) else missing(COUNCILMAN)


def all_banners() -> list[BlackBanner]:
    """One of each, in the order of their moves."""
    banners: list[BlackBanner] = [StartingHand(0), Clerk(1)]
    for card in range(WORKSHOP_CARDS):
        banners.append(Workshop(len(banners), card))
    banners.append(NewField(len(banners)))
    for letter in range(LETTERS):
        banners.append(Travel(len(banners), letter))
    for church in range(CHURCH_CARDS):
        banners.append(Church(len(banners), church))
    for stack in range(MONK_STACKS):
        banners.append(Monk(stack))
    for council in range(COUNCIL_CARDS):
        banners.append(Council(len(banners), council))
    banners.append(MeetingPlace(len(banners)))
    return banners


BLACK_BANNER: Final[list[BlackBanner]] = all_banners()
