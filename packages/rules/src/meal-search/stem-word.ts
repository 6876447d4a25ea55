/** An English plural: "carrots", "tomatoes", but not the end of "ananas" or "łosoś". */
const ENGLISH_PLURAL = /(?<=o)es$|(?<=[^aiousy])s$/

/** Case endings of Polish nouns and adjectives, without accents, the longest first. */
const CASE_ENDINGS = (
  'iami iach iego iemu owie ' +
  'ami ach ego emu ymi imi ych ich owi iem iom ' +
  'om ow em ej ym im ia ie iu io ' +
  'a e i o u y'
).split(' ')

/** Suffixes of diminutives, and vowels that avoid two final consonants: "jabł-k-o" and "jabł-ek", "marchew-k-a". */
const DIMINUTIVES = ['ecz', 'ek', 'k']

/** A vowel that disappears before an ending: "marchew" and "marchwi", "cukier" and "cukru". */
const FLEETING_E = /(?<=..)i?e(?=[^aeiouy]$)/

/** A shorter stem would match too many words. */
const STEM_LEAST_LENGTH = 3

/**
 * An approximate stem, which stays the same in every case of a word. It only tells whether words may be forms of one.
 * stemOf('marchewki') and stemOf('marchew') → "marchw"
 *
 * @param word folded, without spaces.
 */
export function stemOf(word: string): string {
  const stem = withoutEnding(withoutEnding(word.replace(ENGLISH_PLURAL, ''), CASE_ENDINGS), DIMINUTIVES)
  return stem.length > STEM_LEAST_LENGTH ? stem.replace(FLEETING_E, '') : stem
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= STEM_LEAST_LENGTH)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A shorter stem is the beginning of too many other words. */
const BEGINNING_LEAST_LENGTH = 4
/** Shorter words only connect others: "z", "do". */
const WORD_LEAST_LENGTH = 3

/** The stems of a folded text. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= WORD_LEAST_LENGTH)
    .map(stemOf)

/**
 * Whether a name contains each searched word in some case, or a word derived from it: "pomidory" matches "passata pomidorowa".
 */
export function haveStems(name: readonly string[], searched: readonly string[]): boolean {
  const isIn = (stem: string) =>
    name.some((one) => one === stem || (stem.length >= BEGINNING_LEAST_LENGTH && one.startsWith(stem)))
  return searched.length > 0 && searched.every(isIn)
}
