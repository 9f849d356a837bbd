"""What protected names look like, so that nobody passes for their owner."""

import sqlalchemy as sa
from alembic import op

from igroteka.server.confusables import likeness

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema up, and see what the names that are protected look like."""
    op.add_column("people", sa.Column("likeness", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_likeness"), "people", ["likeness"], unique=False)
    if op.get_context().as_sql:
        return  # in a browser there is nobody but its owner, and no password
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("password"), sa.column("likeness"))
    protected = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.password.is_not(None))).all()
    for person, name in protected:
        connection.execute(people.update().where(people.c.id == person).values(likeness=likeness(name)))


def downgrade() -> None:
    """Take it back."""
    op.drop_index(op.f("ix_people_likeness"), table_name="people")
    op.drop_column("people", "likeness")
