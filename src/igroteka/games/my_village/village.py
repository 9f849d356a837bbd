"""One player's village: the board with its people, and the cards laid out beside it.

Sets of villagers, workshops, fields, monks and served customers are bits. Goods are one number with a byte for each
kind. The two lists are replaced when they change and never changed themselves, so that copies can share them.
"""

from igroteka.engine.sets import count
from igroteka.engine.state import Part
from igroteka.games.my_village.kinds import ABBOT, GUILD, KINDS_OF_GOODS, MONASTERY, NONE, PLOUGH


class Village(Part):
    """What belongs to one seat."""

    def __init__(
        self,
        board: int,
        time: int,
        coins: int,
        tree: int,
        house: int,
        headman: int,
        school: int,
        villagers: int,
        labourers: int,
        goods: int,
        shops: int,
        fields: int,
        ploughs: int,
        market: list[int],
        served: int,
        journey: list[int],
        church: int,
        healings: int,
        monks: int,
        council: int,
        council_marks: int,
        meeting: int,
        token: int,
    ) -> None:
        self.board = board
        """Which of the village boards it is; never changed."""
        self.time = time
        """The cloud of the time marker."""
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
        """Goods on the workshops, eight bits for each kind."""
        self.shops = shops
        self.fields = fields
        self.ploughs = ploughs
        """The fields with a plough."""
        self.market = market
        """The customers that wait to be served, in the order of their coming."""
        self.served = served
        self.journey = journey
        """The travel cards, one for each letter from A on."""
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

    def copy(self) -> "Village":
        """The same village."""
        return Village(
            self.board,
            self.time,
            self.coins,
            self.tree,
            self.house,
            self.headman,
            self.school,
            self.villagers,
            self.labourers,
            self.goods,
            self.shops,
            self.fields,
            self.ploughs,
            self.market,
            self.served,
            self.journey,
            self.church,
            self.healings,
            self.monks,
            self.council,
            self.council_marks,
            self.meeting,
            self.token,
        )

    def has(self, villager: int) -> bool:
        """Whether a villager of this profession is present."""
        return self.villagers >> villager & 1 == 1

    def has_church(self, church: int) -> bool:
        """Whether this church's ability works: «только если присутствует Ваш аббат»."""
        return self.church == church and self.has(ABBOT)

    def shop(self, craft: int) -> int:
        """The workshop of a craft, or NONE."""
        if self.shops >> 4 * craft & 15:
            for card in range(4 * craft, 4 * craft + 4):
                if self.shops >> card & 1:
                    return card
        return NONE

    def next_letter(self) -> int:
        """How many letters the journey has; so also the next one."""
        return len(self.journey)

    def last_travel(self) -> int:
        """The last card of the journey, or NONE at the start."""
        return self.journey[-1] if self.journey else NONE

    def windows(self) -> int:
        """Church windows: one for each monk, and that of the monastery."""
        return count(self.monks) + (1 if self.church == MONASTERY else 0)

    def jokers(self) -> int:
        """Joker goods on the guild council."""
        return self.council_marks if self.council == GUILD else 0

    def stock(self, good: int) -> int:
        """How many of a good lie on their workshop."""
        return self.goods >> 8 * good & 255

    def store(self, good: int) -> None:
        """One good more."""
        self.goods += 1 << 8 * good

    def give(self, good: int) -> None:
        """One good less."""
        self.goods -= 1 << 8 * good

    def all_goods(self) -> list[int]:
        """How many of each good lie on the workshops."""
        return [self.goods >> 8 * good & 255 for good in range(KINDS_OF_GOODS)]

    def all_ploughs(self) -> int:
        """Ploughs in the forge and on the fields."""
        return self.stock(PLOUGH) + count(self.ploughs)
