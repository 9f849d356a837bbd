"""The match, in the rulebook's order: preparation, the three phases of a turn, the end."""

from typing import Any

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import play_card
from igroteka.games.dominion.components import COMPONENTS, KEYS, KINGDOMS, PILES
from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BEGINS,
    BUY,
    BUYS,
    BY_COST,
    CARDS,
    COINS,
    COPPER,
    COST,
    CURSE,
    END_ACTIONS,
    END_TURN,
    ESTATE,
    GOLD,
    HAND,
    IS_ACTION,
    IS_TREASURE,
    IS_VICTORY,
    NO_CARD,
    PLAY,
    PLAYS_TREASURES,
    PROVINCE,
    SILVER,
    TREASURES,
)
from igroteka.games.dominion.questions import (
    Question,
    Then,
    noun,
    why_not_from_hand,
    why_not_from_supply,
    why_not_played,
)
from igroteka.games.dominion.state import State

# «Подготовка»


def prepare(players: int, kingdom: list[int], first: int, d: Dealer) -> State:
    """Lay out the supply, give everyone a shuffled starting deck and a hand, and begin."""
    s = State(
        players,
        [],
        kingdom,
        first,
        turns=[0] * players,
        actions=0,
        buys=0,
        coins=0,
        supply=bytes(lay_out_supply(players, kingdom)),
        empty_piles=0,
        trash=[],
        hands=[[0] * CARDS for _ in range(players)],
        sizes=[0] * players,
        decks=[[COPPER] * COMPONENTS.deck.copper + [ESTATE] * COMPONENTS.deck.estate for _ in range(players)],
        discards=[[] for _ in range(players)],
        played=[],
        aside=[],
        looked=NO_CARD,
        picked=[],
        loot=[],
        shielded=0,
    )
    for seat in range(players):
        d.chance.shuffle(s.decks[seat])
        s.draw(seat, HAND, d)
    begin_turn(s, first, d)
    return s


def lay_out_supply(players: int, kingdom: list[int]) -> list[int]:
    """How many cards each pile begins with; Gardens are as many as the other Victory cards."""
    column = players - 2
    supply = [0] * CARDS
    supply[COPPER] = PILES["copper"][column]
    supply[SILVER] = PILES["silver"][column]
    supply[GOLD] = PILES["gold"][column]
    supply[CURSE] = PILES["curse"][column]
    for card in [*range(ESTATE, PROVINCE + 1), *kingdom]:
        supply[card] = PILES["victory" if IS_VICTORY[card] else "kingdom"][column]
    return supply


def choose_kingdom(option: Any, d: Dealer) -> list[int]:
    """The ten kinds that the option asks for."""
    if option == "random":
        cards = list(range(CURSE + 1, CARDS))
        d.chance.shuffle(cards)
        return sorted(cards[:10])
    keys = KINGDOMS[option] if isinstance(option, str) else option
    return sorted(KEYS.index(key) for key in keys)


# «Ход»


def begin_turn(s: State, seat: int, d: Dealer) -> None:
    """One action, one buy, no coins."""
    s.active = seat
    s.turns[seat] += 1
    s.actions = 1
    s.buys = 1
    s.coins = 0
    d.tell(BEGINS, seat, s.turns[seat])
    NextAction().run(s, d)


class NextAction(Then):
    """An Action is done: is there another to play, or is it time to buy?"""

    def run(self, s: State, d: Dealer) -> None:
        if s.actions > 0 and s.has_action(s.active):
            s.ask(ActionPhase(s.active))
        else:
            s.ask(BuyPhase(s.active))


# «Действия»


class ActionPhase(Question):
    """Which Action to play, or none."""

    def answers(self, s: State) -> list[int]:
        hand = s.hands[self.seat]
        moves = [PLAY + card for card in s.kingdom if hand[card] and IS_ACTION[card]]
        moves.append(END_ACTIONS)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == END_ACTIONS:
            s.ask(BuyPhase(self.seat))
            return
        s.actions -= 1
        s.ask(NextAction())
        play_card(s, move - PLAY, d)

    def holds(self) -> list[bool] | None:
        return IS_ACTION

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-action", n=s.actions)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - PLAY
        if 0 <= card < CARDS:
            return why_not_from_hand(s, seat, move, PLAY) or why_not_played(card) or Text("why-actions-first")
        if 0 <= move - BUY < CARDS or move in (ALL_TREASURES, END_TURN):
            return Text("why-actions-first")
        return None


# «Фаза приобретения»


class BuyPhase(Question):
    """Which Treasure to play, what to buy, or the end of the turn.

    Every card of the supply may be bought, Copper and Curses too. The turn is ended by a move of its own, so that the
    last buy can still be taken back.
    """

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        if s.buys > 0:
            hand = s.hands[self.seat]
            treasures = 0
            for card in TREASURES:
                if hand[card] > 0:
                    moves.append(PLAY + card)
                    treasures += hand[card]
            if treasures > 1:
                moves.append(ALL_TREASURES)
            supply = s.supply
            coins = s.coins
            for card in BY_COST:
                if COST[card] > coins:
                    break
                if supply[card]:
                    moves.append(BUY + card)
        moves.append(END_TURN)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move == END_TURN:
            s.answered()
            end_turn(s, d)
        elif move == ALL_TREASURES:
            play_all_treasures(s, d)
        elif move >= BUY:
            buy(s, move - BUY, d)
        else:
            s.lay_down_treasure(move - PLAY, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-buy", coins=s.coins, buys=s.buys, treasures=coins_in_hand(s, seat))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if 0 <= move - BUY < CARDS:
            if s.buys == 0:
                return Text("why-no-buys")
            all_coins = s.coins + coins_in_hand(s, seat)
            have = s.coins if COST[move - BUY] <= all_coins else all_coins
            return why_not_from_supply(s, move - BUY, have, "why-too-dear")
        card = move - PLAY
        if 0 <= card < CARDS:
            if not IS_TREASURE[card]:
                return why_not_played(card) or Text("why-buying-now", card=noun(card))
            return why_not_from_hand(s, seat, move, PLAY) or Text("why-no-buys")
        return Text("why-few-treasures") if move == ALL_TREASURES else None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        """New cards are drawn, so it can't be taken back; a Silver is what is always worth its price, a Curse never."""
        if move == BUY + CURSE:
            return Text("warn-curse", card=noun(CURSE))
        if move != END_TURN or s.buys == 0:
            return None
        treasures = coins_in_hand(s, seat)
        if treasures:
            return Text("warn-unplayed", coins=s.coins + treasures)
        return Text("warn-coins", coins=s.coins) if s.coins >= COST[SILVER] else None


def payable(s: State, seat: int) -> list[int]:
    """What could be bought with all Treasures in hand, and not yet."""
    coins = s.coins + coins_in_hand(s, seat)
    return [card for card in BY_COST if s.coins < COST[card] <= coins and s.supply[card]] if s.buys > 0 else []


def coins_in_hand(s: State, seat: int) -> int:
    """What the Treasures in a hand would bring."""
    coins = 0
    for card in TREASURES:
        coins += s.hands[seat][card] * COINS[card]
    return coins


def play_all_treasures(s: State, d: Dealer) -> None:
    """Lay down every Treasure in hand."""
    hand = s.hands[s.active]
    laid: list[int] = []
    for card in TREASURES:
        for _ in range(hand[card]):
            laid.append(card)
        s.coins += COINS[card] * hand[card]
        s.sizes[s.active] -= hand[card]
        hand[card] = 0
    s.played += laid
    d.tell_list(PLAYS_TREASURES, s.active, laid)


def buy(s: State, card: int, d: Dealer) -> None:
    """Pay for a card and gain it."""
    s.coins -= COST[card]
    s.buys -= 1
    s.take_from_supply(card)
    s.discards[s.active].append(card)
    d.tell(BUYS, s.active, card)


# «Фаза расчистки», «Конец игры»


def end_turn(s: State, d: Dealer) -> None:
    """Clean up; then the game is over, or it is the left neighbour's turn."""
    s.clean_up(s.active, d)
    s.actions = 0
    s.buys = 0
    s.coins = 0
    if s.supply[PROVINCE] > 0 and s.empty_piles < 3:
        begin_turn(s, s.after(s.active), d)
