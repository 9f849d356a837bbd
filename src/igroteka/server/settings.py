"""How a server is set up."""

from msgspec import Struct

ENVIRONMENT = "IGROTEKA_SETTINGS"
"""Where worker processes find their settings."""
PORT = 8137
"""Where a server listens, unless it is told otherwise."""


class Settings(Struct, kw_only=True):
    """What `igroteka serve` can be told."""

    database: str
    """`sqlite:///path` or `postgresql://...`."""
    host: str = "127.0.0.1"
    """The address it listens on, or its name."""
    public_url: str | None = None
    """The address people use, behind a proxy."""
    minds: int | None = None
    """How many processes bots think in."""
    bot_budget: float = 10.0
    """Seconds a bot may take for one move: a ceiling. What it does in them is counted in decisions."""
    expert_budget: str | None = None
    """What the expert is given for a move, as `Budget` reads it; without, its usual work."""
    hint_budget: str = "600000d,5s"
    """What the expert is given for a hint: decisions, iterations or seconds, as `Budget` reads them."""
    analysis_budget: str = "5000000d"
    """What it is given for a finished match, in decisions."""
    private_webhooks: bool = False
    """Whether a webhook may lead into the server's own network."""
    relaxed: bool = False
    """Without limits on how often one may ask, for load tests and examples."""
    deals: str | None = None
    """A word from which all deals follow, for tests: the same tables are dealt the same, and anyone could know how."""
    quiet: bool = False
    """Whether only what went wrong is logged: at home the address is what one wants to read."""
