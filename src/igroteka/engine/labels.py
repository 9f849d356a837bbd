"""What the parts of a components file are called: entries, fields, choices and places, as texts.

A room has words for them in its folder `workshop`:

    group-dice = The dice                   # tables that a player would lay out together (`groups` of the room)
    entry-customer = Customer { $number }   # an entry, where the game has no name for it; or entry-<name>
    entry-monk = Monk of { $kin }, { $nth } # entries by the letters of their keys: quill1 is the first of its kin
    field-time = time                       # a field, everywhere or in one table: field-mill-time
        .member = step { $number }          # ... one of its members; $before counts from 0
        .help = Hourglasses on the card.
    value-effect-story = story points       # a choice, where it is no noun of the game
    note-road-c = Цена из примера.          # a remark of the shipped file, in other languages than the file's own

A field without words is not offered to be changed: it is a key that the rules know, or follows from one.
"""

from pathlib import Path
from typing import Any

from igroteka.engine.errors import REFUSALS
from igroteka.engine.figures import entry_name
from igroteka.engine.schema import Place
from igroteka.engine.texts import FIRST, Speaker
from igroteka.engine.words import Text

Label = Text | str
"""What something is called; as a string, where there are no words for it."""


class Labels:
    """What the parts of one game's components are called."""

    def __init__(
        self,
        words: tuple[Path, ...],
        groups: dict[str, list[str]],
        choices: dict[str, tuple[str, list[str]]],
        several: set[str],
    ) -> None:
        self.words = (REFUSALS, *words)
        self.groups = groups
        self.choices = choices
        self.several = several
        """The tables that have several entries."""
        self.english = Speaker(FIRST, *self.words)

    def speaker(self, language: str) -> Speaker:
        """Someone who says them."""
        return Speaker(language, *self.words)

    def first(self, *keys: str, **args: Any) -> Text | None:
        """The first of these that there are words for."""
        return next((Text(key, **args) for key in keys if self.english.has(key)), None)

    def group(self, key: str) -> Label:
        """What a group of tables is called."""
        return self.first(f"group-{key}") or key

    def group_of(self, table: str) -> Label:
        """What the group is called that a table lies in."""
        return self.group(next((key for key, tables in self.groups.items() if table in tables), table))

    def entry(self, table: str, thing: Any, number: int | None) -> Label:
        """What an entry of a table, or the one that it is, is called."""
        if number is None:
            return self.first(f"entry-{table}") or table
        entries = [each if isinstance(each, dict) else {} for each in thing] if isinstance(thing, list) else []
        entry = entries[number] if number < len(entries) else {}
        nth = Text("components-nth", group=self.group_of(table), number=number + 1)
        if not entry or not entry.get("key", "none"):  # it is nothing that could be known by its key
            return nth
        name, key = entry_name(table, entry, number), str(entry.get("key", number))
        before = sum(kin_of(each) == kin_of(entry) for each in entries[:number])
        args = {"number": number + 1, "kin": kin_of(entry), "nth": before + 1}
        keys = (f"entry-{name}", f"entry-{table}", name, f"place-{key}", f"option-{table}-{key}")
        return self.first(*keys, **args) or nth

    def field(self, table: str, path: tuple[str, ...], attribute: str = "", **args: Any) -> Text | None:
        """What a field is called, or something more about it; nothing, if it isn't offered."""
        whole, last = "-".join(path), path[-1]
        names = (f"{table}-{whole}", whole, f"{table}-{last}", last)
        return self.first(*(f"field-{name}{attribute}" for name in names), **args)

    def member(self, table: str, path: tuple[str, ...], number: int) -> Text | None:
        """What a member of a list is called, counted from 0."""
        return self.field(table, path, ".member", number=number + 1, before=number)

    def choice(self, table: str, field: str, value: str) -> Label:
        """What one of several values is called."""
        noun, _ = self.choices.get(f"{table}.{field}", (field, []))
        return self.first(f"value-{field}-{value}", f"value-{value}", f"{noun}-{value}") or value

    def place(self, content: dict[str, Any], place: Place) -> Label:
        """Where something stands."""
        if not place:
            return ""
        table, thing = str(place[0]), content.get(str(place[0]))
        number = place[1] if len(place) > 1 and isinstance(place[1], int) else None
        if len(place) == 1 and table in self.several:
            return self.group_of(table)
        entry = self.entry(table, thing, number)
        path = tuple(each for each in place[1:] if isinstance(each, str))
        if not path:
            return entry
        field = self.field(table, path) or self.field(table, path[:1]) or path[-1]
        if not isinstance(place[-1], int):
            return Text("components-field", entry=entry, field=field)
        member = self.member(table, path, place[-1]) or str(place[-1] + 1)
        return Text("components-member", entry=entry, field=field, member=member)


def kin_of(entry: dict[str, Any]) -> str:
    """The letters of an entry's key, without the number that it ends in."""
    return str(entry.get("key", "")).rstrip("0123456789").rstrip("-")
