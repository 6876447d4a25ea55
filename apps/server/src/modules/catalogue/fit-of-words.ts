import { foldText } from './fold-text.ts'

/** How well a name fits searched words: they begin it, begin a word in it, or are somewhere in it. */
export type Fit = 0 | 1 | 2

/** Both are to be folded before; null when the words are not in the name. */
export function fitOf(name: string, words: string): Fit | null {
  if (name.startsWith(words)) return 0
  if (name.includes(` ${words}`) || name.includes(`(${words}`) || name.includes(`-${words}`)) return 1
  return name.includes(words) ? 2 : null
}

/** Words a search looks at, in characters. */
const SEARCH_MAX_LENGTH = 60

/** What somebody typed, with its accents. */
export const typedWords = (text: string): string => withAccents(text.slice(0, SEARCH_MAX_LENGTH)).trim()

/** What somebody typed as it is searched for; empty when there is nothing to search. */
export const searchedWords = (text: string): string => foldText(typedWords(text))

/** Small letters, an accent always one with its letter. */
export const withAccents = (text: string): string => text.toLowerCase().normalize('NFC')
