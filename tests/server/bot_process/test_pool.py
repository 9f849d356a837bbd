"""Bots in their processes: one that crashes, overruns or cheats is replaced for that move, and the match goes on."""

import asyncio
import signal
from collections.abc import Callable
from typing import Any

import pytest

import igroteka
from igroteka import bots, games
from igroteka.engine.state import dump
from igroteka.server.bot_process import pool
from igroteka.server.bot_process.protocol import Calibrate, ChooseMove, Pace, Request, Response
from igroteka.server.freeze import freeze, thaw
from tests.contract.test_contract import dump_memory
from tests.server.clients import Guest, Running


@pytest.mark.parametrize("game", igroteka.game_keys())
def test_a_frozen_match_is_the_same_when_thawed(game: str) -> None:
    for players in games.find(game).seats:
        match = igroteka.new(game, players, seed=players)
        bot = igroteka.bot(game, "random")
        for _ in range(80):
            if match.over:
                break
            again = thaw(freeze(match))
            assert dump(again.state) == dump(match.state)
            assert dump_memory(again) == dump_memory(match)
            assert again.moves == match.moves
            seat = match.to_act[0]
            assert dump(again.seat(seat).imagine_state(5)) == dump(match.seat(seat).imagine_state(5))
            move = bot.choose(match.seat(seat))
            match.play(move, seat)
            again.play(move, seat)
            assert dump(again.state) == dump(match.state)


def test_a_position_that_was_kept_otherwise_is_played_again() -> None:
    match = igroteka.new("dominion", seed=4)
    match.play("treasures")
    kept = freeze(match).replace(b"BuyPhase", b"BuyFaze ")
    assert kept != freeze(match)
    again = thaw(kept)
    assert dump(again.state) == dump(match.state)
    assert again.moves == match.moves


def choose(bot: str, budget: float = 30.0, change: Callable[[pool.BotPool], None] | None = None) -> list[str]:
    """Two moves of a bot, in a process of its own."""

    async def main() -> list[str]:
        thinkers = pool.BotPool(1, budget)
        if change is not None:
            change(thinkers)
        try:
            match = igroteka.new("dominion", 2, seed=1, options={"first": "0"})
            return [await thinkers.choosing(match, 0, bot) for _ in range(2)]
        finally:
            await thinkers.close()

    return asyncio.run(main())


def test_where_nobody_can_be_started_the_match_goes_on() -> None:
    async def no_room(nice: int) -> pool.Mind:
        raise OSError("no memory")

    def without(thinkers: pool.BotPool) -> None:
        thinkers.start = no_room

    match = igroteka.new("dominion", 2, seed=1, options={"first": "0"})
    legal = [match.name(move) for move in match.legal(0)]
    assert set(choose("bmu", change=without)) <= set(legal)


def test_ctrl_c_is_for_the_server_and_not_for_its_bots() -> None:
    async def main() -> None:
        process = await pool.BotProcess.start(0)
        try:
            for _ in range(2):
                assert isinstance(await process.ask(Calibrate()), Pace)
                process.process.send_signal(signal.SIGINT)  # a terminal sends it to every process of the command
        finally:
            await process.end()
        assert process.process.returncode == -signal.SIGKILL

    asyncio.run(main())


def test_a_bot_chooses_in_its_process() -> None:
    match = igroteka.new("dominion", 2, seed=1, options={"first": "0"})
    expected = match.name(bots.bot("dominion", "bmu").choose(match.seat(0)))
    assert choose("bmu") == [expected, expected]


def test_an_unknown_bot_is_replaced() -> None:
    assert choose("no-such-bot") == choose(pool.stand_in("dominion"))


def test_a_bot_that_overruns_is_replaced_even_if_its_stand_in_does_too() -> None:
    legal = igroteka.new("dominion", 2, seed=1, options={"first": "0"})
    names = {legal.name(move) for move in legal.legal(0)}
    assert set(choose("bmu", budget=0.0)) <= names


def test_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    deaths = 0

    def fragile(thinkers: pool.BotPool) -> None:
        real = pool.BotProcess.ask

        async def dying(self: pool.BotProcess, question: Request) -> Response:
            nonlocal deaths
            if isinstance(question, ChooseMove) and question.bot == "smithy":
                deaths += 1
                self.process.kill()
            return await real(self, question)

        monkeypatch.setattr(pool.BotProcess, "ask", dying)

    assert choose("smithy", change=fragile) == choose(pool.stand_in("dominion"))
    assert deaths == 2


def test_the_match_goes_on_without_the_bot(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Any, question: Any, whose: Any) -> str:
        raise pool.Failed("it broke")

    monkeypatch.setattr(pool.BotPool, "_ask", broken)
    tanya = Guest(server.url, "Tanya")
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True, options={"first": "1"})["id"]
    live = tanya.live(table)
    while live.state["to_act"] != [0]:
        live.receive()


def test_a_closing_that_was_called_off_is_made_good() -> None:
    async def main() -> int | None:
        room = pool.BotPool(1)
        mind = await room._start()
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        await room.close()
        assert isinstance(mind, pool.BotProcess)
        return mind.process.returncode

    assert asyncio.run(main()) is not None
