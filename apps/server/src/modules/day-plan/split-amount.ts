import { roundToFraction } from '@dayplate/units'
import type { Measurement } from '../../platform/graphql/schema.gen.ts'
import { chooseMeasure, countIn, smallAmountOf, type Counted } from './choose-measure.ts'
import { nearestCount, THIRD } from './kitchen-fractions.ts'
import type { MeasuredFood, Measuring, MeasureStyle } from './measured-food.ts'
import { countedMeasurement, measurementsOf, smallMeasurement } from './measure-text.ts'
import { scaleFor, weigh, weighedAmount } from './weighed-amount.ts'

/** A food that several steps use parts of. */
export interface SplitFood {
  readonly food: MeasuredFood
  readonly grams: number
  /** The parts in the order of the steps. Parts that are not the whole together are shown one by one. */
  readonly shares: readonly number[]
}

/**
 * The measurements of each part. They add up to those of the whole: the last part is what the rounded others leave, in the
 * unit of the whole.
 */
export function splitMeasurements(split: SplitFood, measuring: Measuring): Measurement[][] {
  const { food, grams, shares } = split
  const isWhole = Math.abs(sum(shares) - 1) < EPSILON
  if (shares.length === 1 || !isWhole) return shares.map((share) => measurementsOf(grams * share, food, measuring))
  const kitchen = kitchenParts(split, measuring)
  return weighedParts(split, measuring).map((weighed, index) => {
    const measured = kitchen[index]
    return measured === undefined ? [weighed] : [weighed, measured]
  })
}

function weighedParts({ food, grams, shares }: SplitFood, { language, system }: MeasureStyle): Measurement[] {
  const scale = scaleFor(food, system)
  const firsts = shares.slice(0, -1).map((share) => weigh(grams * share, scale))
  const rest = roundToFraction(weigh(grams, scale) - sum(firsts), 10)
  // A step too fine for the scale: 1 ml of 1 ml. Each part is then shown by itself.
  const amounts = rest > 0 ? [...firsts, rest] : shares.map((share) => weigh(grams * share, scale))
  return amounts.map((amount) => weighedAmount(amount, scale, language))
}

function kitchenParts(split: SplitFood, { language, alike = [] }: Measuring) {
  const { food, grams, shares } = split
  const measure = chooseMeasure(food, [grams, ...alike]) ?? chooseMeasure(food, [grams])
  const little = smallMeasurement('little', language)
  if (measure === null) return smallAmountOf(grams, food) === null ? [] : shares.map(() => little)
  const whole = countIn(grams, measure, food)
  const counts = [whole, ...inTeaspoons(whole)].map((one) => splitCount(one, split))
  const close = counts.find((parts) => parts !== null && parts.isClose) ?? counts.find((parts) => parts !== null)
  if (close) return close.counted.map((part) => countedMeasurement(part, food, language))
  return food.category === 'seasonings' || measure.unit === 'clove' ? shares.map(() => little) : []
}

const TEASPOONS_PER_TABLESPOON = 3

/** Tablespoons as teaspoons, in which small parts of them are measured. */
function inTeaspoons({ measure, count, isAbout }: Counted): Counted[] {
  if (measure.unit !== 'tablespoon') return []
  const teaspoon = { unit: 'teaspoon', grams: measure.grams / TEASPOONS_PER_TABLESPOON } as const
  return [{ measure: teaspoon, count: count * TEASPOONS_PER_TABLESPOON, isAbout }]
}

/** How far a part may differ from its share before a smaller unit is looked for. */
const CLOSE = 0.35

/** The parts of a count; null if one of them is too small to be measured. */
function splitCount({ count, measure, isAbout }: Counted, { food, grams, shares }: SplitFood) {
  const ideals = shares.map((share) => (grams * share) / measure.grams)
  const firsts = ideals.slice(0, -1).map((ideal) => (isInThirds(count) ? nearestThird(ideal) : nearestQuarter(ideal)))
  const parts = [...firsts, roundToFraction(count - sum(firsts), DENOMINATOR)]
  if (parts.some((part) => part < LEAST_PART - EPSILON)) return null
  const isClose = ideals.every((ideal, index) => Math.abs((parts[index] ?? 0) - ideal) <= ideal * CLOSE)
  return { isClose, counted: parts.map((part): Counted => ({ measure, count: part, isAbout })) }

  /** Quarters where a cook would say a third, because the rest has to be measured too. */
  function nearestQuarter(ideal: number): number {
    const near = nearestCount(ideal, measure, food)
    return Number.isInteger(near * QUARTERS) ? near : Math.round(ideal * QUARTERS) / QUARTERS
  }
}

const LEAST_PART = 0.25
const EPSILON = 1e-6
/** Quarters and thirds are whole numbers of twelfths. */
const DENOMINATOR = 12

const QUARTERS = 4

/** Thirds are split into thirds, so that what is left is a third too. */
const isInThirds = (count: number): boolean => Math.abs(count * QUARTERS - Math.round(count * QUARTERS)) > EPSILON
const nearestThird = (ideal: number): number => Math.round(ideal / THIRD) * THIRD

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
