"""The position: villages, stacks, dice, and the verbs of the rulebook's «важные замечания» (time, coins, story).

Stacks are lists whose last card is the top one. Lists inside a list, and those marked so, are replaced when they change
and never changed themselves, so that copies can share them.
"""

from typing import Any

from mypy_extensions import i64

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.engine.sets import count
from igroteka.games.my_village.kinds import (
    CLOUDS,
    CROSSES,
    GAINS_COINS,
    GAINS_STORY,
    MAKES,
    NO_ROOM,
    NONE,
    SAVES,
    SHOP_CELLS,
    SPENDS_TIME,
)
from igroteka.games.my_village.village import Village


class State(engine.State):
    """A position of My Village."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        round: int,  # noqa: A002 - the game's own word
        turn: int,
        active: int,
        dice: int,
        die1: int,
        die2: int,
        used: int,
        crossed: int,
        due: list[int],
        looked: int,
        hand: int,
        hand_story: int,
        hand_back: int,
        chronicle: int,
        graves: int,
        rat: int,
        customers: list[int],
        offer: list[int],
        roads: list[list[int]],
        stacks: list[list[int]],
        free_shops: int,
        free_fields: int,
        free_churches: int,
        free_councils: int,
        villages: list[Village],
    ) -> None:
        super().__init__(players, stack)
        self.round = round
        self.turn = turn
        """Turns already begun in this round."""
        self.active = active
        self.dice = dice
        """How many of each kind (white 1 to 6, black 1 to 6) can still be taken this round, four bits for each."""
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
        """Coffins of each profession in the chronicle, eight bits for each."""
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
        self.free_shops = free_shops
        """The workshop cards that nobody has built yet, as bits."""
        self.free_fields = free_fields
        """How many field cards are left; they are taken in the order of their numbers."""
        self.free_churches = free_churches
        self.free_councils = free_councils
        self.villages = villages

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.round,
            self.turn,
            self.active,
            self.dice,
            self.die1,
            self.die2,
            self.used,
            self.crossed,
            self.due[:],
            self.looked,
            self.hand,
            self.hand_story,
            self.hand_back,
            self.chronicle,
            self.graves,
            self.rat,
            self.customers,
            self.offer,
            self.roads[:],
            self.stacks[:],
            self.free_shops,
            self.free_fields,
            self.free_churches,
            self.free_councils,
            [village.copy() for village in self.villages],
        )

    # Looking.

    def value(self) -> int:
        """The value of the active player's banner: the sum of his two dice."""
        return self.die1 + self.die2

    def dice_left(self, kind: int) -> int:
        """How many dice of a kind can still be taken."""
        return self.dice >> 4 * kind & 15

    def written(self, villager: int) -> int:
        """How many of a profession lie in the chronicle."""
        return self.chronicle >> 8 * villager & 255

    def coffins(self) -> int:
        """The dead, in the chronicle and in nameless graves."""
        coffins: i64 = self.graves
        rest: i64 = self.chronicle
        while rest:
            coffins += rest & 255
            rest >>= 8
        return coffins

    # «Время как "валюта"», «Очки истории», coins and goods.

    def spend_time(self, seat: int, n: int, d: Dealer) -> None:
        """Move the time marker; over the bridge it takes the reaper along."""
        if n == 0:
            return
        d.tell(SPENDS_TIME, seat, n)
        village = self.villages[seat]
        cloud = village.time + n
        if cloud >= CLOUDS:
            cloud %= CLOUDS
            if not self.crossed:
                self.crossed = 1
                d.tell(CROSSES, seat)
        village.time = cloud

    def gain_coins(self, seat: int, n: int, d: Dealer) -> None:
        """Coins from the supply to the money barn."""
        self.villages[seat].coins += n
        d.tell(GAINS_COINS, seat, n)

    def gain_story(self, seat: int, n: int, d: Dealer) -> None:
        """Story points from the supply to the tree."""
        self.villages[seat].tree += n
        d.tell(GAINS_STORY, seat, n)

    def save_story(self, seat: int, d: Dealer) -> None:
        """All story points of the tree into the main house."""
        village = self.villages[seat]
        d.tell(SAVES, seat, village.tree)
        village.house += village.tree
        village.tree = 0

    def make_good(self, seat: int, shop: int, d: Dealer) -> None:
        """One good onto a workshop, if a cell is free."""
        village = self.villages[seat]
        craft = shop // 4
        if village.stock(craft) < SHOP_CELLS[shop]:
            village.store(craft)
            d.tell(MAKES, seat, craft)
        else:
            d.tell(NO_ROOM, seat)


def census(s: State) -> dict[str, int]:
    """How many cards and tiles there are in all places together. Markers and story points have no fixed number."""
    villages = s.villages
    return {
        "customers": len(s.customers) + len(s.offer) + sum(len(each.market) + count(each.served) for each in villages),
        "travel": sum(map(len, s.roads)) + sum(len(each.journey) for each in villages) + (s.looked != NONE),
        "monks": sum(map(len, s.stacks)) + sum(count(each.monks) for each in villages),
        "workshops": count(s.free_shops) + sum(count(each.shops) for each in villages),
        "fields": s.free_fields + sum(count(each.fields) for each in villages),
        "churches": count(s.free_churches) + sum(each.church != NONE for each in villages),
        "councils": count(s.free_councils) + sum(each.council != NONE for each in villages),
        "stray ploughs": sum(count(each.ploughs & ~each.fields) for each in villages),
        "hands": 1 if 0 <= s.hand < s.players else 0,
    }
