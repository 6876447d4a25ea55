import type { Season } from '@dayplate/nutrition'

/** Months from 1 to 12, both included. From 10 to 2 goes over the new year. */
interface Months {
  readonly from: number
  readonly to: number
}

const months = (from: number, to: number): Months => ({ from, to })

/**
 * When shops in Poland sell a food fresh at its usual price: the harvest here, the time it is stored, and for mandarins,
 * persimmons, figs and melons the harvest around the Mediterranean. Our reading of Polish season calendars, such as
 * produkty-tradycyjne.pl/kalendarz; a year differs by weeks.
 *
 * Foods that shops sell the whole year are missing: tomatoes, cucumbers, peppers, courgettes, aubergines, radishes and lettuce
 * (greenhouses, Spain), cabbages and roots (stores), broccoli, cauliflower, kohlrabi, citrus fruit, grapes, blueberries and
 * pomegranates (imports), and green peas, green beans and sweetcorn, which are mostly bought frozen.
 */
export const FOOD_MONTHS: Readonly<Partial<Record<string, Months>>> = {
  asparagus: months(4, 6),
  rhubarb: months(4, 7),
  sorrel: months(4, 8),
  'young-beetroot-with-leaves': months(4, 7),
  strawberries: months(5, 7),
  'swiss-chard': months(5, 10),
  cherries: months(6, 7),
  'broad-beans': months(6, 8),
  gooseberries: months(6, 8),
  redcurrants: months(6, 8),
  melon: months(6, 9),
  nectarine: months(6, 9),
  peach: months(6, 9),
  watermelon: months(6, 9),
  chanterelles: months(6, 10),
  raspberries: months(6, 10),
  apricot: months(7, 8),
  blackcurrants: months(7, 8),
  'sour-cherries': months(7, 8),
  blackberries: months(7, 10),
  figs: months(7, 10),
  plum: months(7, 10),
  'butternut-squash': months(9, 2),
  pumpkin: months(9, 2),
  cranberries: months(9, 1),
  'brussels-sprouts': months(10, 2),
  persimmon: months(10, 2),
  kale: months(10, 3),
  mandarin: months(10, 3),
  'jerusalem-artichoke': months(10, 4),
}

/** Foods that are seasonal under another name only: stored potatoes last all year, new ones do not. */
const NAMED_MONTHS: readonly { readonly foodId: string; readonly words: string; readonly months: Months }[] = [
  { foodId: 'potato', words: 'new potatoes', months: months(4, 8) },
  { foodId: 'white-cabbage', words: 'young cabbage', months: months(4, 7) },
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

function seasonsWithin({ from, to }: Months): readonly Season[] {
  const isWithin = (month: number): boolean =>
    from <= to ? from <= month && month <= to : month >= from || month <= to
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a constant record are its key type
  const seasons = Object.keys(SEASON_MONTHS) as readonly Season[]
  return seasons.filter((season) => SEASON_MONTHS[season].filter(isWithin).length >= LEAST_MONTHS)
}
