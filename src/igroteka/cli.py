"""placeholder."""


def main() -> None:
    """Start."""
