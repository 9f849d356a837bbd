"""What `web/src/site/thinking.worker.ts` calls: a bot's thinking, as in `bot_process.main`, but without a pipe."""

from typing import Any

import msgspec
from pyodide.ffi import to_js

from igroteka.server.bot_process.protocol import Request, answer

QUESTIONS: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)


def think(question: Any, onlooker: Any) -> Any:
    """One question, one answer, as JavaScript has bytes. The onlooker hears which share is done, and may end it."""
    asked = QUESTIONS.decode(question.to_bytes())
    return to_js(msgspec.msgpack.encode(answer(asked, lambda share: bool(onlooker(share)))))
