"""What dice come to is worked out exactly: the same as if all that may be rolled were written down."""

from functools import cache
from itertools import product

import pytest

import igroteka
from igroteka.bots.budget import Budget
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.games.bronze_age.bots import odds
from igroteka.games.bronze_age.components import FACES
from igroteka.games.bronze_age.dice import Lead, Reroll
from igroteka.games.bronze_age.kinds import FACE_COUNT, KEEP, ROLLS, SKULL
from tests.games.bronze_age.scenes import LATE, Scene

WORTH = {"good": 3.0, "food": 1.0, "workers": 2.5, "either": 2.0, "skull": -1.0, "coin": 4.0}


def worth(dice: tuple[int, ...]) -> float:
    """Something that no single die tells: pairs count twice, three skulls cost dear."""
    total = sum(WORTH[FACES[face]] * (2 if dice.count(face) == 2 else 1) for face in dice)
    return total - 9 * (dice.count(SKULL) >= 3)


@cache
def by_hand(dice: tuple[int, ...], left: int, leads: bool) -> float:
    """The same by trying every choice with every roll that may come of it."""
    if left == 0 or set(dice) == {SKULL}:
        return max(by_leading(dice)) if leads else worth(dice)
    return max(rolling(dice, mask, left, leads) for mask in range(1 << len(dice)))


def by_leading(dice: tuple[int, ...]) -> list[float]:
    """What it is worth to keep all, or to roll each of the dice."""
    others = [dice[:die] + dice[die + 1 :] for die in range(len(dice))]
    return [
        worth(dice),
        *(sum(worth(tuple(sorted((*each, face)))) for face in range(FACE_COUNT)) / FACE_COUNT for each in others),
    ]


def rolling(dice: tuple[int, ...], mask: int, left: int, leads: bool) -> float:
    """What it is worth to roll the dice of a mask with so many rolls left; skulls lie."""
    if mask == 0:
        return by_hand(dice, 0, leads)
    again = [die for die in range(len(dice)) if mask >> die & 1]
    if any(dice[die] == SKULL for die in again):
        return -1000.0
    kept = [dice[die] for die in range(len(dice)) if die not in again]
    rolls = list(product(range(FACE_COUNT), repeat=len(again)))
    return sum(by_hand(tuple(sorted([*kept, *roll])), left - 1, leads) for roll in rolls) / len(rolls)


def worked_out(scene: Scene) -> dict[str, float]:
    """What the room makes of `worth` for each answer."""
    s = scene.s
    worths = {}
    for number in odds.ends(s, 0):
        end = odds.end(s, 0, number, Dealer(Chance(key_of("odds"), 0)))
        assert end.active == 1 or not isinstance(end.stack[-1], Reroll | Lead)
        dice = tuple(face for face in range(FACE_COUNT) for _ in range(odds.shown(number, face)))
        assert tuple(end.dice) in (dice, ())  # the turn may be over
        worths[number] = [worth(dice), 0.0]
    legal = scene.match.legal(0)
    found = odds.reckoned(s, 0, legal, worths)
    return {scene.match.name(move): each[0] for move, each in zip(legal, found, strict=True)}


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize("faces", [("coin", "food", "skull"), ("good", "good", "workers"), ("skull", "skull", "coin")])
@pytest.mark.parametrize("rolls", [1, 2])
def test_each_answer_is_worth_what_trying_everything_says(faces: tuple[str, ...], rolls: int, leads: bool) -> None:
    scene = Scene().own("leadership") if leads else Scene()
    scene = scene.roll(*faces)
    scene.s.rolls = rolls
    dice = tuple(scene.s.dice)
    found = worked_out(scene)
    assert len(found) > 1
    for name, each in found.items():
        mask = scene.match.move(name) - KEEP
        assert each == pytest.approx(rolling(dice, mask, ROLLS - rolls, leads))


def test_leadership_is_worked_out_too() -> None:
    scene = Scene().own("leadership").roll("skull", "skull", "coin").play("keep")
    found = worked_out(scene)
    keep, skull, _, coin = by_leading(tuple(scene.s.dice))
    assert found == pytest.approx({"keep": keep, "reroll:1": skull, "reroll:3": coin})


def test_nothing_is_worked_out_but_dice_and_against_others() -> None:
    assert odds.ends(Scene().turn("workers", "food", "coin").s, 0) == []
    assert odds.ends(Scene(players=1).roll("workers", "food", "coin").s, 0) == []
    assert len(odds.ends(Scene(players=3, **LATE).roll("workers", "food", "coin").s, 0)) == 56


def test_the_expert_goes_by_it_and_says_what_each_answer_is_worth() -> None:
    match = Scene().roll("coin", "food", "workers").match
    bot = igroteka.bot("bronze_age", "expert", budget=Budget(decisions=20_000))
    assert isinstance(bot, igroteka.bots.ExpertBot)
    told = bot.explain(match.seat(0))
    assert {each.move for each in told.candidates} == set(match.legal(0))
    assert told.candidates[0].win == max(each.win for each in told.candidates)
    assert sum(told.win) == pytest.approx(1)
    assert bot.choose(match.seat(0)) == told.candidates[0].move
    assert bot.search is not None
    assert bot.search.clock.decided < 20_000 + 56 * 12 * 10 * 8
