import { foldText } from './fold-text.ts'
import { isFormOf, stemOf, stemsOf, haveStems, WORD_LEAST_LENGTH } from './stem-word.ts'

/** What a search looks at in a meal: its words, folded, each once and with a space between them. */
export type SearchKey = string

/**
 * The words of names, folded, so that a client that has this key finds a meal in either language without knowing the names
 * themselves. searchKeyOf(['Żurek', 'Sour rye soup']) → "zurek sour rye soup"
 */
export const searchKeyOf = (names: readonly string[]): SearchKey => [...new Set(names.flatMap(wordsOf))].join(' ')

/** The words of a text, folded. Signs between letters separate words, as a hyphen does. */
const wordsOf = (text: string): readonly string[] => joinNegations(foldText(text)).match(/[\p{L}\d]+/gu) ?? []

/**
 * Makes one word of a food that is left out and the word that says so, because "jajek" should not find "makaron bez jajek". The
 * word of the food comes last, so that no search for it begins the joined word. joinNegations('egg-free pasta') → "freeegg pasta"
 *
 * @param folded as from `foldText`.
 */
export const joinNegations = (folded: string): string =>
  folded
    .replaceAll(/(?<![\p{L}\d])(bez|without)\s+(?:dodatku\s+)?(?=[\p{L}\d])/gu, '$1')
    .replaceAll(/([\p{L}\d]+)-free(?![\p{L}\d])/gu, 'free$1')

/** Tells whether a key has all words of a search, at one level of closeness. */
type Matches = (key: SearchKey) => boolean

/**
 * The items that a search finds, the closest first and otherwise in their order; null without a word to search. Words that begin a
 * word come first, because a person who types "jaj" is still typing. Other grammatical forms follow: "jajka" finds "jajko". Only if
 * that finds nothing may short words be missing, and last the middles of words count, because "egg" should not find "veggie".
 */
export function findByWords<Item>(
  items: readonly Item[],
  text: string,
  keyOf: (item: Item) => SearchKey,
): readonly Item[] | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const begins: Matches = (key) => words.every((word) => beginsIn(key, word))
  const near = items.filter((item) => hasFormsOf(words, keyOf(item)))
  if (near.length > 0) {
    const closest = new Set(near.filter((item) => begins(keyOf(item))))
    return [...closest, ...near.filter((item) => !closest.has(item))]
  }
  const stems = stemsOf(words.join(' '))
  const distant: readonly Matches[] = [
    (key) => haveStems(stemsOf(key), stems),
    (key) => words.every((word) => key.includes(word)),
  ]
  return distant.map((matches) => items.filter((item) => matches(keyOf(item)))).find(({ length }) => length > 0) ?? []
}

const beginsIn = (key: SearchKey, word: string): boolean => ` ${key}`.includes(` ${word}`)

/** Shorter words are mostly the beginnings of words that are still being typed. */
const FORM_LEAST_LENGTH = 4

/** Whether a key has each word, or a longer word in another form. Single letters only connect others, as in "z łososiem". */
function hasFormsOf(words: readonly string[], key: SearchKey): boolean {
  const needed = words.filter((word) => word.length > 1)
  return (needed.length === 0 ? words : needed).every(
    (word) => beginsIn(key, word) || (word.length >= FORM_LEAST_LENGTH && hasForm(key, stemOf(word))),
  )
}

/** Stems only words with the same two first letters, which no stem loses: stems of all words would delay every typed letter. */
function hasForm(key: SearchKey, stem: string): boolean {
  const start = ` ${stem.slice(0, 2)}`
  return (
    ` ${key}`.includes(start) &&
    key
      .split(' ')
      .some((word) => word.length >= WORD_LEAST_LENGTH && ` ${word}`.startsWith(start) && isFormOf(stemOf(word), stem))
  )
}
