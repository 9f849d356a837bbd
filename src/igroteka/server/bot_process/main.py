"""A process that bots think in: frozen matches come in, moves and opinions go out. Started by `pool`."""

import os
import sys

import msgspec

from igroteka.server.bot_process.protocol import SIZE, Request, answer


def main() -> None:
    """Response until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # people come first
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy would want all processors for each of its small sums
    read, write = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the pipe
    questions = msgspec.msgpack.Decoder(Request)
    while True:
        header = read.read(SIZE.size)
        if len(header) < SIZE.size:
            return
        question = questions.decode(read.read(SIZE.unpack(header)[0]))
        data = msgspec.msgpack.encode(answer(question))
        write.write(SIZE.pack(len(data)) + data)
        write.flush()
