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

/** The end of English words, which have no case ending after it: "pork" is not a diminutive of "por". */
const ENGLISH_K = /[^aeiouy]k$/

/** A vowel that disappears before an ending: "marchew" and "marchwi", "cukier" and "cukru". */
const FLEETING_E = /(?<=..)(?:ie|(?<![ei])e)(?=[^aeiouy]$)/

/** A shorter stem would match too many words. */
const STEM_LEAST_LENGTH = 3

/**
 * An approximate stem, which stays the same in every case of a word. It only tells whether words may be forms of one.
 * stemOf('marchewki') and stemOf('marchew') → "marchw"
 *
 * @param word folded, without spaces.
 */
export function stemOf(word: string): string {
  const singular = word.replace(ENGLISH_PLURAL, '')
  const stem = ENGLISH_K.test(singular) ? singular : withoutEnding(withoutEnding(singular, CASE_ENDINGS), DIMINUTIVES)
  return stem.length > STEM_LEAST_LENGTH ? stem.replace(FLEETING_E, '') : stem
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= STEM_LEAST_LENGTH)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A shorter stem is the beginning of too many other words. */
const BEGINNING_LEAST_LENGTH = 4
/** Shorter words only connect others: "z", "do". */
export const WORD_LEAST_LENGTH = 3

/** The stems of a folded text. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= WORD_LEAST_LENGTH)
    .map(stemOf)

/** The end of adjectives that are made from nouns: "ryż" and "ryżowy". */
const ADJECTIVE = 'ow'

/** Whether the stem of a word is a searched one, or derived from it: "pomidory" matches "pomidorowa". */
export const isFormOf = (stem: string, searched: string): boolean =>
  stem === searched ||
  stem === searched + ADJECTIVE ||
  (searched.length >= BEGINNING_LEAST_LENGTH && stem.startsWith(searched))

/** Whether a name contains each searched word in some case, or a word derived from it. */
export const haveStems = (name: readonly string[], searched: readonly string[]): boolean =>
  searched.length > 0 && searched.every((stem) => name.some((one) => isFormOf(one, stem)))
