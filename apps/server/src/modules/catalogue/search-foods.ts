import type { Food } from '@dayplate/nutrition'

/** Foods a search answers at most: more is not read, but typed on. */
export const FOODS_FOUND_MOST = 20

/** Words a search looks at, in characters. */
const SEARCH_MAX_LENGTH = 60

/** How well a name fits: the words begin it, begin a word in it, or are somewhere in it. */
type Fit = 0 | 1 | 2

/**
 * Foods whose name holds the searched words, in the reader's language first and then in the other one, so that "twaróg" is found by
 * who reads English, too. Case and accents play no part. The same search gives the same foods in the same order.
 */
export function searchFoods(foods: Iterable<Food>, search: string, language: keyof Food['name']): readonly Food[] {
  const words = fold(search.slice(0, SEARCH_MAX_LENGTH)).trim()
  if (words === '') return []
  const other = language === 'en' ? 'pl' : 'en'
  return [...foods]
    .flatMap((food) => {
      const own = fitOf(fold(food.name[language]), words)
      const foreign = fitOf(fold(food.name[other]), words)
      const rank = own ?? (foreign === null ? null : foreign + FOREIGN_AFTER)
      return rank === null ? [] : [{ food, rank, name: fold(food.name[language]) }]
    })
    .toSorted((a, b) => a.rank - b.rank || compareText(a.name, b.name) || compareText(a.food.id, b.food.id))
    .slice(0, FOODS_FOUND_MOST)
    .map(({ food }) => food)
}

/** Every fit in the reader's own language comes before one in the other. */
const FOREIGN_AFTER = 3

function fitOf(name: string, words: string): Fit | null {
  if (name.startsWith(words)) return 0
  if (name.includes(` ${words}`) || name.includes(`(${words}`)) return 1
  return name.includes(words) ? 2 : null
}

/** Small letters without accents; ł is a letter of its own to Unicode. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')

/** By code unit: a locale would order differently from machine to machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
