"""Writes what the browser table knows of the server, so that nothing is typed twice.

Into the folder given: `openapi.json` (the API), `<game>.json` for each game with a board (its view and components, as
an OpenAPI document of its own), and `spoken.json`, texts with their sentences, which hold the browser's speaker to the
engine's.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

import igroteka
from igroteka import games
from igroteka.engine.dealer import EVERYONE, Event
from igroteka.engine.game import Game
from igroteka.engine.texts import HERE, languages, source
from igroteka.engine.ties import EVEN, SHARED, TIE
from igroteka.server.app import openapi


def document(title: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """Schemas as an OpenAPI document without routes."""
    info = {"title": title, "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


def shapes_of(game: Game) -> dict[str, Any]:
    """The schemas of a game's view and of its components."""
    view = get_type_hints(game.views.view)["return"]
    components = import_module(f"igroteka.games.{game.key}.components").Components
    _, schemas = msgspec.json.schema_components([view, components], ref_template="#/components/schemas/{name}")
    return schemas


def spoken(game: Game) -> list[dict[str, Any]]:
    """Log lines of a match between random players, and how a tie may end it, as data and as sentences."""
    match = igroteka.new(game.key, seed=5)
    bot = igroteka.bot(game.key, "random")
    while not match.over and match.ply < 150:
        match.play(bot.choose(match.seat(match.to_act[0])), match.to_act[0])
    names = ["Таня", "Толя", "Тоня", "Тимур", "Тая"][: match.players]
    speakers = {language: game.speaker(language, names) for language in languages()}
    lines = [game.describe(event) for event in [*match.journal, *tied(game)]]
    return [
        {"text": line.data(), "says": {language: speaker.text(line) for language, speaker in speakers.items()}}
        for line in lines
    ]


def tied(game: Game) -> list[Event]:
    """All that a log may tell of a tie between two."""
    broken = [Event(0, TIE, -1, (which,), (0, 7, 1, 7), EVERYONE) for which in range(len(game.scoring.TIES))]
    return [Event(0, EVEN, -1, (21,), (0, 1), EVERYONE), *broken, Event(0, SHARED, -1, (), (0, 1), EVERYONE)]


def main(folder: Path) -> None:
    """Write everything."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_bytes(msgspec.json.encode(openapi()))
    says: dict[str, Any] = {}
    for key in igroteka.game_keys(hidden=True):
        game = games.find(key)
        (folder / f"{key}.json").write_bytes(msgspec.json.encode(document(key, shapes_of(game))))
        texts = {language: source(language, HERE, *game.words) for language in languages()}
        says[key] = {"texts": texts, "lines": spoken(game)}
    (folder / "spoken.json").write_bytes(msgspec.json.encode(says))


main(Path(sys.argv[1]))
