"""«Общие замечания о влиянии»: what the steps A to G have in common.

In turn order everyone reveals a stack, passes, or spends a privilege and waits. The highest influence ranks first and
takes the marker; then the ranks act in order. Who can carry out no action may put one revealed card under his deck.
"""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.strasbourg.actions import act
from igroteka.games.strasbourg.components import GUILD_KEYS
from igroteka.games.strasbourg.kinds import (
    CARDS_EACH,
    GUILD_STEP,
    LEADS,
    LEAVE,
    NOBODY,
    PASS,
    PASSES,
    RECOVER,
    RECOVERS,
    REVEAL,
    REVEALS,
    ROUNDS,
    STEP,
    STEP_KEYS,
    VALUES,
    WAIT,
    WAITS,
)
from igroteka.games.strasbourg.questions import Question, Then, card_noun, stack_nouns
from igroteka.games.strasbourg.stacks import ONE, cards_of, count_of, sum_of
from igroteka.games.strasbourg.state import State


def begin_influence(s: State, d: Dealer) -> None:
    """A step begins: in turn order, everyone decides. Who has no stack left can only pass, so he is not asked."""
    if d.loud:
        guild = s.guild()
        if guild >= 0:
            d.tell(GUILD_STEP, NOBODY, s.step, guild)
        else:
            d.tell(STEP, NOBODY, s.step)
    s.queue = [seat for seat in s.turn_order() if s.families[seat].stacks]
    if s.queue:
        s.ask(Rank())
        s.ask(Bid(s.queue[0]))


class Bid(Question):
    """Reveal a stack, pass, or spend a privilege to decide after all who are waiting («Привилегия»)."""

    def answers(self, s: State) -> list[int]:
        family = s.families[self.seat]
        moves = [REVEAL + i for i in range(len(family.stacks))]
        moves.append(PASS)
        if family.privileges > 0:
            moves.append(WAIT)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        s.answered()
        s.queue.pop(0)
        if move == PASS:
            d.tell(PASSES, seat)
        elif move == WAIT:
            s.families[seat].privileges -= 1
            s.queue.append(seat)
            d.tell(WAITS, seat)
        else:
            family = s.families[seat]
            stack = family.stacks.pop(move - REVEAL)
            family.bid = stack
            if d.loud:
                d.tell_list(REVEALS, seat, [value - 1 for value in reversed(cards_of(stack))], sum_of(stack))
        if s.queue:
            s.ask(Bid(s.queue[0]))

    def prompt(self, s: State, seat: int) -> Text:
        # Waiting is spoken of to those who can.
        wait = "-wait" if s.families[seat].privileges else ""
        step, guild = Noun("step", STEP_KEYS[s.step]), s.guild()
        if guild >= 0:
            return Text(f"ask-bid-guild{wait}", step=step, guild=Noun("guild", GUILD_KEYS[guild]))
        return Text(f"ask-bid{wait}", step=step)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if REVEAL <= move < REVEAL + CARDS_EACH:
            return Text("why-no-such-stack", n=len(s.families[seat].stacks))
        return Text("why-no-privilege") if move == WAIT else None


class Rank(Then):
    """Everyone has decided: put the revealed stacks in order, pass the marker, and let the ranks act."""

    def run(self, s: State, d: Dealer) -> None:
        order = ranking(s)
        s.ask(EndStep(order, [int(sum_of(s.families[seat].bid)) for seat in order]))
        if not order:
            return
        if s.first != order[0]:
            s.first = order[0]
            d.tell(LEADS, order[0])
        for rank in range(len(order) - 1, -1, -1):
            s.ask(Act(order[rank], rank))


def ranking(s: State) -> list[int]:
    """Who revealed a stack, highest influence first; among equals, whoever sits nearer to the first player."""
    order: list[int] = []
    sums: list[int] = []
    for seat in s.turn_order():
        total = sum_of(s.families[seat].bid)
        if total:
            place = len(order)
            while place > 0 and sums[place - 1] < total:
                place -= 1
            order.insert(place, seat)
            sums.insert(place, total)
    return order


def rank_with(s: State, seat: int, stack: int) -> int:
    """The rank, from 0, that a seat would have now if it revealed this stack."""
    total = sum_of(stack)
    ahead = 0
    nearer = True
    for other in s.turn_order():
        if other == seat:
            nearer = False
            continue
        theirs = sum_of(s.families[other].bid)
        if theirs > total or (nearer and theirs == total):
            ahead += 1
    return ahead


def standing(s: State) -> list[tuple[int, int]]:
    """The ranks of this step, who and by how much: as they would be now while players decide, and then as they are.

    What somebody revealed stays what ranked him, though a card of it has gone under his deck.
    """
    for question in s.stack:
        if isinstance(question, EndStep) and question.influence:
            return list(zip(question.order, question.influence, strict=True))
    return [(seat, sum_of(s.families[seat].bid)) for seat in ranking(s)]


class Act(Then):
    """One rank acts; who can carry out no action may recover a card.

    In the last round nobody is asked: no deck is drawn from any more.
    """

    def __init__(self, who: int, rank: int) -> None:
        super().__init__()
        self.who = who
        self.rank = rank

    def run(self, s: State, d: Dealer) -> None:
        if not act(s, self.who, self.rank, d) and s.round < ROUNDS - 1:
            s.ask(Recover(self.who))


class Recover(Question):
    """«Исключение»: which card of the revealed stack goes under the deck, or none."""

    def answers(self, s: State) -> list[int]:
        stack = s.families[self.seat].bid
        moves = [RECOVER + value - 1 for value in range(1, VALUES + 1) if count_of(stack, value)]
        moves.append(LEAVE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != LEAVE:
            value = move - RECOVER + 1
            family = s.families[self.seat]
            family.bid -= ONE[value]
            family.deck.insert(0, value)
            d.tell(RECOVERS, self.seat, value - 1)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-recover", cards=stack_nouns(s.families[seat].bid))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if RECOVER <= move < RECOVER + VALUES:
            return Text("why-not-in-stack", card=card_noun(move - RECOVER + 1))
        return None


class EndStep(Then):
    """The revealed cards go back to the box. Until then it knows in which order the ranks act, and what ranked them."""

    def __init__(self, order: list[int] | None = None, influence: list[int] | None = None) -> None:
        super().__init__()
        self.order = order or []
        self.influence = influence or []
        """Empty, both, in matches that were saved before they were kept here."""

    def run(self, s: State, d: Dealer) -> None:
        for family in s.families:
            family.box(family.bid)
            family.bid = 0
