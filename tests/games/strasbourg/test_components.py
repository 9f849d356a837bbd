"""The map, the round cards and the other components, and what is refused in a corrected file"""

from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from igroteka.engine import figures
from igroteka.engine.sets import count, numbers_of, set_of
from igroteka.games.strasbourg import GAME, components
from igroteka.games.strasbourg.components import CELL_KEYS, COMPONENTS
from igroteka.games.strasbourg.kinds import BESIDE, GUILD_CELLS, GUILD_OF, PLOTS, PLOTS_BESIDE, PRICE, SITES, TOUCHING

FILE = Path(components.__file__).with_name("components.toml")


def test_the_city_has_54_cells_7_of_them_plots() -> None:
    assert [CELL_KEYS[plot] for plot in PLOTS] == ["c1", "g2", "e3", "b4", "i4", "g5", "d6"]
    assert [count(cells) for cells in GUILD_CELLS] == [9, 9, 10, 10, 9]


def test_each_guild_is_one_connected_area() -> None:
    for cells in GUILD_CELLS:
        todo = numbers_of(cells)[:1]
        reached = set_of(todo)
        while todo:
            near = BESIDE[todo.pop()] & cells & ~reached
            reached |= near
            todo += numbers_of(near)
        assert reached == cells


@pytest.mark.parametrize(("guild", "low", "high"), [(0, 4, 5), (1, 3, 4), (2, 2, 3), (3, 1, 2), (4, 0, 1)])
def test_cells_beside_a_plot_are_dearer(guild: int, low: int, high: int) -> None:
    for cell in numbers_of(GUILD_CELLS[guild]):
        assert PRICE[cell] == (high if PLOTS_BESIDE[cell] else low)


def test_each_chapel_site_touches_four_cells_of_guilds() -> None:
    assert len(SITES) == 10
    assert all(GUILD_OF[cell] >= 0 for site in SITES for cell in numbers_of(TOUCHING[site]))


def test_each_guild_is_on_three_round_cards_once_at_each_step() -> None:
    for place in range(3):
        assert len({card.guilds[place] for card in COMPONENTS.card}) == 5


def test_what_is_reconstructed_is_said() -> None:
    sources = GAME.components.sources
    assert {"city", "chapels", "task at_inn", "card r1"} <= set(sources["reconstructed"])
    assert {"start", "council", "building inn", "guild vintners"} <= set(sources["rulebook"])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"KK#MMMMMM"', '"KK#MMMMMX"', 'cell i1 is of guild "X"'),
        ('"KK#MMMMMM"', '"KKKMMMMMM"', 'cell c1 can cost 0, 1 by its guild, not "."'),
        ('"01.211211"', '"05.211211"', 'cell b1 can cost 0, 1 by its guild, not "5"'),
        ('"01.211211"', '"011211211"', "cell c1 is a plot"),
        ('"01.211211"', '"01.21121"', "6 rows of 9 cells"),
        ('sites = ["a1",', 'sites = ["i6",', "i6 is no place for a chapel"),
        ('guilds = ["vintners",', 'guilds = ["weavers",', 'smiths, vintners is needed here, not "weavers"'),
        ('key = "inn"', 'key = "pub"', "nothing here is called pub; there are bathhouse"),
        ('of = "inn"', 'of = "pub"', "`of` is one of bathhouse, fountain"),
        ("tasks = 5", "tasks = 4", "5 tasks"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(old: str, new: str, complaint: str) -> None:
    text = FILE.read_text("utf-8")
    assert old in text
    wrong = msgspec.toml.decode(text.replace(old, new, 1))
    assert complaint in str(GAME.components.form.wrong(wrong)[0])


def test_a_guild_may_have_one_price_or_more_than_two() -> None:
    text = (
        FILE.read_text("utf-8")
        .replace("prices = [0, 1]", "prices = [0, 1, 5]")
        .replace('"01.211211"', '"05.211211"', 1)
    )
    fits = msgspec.toml.decode(text, type=components.Components)
    assert list(components.check(fits)) == []
    assert next(guild for guild in fits.guild if guild.key == "bakers").prices == [0, 1, 5]


@pytest.mark.parametrize(
    ("prices", "english", "russian"),
    [
        ([4, 5], "A cell costs 4 or 5 coins; a weapon", "Область стоит 4 или 5 монет, оружие"),
        ([1], "A cell costs 1 coin; a weapon", "Область стоит 1 монету, оружие"),
        ([3, 0, 2, 3], "A cell costs 0, 2 or 3 coins; a weapon", "Область стоит 0, 2 или 3 монеты, оружие"),
    ],
)
def test_the_help_of_a_guild_tells_all_its_prices(prices: list[int], english: str, russian: str) -> None:
    fits = msgspec.toml.decode(FILE.read_text("utf-8"), type=components.Components)
    fits.guild[0].prices = prices
    told = figures.figures(msgspec.to_builtins(fits)) | components.figures(fits)
    keys = figures.entries(msgspec.to_builtins(fits))
    for language, wanted in (("en", english), ("ru", russian)):
        text = (FILE.parent / "texts" / f"{language}.ftl").read_text("utf-8")
        help_ = said(figures.write(figures.spread(text, told, keys), told), language, "guild-smiths")
        assert help_.startswith(f"{wanted} ")


def said(text: str, language: str, key: str) -> str:
    """The help of a noun in this text."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    message = bundle.get_message(key)
    return str(bundle.format_pattern(message.attributes["help"])[0])


@pytest.mark.parametrize(("where", "told"), [([4, 5], "4–5"), ([3, 5], "3, 5"), ([4], "4"), ([3, 4, 5], "3–5")])
def test_neighbouring_numbers_of_players_are_one_span(where: list[int], told: str) -> None:
    assert components.spans(where) == told
