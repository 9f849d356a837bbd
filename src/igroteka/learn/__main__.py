"""`python -m igroteka.learn GAME`: the command alone, where nothing is installed but what learning needs."""

import argparse
import sys

from rich.console import Console

from igroteka.engine.errors import IgrotekaError
from igroteka.engine.texts import FIRST, Speaker
from igroteka.learn.commands import add_arguments, run


def main() -> int:
    """Run it; returns its exit code."""
    speaker = Speaker(FIRST)
    parser = argparse.ArgumentParser("igroteka learn", description=speaker.say("cli-learn"))
    add_arguments(parser, speaker)
    try:
        return run(parser.parse_args(), speaker, Console(highlight=False))
    except IgrotekaError as error:
        print(f"igroteka: {error.tell(FIRST)}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
