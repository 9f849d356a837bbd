"""What the server would always answer the same, written down for the site: so the shelf is there before Python is."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from igroteka.engine.texts import languages
from igroteka.games import known
from igroteka.server.routes.games import GUIDE, addresses, all_games, words_of

API = "/api/"


def write(into: Path) -> None:
    """The list of games, and the words of the server, the games and their guides."""
    games = all_games(hidden=True)
    into.mkdir(parents=True, exist_ok=True)
    (into / "games.json").write_bytes(msgspec.json.encode(games))
    guides = [GUIDE + game.key for game in games.games if game.guide]
    for key in ["server", *known(), *guides]:
        for language in languages():
            path = into / addresses(key)[language].removeprefix(API)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(words_of(key, language)[1])


if __name__ == "__main__":
    write(Path(sys.argv[1]))
