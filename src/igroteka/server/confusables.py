"""What a name looks like: two names that a reader takes for one another have the same likeness.

Names that a password protects are compared by it, so that nobody passes for their owner with a Cyrillic "а" in Tanya, a
letter of full width or a character that isn't seen. Unicode calls such names confusable (UTS #39); one table holds what
is drawn alike in the Latin, Cyrillic and Greek alphabets, large or small, and what passes for l and I, the other what
its list has of a Latin letter in all other writing.
"""

import re
import unicodedata

ELSEWHERE = {
    "a": "Ꭺᗅ⍺ꓮ𐊠𖽀",
    "b": "ƅᏏᏴᑲᖯᗷꓐꞵ𐊂𐊡𐌁",
    "c": "Ꮯᴄⲥꓚ𐊢𐌂𐐽𐔜𑣩𑣲🝌",
    "d": "ᎠᏧᑯᗞᗪꓒꓓ",
    "e": "ҽᎬ℮⋿ⴹꓰꬲ𐊆𑣆𑣎",
    "f": "քᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂",
    "g": "ƍԍցᏀᏳᶃꓖ",
    "h": "հᎻᏂᕼⲏꓧ𐋏",
    "i": "ӏᎥ⍳ꙇ𑣃",
    "j": "ʝᎫᒍꓙ",
    "k": "Ꮶᛕⲕꓗ𐔘",
    "l": "ǀ۱Ꮮᒪᛁ∣⏽│ⲓⳑⵏꓡꓲ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨",
    "m": "Ꮇᗰᛖⲙꓟ𐊰𐌑",
    "n": "ոռⲛꓠ𐔓",
    "o": "օ۵०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣕𑣗𑣠",
    "p": "Ꮲᑭ⍴ⲣꓑ𐊕",
    "q": "գզⵕ",
    "r": "ʀᎡᎱᏒᖇⲅꓣꭇꭈ𐓜𖼵",
    "s": "ƽտᏕᏚꓢꜱ𐊖𐑈𑣁𖼺",
    "t": "Ꭲ⊤⟙ⲧꓔ𐊗𐊱𐌕𑣜𖼊🝨",
    "u": "ʋսሀᑌᴜ∪⋃ꓴꞟꭎꭒ𐓶𑣘𖽂",
    "v": "۷Ꮩᐯᴠ∨⋁ⴸꓦꛟ𐔝𑜆𑣀𖼈",
    "w": "ɯѡաᎳᏔᴡꓪ𑜊𑜎𑜏𑣦𑣯",
    "x": "×ᕁᕽ᙭ᚷ╳⤫⤬⨯ⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬",
    "y": "ɣყᎩᎽᶌỿⲩꓬꭚ𐊲𑣄𖽃",
    "z": "Ꮓᴢꓜ𐋵𑣉𑣥",
}
"""What is drawn as a Latin letter by other peoples, from the Cherokee to the Lisu, and by mathematicians."""
ALIKE = str.maketrans(
    {
        **{each: letter for letter, many in ELSEWHERE.items() for each in many},
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
