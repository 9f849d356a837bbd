"""Figures in the words of cards: what the rules do with them in another box, and files that don't name them yet."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from igroteka import games
from igroteka.engine import components, workshop
from igroteka.games.dominion.components import SAME, WORDED
from igroteka.games.dominion.kinds import EFFECT, number

pytestmark = pytest.mark.once

GAME: Final = games.find("dominion")
OTHER: Final = {
    "workshop": 5,
    "feast": 6,
    "remodel": 1,
    "mine": 2,
    "moneylender": 4,
    "chapel": 2,
    "library": 6,
    "militia": 4,
    "gardens": 3,
    "adventurer": 1,
    "thief": 1,
}
PLAYED: Final = """
import json
from igroteka import games
from tests.games.dominion.scenes import Scene
asked = {
    "workshop": Scene("workshop").go("play:workshop"),
    "feast": Scene("feast").go("play:feast"),
    "remodel": Scene("remodel silver").go("play:remodel", "trash:silver"),
    "mine": Scene("mine silver").go("play:mine", "trash:silver"),
    "chapel": Scene("chapel copper*5").go("play:chapel"),
    "militia": Scene("militia", others=["copper*5"]).go("play:militia"),
}
prompts = {key: scene.state.stack[-1].prompt(scene.state, scene.to_act[0]).args for key, scene in asked.items()}
gained = {key: asked[key].answers() for key in ("workshop", "feast", "remodel", "mine")}
print(json.dumps({
    "limits": {key: prompts[key]["limit"] for key in gained},
    "gained": gained,
    "why": asked["workshop"].why_not("gain:gold"),
    "chapel": prompts["chapel"]["left"],
    "militia": prompts["militia"]["size"],
    "moneylender": Scene("moneylender copper").go("play:moneylender").counters()[2],
    "library": Scene("library", deck="copper*9").go("play:library").hand(),
    "adventurer": Scene("adventurer", deck="copper*4").go("play:adventurer").hand(),
    "thief": Scene("thief", others=[""], decks=["estate silver"]).go("play:thief").trash(),
    "gardens": Scene("gardens", deck="copper*11").breakdown[0]["gardens"],
    "box": [games.find("dominion").components.fingerprint, games.find("dominion").components.shipped],
}))
"""


def play(path: Path | None = None) -> dict[str, Any]:
    """Each of the cards, in a process of its own with this box."""
    environment = {**os.environ, **({components.ENVIRONMENT: f"dominion={path}"} if path else {})}
    run = subprocess.run([sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def without_effects() -> str:
    """The shipped file as it was before it named these figures."""
    return re.sub(r"^effect = \d+\n", "", GAME.components.text, flags=re.MULTILINE)


def test_every_card_that_has_a_figure_in_its_words_is_tried_here() -> None:
    assert set(OTHER) == set(WORDED)
    assert not [key for key, n in OTHER.items() if EFFECT[number(key)] == n]


def test_cards_do_what_their_figures_say(tmp_path: Path) -> None:
    text = GAME.components.text
    for key, n in OTHER.items():
        text, times = re.subn(rf'(\[\[card\]\]\nkey = "{key}"\n[^\[]*?\[[^\[]*?effect = )\d+', rf"\g<1>{n}", text)
        assert times == 1, key
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    found = play(path)
    assert found["limits"] == {"workshop": 5, "feast": 6, "remodel": 4, "mine": 5}
    assert found["gained"]["mine"] == ["gain:copper", "gain:silver"]
    assert {"gain:duchy", "gain:market"} <= set(found["gained"]["workshop"])
    assert found["why"] == "Gold costs 6, the limit is 5"
    assert (found["chapel"], found["militia"], found["moneylender"]) == (2, 4, 4)
    assert (found["library"], found["adventurer"], found["thief"]) == ("copper*6", "copper", "")
    assert found["gardens"] == 4
    assert found["box"][1] is False


def test_a_file_that_does_not_name_these_figures_means_the_shipped_ones(tmp_path: Path) -> None:
    path = tmp_path / "before.toml"
    path.write_text(without_effects(), "utf-8")
    assert play(path) == play(), "it is the shipped box, to records too"
    path.write_text(without_effects().replace("cost = 8", "cost = 9"), "utf-8")
    other = play(path)
    assert other.pop("box")[1] is False
    assert other == {name: told for name, told in play().items() if name != "box"}


def test_the_workshop_lays_out_files_of_before_with_the_shipped_figures() -> None:
    content = workshop.read(without_effects())
    assert workshop.complaints(GAME, content, "en") == []
    laid_out = {card["key"]: card["effect"] for card in workshop.whole(GAME, content)["card"] if card["effect"]}
    assert laid_out == {key: EFFECT[number(key)] for key in WORDED}
    assert next(iter(SAME.values())) == GAME.components.fingerprint


def test_a_figure_that_no_words_tell_is_refused_and_so_is_one_left_empty() -> None:
    content = workshop.whole(GAME, GAME.components.content)
    by_key = {card["key"]: card for card in content["card"]}
    by_key["smithy"]["effect"] = 2
    by_key["gardens"]["effect"] = None
    told = [(each.what, each.why) for each in workshop.complaints(GAME, content, "en")]
    assert told == [
        ("Gardens: figure in its text", "the words of this card need a figure here"),
        ("Smithy: figure in its text", "there is no figure in the words of this card: leave it out"),
    ]
    by_key["gardens"]["effect"] = 0
    assert "from 1 to 99" in workshop.complaints(GAME, content, "en")[0].why
