"""What a banner's action may ask: whom to teach, where to step, what to mark, where the token goes, whom to invite."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.my_village.kinds import (
    AREAS,
    BANNER_KEYS,
    CALLS_CLERK,
    CLERK_COINS,
    CLERK_TIME,
    COIN_CELL,
    COUNCIL_BANNER,
    CRAFT_BANNER,
    CUSTOMER_BANNER,
    DONE,
    FIELD_BANNER,
    GRADUATE,
    GRADUATES,
    HEADMAN_COINS,
    HEADMAN_STORY,
    HEADMAN_TIME,
    HOUSE,
    INVITE,
    INVITES,
    LEFT,
    MARK_AREA,
    MARK_VILLAGER,
    MARKS_AREA,
    MARKS_VILLAGER,
    MEETING_BANNER,
    MOVES_TOKEN,
    MOVES_TOKEN_CUSTOMER,
    NEW_PUPIL,
    NONE,
    OPEN_CUSTOMERS,
    PAY,
    PLAY,
    PUPIL,
    PUSH,
    PUSHES_PUPIL,
    REFILLS,
    RIGHT,
    SCHOOL,
    SCHOOL_STORY,
    SCHOOL_TIME,
    SKIP,
    SKIPS,
    STORY_CELL,
    TERRITORIES,
    TOKEN,
    TRADE,
    TURNS_EXTRA,
    VILLAGERS,
    WALK,
    WALKS,
    WELCOME,
    WELCOMES,
)
from igroteka.games.my_village.payments import Question, noun, pay_coins
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

# «Активация вымпела школы»


class SchoolBanner(Question):
    """A new pupil, a step to the right, a pupil who becomes a villager; or nothing."""

    def answers(self, s: State) -> list[int]:
        village = s.villages[self.seat]
        pupils = village.school
        moves: list[int] = []
        if not pupils & LEFT:
            moves.append(PUPIL)
        elif not pupils & RIGHT:
            moves.append(PUSH)
        if pupils:
            present = village.villagers
            for villager in range(VILLAGERS):
                if not present >> villager & 1:
                    if pupils & LEFT:
                        moves.append(GRADUATE + villager)
                    if pupils & RIGHT:
                        moves.append(GRADUATE + VILLAGERS + villager)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        seat = self.seat
        village = s.villages[seat]
        if move == PUPIL:
            village.school |= LEFT
            d.tell(NEW_PUPIL, seat)
        elif move == PUSH:
            village.school = RIGHT
            d.tell(PUSHES_PUPIL, seat)
        elif move == SKIP:
            d.tell(SKIPS, seat)
        else:
            s.spend_time(seat, SCHOOL_TIME, d)
            villager = (move - GRADUATE) % VILLAGERS
            village.villagers |= 1 << villager
            d.tell(GRADUATES, seat, villager)
            if move - GRADUATE < VILLAGERS:
                village.school &= ~LEFT
            else:
                village.school &= ~RIGHT
                s.gain_story(seat, SCHOOL_STORY, d)

    def prompt(self, s: State, seat: int) -> Text:
        moves = self.answers(s)
        if len(moves) == 1:
            return Text("ask-school-full")
        return Text("ask-school", time=SCHOOL_TIME if moves[-2] >= GRADUATE else 0)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        pupils = s.villages[seat].school
        if move == PUPIL:
            return Text("why-pupil-there")
        if move == PUSH:
            return Text("why-cannot-push")
        if GRADUATE <= move < SKIP:
            side, villager = divmod(move - GRADUATE, VILLAGERS)
            if not pupils & (RIGHT if side else LEFT):
                return Text("why-no-pupil")
            return Text("why-villager-present", villager=noun("villager", villager))
        return None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-nothing") if move == SKIP and len(self.answers(s)) > 1 else None


# «Активировать черный "?" вымпел»


def steps(s: State, seat: int) -> list[int]:
    """Where the headman may go from where he is: one cell along the path."""
    if s.villages[seat].headman == COIN_CELL:
        return [WALK + HOUSE, WALK + STORY_CELL]
    return [WALK + COIN_CELL]


def walk(s: State, seat: int, cell: int, d: Dealer) -> None:
    """Pay the time and move the headman one step."""
    s.spend_time(seat, HEADMAN_TIME, d)
    s.villages[seat].headman = cell
    d.tell(WALKS, seat, cell)
    if cell == HOUSE:
        s.save_story(seat, d)
    elif cell == COIN_CELL:
        s.gain_coins(seat, HEADMAN_COINS, d)
    else:
        s.gain_story(seat, HEADMAN_STORY, d)


def why_not_walk(s: State, seat: int, cell: int) -> Text:
    """Why the headman can't go there."""
    if s.villages[seat].headman == cell:
        return Text("why-headman-there", cell=noun("cell", cell))
    return Text("why-too-far", cell=noun("cell", cell))


class MonkPath(Question):
    """A monk lets the headman take a step, for the usual time; or not."""

    def answers(self, s: State) -> list[int]:
        moves = steps(s, self.seat)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat)
        else:
            walk(s, self.seat, move - WALK, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-path", time=HEADMAN_TIME)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return why_not_walk(s, seat, move - WALK) if WALK <= move <= WALK + STORY_CELL else None


# «Карты палаты советов»: markers on the councils of territories and of the people.


class MarkCell(Question):
    """Which cell of the council gets the marker; or none."""

    def first(self, s: State) -> int:
        """The first move of the verb."""
        return MARK_AREA if s.villages[self.seat].council == TERRITORIES else MARK_VILLAGER

    def answers(self, s: State) -> list[int]:
        first = self.first(s)
        marks = s.villages[self.seat].council_marks
        moves = [first + cell for cell in range(AREAS) if not marks >> cell & 1]
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        village = s.villages[self.seat]
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat)
            return
        cell = move - self.first(s)
        village.council_marks |= 1 << cell
        d.tell(MARKS_AREA if village.council == TERRITORIES else MARKS_VILLAGER, self.seat, cell)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-mark-area" if s.villages[seat].council == TERRITORIES else "ask-mark-villager")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return Text("why-marked") if 0 <= move - self.first(s) < AREAS else None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-nothing") if move == SKIP else None


# «Карты места собраний»: the 2/12 token.


def has_banner(village: Village, banner: int) -> bool:
    """Whether a white banner belongs to a player's village."""
    if banner in (SCHOOL, PLAY):
        return True
    if banner == COUNCIL_BANNER:
        return village.council != NONE
    if banner == MEETING_BANNER:
        return village.meeting != NONE
    if banner < FIELD_BANNER:
        return village.shop(banner - CRAFT_BANNER) != NONE
    if banner < CUSTOMER_BANNER:
        return village.fields >> (banner - FIELD_BANNER) & 1 == 1
    return banner - CUSTOMER_BANNER in village.market


class MoveToken(Question):
    """Beside which white banner the 2/12 token goes; it may also stay where it is."""

    def answers(self, s: State) -> list[int]:
        village = s.villages[self.seat]
        lies = village.token
        moves = [TOKEN + b for b in range(CUSTOMER_BANNER) if b != lies and has_banner(village, b)]
        for customer in village.market:
            if CUSTOMER_BANNER + customer != lies:
                moves.append(TOKEN + CUSTOMER_BANNER + customer)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat)
            return
        banner = move - TOKEN
        s.villages[self.seat].token = banner
        if banner < CUSTOMER_BANNER:
            d.tell(MOVES_TOKEN, self.seat, banner)
        else:
            d.tell(MOVES_TOKEN_CUSTOMER, self.seat, banner - CUSTOMER_BANNER)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-token")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        village = s.villages[seat]
        banner = move - TOKEN
        if 0 <= banner < len(BANNER_KEYS):
            if banner == village.token:
                return Text("why-token-there")
            return Text("why-no-banner", banner=noun("banner", banner))
        if CUSTOMER_BANNER <= banner < INVITE - TOKEN:
            if banner == village.token:
                return Text("why-token-there")
            return Text("why-not-your-customer", customer=noun("customer", banner - CUSTOMER_BANNER))
        return None


# «Активация вымпела на конторе служащего», also by a monk and with the trade church.


def call_clerk(s: State, seat: int, most: int, d: Dealer) -> None:
    """Open the clerk's office to a player: up to so many customers at the usual price, then the rows are filled up.

    With the trade church one more customer is turned over first, and one may be had for nothing.
    """
    d.tell(CALLS_CLERK, seat)
    s.ask(ClerkOffice(seat, most, 0))
    if s.villages[seat].has_church(TRADE):
        if s.customers:
            extra = s.customers[-1]
            s.customers = s.customers[:-1]
            s.offer = [*s.offer, extra]
            d.tell(TURNS_EXTRA, seat, extra)
        s.ask(FreeCustomer(seat))


def invite(s: State, seat: int, customer: int) -> None:
    """Put an open customer into a village's market."""
    village = s.villages[seat]
    s.offer = [each for each in s.offer if each != customer]
    village.market = [*village.market, customer]


def refill(s: State, seat: int, d: Dealer) -> None:
    """Six open customers again, while the stack lasts."""
    missing = min(OPEN_CUSTOMERS - len(s.offer), len(s.customers))
    if missing > 0:
        drawn = s.customers[len(s.customers) - missing :]
        drawn.reverse()
        s.customers = s.customers[: len(s.customers) - missing]
        s.offer = s.offer + drawn
        d.tell_list(REFILLS, seat, drawn)


class ClerkOffice(Question):
    """Which customer to invite next; the price rises with each."""

    def __init__(self, seat: int, most: int, taken: int) -> None:
        super().__init__(seat)
        self.most = most
        self.taken = taken

    def next_coins(self) -> int:
        """What the next customer adds to the price in coins."""
        return CLERK_COINS[self.taken + 1] - CLERK_COINS[self.taken]

    def next_time(self) -> int:
        """What the next customer adds to the price in time."""
        return CLERK_TIME[self.taken + 1] - CLERK_TIME[self.taken]

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        if self.taken < self.most and s.villages[self.seat].coins >= self.next_coins():
            moves = [INVITE + customer for customer in s.offer]
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DONE:
            refill(s, self.seat, d)
            return
        s.spend_time(self.seat, self.next_time(), d)
        pay_coins(s, self.seat, self.next_coins(), d)
        invite(s, self.seat, move - INVITE)
        d.tell(INVITES, self.seat, move - INVITE)
        s.ask(ClerkOffice(self.seat, self.most, self.taken + 1))

    def prompt(self, s: State, seat: int) -> Text:
        if self.taken == self.most:
            return Text("ask-clerk-full", n=self.taken)
        if not s.offer:
            return Text("ask-clerk-empty", n=self.taken)
        if s.villages[self.seat].coins < self.next_coins():
            return Text("ask-clerk-poor", n=self.taken, coins=self.next_coins())
        return Text("ask-clerk", n=self.taken, most=self.most, time=self.next_time(), coins=self.next_coins())

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if not INVITE <= move < WELCOME:
            return None
        if self.taken == self.most:
            return Text("why-clerk-full", n=self.most)
        if move - INVITE not in s.offer:
            return Text("why-not-open", customer=noun("customer", move - INVITE))
        return Text("why-coins", need=self.next_coins(), have=s.villages[seat].coins)

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-nothing") if move == DONE and self.taken == 0 and len(self.answers(s)) > 1 else None


class FreeCustomer(Question):
    """Which customer comes for nothing, thanks to the trade church."""

    def answers(self, s: State) -> list[int]:
        moves = [WELCOME + customer for customer in s.offer]
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat)
            return
        invite(s, self.seat, move - WELCOME)
        d.tell(WELCOMES, self.seat, move - WELCOME)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-free-customer")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if WELCOME <= move < PAY:
            return Text("why-not-open", customer=noun("customer", move - WELCOME))
        return None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-nothing") if move == SKIP and s.offer else None


# Questions that hold nothing but their seat are asked again and again: one of each for each seat is enough.

SCHOOLS: Final[list[SchoolBanner]] = [SchoolBanner(seat) for seat in range(4)]
PATHS: Final[list[MonkPath]] = [MonkPath(seat) for seat in range(4)]
MARKS: Final[list[MarkCell]] = [MarkCell(seat) for seat in range(4)]
TOKENS: Final[list[MoveToken]] = [MoveToken(seat) for seat in range(4)]
