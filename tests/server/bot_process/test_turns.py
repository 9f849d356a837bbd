"""Bots' time is shared fairly: by person, and tables that people play at come first."""

import asyncio

from igroteka.server.bot_process.turns import Turns, Whose
from tests.server.processes import PATIENCE


def order(asked: list[Whose], *, most: int = 1, called_off: tuple[int, ...] = ()) -> list[str]:
    """In which order those who ask while somebody thinks have their turns."""
    served: list[str] = []

    async def main() -> None:
        turns = Turns(most)
        for _ in range(most):
            await turns.take(Whose("busy"))

        async def think(whose: Whose) -> None:
            await turns.take(whose)
            served.append(whose.person)
            await asyncio.sleep(0)
            turns.give()

        tasks = [asyncio.create_task(think(whose)) for whose in asked]
        await asyncio.sleep(0)
        for number in called_off:
            tasks[number].cancel()
        await asyncio.sleep(0)
        for _ in range(most):
            turns.give()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _ in range(most):
            await asyncio.wait_for(turns.take(Whose("afterwards")), PATIENCE)  # all are free again

    asyncio.run(main())
    return served


def test_sixty_tables_of_one_person_keep_another_waiting_for_one_move() -> None:
    many = [Whose("many")] * 60
    assert order([*many, Whose("one"), Whose("two")])[:3] == ["many", "one", "two"]
    assert order([*many, Whose("one")], most=2).index("one") <= 2


def test_people_in_turn() -> None:
    assert order([Whose("a"), Whose("a"), Whose("b"), Whose("b"), Whose("c")]) == ["a", "b", "c", "a", "b"]


def test_tables_with_people_come_before_those_of_bots_alone() -> None:
    bots = [Whose("a", alone=True)] * 3
    assert order([*bots, Whose("b"), Whose("b")]) == ["b", "b", "a", "a", "a"]


def test_whoever_is_called_off_keeps_no_turn() -> None:
    assert order([Whose("a"), Whose("a"), Whose("b")], called_off=(0,)) == ["a", "b"]
    assert order([Whose("a"), Whose("b")], called_off=(0, 1)) == []
