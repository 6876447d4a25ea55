import type { Dish } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { FrontMatterEntry } from './front-matter.ts'
import { nearestName } from './nearest-name.ts'

export interface FreshDishesSource {
  readonly file: string
  /** The line `fresh: Green salad`; undefined in a recipe whose dishes are all kept. */
  readonly entry: FrontMatterEntry | undefined
  readonly keepsDays: number
}

/** Marks the dishes that the front matter names by their headings as made fresh for each plate. */
export function markFreshDishes(
  dishes: readonly Dish[],
  { file, entry, keepsDays }: FreshDishesSource,
): Reading<readonly Dish[]> {
  if (entry === undefined) return toReading(dishes, [])
  const names = entry.value.split(', ')
  const errors = keepsDays === 0 ? [NOT_KEPT] : [...unknownErrors(names, dishes), ...nothingKeptErrors(names, dishes)]
  return toReading(
    dishes.map((dish): Dish => (names.includes(dish.name) ? { ...dish, isFresh: true } : dish)),
    errors.map((error) => ({ file, line: entry.line, ...error })),
  )
}

type FreshError = Pick<CatalogueError, 'message' | 'remedy'>

const NOT_KEPT: FreshError = { message: 'A fresh dish in a meal that does not keep', remedy: 'Add keeps, or remove it' }

function unknownErrors(names: readonly string[], dishes: readonly Dish[]): readonly FreshError[] {
  const headings = dishes.map(({ name }) => name)
  return names
    .filter((name) => !headings.includes(name))
    .map((name) => {
      const nearest = nearestName(name, headings)
      const remedy = nearest === null ? `Write headings of dishes, with ", " between` : `Did you mean "${nearest}"?`
      return { message: `There is no dish "${name}"`, remedy }
    })
}

function nothingKeptErrors(names: readonly string[], dishes: readonly Dish[]): readonly FreshError[] {
  if (dishes.some(({ name }) => !names.includes(name))) return []
  return [
    {
      message: 'All dishes are fresh, so none is kept',
      remedy: 'Leave out the dishes that keep, or remove keeps and fresh',
    },
  ]
}
