"""What nobody else sees, and what a seat can imagine from what it has seen"""

import igroteka
from igroteka.engine.sets import count
from igroteka.engine.state import dump
from igroteka.games.strasbourg.stacks import cards_of, size_of
from tests.games.strasbourg.scenes import at_planning, imagined, plan, play, started, state_of

SEEDS = range(30)


def planned(players: int = 3) -> igroteka.Match:
    """A match at step A; seat 0 has stacks of two and one cards, the others one card."""
    match = started(players)
    for move in ("draw", "draw", "stop", "apart", "join:1"):
        match.play(move, 0)
    for seat in range(1, players):
        match.play("stop", seat)
    return match


def test_money_goods_privileges_tasks_and_stacks_of_others_are_not_in_a_view() -> None:
    match = planned()
    for seat in (1, None):
        seen = match.view(seat)["seats"][0]
        for hidden in ("money", "goods", "privileges", "tasks", "stacks", "drawn"):
            assert seen[hidden] is None
    own = match.view(0)["seats"][0]
    assert own["money"] == 5
    assert len(own["tasks"]) == 5
    assert len(own["stacks"]) == 2


def test_imagined_stacks_have_the_sizes_that_are_seen() -> None:
    match = planned()
    contents = set()
    for seed in SEEDS:
        stacks = imagined(match, 1, seed).families[0].stacks
        assert [size_of(stack) for stack in stacks] == [2, 1]
        contents.add(tuple(stacks))
    assert len(contents) > 5


def test_imagined_tasks_are_none_of_ones_own_and_vary_in_number() -> None:
    match = planned()
    own = state_of(match).families[1].dealt
    numbers = set()
    for seed in SEEDS:
        position = imagined(match, 1, seed)
        assert position.families[1].dealt == own
        others = set(position.families[0].dealt + position.families[2].dealt)
        assert len(others) == 10
        assert not others & set(own)
        numbers.add(count(position.families[0].kept))
    assert numbers >= {1, 2, 3, 4}


def test_ones_own_cards_are_imagined_as_they_are_but_for_the_order_of_the_deck() -> None:
    match = planned()
    orders = set()
    for seed in SEEDS:
        position = imagined(match, 0, seed)
        assert position.families[0].stacks == state_of(match).families[0].stacks
        assert sorted(position.families[0].deck) == sorted(state_of(match).families[0].deck)
        orders.add(tuple(position.families[0].deck))
    assert len(orders) == len(SEEDS)


def test_revealed_cards_are_remembered() -> None:
    """Once four sixes of a seat were seen, nobody imagines another."""
    match = started(3)
    sixes = state_of(match)
    deck = sorted(sixes.families[0].deck + cards_of(sixes.families[0].drawn))
    sixes.families[0].drawn = 0o100000  # one six in hand, the others on top of the deck
    deck.remove(6)
    sixes.families[0].deck = deck
    for move in ("draw", "draw", "draw", "stop", "join:1", "join:1", "join:1"):
        match.play(move, 0)
    match.play("stop", 1)
    match.play("stop", 2)
    match.play("reveal:1", match.to_act[0])
    for seed in SEEDS:
        position = imagined(match, 1, seed)
        assert 6 not in position.families[0].deck


def recovered() -> igroteka.Match:
    """Seat 2 has put a card back under its deck: everyone saw which."""
    match = planned()
    while not any(event.kind.name == "recover" for event in match.journal):
        legal = [match.name(move) for move in match.legal(match.to_act[0])]
        wanted = [name for name in legal if name.startswith(("reveal", "recover"))]
        match.play(wanted[0] if wanted else legal[0], match.to_act[0])
    return match


def test_a_recovered_card_is_known_at_the_bottom_of_the_deck() -> None:
    match = recovered()
    event = next(event for event in match.journal if event.kind.name == "recover")
    for seed in SEEDS:
        for seat in range(3):
            assert imagined(match, seat, seed).families[event.seat].deck[0] == event.values[0] + 1


def test_a_recovered_card_is_known_among_the_stacks_once_it_is_drawn() -> None:
    """Seat 2 shows its four ones, recovers one of them, loses eight cards unseen, and then draws its whole deck."""
    match = at_planning({0: [6], 1: [5], 2: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]}, players=3)
    plan(match, 0, "stop")
    plan(match, 1, "stop")
    plan(match, 2, *["draw"] * 11, "stop", *["join:1"] * 7, "apart", *["join:2"] * 3)
    play(match, "reveal:1", "reveal:1", "reveal:2", "recover:1", *["pass"] * 6, "chapel:a1", "build:c1")
    plan(match, 2, *["draw"] * 12, *["apart"] * 12)
    plan(match, 0, "stop")
    plan(match, 1, "stop")
    assert state_of(match).families[2].deck == []
    for seed in SEEDS:
        stacks = imagined(match, 0, seed).families[2].stacks
        assert sum(cards_of(stack).count(1) for stack in stacks) == 1


def test_while_others_plan_their_progress_is_not_imagined_from_the_truth() -> None:
    """What seat 0 has drawn so far, and how much, makes no difference to what seat 1 imagines."""
    one, other = started(3), started(3)
    for move in ("draw", "draw", "draw", "stop", "apart"):
        one.play(move, 0)
    for number in range(10):
        assert dump(imagined(one, 1, number)) == dump(imagined(other, 1, number))


def test_a_finished_plan_is_imagined_before_it_is_laid_out() -> None:
    match = started(3)
    match.play("stop", 0)
    sizes = set()
    for seed in SEEDS:
        position = imagined(match, 1, seed)
        assert position.families[0].stacks
        sizes.add(sum(size_of(stack) for stack in position.families[0].stacks))
    assert len(sizes) > 3
