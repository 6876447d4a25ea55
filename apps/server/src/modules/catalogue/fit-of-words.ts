import { foldText } from '@dayplate/rules/meal-search'

/** How well a name matches searched words: it begins with them (0), one of its words does (1), or they are anywhere in it (2). */
export type Fit = 0 | 1 | 2

/** Both arguments must be folded. Null when the name does not contain the words. */
export function fitOf(name: string, words: string): Fit | null {
  if (name.startsWith(words)) return 0
  if (name.includes(` ${words}`) || name.includes(`(${words}`) || name.includes(`-${words}`)) return 1
  return name.includes(words) ? 2 : null
}

/** A search longer than this many characters is cut. */
const SEARCH_MAX_LENGTH = 60

/** The typed text in lower case, with its accents. */
export const typedWords = (text: string): string => withAccents(text.slice(0, SEARCH_MAX_LENGTH)).trim()

/** The typed text folded for searching; empty when there is nothing to search. */
export const searchedWords = (text: string): string => foldText(typedWords(text))

/** Lower case, with each accent composed with its letter. */
export const withAccents = (text: string): string => text.toLowerCase().normalize('NFC')
