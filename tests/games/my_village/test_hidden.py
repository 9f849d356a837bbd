"""What nobody knows: the order of the stacks. And undo, which stops where something came to light."""

import igroteka
from igroteka.engine.chance import Chance, key_of
from igroteka.games.my_village import death, rules
from igroteka.games.my_village.state import State


def state_of(match: igroteka.Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def test_imagining_reorders_stacks_but_keeps_what_is_open() -> None:
    s = state_of(igroteka.new("my_village", 3, seed=1))
    worlds = [rules.imagine(s, Chance(key_of(number), 0)) for number in range(20)]
    for t in worlds:
        assert t.offer == s.offer
        assert [stack[-1] for stack in t.stacks] == [stack[-1] for stack in s.stacks]
        assert [sorted(stack) for stack in t.roads + t.stacks] == [sorted(stack) for stack in s.roads + s.stacks]
        assert sorted(t.customers) == sorted(s.customers)
    assert len({tuple(t.customers) for t in worlds}) == 20
    assert len({tuple(t.roads[0]) for t in worlds}) > 5
    assert len({tuple(t.stacks[2]) for t in worlds}) > 5


def test_everyone_sees_the_same_table() -> None:
    match = igroteka.new("my_village", 2, seed=1, options={"first": "0"})
    mine, others, guests = match.view(0), match.view(1), match.view(None)
    for seen in (mine, others, guests):
        for own in ("seat", "prompt", "sums", "wakes", "dear", "passing"):  # what one's own answers come to
            del seen[own]
    assert mine == others == guests


def test_taking_dice_can_be_undone_but_not_a_turned_card() -> None:
    match = igroteka.new("my_village", 2, seed=1, options={"first": "0"})
    s = state_of(match)
    match.play(match.legal()[0])
    assert match.can_undo(0)
    match.undo(0)
    s = state_of(match)
    s.die1, s.die2 = 2, 4
    s.stack = [rules.NEXT, death.REAPER, rules.BANNERS_OF[0]]
    match.play("travel:a")
    assert not match.can_undo(0)
