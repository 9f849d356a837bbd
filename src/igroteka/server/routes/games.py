"""The games of the house, for those who choose and show them: what they are, their moves, their words."""

import hashlib
import re
from functools import cache
from pathlib import Path

import msgspec
from starlette.responses import Response

from igroteka import bots
from igroteka.engine.figures import told
from igroteka.engine.game import Game
from igroteka.engine.guide import guide_of
from igroteka.engine.texts import HERE, languages, source
from igroteka.games import find, known, shelf
from igroteka.server.messages import (
    BotInfo,
    DomainInfo,
    GameDetails,
    GameInfo,
    Games,
    Key,
    VerbInfo,
)
from igroteka.server.refusals import TEXTS, missing, words
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables.lobby import game_of

routes = Routes("games")
GUIDE = "guide-"
"""How the words of a game's guide are asked for."""


@cache
def words_of(key: str, language: str) -> tuple[str, bytes]:
    """The Fluent source of the engine and a game (or the server), or of a game's guide, and a hash of it.

    The server can also say what is on the boxes of the games, so that a shelf needs no more than its words.
    """
    folders: list[Path]
    if key.startswith(GUIDE):
        folders = [find(key.removeprefix(GUIDE)).folder / "guide"]
    else:
        folders = [HERE, *([TEXTS] if key == "server" else find(key).words)]
    text = source(language, *folders)
    if key == "server":
        text += "".join(on_the_box(game, language) for game in known())
    return hashlib.sha256(text.encode()).hexdigest()[:16], text.encode()


def on_the_box(key: str, language: str) -> str:
    """What a game is called, and what it is about: the message `game-<key>` of its words."""
    told = re.search(
        rf"^game-{key} =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", words_of(key, language)[1].decode(), re.MULTILINE
    )
    return told[0] if told is not None else ""


def addresses(key: str) -> dict[str, str]:
    """Where its words are, by language."""
    return {language: f"/api/texts/{key}/{language}/{words_of(key, language)[0]}.ftl" for language in languages()}


def info(game: Game) -> GameInfo:
    """A game in a list."""
    return GameInfo(
        game.key,
        words(game.title()),
        list(game.seats),
        game.usual_players,
        game.minutes,
        game.weight,
        game.rules,
        [option.data() for option in game.options],
        [BotInfo(name) for name in bots.names(game.key)],
        addresses(game.key),
        addresses(GUIDE + game.key) if guide_of(game) else {},
        len(game.components.sources["reconstructed"]),
        game.hidden,
    )


@cache
def all_games(hidden: bool = False) -> Games:
    """The games of the shelf, or all of them."""
    keys = known() if hidden else shelf()
    return Games([info(find(key)) for key in keys], list(languages()), addresses("server"))


@cache
def details(key: str) -> GameDetails:
    """A game with all that is fixed about it."""
    game = find(key)
    short = info(game)
    verbs = [
        VerbInfo(verb.name, [DomainInfo(domain.arg, domain.keys, domain.noun) for domain in verb.domains])
        for verb in game.catalogue.verbs
    ]
    return GameDetails(
        **msgspec.structs.asdict(short),
        verbs=verbs,
        moves={name: words(game.catalogue.label(move)) for move, name in enumerate(game.catalogue.names)},
        points=list(game.points),
        nouns=game.nouns,
        components=game.components.fingerprint,
        figures={name: value for name, value in told(game.folder).items() if not isinstance(value, list)},
        shipped=game.components.shipped,
        sources=game.components.sources,
    )


class GamesQuery(msgspec.Struct):
    """Which games to list."""

    hidden: bool = False
    """Those too that are on no shelf. They can be played like any other by who knows their key."""


@routes.get("/api/games", who="anyone")
async def list_games(call: Call, query: GamesQuery) -> Games:
    """The games, with seats, options, bots and the address of their words."""
    return all_games(query.hidden)


@routes.get("/api/games/{game}", who="anyone")
async def game_details(call: Call, game: Key) -> GameDetails:
    """One game with its moves, score sheet and where its components come from."""
    return details(game_of(game).key)


@routes.get("/api/texts/{game}/{language}/{hash}.ftl", who="anyone", gives="text/plain")
async def texts(call: Call, game: Key, language: Key, hash: Key) -> Response:  # noqa: A002 - the name in the path
    """The Fluent source of a game's words, engine's included; it may be kept for ever.

    `server` is the server's own, `guide-<game>` that of a game's guide.
    """
    if language not in languages():
        raise missing("language")
    if game != "server":
        room = game_of(game.removeprefix(GUIDE))
        if game.startswith(GUIDE) and guide_of(room) is None:
            raise missing("text")
    found, text = words_of(game, language)
    if hash != found:
        raise missing("text")
    return Response(text, media_type="text/plain", headers={"cache-control": "public, max-age=31536000, immutable"})
