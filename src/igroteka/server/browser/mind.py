"""What `web/src/site/mind.worker.ts` calls: a bot's thinking, as in `bot_process.main`, but without a pipe."""

import msgspec

from igroteka.server.bot_process.protocol import Request, answer

QUESTIONS: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)


def think(question: bytes) -> bytes:
    """One question, one answer."""
    return msgspec.msgpack.encode(answer(QUESTIONS.decode(question)))
