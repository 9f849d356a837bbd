"""What each step gives: «Влияние на дворянство и церковь», on a guild, on the merchants; chapel and building."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.sets import numbers_of
from igroteka.engine.words import Noun, Player, Text
from igroteka.games.strasbourg.components import BUILDING_KEYS
from igroteka.games.strasbourg.goods import ONE_GOOD, how_many
from igroteka.games.strasbourg.kinds import (
    APPRENTICE,
    BUILD,
    BUILDS,
    BUY,
    CELLS,
    CHAPEL,
    CHAPELS,
    CHURCH,
    CORNERS,
    DONE,
    GOOD_PRICE,
    GUILD_OF,
    GUILD_SEAT,
    GUILDS,
    JOURNEYMAN,
    MASTER,
    MERCHANTS,
    NOBILITY,
    NOBODY,
    PLOTS,
    PRICE,
    RIGHTS,
    SELL,
    SELLS,
    SITES,
    SKIP,
    SKIPS,
    STEP_A,
    STEP_B,
    STEP_D,
    STEP_F,
    STEP_G,
    TAKE,
)
from igroteka.games.strasbourg.questions import Question, cell_noun, corner_noun, good_noun, guild_noun
from igroteka.games.strasbourg.state import State


def act(s: State, seat: int, rank: int, d: Dealer) -> bool:
    """Carry out what a rank (from 0) is due; False if it can carry out nothing and may recover a card.

    A rank with a right that it can't use counts as one that can do nothing, unless the option says otherwise.
    """
    guild = s.guild()
    if guild >= 0:
        right = RIGHTS[s.players - 3][rank]
        if right == MASTER:
            name_master(s, seat, guild, d)
            return True
        if right == JOURNEYMAN:
            return name_journeyman(s, seat, guild, d) or not s.idle_recovers
        if right == APPRENTICE:
            return name_apprentice(s, seat, guild) or not s.idle_recovers
        return False
    if s.step == STEP_A:
        return sway_nobility_and_church(s, seat, rank, d)
    if rank > 0:
        return False
    return trade(s, seat, d) or not s.idle_recovers


PRIZES: Final = ["nothing", "master", "journeyman", "apprentice"]
"""What a rank gets in a guild's step, by its right."""


PARTS: Final = {
    "master": ["seat", "good", "cell"],
    "journeyman": ["good", "cell"],
    "apprentice": ["good", "or", "cell"],
    "nobility": ["seat"],
    "church": ["seat"],
    "trade": ["sale"],
    "merchants": ["seat", "sale"],
}
"""What each of them consists of, for a board to draw; `or` stands between what excludes each other."""


def prize(s: State, rank: int) -> str:
    """What a rank (from 0) of this step gets, in one word: a right, a council seat, a sale; or a card back."""
    return prize_at(s.step, s.players, rank)


def prize_at(step: int, players: int, rank: int) -> str:
    """The same of any step from A to G; it is the same in every round."""
    if step in (STEP_B, STEP_D, STEP_F):
        return PRIZES[RIGHTS[players - 3][rank]]
    if step == STEP_A:
        return ("nobility", "church")[rank] if rank <= CHURCH else "nothing"
    if rank > 0:
        return "nothing"
    return "merchants" if step == STEP_G else "trade"


# A «Влияние на дворянство и церковь»


def sway_nobility_and_church(s: State, seat: int, rank: int, d: Dealer) -> bool:
    """The first rank takes the seat of the nobility, the second that of the church."""
    if rank > CHURCH:
        return False
    s.sit(seat, NOBILITY if rank == 0 else CHURCH, d)
    return True


# B, D, F «Влияние на одну из гильдий»


def name_master(s: State, seat: int, guild: int, d: Dealer) -> None:
    """«Мастер»: the guild's council seat, a good, and a cell if he likes."""
    s.sit(seat, GUILD_SEAT + guild, d)
    name_journeyman(s, seat, guild, d)


def name_journeyman(s: State, seat: int, guild: int, d: Dealer) -> bool:
    """«Подмастерье»: a good, and a cell if he likes; False if he can have neither."""
    acted = False
    if how_many(s.reserve, guild) > 0:
        s.take_good(seat, guild, d)
        acted = True
    if s.cells_to_buy(seat, guild):
        s.ask(BuyCell(seat, guild))
        acted = True
    return acted


def name_apprentice(s: State, seat: int, guild: int) -> bool:
    """«Ученик»: a good or a cell; False if he can have neither."""
    if how_many(s.reserve, guild) > 0 or s.cells_to_buy(seat, guild):
        s.ask(GoodOrCell(seat, guild))
        return True
    return False


class BuyCell(Question):
    """Which cell of the guild to move into, or none."""

    def __init__(self, seat: int, guild: int) -> None:
        super().__init__(seat)
        self.guild = guild

    def answers(self, s: State) -> list[int]:
        moves = [BUY + cell for cell in numbers_of(s.cells_to_buy(self.seat, self.guild))]
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat)
        else:
            s.move_in(self.seat, move - BUY, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-cell", guild=guild_noun(self.guild), money=s.families[seat].money)

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-skip") if move == SKIP else None

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if not BUY <= move < BUY + CELLS:
            return None
        cell = move - BUY
        if GUILD_OF[cell] < 0:
            return Text("why-plot", cell=cell_noun(cell))
        if GUILD_OF[cell] != self.guild:
            return Text("why-other-guild", cell=cell_noun(cell), guild=guild_noun(GUILD_OF[cell]))
        if s.resident(cell) != NOBODY:
            return Text("why-cell-taken", cell=cell_noun(cell), other=Player(s.resident(cell)))
        return Text("why-too-dear", cell=cell_noun(cell), cost=PRICE[cell], have=s.families[seat].money)


class GoodOrCell(BuyCell):
    """The apprentice's choice: a good, or one of the cells, or nothing."""

    def answers(self, s: State) -> list[int]:
        moves = super().answers(s)
        if how_many(s.reserve, self.guild) > 0:
            moves.append(TAKE + self.guild)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if TAKE <= move < TAKE + GUILDS:
            s.answered()
            s.take_good(self.seat, move - TAKE, d)
        else:
            super().answer(s, move, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-good-or-cell", guild=guild_noun(self.guild), money=s.families[seat].money)

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-neither") if move == SKIP else None

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move == TAKE + self.guild:
            return Text("why-none-left", good=good_noun(self.guild))
        if TAKE <= move < TAKE + GUILDS:
            return Text("why-other-good", good=good_noun(self.guild))
        return super().why_not(s, seat, move)


# C, E, G «Влияние на купечество»


def trade(s: State, seat: int, d: Dealer) -> bool:
    """Sell goods; at step G take the merchants' seat as well. False if there is neither."""
    if s.step == STEP_G:
        s.sit(seat, MERCHANTS, d)
    if s.families[seat].goods:
        s.ask(Sell(seat))
        return True
    return s.step == STEP_G


class Sell(Question):
    """Which good to sell next, or enough."""

    def answers(self, s: State) -> list[int]:
        goods = s.families[self.seat].goods
        moves = [SELL + good for good in range(GUILDS) if how_many(goods, good) > 0]
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move == DONE:
            s.answered()
            return
        good = move - SELL
        family = s.families[self.seat]
        family.goods -= ONE_GOOD[good]
        s.reserve += ONE_GOOD[good]
        family.money += GOOD_PRICE[good]
        d.tell(SELLS, self.seat, good, GOOD_PRICE[good])
        if family.goods == 0:
            s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-sell", money=s.families[seat].money)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if SELL <= move < SELL + GUILDS:
            return Text("why-no-good", good=good_noun(move - SELL))
        return None


# H «Постройка часовни»


class PlaceChapel(Question):
    """Where the holder of the church's seat puts a chapel: any free site."""

    def answers(self, s: State) -> list[int]:
        return [CHAPEL + site for site in SITES if site not in s.chapels]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.chapels.append(move - CHAPEL)
        d.tell(CHAPELS, self.seat, move - CHAPEL)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-chapel")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if CHAPEL <= move < CHAPEL + CORNERS:
            taken = move - CHAPEL in s.chapels
            return Text("why-site-taken" if taken else "why-no-site", site=corner_noun(move - CHAPEL))
        return None


# I «Постройка здания»


class PlaceBuilding(Question):
    """Where the holder of the nobility's seat puts this round's building: any free plot."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def answers(self, s: State) -> list[int]:
        return [BUILD + plot for plot in PLOTS if plot not in s.buildings]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.buildings[self.building] = move - BUILD
        d.tell(BUILDS, self.seat, self.building, move - BUILD)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-build", building=Noun("building", BUILDING_KEYS[self.building]))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if BUILD <= move < BUILD + CELLS:
            taken = move - BUILD in s.buildings
            return Text("why-plot-taken" if taken else "why-no-plot", cell=cell_noun(move - BUILD))
        return None
