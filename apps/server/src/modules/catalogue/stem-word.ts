/** A plural of English: "carrots", "tomatoes"; not the end of "ananas" or "łosoś". */
const ENGLISH_PLURAL = /(?<=o)es$|(?<=[^aiousy])s$/

/** Endings that Polish nouns and adjectives take in their cases, without accents and the longest first. */
const CASE_ENDINGS = (
  'iami iach iego iemu owie ' +
  'ami ach ego emu ymi imi ych ich owi iem iom ' +
  'om ow em ej ym im ia ie iu io ' +
  'a e i o u y'
).split(' ')

/** What makes a word a small one, or keeps it from ending in two consonants: "jabł-k-o" and "jabł-ek", "marchew-k-a". */
const DIMINUTIVES = ['ecz', 'ek', 'k']

/** The vowel that is there only as long as nothing follows the consonant: "marchew" and "marchwi", "cukier" and "cukru". */
const FLEETING_E = /(?<=..)i?e(?=[^aeiouy]$)/

/** Shorter, a stem would be that of too many words. */
const STEM_LEAST_LENGTH = 3

/**
 * What stays the same of a word in whichever case it stands, roughly: it tells words that may be the same from those that are
 * not, and is no word itself. stemOf('marchewki') and stemOf('marchew') → "marchw"
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

/** Shorter stems are words of their own, but beginnings of too many others. */
const BEGINNING_LEAST_LENGTH = 4
/** Shorter words only join others: "z", "do". */
const WORD_LEAST_LENGTH = 3

/** The stems of a text; both it and its words are folded. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= WORD_LEAST_LENGTH)
    .map(stemOf)

/** Whether a name has each of the searched words in some case, or a word made from it: "pomidory" is in "passata pomidorowa". */
export function haveStems(name: readonly string[], searched: readonly string[]): boolean {
  const isIn = (stem: string) =>
    name.some((one) => one === stem || (stem.length >= BEGINNING_LEAST_LENGTH && one.startsWith(stem)))
  return searched.length > 0 && searched.every(isIn)
}
