"""«Завершение игры»: prestige, and who wins."""

from igroteka.engine.dealer import Dealer
from igroteka.games.strasbourg.choosing import kept_tasks
from igroteka.games.strasbourg.components import BUILDING_KEYS
from igroteka.games.strasbourg.kinds import BUILDING_POINTS, BUILDINGS, ENDS, FAILED, NOBODY, TASK_POINTS, TOUCHING
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import among, at_building, fulfilled

LINES = ("council", "city", "chapels", *BUILDING_KEYS, "privileges", "tasks_done", "tasks_failed")


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The prestige of a seat, as if the match ended now."""
    family = s.families[seat]
    points = {"council": family.prestige, "city": family.members(), "chapels": chapel_points(s, seat)}
    for building in range(BUILDINGS):
        points[BUILDING_KEYS[building]] = BUILDING_POINTS[building] * at_building(s, seat, building)
    points["privileges"] = family.privileges
    done = 0
    failed = 0
    for task in kept_tasks(s, seat):
        if fulfilled(s, seat, task):
            done += TASK_POINTS[task]
        else:
            failed += FAILED
    points["tasks_done"] = done
    points["tasks_failed"] = failed
    return points


def city_points(s: State, seat: int) -> int:
    """What a seat gets from the city: its members, chapels and buildings."""
    points = breakdown(s, seat)
    return sum([points[line] for line in ("city", "chapels", *BUILDING_KEYS)])


def chapel_points(s: State, seat: int) -> int:
    """One for each chapel and each member who touches it."""
    points = 0
    for site in s.chapels:
        points += among(s, seat, TOUCHING[site])
    return points


TIES = ("members",)


def ties(s: State, seat: int) -> list[int]:
    """What breaks a tie: more members in the city."""
    return [s.families[seat].members()]


def tell_end(s: State, d: Dealer) -> None:
    """All rounds are played."""
    d.tell(ENDS, NOBODY, s.round + 1)
