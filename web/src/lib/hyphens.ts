/** Where long words may be broken: few browsers know how to do that in Russian. */

const VOWELS = "аеёиоуыэюяaeiouy";
const SONORANTS = "лмнрlmnr";
const CONSONANTS = `бвгджзкпстфхцчшщbcdfghjkpqstvwxz${SONORANTS}`;
/**
 * Between syllables: before a single consonant, after the first of several, but not inside one such as «кл» or «тр»;
 * й, ь and ъ stay with what is before them.
 */
const CLOSED = `[${SONORANTS}][ьъ]?(?=[${CONSONANTS}])|[${CONSONANTS}][ьъ]?(?=[${CONSONANTS}])(?![лрlr])`;
const SYLLABLE = new RegExp(`([${VOWELS}]й?(?:${CLOSED})?)(?=[${CONSONANTS}]+[ьъ]?[${VOWELS}])`, "giu");
/** Shorter words fit everywhere, and no fewer letters than this stand alone. */
const LONG = 9;
const LEAST = 3;

const SOFT_HYPHEN = "\u00ad";

export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    return word.replace(SYLLABLE, (syllable: string, _, at: number) => {
      const end = at + syllable.length;
      return end < LEAST || word.length - end < LEAST ? syllable : syllable + SOFT_HYPHEN;
    });
  });
}
