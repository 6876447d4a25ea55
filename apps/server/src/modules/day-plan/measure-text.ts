import { ABOUT, SMALL_AMOUNTS, type MeasureNames } from '@dayplate/messages/server'
import type { Measurement } from '../../platform/graphql/schema.gen.ts'
import { chooseMeasure, countIn, smallAmountOf, type Counted, type SmallAmount } from './choose-measure.ts'
import { THIRD } from './kitchen-fractions.ts'
import type { Language, MeasuredFood, Measuring } from './measured-food.ts'
import { measureNames } from './measure-names.ts'
import { scaleFor, weigh, weighedAmount } from './weighed-amount.ts'

export type { MeasuredFood, MeasureStyle } from './measured-food.ts'

/**
 * The weight (of poured foods, the volume), followed by the kitchen measure that suits it. Only the weight without a food.
 */
export function measurementsOf(grams: number, food: MeasuredFood | null, measuring: Measuring): Measurement[] {
  const { language, system } = measuring
  const scale = scaleFor(food, system)
  const weighed = weighedAmount(weigh(grams, scale), scale, language)
  const kitchen = food === null ? null : kitchenMeasurement(grams, food, measuring)
  return kitchen === null ? [weighed] : [weighed, kitchen]
}

function kitchenMeasurement(grams: number, food: MeasuredFood, measuring: Measuring): Measurement | null {
  const { language, alike = [] } = measuring
  const measure = chooseMeasure(food, [grams, ...alike]) ?? chooseMeasure(food, [grams])
  if (measure !== null) return countedMeasurement(countIn(grams, measure, food), food, language)
  const small = smallAmountOf(grams, food)
  return small === null ? null : smallMeasurement(small, language)
}

export const smallMeasurement = (small: SmallAmount, language: Language): Measurement => ({
  amount: 1,
  unit: small,
  text: SMALL_AMOUNTS[small][language],
})

/** A number of kitchen measures with its text. */
export function countedMeasurement(counted: Counted, food: MeasuredFood, language: Language): Measurement {
  const { measure, count, isAbout } = counted
  if (measure.unit === 'pinch' && count === 1) return smallMeasurement('pinch', language)
  const names = measureNames(measure, food)
  const text = isAbout ? aboutText(count, names, language) : measureText(count, names, language)
  return { amount: count, unit: measure.unit, text }
}

// Created once, because creating them costs more than using them.
const PLURAL_RULES = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

function measureText(count: number, names: MeasureNames, language: Language): string {
  const forms = names[language]
  // English says "half a cup" in the singular. Polish has a plural form for fractions (`other`).
  const rule = language === 'en' && count <= 1 ? 'one' : PLURAL_RULES[language].select(count)
  return `${amountText(count)} ${forms[rule] ?? forms.other}`
}

/** "Około" takes the genitive: one piece as a fraction of it ("sztuki"), several as five ("sztuk"). */
function aboutText(count: number, names: MeasureNames, language: Language): string {
  if (language === 'en') return `${ABOUT.en} ${measureText(count, names, language)}`
  const isSeveral = Number.isInteger(count) && count > 1
  const { many, other } = names.pl
  return `${ABOUT.pl} ${amountText(count)} ${isSeveral ? (many ?? other) : other}`
}

const FRACTIONS: readonly (readonly [part: number, text: string])[] = [
  [0.25, '¼'],
  [THIRD, '⅓'],
  [0.5, '½'],
  [2 * THIRD, '⅔'],
  [0.75, '¾'],
]
const EPSILON = 1e-6

function amountText(count: number): string {
  const whole = Math.floor(count + EPSILON)
  const fraction = FRACTIONS.find(([part]) => Math.abs(count - whole - part) < EPSILON)?.[1] ?? ''
  return whole === 0 ? fraction : `${whole}${fraction}`
}
