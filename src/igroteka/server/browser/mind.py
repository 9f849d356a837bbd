"""What `web/src/site/mind.worker.ts` calls: a bot's thinking, as in `bot_process.main`, but without a pipe."""

from typing import Any

import msgspec
from pyodide.ffi import to_js

from igroteka.server.bot_process.protocol import Request, answer

QUESTIONS: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)


def think(question: Any) -> Any:
    """One question, one answer, as JavaScript has bytes."""
    return to_js(msgspec.msgpack.encode(answer(QUESTIONS.decode(question.to_bytes()))))
