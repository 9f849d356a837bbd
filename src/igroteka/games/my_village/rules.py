"""The match, in the rulebook's order: preparation, the two phases of a round, the three steps of a turn, the end."""

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.my_village import white_banners
from igroteka.games.my_village.black_banners import BLACK_BANNER
from igroteka.games.my_village.death import REAPER
from igroteka.games.my_village.kinds import (
    BEGINS,
    BLACK,
    BLACK_BANNERS,
    BLACK_BY_SUM,
    BLACK_DICE,
    CHURCH_CARDS,
    COFFINS,
    COUNCIL_CARDS,
    CUSTOMER_CARDS,
    DICE,
    DONE,
    EVERYBODY,
    FIELD_CARDS,
    HAND_STORY,
    HEADMAN_TIME,
    HOUSE,
    LAST_ROUND,
    LETTERS,
    LOWER,
    MEETING_BANNER,
    MOVE_JOKER,
    MOVE_PLOUGH,
    NO_TOKEN,
    NONE,
    NUDGES,
    OPEN_CUSTOMERS,
    PLAGUE_TIME,
    PLOUGH,
    PLOUGHS,
    PLOUGHS_WITH_JOKER,
    RAISE,
    RAT_START,
    ROAD_CARDS,
    ROLLS,
    ROUND,
    STACK_CARDS,
    START_COINS,
    STAY,
    STAYS,
    STORY_CELL,
    TAKE,
    TAKES_DIE,
    TURN,
    TURNS_DIE,
    WALK,
    WHITE,
    WHITE_DICE,
    WORKSHOP_CARDS,
)
from igroteka.games.my_village.payments import Question, Then, noun
from igroteka.games.my_village.questions import steps, walk, why_not_walk
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

# «Подготовка»


def prepare(players: int, first: int, d: Dealer) -> State:
    """Shuffle the stacks, give everyone a village, and begin the first round."""
    boards = list(range(4))
    d.chance.shuffle(boards)
    customers = list(range(CUSTOMER_CARDS))
    d.chance.shuffle(customers)
    offer = customers[-OPEN_CUSTOMERS:]
    offer.reverse()
    s = State(
        players,
        [],
        round=0,
        turn=0,
        active=first,
        dice=0,
        die1=0,
        die2=0,
        used=0,
        crossed=0,
        due=[],
        looked=NONE,
        hand=first,
        hand_story=0,
        hand_back=0,
        chronicle=0,
        graves=0,
        rat=RAT_START[players - 2],
        customers=customers[:-OPEN_CUSTOMERS],
        offer=offer,
        roads=[shuffled(cards, d.chance) for cards in ROAD_CARDS],
        stacks=[shuffled(cards, d.chance) for cards in STACK_CARDS],
        free_shops=(1 << WORKSHOP_CARDS) - 1,
        free_fields=FIELD_CARDS,
        free_churches=(1 << CHURCH_CARDS) - 1,
        free_councils=(1 << COUNCIL_CARDS) - 1,
        villages=[new_village(boards[seat], START_COINS[(seat - first) % players]) for seat in range(players)],
    )
    begin_round(s, d)
    return s


def new_village(board: int, coins: int) -> Village:
    """A village as it begins: everybody is there, and nothing else."""
    return Village(
        board=board,
        time=0,
        coins=coins,
        tree=0,
        house=0,
        headman=HOUSE,
        school=0,
        villagers=EVERYBODY,
        labourers=0,
        goods=0,
        shops=0,
        fields=0,
        ploughs=0,
        market=[],
        served=0,
        journey=[],
        church=NONE,
        healings=0,
        monks=0,
        council=NONE,
        council_marks=0,
        meeting=NONE,
        token=NO_TOKEN,
    )


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The same cards in random order."""
    stack = cards[:]
    chance.shuffle(stack)
    return stack


def imagine(s: State, chance: Chance) -> State:
    """A position that nobody can tell from `s`: what lies face down is dealt anew.

    Everything else is open to all, and which cards a stack still holds can be told from those that have left it.
    """
    t = s.copy()
    t.customers = shuffled(sorted(s.customers), chance)
    for letter in range(LETTERS):
        t.roads[letter] = shuffled(sorted(s.roads[letter]), chance)
    for number, stack in enumerate(s.stacks):
        if stack:
            t.stacks[number] = [*shuffled(sorted(stack[:-1]), chance), stack[-1]]
    return t


# «Фаза Подготовки»


def begin_round(s: State, d: Dealer) -> None:
    """The first player puts a story point on the hand and rolls all dice."""
    s.round += 1
    s.turn = 0
    s.hand_back = 0
    s.hand_story += HAND_STORY
    d.tell(ROUND, s.hand, s.round, s.hand_story)
    s.dice = 0
    rolled: list[int] = []
    for _ in range(WHITE_DICE[s.players - 2]):
        rolled.append(d.chance.below(6))
    for _ in range(BLACK_DICE[s.players - 2]):
        rolled.append(6 + d.chance.below(6))
    for kind in rolled:
        s.dice += 1 << 4 * kind
    if d.loud:
        rolled.sort()
        d.tell_list(ROLLS, s.hand, rolled)
    begin_turn(s, s.hand, d)


# «Фаза действий»


def begin_turn(s: State, seat: int, d: Dealer) -> None:
    """No dice yet, and the reaper on the bridge."""
    s.turn += 1
    s.active = seat
    s.die1 = 0
    s.die2 = 0
    s.used = 0
    s.crossed = 0
    d.tell(BEGINS, seat)
    s.ask(NEXT)
    s.ask(REAPER)
    s.ask(DICE_OF[seat])


# «Определите ценность Вашего вымпела»


class TakeDie(Question):
    """Which die to take; two in all. A black one costs time at once."""

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        move = TAKE
        dice: i64 = s.dice
        while dice:
            if dice & 15:
                moves.append(move)
            dice >>= 4
            move += 1
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        kind = move - TAKE
        s.dice -= 1 << 4 * kind
        d.tell(TAKES_DIE, self.seat, kind)
        if kind >= 6:
            s.spend_time(self.seat, PLAGUE_TIME, d)
        if s.die1 == 0:
            s.die1 = kind % 6 + 1
        else:
            s.die2 = kind % 6 + 1
            s.answered()
            s.ask(BANNERS_OF[self.seat])

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-die", n=2 if s.die1 else 1, plague=PLAGUE_TIME)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if TAKE <= move < TAKE + DICE:
            return Text("why-no-die", die=noun("die", move - TAKE))
        if BLACK <= move < DONE or WALK <= move <= STAY or RAISE <= move < MOVE_PLOUGH:
            return Text("why-dice-first")
        return None


# «Активировать вымпел(ы)»


class Banners(Question):
    """What to do with the value: one black banner, any white ones, or the headman's step.

    Until a banner is activated the dice can be changed. The meeting place is the last white banner of a turn. Ploughs
    may move to fields at any time, which is to say here, where it can matter.
    """

    def answers(self, s: State) -> list[int]:
        seat = self.seat
        village = s.villages[seat]
        moves: list[int] = []
        white_banners.white_moves(s, seat, moves)
        plough_moves(s, seat, moves)
        if s.used:
            moves.append(DONE)
            return moves
        for banner in BLACK_BY_SUM[s.value()]:
            if BLACK_BANNER[banner].ready(s, seat):
                moves.append(BLACK + banner)
        if village.coins:
            if s.die1 < 6:
                moves.append(RAISE + s.die1 - 1)
            if s.die1 > 1:
                moves.append(LOWER + s.die1 - 1)
            if s.die2 != s.die1:
                if s.die2 < 6:
                    moves.append(RAISE + s.die2 - 1)
                if s.die2 > 1:
                    moves.append(LOWER + s.die2 - 1)
        if village.meeting > 0:
            for face in range(6):
                if face != s.die1 - 1:
                    moves.append(TURN + 6 * (s.die1 - 1) + face)
                if face != s.die2 - 1 and s.die2 != s.die1:
                    moves.append(TURN + 6 * (s.die2 - 1) + face)
        moves += steps(s, seat)
        moves.append(STAY)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        if move < MOVE_PLOUGH:
            change_die(s, seat, move, d)
        elif move < WALK:
            place_plough(s, seat, move, d)
        elif WHITE <= move < DONE:
            if move == WHITE + MEETING_BANNER:
                s.answered()
            white_banners.activate(s, seat, move - WHITE, d)
        else:
            s.answered()
            if move == STAY:
                s.spend_time(seat, HEADMAN_TIME, d)
                d.tell(STAYS, seat)
            elif move < BLACK:
                walk(s, seat, move - WALK, d)
            elif move != DONE:
                BLACK_BANNER[move - BLACK].activate(s, seat, d)

    def prompt(self, s: State, seat: int) -> Text:
        asked = "ask-banner" if not s.used else "ask-more" if len(self.answers(s)) > 1 else "ask-done"
        return Text(asked, value=s.value())

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if WHITE <= move < DONE:
            return white_banners.refusal(s, seat, move - WHITE)
        if MOVE_PLOUGH <= move < WALK:
            return why_not_plough(s, seat, move)
        if move == DONE:
            return Text("why-must-use")
        if s.used and move < WHITE and move >= RAISE:
            return Text("why-white-now")
        if RAISE <= move < MOVE_PLOUGH:
            return why_not_change(s, seat, move)
        if BLACK <= move < BLACK + BLACK_BANNERS:
            banner = BLACK_BANNER[move - BLACK]
            values = banner.values(s)
            if values and s.value() not in values:
                wanted = "/".join(str(value) for value in values)
                return Text("why-black-value", wanted=wanted, have=s.value())
            return banner.refusal(s, seat)
        if WALK <= move <= WALK + STORY_CELL:
            return why_not_walk(s, seat, move - WALK)
        return None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        if move == STAY:
            return Text("warn-stay")
        return white_banners.warning(s, seat, move - WHITE) if WHITE <= move < DONE else None


def change_die(s: State, seat: int, move: int, d: Dealer) -> None:
    """A coin raises or lowers a die by one; a marker of the meeting place sets it to any face."""
    village = s.villages[seat]
    if move >= TURN:
        face = (move - TURN) // 6 + 1
        to = (move - TURN) % 6 + 1
        village.meeting -= 1
        d.tell(TURNS_DIE, seat, face, to)
    else:
        face = (move - RAISE) % 6 + 1
        to = face + 1 if move < LOWER else face - 1
        village.coins -= 1
        d.tell(NUDGES, seat, face, to)
    if s.die1 == face:
        s.die1 = to
    else:
        s.die2 = to


def why_not_change(s: State, seat: int, move: int) -> Text:
    """Why a die can't be changed so."""
    village = s.villages[seat]
    face = (move - TURN) // 6 + 1 if move >= TURN else (move - RAISE) % 6 + 1
    if face not in (s.die1, s.die2):
        return Text("why-no-face", face=face)
    if move >= TURN:
        if village.meeting <= 0:
            return Text("why-no-markers")
        return Text("why-same-face", face=face)
    if village.coins == 0:
        return Text("why-coins", need=1, have=0)
    return Text("why-no-such-face")


def plough_moves(s: State, seat: int, moves: list[int]) -> None:
    """Add the ways to put a plough, or a joker for one, on a field without."""
    village = s.villages[seat]
    bare = village.fields & ~village.ploughs
    if not bare:
        return
    forge = village.stock(PLOUGH) > 0
    guild = village.jokers() > 0
    if forge or guild:
        for field in range(FIELD_CARDS):
            if bare >> field & 1:
                if forge:
                    moves.append(MOVE_PLOUGH + field)
                if guild:
                    moves.append(MOVE_JOKER + field)


def place_plough(s: State, seat: int, move: int, d: Dealer) -> None:
    """From the forge, or a joker from the guild council; it stays on this field until it is paid with."""
    village = s.villages[seat]
    if move < MOVE_JOKER:
        village.give(PLOUGH)
        village.ploughs |= 1 << (move - MOVE_PLOUGH)
        d.tell(PLOUGHS, seat, move - MOVE_PLOUGH)
    else:
        village.council_marks -= 1
        village.ploughs |= 1 << (move - MOVE_JOKER)
        d.tell(PLOUGHS_WITH_JOKER, seat, move - MOVE_JOKER)


def why_not_plough(s: State, seat: int, move: int) -> Text:
    """Why no plough can go to this field."""
    field = (move - MOVE_PLOUGH) % FIELD_CARDS
    village = s.villages[seat]
    if not village.fields >> field & 1:
        return Text("why-not-your-field", field=noun("field", field))
    if village.ploughs >> field & 1:
        return Text("why-ploughed", field=noun("field", field))
    return Text("why-no-plough" if move < MOVE_JOKER else "why-no-joker")


# The next turn, the next round, and «Окончание игры».


class NextTurn(Then):
    """All three steps of a turn are done."""

    def run(self, s: State, d: Dealer) -> None:
        next_turn(s, d)


def turns_in_round(s: State) -> int:
    """One for each player; with two players, two for each."""
    return 4 if s.players == 2 else s.players


def next_turn(s: State, d: Dealer) -> None:
    """The left neighbour's turn, or the end of the round and perhaps of the match."""
    s.die1 = 0
    s.die2 = 0
    s.used = 0
    if s.turn < turns_in_round(s):
        begin_turn(s, (s.active + 1) % s.players, d)
    elif not is_last_round(s):
        begin_round(s, d)


def is_last_round(s: State) -> bool:
    """Whether the match ends with this round: enough have died, or it is the last by the house's bound."""
    return s.coffins() >= COFFINS[s.players - 2] or s.round >= LAST_ROUND


NEXT: Final = NextTurn()
DICE_OF: Final[list[TakeDie]] = [TakeDie(seat) for seat in range(4)]
BANNERS_OF: Final[list[Banners]] = [Banners(seat) for seat in range(4)]
