"""Hints say why: every reason that a room has words for comes up, and says the same in both languages."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import igroteka
from igroteka import games
from igroteka.bots.reasons import by_search
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.match import Match
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text
from tests.bots import reason_scenes as scenes

MATCHES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "village": [(2, {}), (4, {})],
    "my_village": [(2, {}), (3, {})],
    "strasbourg": [(3, {}), (5, {"planning": "in-turn"})],
    "bronze_age": [(2, {}), (3, {"rules": "late_bronze_age"}), (4, {"trading": True})],
    "dominion": [(2, {})],
}
"""Seats and options of the matches in which reasons are looked for."""
SEEDS = 2
OTHERWISE = 8
"""One move in so many is any, so that matches come where no sound player would bring them."""


def reasons_of(game: str) -> set[str]:
    """What a room has words for."""
    words = (games.find(game).folder / "texts" / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^(reason-[\w-]+) =", words, re.MULTILINE))


def said(match: Match, speakers: list[Speaker]) -> set[str]:
    """Play on, asking about every move that could be made; which reasons were given."""
    strategy = match.game.strategies["regular"]
    chance = Chance(key_of("why"), 0)
    found = set()
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        own = legal[0]
        if len(legal) > 1:
            own = strategy.pick(match.state, seat, legal)
            for move in legal:
                why = strategy.reason(match.state, seat, move)
                if why is not None:
                    found.add(why.key)
                    check(why, speakers)
        match.play(chance.pick(legal) if own not in legal or chance.below(OTHERWISE) == 0 else own, seat)
    return found


def check(why: Text, speakers: list[Speaker]) -> None:
    """It is said in every language, with nothing left out; it goes on in a sentence and ends without a full stop."""
    for speaker in speakers:
        words = speaker.text(why)
        assert speaker.has(why.key), why.key
        assert "{" not in words, words
        assert not words.endswith("."), words


@pytest.mark.parametrize("game", MATCHES)
def test_every_reason_comes_up_and_has_words(game: str) -> None:
    speakers = [games.find(game).speaker(language) for language in ("en", "ru")]
    found = set()
    for players, options in MATCHES[game]:
        for seed in range(SEEDS):
            found |= said(igroteka.new(game, players, seed=f"why{seed}", options=options), speakers)
    for scene in scenes.RARE.get(game, []):
        why = scene()
        assert why is not None, scene.__doc__
        check(why, speakers)
        found.add(why.key)
    assert found == reasons_of(game)


@pytest.mark.parametrize("scene", scenes.TOLD, ids=lambda scene: str(scene.__name__))
def test_a_scene_is_explained(scene: Callable[[], tuple[str, Text | None, str, str]]) -> None:
    """Each of `reason_scenes.TOLD` says of which game it is, the reason, and what it is in English and Russian."""
    game, why, english, russian = scene()
    assert why is not None
    room = games.find(game)
    assert (room.speaker("en").text(why), room.speaker("ru").text(why)) == (english, russian)


def test_where_nobody_could_say_why_the_truth_is_what_the_search_found() -> None:
    said_of = [by_search(number, [0.41, 0.38, 0.39]) for number in range(3)]
    assert [(each.key, each.args) for each in said_of] == [
        ("reason-search", {"percent": 41, "other": 39}),
        ("reason-beside", {"percent": 38, "other": 41}),
        ("reason-beside", {"percent": 39, "other": 41}),
    ]
    assert by_search(0, [0.5]).key == "reason-alone"
    assert by_search(0, [0.3, 0.4]).key == "reason-tried", "what was tried most needn't have the best average"
    assert by_search(0, [0.4, 0.4]).key == "reason-even"
