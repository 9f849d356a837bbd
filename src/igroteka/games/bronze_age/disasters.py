"""«Ликвидация катастроф»: what the skulls bring, by their number alone."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.bronze_age.kinds import (
    BRINGS,
    DROUGHT,
    EFFECT,
    GOOD_COUNT,
    GREAT_WALL,
    INVASION,
    IRRIGATION,
    IS_SAFE,
    ITEM_COUNT,
    LOSES_GOODS,
    LOSS,
    MEDICINE,
    NO_DISASTER,
    OF_SKULLS,
    PESTILENCE,
    RELIGION,
    ROW,
    SKULL,
    SMITHING,
    SPEARHEADS,
    SPEARS,
    SPENDS_SPEARS,
)
from igroteka.games.bronze_age.state import Question, State, Then


class Disaster(Then):
    """Count the skulls of the final dice: just the disaster of that number comes."""

    def run(self, s: State, d: Dealer) -> None:
        disaster = OF_SKULLS[skulls(s)]
        if disaster == NO_DISASTER:
            return
        d.tell(BRINGS, s.active, disaster)
        if disaster == DROUGHT:
            drought(s, d)
        elif disaster == PESTILENCE:
            pestilence(s, d)
        elif disaster == INVASION:
            invasion(s, d)
        else:
            revolt(s, d)


def skulls(s: State) -> int:
    """How many dice show a skull."""
    count = 0
    for face in s.dice:
        if face == SKULL:
            count += 1
    return count


def drought(s: State, d: Dealer) -> None:
    """It hits the player, unless Irrigation helps."""
    if s.owns(s.active, IRRIGATION):
        d.tell(IS_SAFE, s.active, DROUGHT)
    else:
        s.lose_points(s.active, DROUGHT, LOSS[DROUGHT], d)


def pestilence(s: State, d: Dealer) -> None:
    """It hits all others who lack Medicine; who plays alone is hit himself («Игра для одного»)."""
    for seat in range(s.players):
        if seat == s.active and s.players > 1:
            continue
        if s.owns(seat, MEDICINE):
            d.tell(IS_SAFE, seat, PESTILENCE)
        else:
            s.lose_points(seat, PESTILENCE, LOSS[PESTILENCE], d)


def invasion(s: State, d: Dealer) -> None:
    """It hits the player, unless he has the Great Wall; with Smithing it hits all others instead («Кузница»)."""
    if not s.owns(s.active, SMITHING):
        if s.has_monument(s.active, GREAT_WALL):
            d.tell(IS_SAFE, s.active, INVASION)
        else:
            s.lose_points(s.active, INVASION, LOSS[INVASION], d)
        return
    d.tell(IS_SAFE, s.active, INVASION)
    spearheads = s.has(s.active, SPEARHEADS)
    if not s.spears_spent:
        invade(s, spearheads, d)
    elif spearheads > 0 and can_be_invaded(s):
        s.ask(SpendSpearheads(s.active))
    else:
        invade(s, 0, d)


def can_be_invaded(s: State) -> bool:
    """Whether some other player lacks the Great Wall."""
    for seat in range(s.players):
        if seat != s.active and not s.has_monument(seat, GREAT_WALL):
            return True
    return False


def invade(s: State, spearheads: int, d: Dealer) -> None:
    """The smith's Invasion: spearheads make it worse, the Great Wall keeps all of it out."""
    points = LOSS[INVASION] + spearheads * EFFECT[s.edition][SMITHING]
    for seat in range(s.players):
        if seat == s.active:
            continue
        if s.has_monument(seat, GREAT_WALL):
            d.tell(IS_SAFE, seat, INVASION)
        else:
            s.lose_points(seat, INVASION, points, d)


class SpendSpearheads(Question):
    """How many spearheads to spend on the Invasion."""

    def answers(self, s: State) -> list[int]:
        return list(range(SPEARS, SPEARS + s.has(self.seat, SPEARHEADS) + 1))

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        spearheads = move - SPEARS
        s.pay(self.seat, SPEARHEADS, spearheads)
        if spearheads > 0:
            d.tell(SPENDS_SPEARS, self.seat, spearheads)
        invade(s, spearheads, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-spears", more=EFFECT[s.edition][SMITHING], have=s.has(seat, SPEARHEADS))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if SPEARS <= move <= SPEARS + ROW[SPEARHEADS]:
            return Text("why-few-spears", have=s.has(seat, SPEARHEADS))
        return None


def revolt(s: State, d: Dealer) -> None:
    """The player loses all goods; with Religion all others who lack it do instead, and alone nobody does."""
    if not s.owns(s.active, RELIGION):
        lose_all_goods(s, s.active, d)
        return
    for seat in range(s.players):
        if s.owns(seat, RELIGION):
            d.tell(IS_SAFE, seat, OF_SKULLS[skulls(s)])
        else:
            lose_all_goods(s, seat, d)


def lose_all_goods(s: State, seat: int, d: Dealer) -> None:
    """All goods go, those of this turn too; food stays."""
    start = seat * ITEM_COUNT
    lost: list[int] = []
    for good in range(GOOD_COUNT):
        lost += [good] * s.stock[start + good]
        s.stock[start + good] = 0
    d.tell_list(LOSES_GOODS, seat, lost, OF_SKULLS[skulls(s)])
