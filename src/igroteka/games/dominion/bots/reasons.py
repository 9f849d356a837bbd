"""Why a move is made, as a player would say it."""

from typing import Final

from igroteka.engine.words import Noun, Text
from igroteka.games.dominion.bots import endings
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BUY,
    CARDS,
    COINS,
    COST,
    DISCARD,
    END_TURN,
    HAND,
    IS_ACTION,
    IS_ATTACK,
    IS_TREASURE,
    IS_VICTORY,
    PLAY,
    PLUS_ACTIONS,
    PLUS_CARDS,
    POINTS,
    PROVINCE,
)
from igroteka.games.dominion.questions import is_burden
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.state import State

HANDS: Final = 10
"""Of so many hands it is told what they bring, so that whole numbers are enough."""


def reason(s: State, seat: int, move: int) -> Text | None:
    """Why this may be right; nothing where there is no more to say than that it is."""
    question = s.stack[-1]
    if isinstance(question, BuyPhase):
        if move == ALL_TREASURES:
            return Text("reason-treasures")
        if move != BUY + PROVINCE and (move >= BUY or move == END_TURN) and passed_over(s, seat):
            return Text("reason-last-province", behind=-endings.lead(s, seat) - POINTS[PROVINCE])
        if move == END_TURN:
            return Text("reason-no-buy", coins=s.coins)
        if BUY <= move < BUY + CARDS:
            return of_buying(s, seat, move - BUY)
    if isinstance(question, ActionPhase) and PLAY <= move < PLAY + CARDS:
        return of_playing(s, move - PLAY)
    if DISCARD <= move < DISCARD + CARDS and is_burden(move - DISCARD):
        return Text("reason-burden", card=Noun("card", KEYS[move - DISCARD]))
    return None


def passed_over(s: State, seat: int) -> bool:
    """Whether there are the coins for the last Province, and taking it would end the match on one's own loss."""
    return s.coins >= COST[PROVINCE] and s.supply[PROVINCE] == 1 and not endings.dares(s, seat, PROVINCE)


def of_buying(s: State, seat: int, card: int) -> Text | None:
    """Why to buy a card."""
    if card == PROVINCE:
        return Text("reason-province", points=POINTS[PROVINCE], left=s.supply[PROVINCE] - 1)
    if IS_VICTORY[card]:
        return Text("reason-late-points", left=s.supply[PROVINCE])
    if IS_TREASURE[card]:
        held = s.held(seat)
        cards = sum(held)
        coins = sum(held[each] * COINS[each] for each in range(CARDS) if IS_TREASURE[each])
        now = HANDS * HAND * coins // cards
        then = HANDS * HAND * (coins + COINS[card]) // (cards + 1)
        return Text("reason-money", hands=HANDS, now=now, later=then, price=COST[PROVINCE]) if then > now else None
    if IS_ATTACK[card]:
        return Text("reason-buy-attack")
    if PLUS_ACTIONS[card] > 1:
        return Text("reason-buy-actions", n=terminals(s, seat))
    if PLUS_CARDS[card] > 0:
        return Text("reason-buy-cards", n=PLUS_CARDS[card])
    return None


def of_playing(s: State, card: int) -> Text | None:
    """Why to play an Action now."""
    if PLUS_ACTIONS[card] > 0:
        return Text("reason-free-action")
    if IS_ATTACK[card]:
        return Text("reason-play-attack")
    if PLUS_CARDS[card] > 0:
        return Text("reason-play-cards", n=PLUS_CARDS[card])
    return None


def terminals(s: State, seat: int) -> int:
    """How many of a seat's Actions give no action back."""
    held = s.held(seat)
    return sum(held[card] for card in range(CARDS) if IS_ACTION[card] and PLUS_ACTIONS[card] == 0 and COST[card] > 0)
