import { foldText } from './fold-text.ts'
import { haveStems, stemsOf } from './stem-word.ts'

/** What a search looks at in a meal: its words, folded, each once and with a space between them. */
export type SearchKey = string

/**
 * The words of names, folded, so that a client that has this key finds a meal in either language without knowing the names
 * themselves. searchKeyOf(['Żurek', 'Sour rye soup']) → "zurek sour rye soup"
 */
export const searchKeyOf = (names: readonly string[]): SearchKey => [...new Set(names.flatMap(wordsOf))].join(' ')

/** The words of a text, folded. Signs between letters separate words, as a hyphen does. */
export const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? []

/** Tells whether a key has all words of a search, at one level of closeness. */
export type Matches = (key: SearchKey) => boolean

/**
 * The levels of closeness of a search, the closest first; the search ends at the first level that finds anything. Words that begin a
 * word come first, because a person who types "jaj" is still typing. Then other grammatical cases count: "łososiem" finds "łosoś". The
 * middles of words are last, because "egg" should not find "veggie". Empty without a word to search.
 */
export function searchLevels(text: string): readonly Matches[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const stems = stemsOf(words.join(' '))
  return [
    (key) => words.every((word) => ` ${key}`.includes(` ${word}`)),
    (key) => haveStems(stemsOf(key), stems),
    (key) => words.every((word) => key.includes(word)),
  ]
}
