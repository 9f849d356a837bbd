"""Why a move is made, as a player would say it: what it brings, in the terms that the regular weighs it by."""

from igroteka.engine.words import Text
from igroteka.games.my_village.black_banners import BLACK_BANNER, KeepTravel
from igroteka.games.my_village.bots.regular import NEVER, Regular
from igroteka.games.my_village.bots.worths import COIN_WORTH, means_worth, wanted_goods
from igroteka.games.my_village.death import Burial, Healing, Hiring
from igroteka.games.my_village.kinds import (
    BLACK,
    BLACK_BY_SUM,
    BURY,
    CHRONICLE_STORY,
    CHURCH_BANNER,
    CHURCH_PRESTIGE,
    CLERK_BANNER,
    COIN_CELL,
    COUNCIL_BANNER,
    COUNCIL_COINS,
    COUNCIL_PRESTIGE,
    CRAFT_BANNER,
    CUSTOMER_BANNER,
    CUSTOMER_DUE,
    CUSTOMER_PRESTIGE,
    DICE,
    DONE,
    FIELD_BANNER,
    FIELD_COINS,
    FIELD_PRESTIGE,
    FINANCE,
    GRADUATE,
    GUILD,
    GUILD_CELLS,
    HAND_BANNER,
    HAND_PRESTIGE,
    HEADMAN_COINS,
    HEADMAN_STORY,
    HEAL,
    HIRE,
    HOUSE,
    INVITE,
    KEEP_CARD,
    LOWER,
    MARK_AREA,
    MARK_VILLAGER,
    MEETING_BANNER,
    MEETING_CELLS,
    MEETING_PRESTIGE,
    MEETING_STORY,
    MONK_BANNER,
    MOVE_PLOUGH,
    NEW_COUNCIL_BANNER,
    NEW_FIELD_BANNER,
    NEW_MEETING_BANNER,
    NONE,
    PEOPLE_BONUS,
    PLAY,
    PLAY_STORY,
    PLOUGH_COINS,
    PUPIL,
    PUSH,
    RAISE,
    SCHOOL,
    SCHOOL_STORY,
    SHOP_CELLS,
    SKIP,
    STAY,
    SUMS,
    TAKE,
    TERRITORIES,
    TERRITORY_BONUS,
    TRAVEL_BANNER,
    TRAVEL_PRESTIGE,
    TURN,
    VILLAGERS,
    WALK,
    WELCOME,
    WHITE,
    WINDOWS,
    WORKSHOP_BANNER,
)
from igroteka.games.my_village.payments import Payment, noun
from igroteka.games.my_village.questions import ClerkOffice, FreeCustomer, MarkCell, SchoolBanner, steps
from igroteka.games.my_village.rules import Banners, TakeDie
from igroteka.games.my_village.scoring import cards_by_area
from igroteka.games.my_village.state import State
from igroteka.games.my_village.white_banners import white_moves


class Spoken(Regular):
    """The regular, who can say why."""

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        question = s.stack[-1]
        if isinstance(question, TakeDie):
            return self.of_die(s, seat, move - TAKE)
        if isinstance(question, Banners) and RAISE <= move < MOVE_PLOUGH:
            return self.of_change(s, seat, move)
        if move in (SKIP, DONE):
            return self.of_leaving(s, seat)
        if isinstance(question, Banners):
            return self.of_banner(s, seat, move)
        return self.of_answer(s, seat, move)

    # The dice: what their value is for.

    def of_die(self, s: State, seat: int, die: int) -> Text | None:
        """The best value that can be made with a die, and what it is for."""
        coins = min(2, s.villages[seat].coins)
        tables = [self.values_worth(s, seat, spent) for spent in range(coins + 1)]
        face = die % 6 + 1
        others = [s.die1] if s.die1 else [d % 6 + 1 for d in range(DICE) if s.dice_left(d) > (1 if d == die else 0)]
        best = NONE
        paid = 0
        most = NEVER
        for other in others:
            for spent in range(coins + 1):
                for value in (face + other - spent, face + other + spent):
                    if 2 <= value < SUMS and tables[spent][value] - COIN_WORTH * spent > most:
                        most = tables[spent][value] - COIN_WORTH * spent
                        best = value
                        paid = spent
        return self.of_value(s, seat, best, paid)

    def of_change(self, s: State, seat: int, move: int) -> Text | None:
        """The value that a change of a die makes."""
        if move >= TURN:
            return self.of_value(s, seat, s.value() + (move - TURN) % 6 - (move - TURN) // 6, 0)
        return self.of_value(s, seat, s.value() + (1 if move < LOWER else -1), 1)

    def of_value(self, s: State, seat: int, value: int, coins: int) -> Text | None:
        """What a value is best used for."""
        if not 2 <= value < SUMS:
            return None
        then = s.copy()
        then.villages[seat].coins -= coins
        then.die1 = min(6, value - 1)
        then.die2 = value - then.die1
        why = self.of_banner(then, seat, self.best_use(then, seat))
        return None if why is None else Text("reason-value", value=value, why=why)

    def best_use(self, s: State, seat: int) -> int:
        """The banner or the step that a value is for; of white ones, which go together, the best."""
        best = STAY
        most = NEVER
        for banner in BLACK_BY_SUM[s.value()]:
            if BLACK_BANNER[banner].ready(s, seat) and self.black_worth(s, seat, banner) > most:
                most = self.black_worth(s, seat, banner)
                best = BLACK + banner
        for move in steps(s, seat):
            if self.step_worth(s, seat, move - WALK) > most:
                most = self.step_worth(s, seat, move - WALK)
                best = move
        moves: list[int] = []
        white_moves(s, seat, moves)
        together = 0.0
        first = STAY
        highest = 0.0
        for move in moves:
            worth = self.white_worth(s, seat, move - WHITE)
            together += max(0.0, worth)
            if worth > highest:
                highest = worth
                first = move
        return first if first != STAY and together > most else best

    # Banners and steps.

    def of_banner(self, s: State, seat: int, move: int) -> Text | None:
        """What a banner, a plough on a field or the headman's step brings."""
        if BLACK <= move < WHITE:
            return self.of_black(s, seat, move - BLACK)
        if WHITE <= move < DONE:
            return self.of_white(s, seat, move - WHITE)
        if MOVE_PLOUGH <= move < WALK:
            return Text("reason-plough", coins=PLOUGH_COINS)
        return of_step(s, seat, move - WALK) if WALK <= move < STAY else None

    def of_black(self, s: State, seat: int, banner: int) -> Text | None:
        """A banner of the table."""
        village = s.villages[seat]
        if banner == HAND_BANNER:
            return Text("reason-hand", story=s.hand_story, points=HAND_PRESTIGE)
        if banner == CLERK_BANNER:
            return self.of_clerk(s, seat)
        if banner < NEW_FIELD_BANNER:
            good = (banner - WORKSHOP_BANNER) // 4
            wanted = wanted_goods(s, seat, good)
            if wanted > 0:
                return Text("reason-build-wanted", good=noun("good", good), n=wanted)
            return Text("reason-build", good=noun("good", good), room=SHOP_CELLS[banner - WORKSHOP_BANNER])
        if banner == NEW_FIELD_BANNER:
            return Text("reason-field", points=FIELD_PRESTIGE, coins=FIELD_COINS)
        if banner < CHURCH_BANNER:
            points = [TRAVEL_PRESTIGE[card] for card in s.roads[banner - TRAVEL_BANNER]]
            return Text("reason-travel", least=min(points), most=max(points))
        if banner < MONK_BANNER:
            return Text("reason-church", points=CHURCH_PRESTIGE[banner - CHURCH_BANNER])
        if banner < NEW_COUNCIL_BANNER:
            windows = village.windows()
            return Text("reason-monk", n=windows + 1, points=WINDOWS[windows + 1] - WINDOWS[windows])
        if banner == NEW_MEETING_BANNER:
            return Text("reason-meeting", points=MEETING_PRESTIGE, story=MEETING_STORY)
        council = banner - NEW_COUNCIL_BANNER
        key = "reason-council-marks" if council >= TERRITORIES else "reason-council"
        return Text(key, points=COUNCIL_PRESTIGE[council])

    def of_clerk(self, s: State, seat: int) -> Text | None:
        """The customer who is worth most here."""
        best = NONE
        most = 0.0
        for customer in s.offer:
            worth = self.customer_worth(s, seat, customer)
            if worth > most:
                most = worth
                best = customer
        if best == NONE:
            return None
        return Text("reason-clerk", customer=noun("customer", best), points=CUSTOMER_PRESTIGE[best])

    def of_white(self, s: State, seat: int, banner: int) -> Text | None:
        """A banner of the village."""
        village = s.villages[seat]
        if banner >= CUSTOMER_BANNER:
            return Text("reason-serve", points=CUSTOMER_PRESTIGE[banner - CUSTOMER_BANNER])
        if banner == SCHOOL:
            best = SKIP
            most = 0.0
            for move in SchoolBanner(seat).answers(s):
                worth = self.answer_worth(s, seat, move)
                if worth > most:
                    most = worth
                    best = move
            return None if best == SKIP else self.of_school(s, seat, best)
        if banner == PLAY:
            return Text("reason-play", story=PLAY_STORY)
        if banner == MEETING_BANNER:
            key = "reason-marker" if village.meeting < MEETING_CELLS else "reason-play"
            return Text(key, story=MEETING_STORY)
        if banner == COUNCIL_BANNER:
            return of_council(s, seat)
        if banner < FIELD_BANNER:
            good = banner - CRAFT_BANNER
            wanted = wanted_goods(s, seat, good)
            if village.stock(good) >= SHOP_CELLS[village.shop(good)]:
                return None
            return Text("reason-make-wanted" if wanted > 0 else "reason-make", good=noun("good", good), n=wanted)
        ploughed = village.ploughs >> (banner - FIELD_BANNER) & 1
        return Text("reason-coins", coins=FIELD_COINS + PLOUGH_COINS * ploughed)

    # Other questions.

    def of_answer(self, s: State, seat: int, move: int) -> Text | None:
        """What an answer to what a banner asks is good for."""
        question = s.stack[-1]
        if PUPIL <= move < SKIP:
            return self.of_school(s, seat, move)
        if WALK <= move < STAY:
            return of_step(s, seat, move - WALK)
        if isinstance(question, Payment):
            least = min(means_worth(each) for each in question.answers(s))
            return Text("reason-spare") if means_worth(move) == least else None
        if isinstance(question, MarkCell):
            return of_mark(s, seat, move)
        if isinstance(question, ClerkOffice):
            return of_customer(s, seat, move - INVITE)
        if isinstance(question, FreeCustomer):
            return of_customer(s, seat, move - WELCOME)
        if isinstance(question, KeepTravel):
            return self.of_card(s, seat, move)
        if isinstance(question, Burial):
            return self.of_burial(s, seat, move)
        if isinstance(question, Hiring):
            return self.best_villager(s, seat, move - HIRE)
        if isinstance(question, Healing) and move == HEAL:
            return Text("reason-heal", story=s.villages[seat].tree // 2)
        return None

    def of_school(self, s: State, seat: int, move: int) -> Text | None:
        """A pupil on the way, or a villager who is missing."""
        if move == PUPIL:
            return Text("reason-pupil")
        if move == PUSH:
            return Text("reason-push", story=SCHOOL_STORY)
        villager = noun("villager", (move - GRADUATE) % VILLAGERS)
        if self.answer_worth(s, seat, move) <= 0.0:
            return None
        return Text("reason-graduate", villager=villager)

    def of_leaving(self, s: State, seat: int) -> Text | None:
        """Enough, where nothing more is worth what it takes."""
        question = s.stack[-1]
        for move in question.answers(s):
            if move in (SKIP, DONE):
                continue
            if isinstance(question, Banners):
                worth = self.white_worth(s, seat, move - WHITE) if WHITE <= move < DONE else 0.0
            else:
                worth = self.answer_worth(s, seat, move)
            if worth > 0.0:
                return None
        return Text("reason-leave")

    def of_card(self, s: State, seat: int, move: int) -> Text | None:
        """The travel card that was looked at, beside what may come instead."""
        now = TRAVEL_PRESTIGE[s.looked]
        cards = s.roads[s.villages[seat].next_letter()]
        better = sum(TRAVEL_PRESTIGE[card] > now for card in cards)
        worse = sum(TRAVEL_PRESTIGE[card] < now for card in cards)
        if move == KEEP_CARD:
            return Text("reason-keep", points=now, n=better) if better <= worse else None
        return Text("reason-swap", points=now, n=better) if better > worse else None

    def of_burial(self, s: State, seat: int, move: int) -> Text | None:
        """The chronicle's story points, or the villager who is needed least."""
        written = s.written(move - BURY)
        cells = CHRONICLE_STORY[move - BURY]
        story = cells[written] if written < len(cells) else 0
        if story > 0:
            return Text("reason-chronicle", story=story)
        best = max(self.answer_worth(s, seat, each) for each in s.stack[-1].answers(s))
        return Text("reason-needless") if self.answer_worth(s, seat, move) == best else None

    def best_villager(self, s: State, seat: int, villager: int) -> Text | None:
        """The profession that the village needs most."""
        best = max(self.villager_worth(s, seat, each) for each in range(VILLAGERS))
        worth = self.villager_worth(s, seat, villager)
        return Text("reason-hire", villager=noun("villager", villager)) if worth == best else None


def of_step(s: State, seat: int, cell: int) -> Text | None:
    """The headman's step: home with the story points, or to coins or more of them."""
    if cell == HOUSE:
        tree = s.villages[seat].tree
        return Text("reason-save", story=tree) if tree > 0 else None
    if cell == COIN_CELL:
        return Text("reason-coins", coins=HEADMAN_COINS)
    return Text("reason-play", story=HEADMAN_STORY)


def of_council(s: State, seat: int) -> Text | None:
    """The action of one's council."""
    village = s.villages[seat]
    if village.council == FINANCE:
        return Text("reason-coins", coins=COUNCIL_COINS[FINANCE])
    if village.council == GUILD:
        return Text("reason-joker") if village.council_marks < GUILD_CELLS else None
    bonus = TERRITORY_BONUS if village.council == TERRITORIES else PEOPLE_BONUS
    return Text("reason-marks", points=bonus)


def of_mark(s: State, seat: int, move: int) -> Text | None:
    """What a marker counts as things stand."""
    village = s.villages[seat]
    if village.council == TERRITORIES:
        area = move - MARK_AREA
        cards = cards_by_area(village)[area]
        return Text("reason-area", area=noun("area", area), n=cards, points=TERRITORY_BONUS * cards) if cards else None
    villager = move - MARK_VILLAGER
    if not village.has(villager):
        return None
    return Text("reason-villager", villager=noun("villager", villager), points=PEOPLE_BONUS)


def of_customer(s: State, seat: int, customer: int) -> Text:
    """Whether the village makes what a customer wants."""
    village = s.villages[seat]
    lacks = [good for good in CUSTOMER_DUE[customer] if village.shop(good) == NONE and village.stock(good) == 0]
    points = CUSTOMER_PRESTIGE[customer]
    if lacks:
        return Text("reason-invite-lacks", points=points, goods=[noun("good", good) for good in lacks])
    return Text("reason-invite", points=points)
