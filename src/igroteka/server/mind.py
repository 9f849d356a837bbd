"""A process that bots think in: frozen matches come in, moves and opinions go out. Started by `minds`."""

import os
import sys

import msgspec

from igroteka.server.minds import HEADER
from igroteka.server.thoughts import Asked, answer


def main() -> None:
    """Answer until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # people come first
    read, write = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the pipe
    questions = msgspec.msgpack.Decoder(Asked)
    while True:
        header = read.read(HEADER.size)
        if len(header) < HEADER.size:
            return
        question = questions.decode(read.read(HEADER.unpack(header)[0]))
        data = msgspec.msgpack.encode(answer(question))
        write.write(HEADER.pack(len(data)) + data)
        write.flush()


if __name__ == "__main__":
    main()
