"""A process that bots think in: frozen matches come in, moves go out. Started by `minds`, as `python -m`."""

import os
import sys

import msgspec

from igroteka.server.minds import HEADER, Question, answer


def main() -> None:
    """Answer until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    read, write = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the pipe
    while True:
        header = read.read(HEADER.size)
        if len(header) < HEADER.size:
            return
        question = msgspec.msgpack.decode(read.read(HEADER.unpack(header)[0]), type=Question)
        data = msgspec.msgpack.encode(answer(question))
        write.write(HEADER.pack(len(data)) + data)
        write.flush()


if __name__ == "__main__":
    main()
