"""The schema of both databases. Migrations beside this bring an older database up to it.

Times are seconds since 1970; yes and no are 1 and 0; what only the program reads is JSON text.
"""

from sqlalchemy import (
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name in lower case, once a password protects it
    Column("password", Text),
    Column("host", SmallInteger, nullable=False),
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("likeness", Text, index=True),  # of a name that a password protects: see `server.confusables`
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret: a stolen database opens no door
    Column("person", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("listed", SmallInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("seed", Text, nullable=False),  # JSON, for a seed may be a number; never leaves a running match
    Column("head", Text, nullable=False),
    Column("created", Double, nullable=False),
)
Index("tables_listed", tables.c.listed, tables.c.status)

# What changes with every move lies apart, in small rows: many moves then touch few pages.
progress = Table(
    "progress",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("wake_at", Double, index=True),  # when the server must look at it: a flag falls, a bot is due
    Column("time", Text),  # the clocks
    Column("moved", Double, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # after it
    Column("body", Text, nullable=False),
    Column("request", Text),
    Column("person", Text),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),  # this decides who writes
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# What the expert thinks of finished matches: made when first asked for, which takes minutes.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("budget", Text, nullable=False),
    Column("done", Integer, nullable=False),  # so many moves have been looked at
    Column("decisions", Text, nullable=False),
    Column("at", Double, nullable=False),  # the last sign of life of whoever works on it
    Column("problem", Text),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("person", Text, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", SmallInteger, nullable=False),
    Column("rated", SmallInteger, nullable=False),
    Column("ended", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("who", Text, nullable=False),  # `person:<id>` or `bot:<level>`
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("game", "players", "who"),
)

hooks = Table(
    "hooks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_at", Double, nullable=False, index=True),
)

settings = Table("settings", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", Double, nullable=False))

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
