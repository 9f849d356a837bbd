"""What can be measured while it runs, for Prometheus at `/metrics`."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

tables_in_memory = Gauge("igroteka_tables", "Tables in memory")
sockets = Gauge("igroteka_sockets", "Live connections")
moves = Counter("igroteka_moves", "Moves committed", ["game"])
move_seconds = Histogram("igroteka_move_seconds", "From receiving a move to having shown it", buckets=FINE)
commit_seconds = Histogram("igroteka_commit_seconds", "Writing to disk, everything that waited together", buckets=FINE)
bot_seconds = Histogram("igroteka_bot_seconds", "A bot's thinking", ["game", "bot"], buckets=(*FINE, 30, 60))
bot_failures = Counter("igroteka_bot_failures", "Bots that crashed or overran", ["game", "bot"])
refusals = Counter("igroteka_refusals", "Requests refused", ["error"])
hooks = Counter("igroteka_webhooks", "Webhook deliveries", ["outcome"])


def page() -> bytes:
    """The figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)
