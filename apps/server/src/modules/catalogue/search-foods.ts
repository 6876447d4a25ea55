import { isTapWater, type Food } from '@dayplate/nutrition'
import { fitOf, typedWords, withAccents } from './fit-of-words.ts'
import { foldText } from '@dayplate/rules/meal-search'

/** How many foods a search returns. Users type on instead of reading more. */
export const FOODS_FOUND_MOST = 20

/**
 * Foods whose name contains the searched words, first in the reader's language, then in the other one, so that readers of
 * English find "twaróg" too. Case is ignored. Typed accents must match; when none are typed or no name has them, letters match
 * with any accent. The same search always returns the same foods in the same order. Water is never found, because people do not avoid it.
 */
export function searchFoods(foods: Iterable<Food>, search: string, language: keyof Food['name']): readonly Food[] {
  const words = typedWords(search)
  if (words === '') return []
  const all = [...foods].filter((food) => !isTapWater(food))
  const plain = foldText(words)
  const exact = words === plain ? [] : findBy(all, words, { language, read: withAccents })
  if (exact.length > 0 || (words !== plain && words.length < FOLDED_LEAST_LENGTH)) return exact
  return findBy(all, plain, { language, read: foldText })
}

/** One or two letters without accents are in nearly every name. */
const FOLDED_LEAST_LENGTH = 3

/** How names are compared: as written, or without accents. */
interface Reading {
  readonly language: keyof Food['name']
  readonly read: (name: string) => string
}

function findBy(foods: readonly Food[], words: string, { language, read }: Reading): readonly Food[] {
  const other = language === 'en' ? 'pl' : 'en'
  return foods
    .flatMap((food) => {
      const own = fitOf(read(food.name[language]), words)
      const foreign = fitOf(read(food.name[other]), words)
      const rank = own ?? (foreign === null ? null : foreign + FOREIGN_AFTER)
      return rank === null ? [] : [{ food, rank, name: foldText(food.name[language]) }]
    })
    .toSorted((a, b) => a.rank - b.rank || compareText(a.name, b.name) || compareText(a.food.id, b.food.id))
    .slice(0, FOODS_FOUND_MOST)
    .map(({ food }) => food)
}

/** Every match in the reader's language comes before one in the other language. */
const FOREIGN_AFTER = 3

/** Compares code units, because the order of locales differs between machines. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
