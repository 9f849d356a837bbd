"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from igroteka.engine.game import Game
from igroteka.games.dominion.components import BASIC, KEYS
from igroteka.games.dominion.kinds import CARDS, COST, NO_CARD
from igroteka.games.dominion.rules import ActionPhase, BuyPhase, coins_in_hand, payable
from igroteka.games.dominion.state import State, counts_of
from igroteka.games.dominion.view import PileView, SeatView, View


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    over = not s.stack
    asked = not over and s.stack[-1].seat == seat
    return View(
        **game.common(s, seat),
        kingdom=[KEYS[card] for card in s.kingdom],
        active=s.active,
        phase="end" if over else "action" if in_action_phase(s) else "buy",
        actions=s.actions,
        buys=s.buys,
        coins=s.coins,
        treasures=0 if seat is None else coins_in_hand(s, seat),
        payable=see_payable(s, seat),
        supply=[PileView(KEYS[card], COST[card], s.supply[card]) for card in [*range(BASIC), *s.kingdom]],
        trash=by_key(counts_of(s.trash)),
        played=[KEYS[card] for card in s.played],
        aside=[KEYS[card] for card in s.aside],
        aside_of=s.owner_of_aside() if s.aside else None,
        loot=[KEYS[card] for card in s.loot],
        looked=KEYS[s.looked] if s.looked != NO_CARD and seat == s.active else None,
        picked=[KEYS[card] for card in s.picked] if asked else [],
        seats=[see_seat(s, each, each == seat, over) for each in range(s.players)],
    )


def see_seat(s: State, seat: int, own: bool, over: bool) -> SeatView:
    """One player, seen by himself or by others."""
    return SeatView(
        turns=s.turns[seat],
        hand_size=s.sizes[seat] + (s.looked != NO_CARD and seat == s.active),
        deck_size=len(s.decks[seat]),
        discard_size=len(s.discards[seat]),
        discard_top=KEYS[s.discards[seat][-1]] if s.discards[seat] else None,
        hand=by_key(s.hands[seat]) if own else None,
        cards=by_key(s.held(seat)) if own or over else None,
    )


def see_payable(s: State, seat: int | None) -> str:
    """What a seat that is buying could buy with all its Treasures."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, BuyPhase) or top.seat != seat:
        return ""
    return " ".join(KEYS[card] for card in payable(s, top.seat))


def in_action_phase(s: State) -> bool:
    """Whether the active player is still playing Actions."""
    return s.stack[0].seat < 0 or isinstance(s.stack[0], ActionPhase)


def by_key(counts: list[int]) -> dict[str, int]:
    """Counts by kind, only what there is."""
    return {KEYS[card]: counts[card] for card in range(CARDS) if counts[card]}
