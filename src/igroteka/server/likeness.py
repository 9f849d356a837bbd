"""What a name looks like: two names that a reader takes for one another have the same likeness.

Names that a password protects are compared by it, so that nobody passes for their owner with a Cyrillic "а" in Tanya, a
letter of full width or a character that isn't seen. The idea is the skeleton of Unicode's UTS #39; the table holds what
is drawn alike in the Latin, Cyrillic and Greek alphabets, large or small, and what passes for l and I.
"""

import re
import unicodedata

ALIKE = str.maketrans(
    {
        # Cyrillic, drawn as Latin: some only when large.
        **dict(zip("авгекмнорстухѕіјԁԛԝһѵґєү", "abrekmhopctyxsijdqwhvrey", strict=True)),
        "б": "6",
        "з": "3",
        # Greek, drawn as Latin.
        **dict(zip("αβεζηικμνορτυχϲϳω", "abeznikuvoptyxcjw", strict=True)),
        # Latin beyond the alphabet.
        **dict(zip("ɑɡıȷɩɪʏøðłđħŧ", "agijiiyooldht", strict=True)),
        "0": "o",
    }
)
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that are drawn as one."""
OVERLOOKED = {"Cf", "Cc", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs", "Pc", "Pd", "Po", "Sk"}
"""Categories of what isn't seen, or easily overlooked: spaces, accents, dots and dashes."""


def likeness(name: str) -> str:
    """What a name looks like. It is compared, never shown."""
    plain = unicodedata.normalize("NFKC", name)
    plain = re.sub(r"\b[l1|](?=\w)", "I", plain)  # lvan for Ivan
    plain = re.sub(r"(?<=\w)[I1|](?=[^A-ZА-Я]|$)", "l", plain)  # Oleg, with a large i
    letters = unicodedata.normalize("NFKD", plain.casefold())
    seen = "".join(letter for letter in letters.translate(ALIKE) if unicodedata.category(letter) not in OVERLOOKED)
    for pair, one in PAIRS:
        seen = seen.replace(pair, one)
    return seen or name.casefold()


def login_of(name: str) -> str:
    """The name that one signs in by: the same however it is typed, large or small, composed or not."""
    return unicodedata.normalize("NFKC", name).casefold()
