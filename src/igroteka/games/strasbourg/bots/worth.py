"""What things are worth to a player, in points of prestige, as far as a simple strategy can tell."""

from mypy_extensions import i64

from igroteka.engine.sets import numbers_of
from igroteka.games.strasbourg.bots.chances import ON_HOMES, ON_OFFICES, Outlook, chance
from igroteka.games.strasbourg.bots.weights import WEIGHTS
from igroteka.games.strasbourg.choosing import kept_tasks
from igroteka.games.strasbourg.goods import how_many
from igroteka.games.strasbourg.kinds import (
    APPRENTICE,
    BESIDE,
    BUILDING_POINTS,
    BUILDINGS,
    CELLS,
    CHURCH,
    FAILED,
    GOOD_PRICE,
    GUILD_SEAT,
    GUILDS,
    MASTER,
    MERCHANTS,
    NO_RIGHT,
    NOBILITY,
    NONE,
    PLOTS,
    PLOTS_BESIDE,
    PRICE,
    RIGHTS,
    ROUND_GUILDS,
    ROUNDS,
    SITES,
    SITES_OF,
    STEP_A,
    STEP_B,
    STEP_D,
    STEP_F,
    STEP_G,
    TASK_KINDS,
    TASK_POINTS,
    TOUCHING,
)
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import among


class Eyes:
    """How a seat sees a position: its tasks, what they hang on, and what is worth what to it."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.family = s.families[seat]
        self.tasks = kept_tasks(s, seat)
        self.outlook = Outlook(s, seat).later()
        """After this step: whatever it brings is there then, or comes later."""
        self.now = [chance(self.outlook, task, self.family.homes, self.family.offices) for task in self.tasks]
        share = max(0, s.round) / (ROUNDS - 1.0)
        self.coin = WEIGHTS.coin_now * (1.0 - share * share) + WEIGHTS.coin_late * share * share
        self.privilege = WEIGHTS.privilege
        for task in self.tasks:
            if TASK_KINDS[task] == "most_money":
                self.coin += 0.25
            elif TASK_KINDS[task] == "most_privileges":
                self.privilege += 0.6
        self.plots = plot_worths(s)

    def helped(self, homes: i64, offices: int) -> float:
        """What the tasks gain by these homes and council seats."""
        gained = 0.0
        moved = homes != self.family.homes
        promoted = offices != self.family.offices
        for i in range(len(self.tasks)):
            task = self.tasks[i]
            if (moved and ON_HOMES[task]) or (promoted and ON_OFFICES[task]):
                then = chance(self.outlook, task, homes, offices)
                gained += (then - self.now[i]) * (TASK_POINTS[task] - FAILED)
        return gained * WEIGHTS.task

    # The ranks of a step.

    def ranks(self, step: int) -> list[float]:
        """What each rank (from 0) is worth at a step of this round."""
        s = self.s
        worths = [0.0] * s.players
        if step in (STEP_B, STEP_D, STEP_F):
            guild = ROUND_GUILDS[s.cards[s.round]][(step - STEP_B) // 2]
            good = self.good(guild) if how_many(s.reserve, guild) else 0.0
            cell = self.best_cell(guild)
            master = self.seat_in_council(GUILD_SEAT + guild, rounds_in_council(s, guild))
            for rank in range(s.players):
                right = RIGHTS[s.players - 3][rank]
                if right == MASTER:
                    worths[rank] = good + cell + master
                elif right == APPRENTICE:
                    worths[rank] = max(good, cell)
                elif right != NO_RIGHT:
                    worths[rank] = good + cell
        elif step == STEP_A:
            worths[0] = self.seat_in_council(NOBILITY, 1) + self.building_power()
            worths[1] = self.seat_in_council(CHURCH, 1) + self.chapel_power()
        else:
            worths[0] = self.sale()
            if step == STEP_G:
                worths[0] += self.seat_in_council(MERCHANTS, 1)
        return worths

    def seat_in_council(self, place: int, rounds: int) -> float:
        """What it is worth to sit there for so many rounds."""
        offices = self.family.offices | 1 << place
        return rounds * (1.0 + self.privilege) + self.helped(self.family.homes, offices)

    def building_power(self) -> float:
        """What it is worth to say where this round's building goes."""
        best = 1
        for plot in PLOTS:
            if plot not in self.s.buildings:
                best = max(best, among(self.s, self.seat, BESIDE[plot]))
        return WEIGHTS.power * BUILDING_POINTS[self.s.tiles[self.s.round]] * best

    def chapel_power(self) -> float:
        """What it is worth to say where the chapel goes."""
        best = 0
        for site in SITES:
            if site not in self.s.chapels:
                best = max(best, among(self.s, self.seat, TOUCHING[site]))
        return WEIGHTS.chapel * (0.5 + best)

    def sale(self) -> float:
        """What it is worth to sell all one's goods; who has money already needs more of it less."""
        coins = 0
        for good in range(GUILDS):
            coins += how_many(self.family.goods, good) * GOOD_PRICE[good]
        worth = coins * self.coin
        return worth if self.family.money <= 8 else worth * 0.5

    def good(self, good: int) -> float:
        """What a good is worth before it is sold."""
        last = self.s.round == ROUNDS - 1 and self.s.step >= STEP_F
        return 0.02 if last else WEIGHTS.good * GOOD_PRICE[good] * self.coin

    # The city.

    def best_cell(self, guild: int) -> float:
        """What the best cell is worth that the seat can pay for; 0 if none is worth its price."""
        best = 0.0
        for cell in numbers_of(self.s.cells_to_buy(self.seat, guild)):
            best = max(best, self.cell(cell))
        return best

    def cell(self, cell: int) -> float:
        """What it is worth to live in a cell, less its price."""
        s = self.s
        worth = 1.0 - PRICE[cell] * self.coin
        for plot in PLOTS_BESIDE[cell]:
            worth += self.plots[plot]
        for site in SITES_OF[cell]:
            if site in s.chapels:
                worth += 1.0
            elif len(s.chapels) < ROUNDS:
                worth += (ROUNDS - len(s.chapels)) / (len(SITES) - len(s.chapels))
        if self.tasks:
            worth += self.helped(self.family.homes | 1 << cell, self.family.offices)
        return worth


def rounds_in_council(s: State, guild: int) -> int:
    """How many council phases a master named now will see, before the guild names another."""
    for later in range(s.round + 1, ROUNDS):
        if guild in ROUND_GUILDS[s.cards[later]]:
            return later - s.round
    return ROUNDS - s.round


def plot_worths(s: State) -> list[float]:
    """By plot, the points of the building there; on a free one, of what may still be built."""
    to_come = 0
    free = len(PLOTS)
    for building in range(BUILDINGS):
        if s.buildings[building] == NONE:
            to_come += BUILDING_POINTS[building]
        else:
            free -= 1
    worths = [WEIGHTS.to_come * to_come / free] * CELLS
    for building in range(BUILDINGS):
        if s.buildings[building] != NONE:
            worths[s.buildings[building]] = float(BUILDING_POINTS[building])
    return worths


def standing_worth(s: State, seat: int, tasks: bool) -> float:
    """What the city is worth to a seat as it stands, perhaps with its tasks: to compare places to build at."""
    family = s.families[seat]
    worth = 0.0
    for building in range(BUILDINGS):
        plot = s.buildings[building]
        if plot != NONE:
            worth += BUILDING_POINTS[building] * among(s, seat, BESIDE[plot])
    for site in s.chapels:
        worth += among(s, seat, TOUCHING[site])
    if not tasks:
        return worth
    outlook = Outlook(s, seat)
    for task in kept_tasks(s, seat):
        worth += (TASK_POINTS[task] - FAILED) * chance(outlook, task, family.homes, family.offices) * WEIGHTS.task
    return worth
