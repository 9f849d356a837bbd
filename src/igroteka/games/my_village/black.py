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
    KINDS_OF_GOODS,
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
        s.tree[seat] += s.hand_story
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
        return s.shops[self.card] == NONE and s.has(seat, CRAFTSMAN) and s.shop(seat, self.card // 4) == NONE

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.shops[self.card] = seat
        d.tell(BUILDS, seat, self.card)
        s.spend_time(seat, SHOP_TIME[self.card], d)
        s.make_good(seat, self.card, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        if s.shop(seat, self.card // 4) != NONE:
            return Text("why-one-of-craft", craft=noun("craft", self.card // 4))
        if s.shops[self.card] != NONE:
            return Text("why-taken", owner=Player(s.shops[self.card]))
        return None if s.has(seat, CRAFTSMAN) else missing(CRAFTSMAN)


# «Карты полей»


class NewField(Printed):
    """Lay out a field; it needs no villager."""

    def ready(self, s: State, seat: int) -> bool:
        return s.free_fields > 0

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        field = FIELD_CARDS - s.free_fields
        s.free_fields -= 1
        s.fields[seat] |= 1 << field
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

    def last(self, s: State, seat: int) -> int:
        """The card of the letter before, or NONE at the start."""
        return s.journey[seat * LETTERS + self.letter - 1] if self.letter else NONE

    def due(self, s: State, seat: int) -> list[int]:
        """All that this costs beside time."""
        due: list[int] = []
        if ROAD_COINS[self.letter]:
            due.append(DUE_CART_OR_COINS)
        last = self.last(s, seat)
        if last != NONE:
            for _ in range(GREY_BEER[last]):
                due.append(BEER)
            for _ in range(GREY_COINS[last]):
                due.append(DUE_COIN)
        return due

    def ready(self, s: State, seat: int) -> bool:
        if s.next_letter(seat) != self.letter or not s.has(seat, TRAVELLER) or not s.roads[self.letter]:
            return False
        last = self.last(s, seat)
        if last != NONE and IS_CHAPEL[last]:
            return False
        return affordable(s, seat, self.due(s, seat), NONE)

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        d.tell(SETS_OUT, seat, self.letter)
        last = self.last(s, seat)
        s.spend_time(seat, ROAD_TIME[self.letter] + (GREY_TIME[last] if last != NONE else 0), d)
        s.ask(Arrival(self.letter))
        demand(s, seat, self.due(s, seat), d)

    def refusal(self, s: State, seat: int) -> Text | None:
        letter = s.next_letter(seat)
        if letter > self.letter:
            return Text("why-been-there", road=noun("road", self.letter))
        last = s.journey[seat * LETTERS + letter - 1] if letter else NONE
        if last != NONE and IS_CHAPEL[last]:
            return Text("why-chapel")
        if letter < self.letter:
            return Text("why-letters-in-order", road=noun("road", letter))
        if not s.roads[letter]:
            return Text("why-no-cards")
        if not s.has(seat, TRAVELLER):
            return missing(TRAVELLER)
        if affordable(s, seat, self.due(s, seat), NONE):
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
        road = s.roads[self.letter]
        card = road[-1]
        s.roads[self.letter] = road[:-1]
        if s.has_church(seat, TRAVELLERS) and len(road) > 1:
            s.looked = card
            d.tell(LOOKS, seat, card)
            s.ask(KeepTravel(seat))
        else:
            s.journey[seat * LETTERS + self.letter] = card
            d.tell(ARRIVES, seat, card)


class KeepTravel(Question):
    """With the church of travellers: keep the card, or put it under the stack and take the next one instead."""

    def answers(self, s: State) -> list[int]:
        return [KEEP_CARD, SWAP_CARD]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        letter = s.next_letter(self.seat)
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
        s.journey[self.seat * LETTERS + letter] = card

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-keep-travel", travel=noun("travel", s.looked))


# «Карты церквей»


class Church(Printed):
    """Take one of the four churches."""

    def __init__(self, number: int, church: int) -> None:
        super().__init__(number)
        self.church = church

    def ready(self, s: State, seat: int) -> bool:
        return s.church[seat] == NONE and s.has(seat, ABBOT) and self.church not in s.church

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.church[seat] = self.church
        d.tell(TAKES_CHURCH, seat, self.church)
        s.spend_time(seat, CHURCH_TIME[self.church], d)

    def refusal(self, s: State, seat: int) -> Text | None:
        if s.church[seat] != NONE:
            return Text("why-one-church")
        if self.church in s.church:
            return Text("why-taken", owner=Player(s.church.index(self.church)))
        return None if s.has(seat, ABBOT) else missing(ABBOT)


# «Карты монахов»


class Monk(BlackBanner):
    """Take the top monk of a stack, who does something at once."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def values(self, s: State) -> list[int]:
        return MONK_VALUES[s.stacks[self.stack][-1]] if s.stacks[self.stack] else []

    def ready(self, s: State, seat: int) -> bool:
        if s.church[seat] == NONE or not s.has(seat, ABBOT):
            return False
        stack = s.stacks[self.stack]
        if not stack or not MONK_FITS[stack[-1] * SUMS + s.value()] or s.windows(seat) >= MOST_WINDOWS:
            return False
        return self.purse(s, seat) >= MONK_PRICE[stack[-1]]

    def purse(self, s: State, seat: int) -> int:
        """How many horses, jokers and coins there are to pay a monk with."""
        return s.goods[seat * KINDS_OF_GOODS + HORSE] + s.jokers(seat) + s.coins[seat]

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        monk = s.stacks[self.stack][-1]
        d.tell(TAKES_MONK, seat, monk)
        s.spend_time(seat, MONK_TIME[monk], d)
        s.ask(MonkComes(self.stack))
        demand(s, seat, [DUE_HORSE_OR_COIN] * MONK_PRICE[monk], d)

    def refusal(self, s: State, seat: int) -> Text | None:
        if not s.stacks[self.stack]:
            return Text("why-no-cards")
        if s.church[seat] == NONE:
            return Text("why-church-first")
        if not s.has(seat, ABBOT):
            return missing(ABBOT)
        if s.windows(seat) >= MOST_WINDOWS:
            return Text("why-windows", n=MOST_WINDOWS)
        price = MONK_PRICE[s.stacks[self.stack][-1]]
        if self.purse(s, seat) < price:
            return Text("why-monk-price", need=price, have=self.purse(s, seat))
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
        s.monks[seat] |= 1 << monk
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
    council = s.council[seat]
    if council == FINANCE:
        s.gain_coins(seat, COUNCIL_COINS[FINANCE], d)
    elif council == GUILD:
        if s.council_marks[seat] < GUILD_CELLS:
            s.council_marks[seat] += 1
            d.tell(MAKES_JOKER, seat)
        else:
            d.tell(NO_ROOM, seat)
    elif s.council_marks[seat] != 31:
        s.ask(MARKS[seat])
    else:
        d.tell(NO_ROOM, seat)


class Council(Printed):
    """Take one of the four councils."""

    def __init__(self, number: int, council: int) -> None:
        super().__init__(number)
        self.council = council

    def ready(self, s: State, seat: int) -> bool:
        return s.council[seat] == NONE and s.has(seat, COUNCILMAN) and self.council not in s.council

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.council[seat] = self.council
        d.tell(TAKES_COUNCIL, seat, self.council)
        s.spend_time(seat, COUNCIL_TIME[self.council], d)
        council_action(s, seat, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        if s.council[seat] != NONE:
            return Text("why-one-council")
        if self.council in s.council:
            return Text("why-taken", owner=Player(s.council.index(self.council)))
        return None if s.has(seat, COUNCILMAN) else missing(COUNCILMAN)


# «Карты места собраний»


def meeting_action(s: State, seat: int, d: Dealer) -> None:
    """A story point, a marker if a cell is free, and the token may go elsewhere."""
    s.gain_story(seat, MEETING_STORY, d)
    if s.meeting[seat] < MEETING_CELLS:
        s.meeting[seat] += 1
        d.tell(GAINS_MARKER, seat)
    else:
        d.tell(NO_ROOM, seat)
    s.ask(TOKENS[seat])


class MeetingPlace(Printed):
    """Take a meeting place with its 2/12 token."""

    def ready(self, s: State, seat: int) -> bool:
        return s.meeting[seat] == NONE and s.has(seat, COUNCILMAN)

    def activate(self, s: State, seat: int, d: Dealer) -> None:
        s.meeting[seat] = 0
        s.token[seat] = MEETING_BANNER
        d.tell(TAKES_MEETING, seat)
        s.spend_time(seat, MEETING_TIME, d)
        meeting_action(s, seat, d)

    def refusal(self, s: State, seat: int) -> Text | None:
        if s.meeting[seat] != NONE:
            return Text("why-one-meeting")
        return None if s.has(seat, COUNCILMAN) else missing(COUNCILMAN)


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
