"""What `web/src/site/thinking.worker.ts` calls: a bot's thinking, as in `bot_process.main`, but without a pipe."""

from typing import Any

import msgspec
from pyodide.ffi import to_js

from igroteka import games
from igroteka.bots import network
from igroteka.server.bot_process.protocol import Request, answer
from igroteka.server.browser.sums import PageSums

QUESTIONS: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)


def reckon_by(make: Any) -> None:
    """From now on the page makes the sums of networks."""
    network.QUICKER[:] = [lambda known: PageSums(known, make)]


def open_room(game: str) -> None:
    """Open a game before anybody asks, with its network: both take longer than most moves."""
    games.find(game)
    network.find(game)


def think(question: Any, onlooker: Any) -> Any:
    """One question, one answer, as JavaScript has bytes. The onlooker hears which share is done, and may end it."""
    asked = QUESTIONS.decode(question.to_bytes())
    return to_js(msgspec.msgpack.encode(answer(asked, lambda share: bool(onlooker(share)))))
