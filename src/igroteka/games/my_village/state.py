"""The position: villages, stacks, dice, and the verbs of the rulebook's «важные замечания» (time, coins, story).

Lists by seat have one entry for each player; `goods` and `journey` have five. Sets of villagers, fields, monks and
served customers are bits. Stacks are lists whose last card is the top one. Lists inside a list, and those marked so,
are replaced when they change and never changed themselves, so that copies can share them.
"""

from typing import Any

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.games.my_village.kinds import (
    ABBOT,
    CHURCH_CARDS,
    CLOUDS,
    COUNCIL_CARDS,
    CROSSES,
    FIELD_CARDS,
    GAINS_COINS,
    GAINS_STORY,
    GUILD,
    KINDS_OF_GOODS,
    LETTERS,
    MAKES,
    MONASTERY,
    NO_ROOM,
    NONE,
    PLOUGH,
    SAVES,
    SHOP_CELLS,
    SPENDS_TIME,
    WORKSHOP_CARDS,
)


class State(engine.State):
    """A position of My Village."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        boards: list[int],
        round: int,  # noqa: A002 - the game's own word
        turn: int,
        active: int,
        dice: list[int],
        die1: int,
        die2: int,
        used: int,
        crossed: int,
        due: list[int],
        looked: int,
        hand: int,
        hand_story: int,
        hand_back: int,
        chronicle: list[int],
        graves: int,
        rat: int,
        customers: list[int],
        offer: list[int],
        roads: list[list[int]],
        stacks: list[list[int]],
        shops: list[int],
        free_fields: int,
        time: list[int],
        coins: list[int],
        tree: list[int],
        house: list[int],
        headman: list[int],
        school: list[int],
        villagers: list[int],
        labourers: list[int],
        goods: list[int],
        fields: list[int],
        ploughs: int,
        markets: list[list[int]],
        served: list[int],
        journey: list[int],
        church: list[int],
        healings: list[int],
        monks: list[int],
        council: list[int],
        council_marks: list[int],
        meeting: list[int],
        token: list[int],
    ) -> None:
        super().__init__(players, stack)
        self.boards = boards
        """The village board of each seat; never changed."""
        self.round = round
        self.turn = turn
        """Turns already begun in this round."""
        self.active = active
        self.dice = dice
        """How many of each kind (white 1 to 6, black 1 to 6) can still be taken this round."""
        self.die1 = die1
        self.die2 = die2
        """The faces of the two dice taken this turn; 0 is none yet."""
        self.used = used
        """The white banners activated this turn, as bits; a served customer sets the bit after the last field's."""
        self.crossed = crossed
        """Whether the reaper rides on the active player's time marker."""
        self.due = due
        """What the active player still has to pay, the next unit last."""
        self.looked = looked
        """The travel card turned over by the active player, who may still exchange it."""
        self.hand = hand
        """Who has the starting hand."""
        self.hand_story = hand_story
        self.hand_back = hand_back
        """Whether its back is up: it has been taken in this round."""
        self.chronicle = chronicle
        """Coffins of each profession in the chronicle."""
        self.graves = graves
        self.rat = rat
        self.customers = customers
        """The stack of customers; replaced, never changed."""
        self.offer = offer
        """The open customers; replaced, never changed."""
        self.roads = roads
        """The five stacks of travel cards."""
        self.stacks = stacks
        """The three stacks of monks; the top card of each is open."""
        self.shops = shops
        """Who owns each workshop card."""
        self.free_fields = free_fields
        """How many field cards are left; they are taken in the order of their numbers."""
        self.time = time
        """The cloud of each time marker."""
        self.coins = coins
        self.tree = tree
        """Story points on the tree, which can still be lost."""
        self.house = house
        """Story points in the main house, which are safe."""
        self.headman = headman
        self.school = school
        self.villagers = villagers
        self.labourers = labourers
        self.goods = goods
        """Goods on the workshops, five numbers for each seat."""
        self.fields = fields
        self.ploughs = ploughs
        """The fields with a plough, of all players."""
        self.markets = markets
        """The customers of each seat that wait to be served."""
        self.served = served
        self.journey = journey
        """The travel card of each letter, five for each seat."""
        self.church = church
        self.healings = healings
        """Used cells of the church of healing."""
        self.monks = monks
        self.council = council
        self.council_marks = council_marks
        """Markers on the council: a number of jokers, or the marked cells as bits."""
        self.meeting = meeting
        """Markers on the meeting place; NONE without one."""
        self.token = token
        """The white banner beside which the 2/12 token lies; on the meeting place itself, or NO_TOKEN without one."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.boards,
            self.round,
            self.turn,
            self.active,
            self.dice[:],
            self.die1,
            self.die2,
            self.used,
            self.crossed,
            self.due[:],
            self.looked,
            self.hand,
            self.hand_story,
            self.hand_back,
            self.chronicle[:],
            self.graves,
            self.rat,
            self.customers,
            self.offer,
            self.roads[:],
            self.stacks[:],
            self.shops[:],
            self.free_fields,
            self.time[:],
            self.coins[:],
            self.tree[:],
            self.house[:],
            self.headman[:],
            self.school[:],
            self.villagers[:],
            self.labourers[:],
            self.goods[:],
            self.fields[:],
            self.ploughs,
            self.markets[:],
            self.served[:],
            self.journey[:],
            self.church[:],
            self.healings[:],
            self.monks[:],
            self.council[:],
            self.council_marks[:],
            self.meeting[:],
            self.token[:],
        )

    # Looking.

    def value(self) -> int:
        """The value of the active player's banner: the sum of his two dice."""
        return self.die1 + self.die2

    def has(self, seat: int, villager: int) -> bool:
        """Whether a villager of this profession is present."""
        return self.villagers[seat] >> villager & 1 == 1

    def has_church(self, seat: int, church: int) -> bool:
        """Whether this church's ability works: «только если присутствует Ваш аббат»."""
        return self.church[seat] == church and self.has(seat, ABBOT)

    def shop(self, seat: int, craft: int) -> int:
        """A player's workshop of a craft, or NONE."""
        for card in range(4 * craft, 4 * craft + 4):
            if self.shops[card] == seat:
                return card
        return NONE

    def next_letter(self, seat: int) -> int:
        """How many letters a journey has; so also the next one."""
        letter = 0
        while letter < LETTERS and self.journey[seat * LETTERS + letter] != NONE:
            letter += 1
        return letter

    def windows(self, seat: int) -> int:
        """Church windows: one for each monk, and that of the monastery."""
        return count(self.monks[seat]) + (1 if self.church[seat] == MONASTERY else 0)

    def jokers(self, seat: int) -> int:
        """Joker goods on the guild council."""
        return self.council_marks[seat] if self.council[seat] == GUILD else 0

    def all_ploughs(self, seat: int) -> int:
        """Ploughs in the forge and on the fields."""
        return self.goods[seat * KINDS_OF_GOODS + PLOUGH] + count(self.fields[seat] & self.ploughs)

    def coffins(self) -> int:
        """The dead, in the chronicle and in nameless graves."""
        coffins = self.graves
        for buried in self.chronicle:  # in compiled code `sum` would call the interpreter, and every decision asks
            coffins += buried
        return coffins

    # «Время как "валюта"», «Очки истории», coins and goods.

    def spend_time(self, seat: int, n: int, d: Dealer) -> None:
        """Move the time marker; over the bridge it takes the reaper along."""
        if n == 0:
            return
        d.tell(SPENDS_TIME, seat, n)
        cloud = self.time[seat] + n
        if cloud >= CLOUDS:
            cloud %= CLOUDS
            if not self.crossed:
                self.crossed = 1
                d.tell(CROSSES, seat)
        self.time[seat] = cloud

    def gain_coins(self, seat: int, n: int, d: Dealer) -> None:
        """Coins from the supply to the money barn."""
        self.coins[seat] += n
        d.tell(GAINS_COINS, seat, n)

    def gain_story(self, seat: int, n: int, d: Dealer) -> None:
        """Story points from the supply to the tree."""
        self.tree[seat] += n
        d.tell(GAINS_STORY, seat, n)

    def save_story(self, seat: int, d: Dealer) -> None:
        """All story points of the tree into the main house."""
        d.tell(SAVES, seat, self.tree[seat])
        self.house[seat] += self.tree[seat]
        self.tree[seat] = 0

    def make_good(self, seat: int, shop: int, d: Dealer) -> None:
        """One good onto a workshop, if a cell is free."""
        craft = shop // 4
        if self.goods[seat * KINDS_OF_GOODS + craft] < SHOP_CELLS[shop]:
            self.goods[seat * KINDS_OF_GOODS + craft] += 1
            d.tell(MAKES, seat, craft)
        else:
            d.tell(NO_ROOM, seat)


def count(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def census(s: State) -> dict[str, int]:
    """How many cards and tiles there are in all places together. Markers and story points have no fixed number."""
    journeys = sum(1 for card in s.journey if card != NONE)
    return {
        "customers": len(s.customers) + len(s.offer) + sum(map(len, s.markets)) + sum(map(count, s.served)),
        "travel": sum(map(len, s.roads)) + journeys + (s.looked != NONE),
        "monks": sum(map(len, s.stacks)) + sum(map(count, s.monks)),
        "workshops": len(s.shops) if all(NONE <= owner < s.players for owner in s.shops) else -WORKSHOP_CARDS,
        "fields": s.free_fields + sum(map(count, s.fields)),
        "churches": CHURCH_CARDS - doubled(s.church),
        "councils": COUNCIL_CARDS - doubled(s.council),
        "stray ploughs": count(s.ploughs & ~sum(s.fields) & (1 << FIELD_CARDS) - 1),
        "hands": 1 if 0 <= s.hand < s.players else 0,
    }


def doubled(owned: list[int]) -> int:
    """How many cards are owned twice, which none should be."""
    cards = [card for card in owned if card != NONE]
    return len(cards) - len(set(cards))
