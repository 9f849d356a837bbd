"""The white banners of a village: «Активировать 1 или более белых вымпелов деревни»."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.my_village.black_banners import council_action, council_full, meeting_action, missing
from igroteka.games.my_village.kinds import (
    COUNCIL_BANNER,
    COUNCIL_FITS,
    COUNCIL_WHITE_TIME,
    COUNCILMAN,
    CRAFT_BANNER,
    CRAFTSMAN,
    CUSTOMER_BANNER,
    CUSTOMER_DUE,
    CUSTOMER_FITS,
    CUSTOMER_NEEDS,
    FIELD_BANNER,
    FIELD_CARDS,
    FIELD_COINS,
    FIELD_FITS,
    FIELD_WHITE_TIME,
    KINDS_OF_GOODS,
    MEETING_BANNER,
    MEETING_FITS,
    MEETING_WHITE_TIME,
    MERCHANT,
    NO_TOKEN,
    NONE,
    PLAY,
    PLAY_FITS,
    PLAY_STORY,
    PLOUGH,
    PLOUGH_COINS,
    SCHOOL,
    SCHOOL_FITS,
    SERVE,
    SERVES,
    SHOP_CELLS,
    SHOP_FITS,
    SHOP_WHITE_TIME,
    SKIP,
    SUMS,
    TOKEN_FITS,
    TOKEN_RETURNS,
    USES,
    WHITE,
    WORKSHOP_CARDS,
)
from igroteka.games.my_village.payments import Then, demand, noun
from igroteka.games.my_village.questions import SCHOOLS, has_banner
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

SHOPS_BY_SUM: Final[list[list[int]]] = [
    [card for card in range(WORKSHOP_CARDS) if SHOP_FITS[card * SUMS + value]] for value in range(SUMS)
]


def white_moves(s: State, seat: int, moves: list[int]) -> None:
    """Add all white banners that a player may activate now."""
    village = s.villages[seat]
    value = s.value()
    token = village.token if TOKEN_FITS[value] else NO_TOKEN
    used = s.used
    if (SCHOOL_FITS[value] or token == SCHOOL) and not used & 1 << SCHOOL:
        moves.append(WHITE + SCHOOL)
    if (PLAY_FITS[village.board * SUMS + value] or token == PLAY) and not used & 1 << PLAY:
        moves.append(WHITE + PLAY)
    if village.has(COUNCILMAN):
        council = village.council
        if (
            council != NONE
            and (COUNCIL_FITS[council * SUMS + value] or token == COUNCIL_BANNER)
            and not used & 1 << COUNCIL_BANNER
        ):
            moves.append(WHITE + COUNCIL_BANNER)
        if MEETING_FITS[value] and village.meeting != NONE:
            moves.append(WHITE + MEETING_BANNER)
    if village.shops and village.has(CRAFTSMAN):
        for card in SHOPS_BY_SUM[value]:
            if village.shops >> card & 1 and not used & 1 << (CRAFT_BANNER + card // 4):
                moves.append(WHITE + CRAFT_BANNER + card // 4)
        if CRAFT_BANNER <= token < FIELD_BANNER and not used & 1 << token:
            card = village.shop(token - CRAFT_BANNER)
            if not SHOP_FITS[card * SUMS + value]:
                moves.append(WHITE + token)
    field_moves(s, seat, token, moves)
    if village.market and village.has(MERCHANT):
        for customer in village.market:
            fits = CUSTOMER_FITS[customer * SUMS + value] or token == CUSTOMER_BANNER + customer
            if fits and can_serve(village, customer):
                moves.append(SERVE + customer)


def field_moves(s: State, seat: int, token: int, moves: list[int]) -> None:
    """Add the fields; they need no villager."""
    fields = s.villages[seat].fields
    if not fields:
        return
    harvest = FIELD_FITS[s.value()]
    for field in range(FIELD_CARDS):
        banner = FIELD_BANNER + field
        if fields >> field & 1 and (harvest or token == banner) and not s.used & 1 << banner:
            moves.append(WHITE + banner)


def can_serve(village: Village, customer: int) -> bool:
    """Whether the goods are there, with jokers for those that are short."""
    short = 0
    for good in range(KINDS_OF_GOODS):
        need = CUSTOMER_NEEDS[customer * KINDS_OF_GOODS + good]
        if need:
            have = village.all_ploughs() if good == PLOUGH else village.stock(good)
            if need > have:
                short += need - have
    return short == 0 or short <= village.jokers()


def fits_value(s: State, seat: int, banner: int, value: int) -> bool:
    """Whether a value activates a banner of the village, by itself or by the token beside it."""
    village = s.villages[seat]
    if TOKEN_FITS[value] and village.token == banner:
        return True
    if banner == SCHOOL:
        return SCHOOL_FITS[value]
    if banner == PLAY:
        return PLAY_FITS[village.board * SUMS + value]
    if banner == COUNCIL_BANNER:
        return COUNCIL_FITS[village.council * SUMS + value]
    if banner == MEETING_BANNER:
        return MEETING_FITS[value]
    if banner < FIELD_BANNER:
        return SHOP_FITS[village.shop(banner - CRAFT_BANNER) * SUMS + value]
    if banner < CUSTOMER_BANNER:
        return FIELD_FITS[value]
    return CUSTOMER_FITS[(banner - CUSTOMER_BANNER) * SUMS + value]


def villager_for(banner: int) -> int:
    """Whose presence a white banner requires, or NONE."""
    if banner in (COUNCIL_BANNER, MEETING_BANNER):
        return COUNCILMAN
    if CRAFT_BANNER <= banner < FIELD_BANNER:
        return CRAFTSMAN
    return MERCHANT if banner >= CUSTOMER_BANNER else NONE


def refusal(s: State, seat: int, banner: int) -> Text | None:
    """Why a white banner can't be activated now."""
    village = s.villages[seat]
    customer = banner - CUSTOMER_BANNER
    if not has_banner(village, banner):
        if customer >= 0:
            return Text("why-not-your-customer", customer=noun("customer", customer))
        return Text("why-no-banner", banner=noun("banner", banner))
    if s.used >> min(banner, CUSTOMER_BANNER) & 1 and customer < 0:
        return Text("why-used")
    if not fits_value(s, seat, banner, s.value()):
        wanted = "/".join([str(value) for value in range(2, SUMS) if fits_value(s, seat, banner, value)])
        return Text("why-white-value", wanted=wanted, have=s.value())
    villager = villager_for(banner)
    if villager != NONE and not village.has(villager):
        return missing(villager)
    return Text("why-no-goods") if customer >= 0 and not can_serve(village, customer) else None


def warning(s: State, seat: int, banner: int) -> Text | None:
    """Why activating a white banner would bring nothing."""
    village = s.villages[seat]
    if banner == SCHOOL:
        return Text("warn-school") if SCHOOLS[seat].answers(s) == [SKIP] else None
    if banner == COUNCIL_BANNER:
        return Text("warn-no-room") if council_full(village) else None
    if CRAFT_BANNER <= banner < FIELD_BANNER:
        craft = banner - CRAFT_BANNER
        return Text("warn-no-room") if village.stock(craft) >= SHOP_CELLS[village.shop(craft)] else None
    return None


def activate(s: State, seat: int, banner: int, d: Dealer) -> None:
    """Pay for a white banner and do what it says. The banner of the meeting place ends the turn elsewhere."""
    village = s.villages[seat]
    if banner >= CUSTOMER_BANNER:
        s.used |= 1 << CUSTOMER_BANNER
        d.tell(SERVES, seat, banner - CUSTOMER_BANNER)
        s.ask(Served(banner - CUSTOMER_BANNER))
        demand(s, seat, CUSTOMER_DUE[banner - CUSTOMER_BANNER], d)
        return
    s.used |= 1 << banner
    d.tell(USES, seat, banner)
    if banner == SCHOOL:
        s.ask(SCHOOLS[seat])
    elif banner == PLAY:
        s.gain_story(seat, PLAY_STORY, d)
    elif banner == COUNCIL_BANNER:
        s.spend_time(seat, COUNCIL_WHITE_TIME[village.council], d)
        council_action(s, seat, d)
    elif banner == MEETING_BANNER:
        s.spend_time(seat, MEETING_WHITE_TIME, d)
        meeting_action(s, seat, d)
    elif banner < FIELD_BANNER:
        shop = village.shop(banner - CRAFT_BANNER)
        s.spend_time(seat, SHOP_WHITE_TIME[shop], d)
        s.make_good(seat, shop, d)
    else:
        s.spend_time(seat, FIELD_WHITE_TIME, d)
        ploughed = village.ploughs >> (banner - FIELD_BANNER) & 1
        s.gain_coins(seat, FIELD_COINS + PLOUGH_COINS * ploughed, d)


class Served(Then):
    """The goods are paid: the customer goes to the pile of those served; a token beside him goes home."""

    def __init__(self, customer: int) -> None:
        super().__init__()
        self.customer = customer

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        village = s.villages[seat]
        village.market = [each for each in village.market if each != self.customer]
        village.served |= 1 << self.customer
        if village.token == CUSTOMER_BANNER + self.customer:
            village.token = MEETING_BANNER
            d.tell(TOKEN_RETURNS, seat)
