"""`python -m igroteka` is the command, and so is `igroteka`."""

import sys


def main() -> int:
    """Load the command and run it; returns its exit code. Whoever changes their mind meanwhile is told nothing."""
    try:
        from igroteka import cli
    except KeyboardInterrupt:
        return 130
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
