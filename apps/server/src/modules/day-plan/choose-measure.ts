import type { HouseholdMeasure, MeasureUnit } from '@dayplate/nutrition'
import { LARGEST_AMOUNT, nearestCount } from './kitchen-fractions.ts'
import type { MeasuredFood } from './measured-food.ts'

/** A number of one kitchen measure. */
export interface Counted {
  readonly measure: HouseholdMeasure
  readonly count: number
  /** Whether it differs so much from the grams that it has to be called an estimate. */
  readonly isAbout: boolean
}

/** How far a count may differ from the grams before another measure is preferred. */
const PREFERRED_ERROR = 0.1
/** Things differ in size, so they are counted before they are measured with spoons. */
const PREFERRED_ERROR_OF_THINGS = 0.2
/** Measured by eye. */
const PREFERRED_ERROR_BY_EYE = 0.25

const SPOONS: ReadonlySet<MeasureUnit> = new Set(['teaspoon', 'tablespoon', 'cup'])

const isByEye = ({ unit }: HouseholdMeasure, { category }: MeasuredFood): boolean =>
  category === 'seasonings' || unit === 'handful'

function preferredError(measure: HouseholdMeasure, food: MeasuredFood): number {
  // Cloves of garlic weigh 3 to 7 g.
  if (measure.unit === 'clove') return 1
  if (isByEye(measure, food)) return PREFERRED_ERROR_BY_EYE
  return SPOONS.has(measure.unit) ? PREFERRED_ERROR : PREFERRED_ERROR_OF_THINGS
}

/** From a larger error on, a count is called an estimate. Spoons are no more exact than a fifth. */
const ESTIMATE_FROM = 0.1
const ESTIMATE_OF_SPOONS_FROM = 0.2

/** The errors allowed where no preferred measure suits, and the factor on the largest counts. */
const COMPROMISES = [
  { error: 0.2, factor: 1 },
  { error: 0.2, factor: 2 },
  { error: 0.35, factor: 2 },
] as const

/** This part of a leaf, a sprig or a pinch is a whole one. */
const LEAST_OF_WHOLE = 0.4

/**
 * The measure that suits all these amounts of a food: the first one in the table that is close, or else the closest. Null if
 * none is within a third. A plate and its pot are asked about together, so that both are counted in the same unit.
 */
export function chooseMeasure(food: MeasuredFood, amounts: readonly number[]): HouseholdMeasure | null {
  const measures = measuresOf(food)
  const suits = (measure: HouseholdMeasure, error: number, factor: number): boolean =>
    amounts.every((grams) => {
      const { count, error: off } = countOf(grams, measure, food)
      return count > 0 && off <= error && count <= LARGEST_AMOUNT[measure.unit] * factor
    })
  const isPreferred = (measure: HouseholdMeasure) => suits(measure, preferredError(measure, food), 1)
  const first = measures.find(isPreferred)
  if (first !== undefined) return inTablespoons(first, measures.filter(isPreferred), amounts)
  const worst = (measure: HouseholdMeasure) => Math.max(...amounts.map((grams) => countOf(grams, measure, food).error))
  for (const { error, factor } of COMPROMISES) {
    const [closest] = measures
      .filter((measure) => suits(measure, error, factor))
      .toSorted((a, b) => worst(a) - worst(b))
    if (closest !== undefined) return closest
  }
  return null
}

/** Three teaspoons are a tablespoon. */
function inTablespoons(
  chosen: HouseholdMeasure,
  suitable: readonly HouseholdMeasure[],
  amounts: readonly number[],
): HouseholdMeasure {
  const isMany = chosen.unit === 'teaspoon' && amounts.some((grams) => grams > MANY_TEASPOONS * chosen.grams)
  return (isMany ? suitable.find(({ unit }) => unit === 'tablespoon') : undefined) ?? chosen
}
const MANY_TEASPOONS = 2.75

/** The amount in this measure. */
export function countIn(grams: number, measure: HouseholdMeasure, food: MeasuredFood): Counted {
  const { count, error } = countOf(grams, measure, food)
  const isSpoon = measure.unit === 'teaspoon' || measure.unit === 'tablespoon'
  const isOff = error > (isSpoon ? ESTIMATE_OF_SPOONS_FROM : ESTIMATE_FROM)
  return { measure, count, isAbout: isOff && !isByEye(measure, food) && measure.unit !== 'clove' }
}

function countOf(grams: number, measure: HouseholdMeasure, food: MeasuredFood) {
  const amount = grams / measure.grams
  const count = nearestCount(amount, measure, food)
  const isWholeOne = count === 1 && food.category === 'seasonings' && amount >= LEAST_OF_WHOLE && amount <= 1
  return { count, error: isWholeOne ? 0 : Math.abs(count - amount) / amount }
}

const TEASPOONS_PER_TABLESPOON = 3

/** The measures of a food in the form the recipe uses, with teaspoons for foods that the table gives tablespoons of. */
function measuresOf({ measures, form }: MeasuredFood): readonly HouseholdMeasure[] {
  const hasTeaspoon = measures.some(({ unit }) => unit === 'teaspoon')
  return measures
    .filter(({ unit }) => (form === 'juice' ? SPOONS.has(unit) : form !== 'ground' || unit !== 'piece'))
    .flatMap((measure): HouseholdMeasure[] =>
      measure.unit === 'tablespoon' && !hasTeaspoon
        ? [measure, { unit: 'teaspoon', grams: measure.grams / TEASPOONS_PER_TABLESPOON }]
        : [measure],
    )
}

/** Words for an amount below the smallest measure. */
export type SmallAmount = 'pinch' | 'drops' | 'little'

const MOST_DROPS_G = 1.5
const MOST_LITTLE_G = 15

/** The words for an amount that no measure suits; null if it is too large for them. */
export function smallAmountOf(grams: number, food: MeasuredFood): SmallAmount | null {
  const smallest = Math.min(...food.measures.map((measure) => measure.grams))
  const isPoured = food.form === 'juice' || typeof food.densityGPerMl === 'number'
  if (isPoured && grams <= MOST_DROPS_G) return 'drops'
  return grams < Math.min(smallest, MOST_LITTLE_G) ? 'little' : null
}
