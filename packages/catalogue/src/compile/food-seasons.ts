import { FOOD_MONTHS, isWithinMonths, type Months, type Season } from '@dayplate/nutrition'

/** Foods that are seasonal under another name only: stored potatoes last all year, new ones do not. */
const NAMED_MONTHS: readonly { readonly foodId: string; readonly words: string; readonly months: Months }[] = [
  { foodId: 'potato', words: 'new potatoes', months: { from: 4, to: 8 } },
  { foodId: 'white-cabbage', words: 'young cabbage', months: { from: 4, to: 7 } },
]

const SEASON_MONTHS: Readonly<Record<Season, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

/** A plan knows the season, not the month, so a food has to be there for most of it. */
const LEAST_MONTHS = 2

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])

/** When a food is fresh. */
export interface FoodSeason {
  readonly name: string
  readonly seasons: readonly Season[]
  /** "from May to July". */
  readonly time: string
}

/**
 * When a food of a recipe is fresh; null when it is so all year.
 *
 * @param text the English title, dishes and steps of the recipe.
 */
export function seasonOfFood(food: { readonly id: string; readonly name: string }, text: string): FoodSeason | null {
  const named = NAMED_MONTHS.find(({ foodId, words }) => foodId === food.id && text.toLowerCase().includes(words))
  const fresh = named?.months ?? FOOD_MONTHS[food.id]
  if (fresh === undefined) return null
  return {
    name: named?.words ?? food.name,
    seasons: seasonsWithin(fresh),
    time: `from ${NAMES[fresh.from - 1]} to ${NAMES[fresh.to - 1]}`,
  }
}

function seasonsWithin(fresh: Months): readonly Season[] {
  const isFresh = (month: number): boolean => isWithinMonths(fresh, month)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a constant record are its key type
  const seasons = Object.keys(SEASON_MONTHS) as readonly Season[]
  return seasons.filter((season) => SEASON_MONTHS[season].filter(isFresh).length >= LEAST_MONTHS)
}
