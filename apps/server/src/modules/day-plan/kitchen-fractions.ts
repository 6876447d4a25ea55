import type { Food, HouseholdMeasure, MeasureUnit } from '@dayplate/nutrition'

/** The largest number of a unit that a cook likes to count. Twice as many are counted where no other measure suits. */
export const LARGEST_AMOUNT: Readonly<Record<MeasureUnit, number>> = {
  piece: 10,
  slice: 8,
  tablespoon: 6,
  teaspoon: 5,
  cup: 4,
  handful: 4,
  clove: 8,
  can: 3,
  pinch: 3,
  sprig: 6,
  leaf: 8,
  pack: 3,
  block: 3,
  fillet: 3,
  stalk: 6,
  sheet: 8,
  square: 8,
}

/** Parts of a unit that a cook can measure, with 0 and 1. */
type Parts = readonly number[]

export const THIRD = 1 / 3
const WHOLE: Parts = [0, 1]
const HALVES: Parts = [0, 0.5, 1]
const QUARTERS: Parts = [0, 0.25, 0.5, 0.75, 1]
/** A third of an onion is cut where a quarter is too small; nobody cuts two thirds. */
const QUARTERS_AND_THIRD: Parts = [0, 0.25, THIRD, 0.5, 0.75, 1]
/** The marks of measuring cups. */
const CUP_PARTS: Parts = [0, 0.25, THIRD, 0.5, 2 / 3, 0.75, 1]

/** The parts of a unit up to an amount of it. Above the last amount, only whole ones. */
type Fineness = readonly (readonly [below: number, parts: Parts])[]

const LARGE_THING: Fineness = [
  [1, QUARTERS_AND_THIRD],
  [2, QUARTERS],
  [5, HALVES],
]
const SMALL_THING: Fineness = [[4, HALVES]]

const FINENESS: Readonly<Record<Exclude<MeasureUnit, 'piece' | 'slice'>, Fineness>> = {
  teaspoon: [
    [1, QUARTERS_AND_THIRD],
    [5, HALVES],
  ],
  tablespoon: [[6, HALVES]],
  cup: [
    [3, CUP_PARTS],
    [6, HALVES],
  ],
  handful: SMALL_THING,
  stalk: SMALL_THING,
  sheet: SMALL_THING,
  clove: [[3, HALVES]],
  can: LARGE_THING,
  pack: LARGE_THING,
  block: LARGE_THING,
  fillet: LARGE_THING,
  pinch: [],
  sprig: [],
  leaf: [],
  square: [],
}

/** Lighter pieces are not cut: cherries, mushrooms, radishes. */
const CUT_FROM_G = 21
/** Heavier pieces are cut into quarters: carrots, onions. */
const QUARTERED_FROM_G = 55
/** Fruit is quartered from this weight on, because a quarter of a mandarin is not a portion. Lemons are cut into wedges. */
const FRUIT_QUARTERED_FROM_G = 100

/** The parts of a food that decide how it is cut. */
type CutFood = Pick<Food, 'category' | 'measures'>

function finenessOf({ unit, grams }: HouseholdMeasure, { category, measures }: CutFood): Fineness {
  // Bread is planned in quarters of a slice; cheese, ham and lemon are cut in halves at least.
  if (unit === 'slice')
    return category === 'bread'
      ? [
          [1, QUARTERS],
          [3, HALVES],
        ]
      : [[3, HALVES]]
  if (unit !== 'piece') return FINENESS[unit]
  const isBaked = category === 'bread' || category === 'grains'
  if (grams < CUT_FROM_G && !isBaked) return []
  const isLemon = measures.some(({ unit: other }) => other === 'teaspoon')
  const quarteredFrom = category === 'fruit' && !isLemon ? FRUIT_QUARTERED_FROM_G : QUARTERED_FROM_G
  return grams >= quarteredFrom ? LARGE_THING : SMALL_THING
}

/** The nearest number of this measure that a cook can measure; 0 if none of it is nearer. */
export function nearestCount(amount: number, measure: HouseholdMeasure, food: CutFood): number {
  const [, parts = WHOLE] = finenessOf(measure, food).find(([below]) => amount < below) ?? []
  const whole = Math.floor(amount)
  const distance = (part: number) => Math.abs(whole + part - amount)
  // Halves are rounded up, as people do.
  return whole + parts.reduce((best, part) => (distance(part) <= distance(best) + EPSILON ? part : best))
}
const EPSILON = 1e-9
