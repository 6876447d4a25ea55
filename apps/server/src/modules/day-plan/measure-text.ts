import type { MeasureNames } from '@dayplate/messages/server'
import type { Food, HouseholdMeasure, MeasureUnit } from '@dayplate/nutrition'
import { KG_PER_LB, ML_PER_OZ, roundToFraction, type SystemOfMeasures } from '@dayplate/units'
import type { Measurement } from '../../platform/graphql/schema.gen.ts'
import { measureNames } from './measure-names.ts'

type Language = 'en' | 'pl'

/** The largest number of a unit that a cook would count. Larger amounts are shown in grams only. */
const LARGEST_AMOUNT: Readonly<Record<MeasureUnit, number>> = {
  piece: 8,
  slice: 8,
  tablespoon: 6,
  teaspoon: 5,
  cup: 4,
  handful: 4,
  clove: 6,
  can: 3,
  pinch: 3,
  sprig: 6,
  leaf: 8,
  pack: 3,
  fillet: 3,
  stalk: 6,
  sheet: 8,
  square: 8,
}

/** The smallest part of a unit that a cook would measure. A quarter of a leaf is not one. */
const FINEST_STEP: Partial<Readonly<Record<MeasureUnit, number>>> = {
  leaf: 1,
  pinch: 1,
  sprig: 1,
  square: 1,
  handful: 0.5,
  stalk: 0.5,
}

/** Lighter pieces are not cut: almonds, cherries, mushrooms. */
const CUT_FROM_G = 20

/** Bread is planned in quarters of a slice, but cheese, ham or lemon in halves at least. */
const FINEST_SLICE_STEP = 0.5

/**
 * Steps a cook can measure by eye: quarters below one, halves up to three (of teaspoons up to five), then whole ones. Some
 * foods have coarser steps.
 */
function stepFor(amount: number, { unit, grams }: HouseholdMeasure, category: Food['category']): number {
  const byEye = amount < 1 ? 0.25 : amount < 3 || unit === 'teaspoon' ? 0.5 : 1
  const isSmallPiece = unit === 'piece' && grams < CUT_FROM_G && category !== 'bread'
  const isThinSlice = unit === 'slice' && category !== 'bread'
  return Math.max(byEye, FINEST_STEP[unit] ?? 0, isSmallPiece ? 1 : 0, isThinSlice ? FINEST_SLICE_STEP : 0)
}

/** How far the rounded measure may differ from the grams: more for what cooks season with by eye. */
const LARGEST_ERROR = 0.1
const LARGEST_ERROR_OF_SEASONINGS = 0.25

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** The parts of a food that decide how a cook measures it. */
export type MeasuredFood = Pick<Food, 'measures' | 'category'>

/** The language and the units that a reader reads amounts in. */
export interface MeasureStyle {
  readonly language: Language
  readonly system: SystemOfMeasures
}

/**
 * The weight, followed by the first kitchen measure that is close to it. Only the weight without a food. Water is
 * measured by volume, everything else is weighed.
 */
export function measurementsOf(grams: number, food: MeasuredFood | null, style: MeasureStyle): Measurement[] {
  const weighed = weighedAmount(grams, { ...style, isWater: food?.category === 'water' })
  return [weighed, ...(food === null ? [] : kitchenMeasures(grams, food, style.language).slice(0, 1))]
}

function weighedAmount(grams: number, style: MeasureStyle & { readonly isWater: boolean }): Measurement {
  const { language, system, isWater } = style
  const of = (amount: number, unit: string): Measurement => ({
    amount,
    unit,
    text: `${formatNumber(amount, language)}\u00A0${unit}`,
  })
  if (system === 'imperial')
    return isWater ? of(Math.max(1, Math.round(grams / ML_PER_OZ)), 'fl oz') : inPounds(grams, of)
  return isWater ? of(roundVolume(grams), 'ml') : of(roundGrams(grams), 'g')
}

const OUNCES_PER_POUND = 16
const GRAMS_PER_OUNCE = (1000 * KG_PER_LB) / OUNCES_PER_POUND

/** Tenths of an ounce, as kitchen scales show them; from a pound on, pounds and whole ounces. */
function inPounds(grams: number, of: (amount: number, unit: string) => Measurement): Measurement {
  const ounces = Math.max(0.1, roundToFraction(grams / GRAMS_PER_OUNCE, 10))
  const whole = Math.round(ounces)
  if (whole < OUNCES_PER_POUND) return of(ounces, 'oz')
  const pounds = of(Math.floor(whole / OUNCES_PER_POUND), 'lb')
  const rest = whole % OUNCES_PER_POUND
  return { amount: ounces, unit: 'oz', text: rest === 0 ? pounds.text : `${pounds.text} ${of(rest, 'oz').text}` }
}

/** Nobody measures water more finely: a jug shows tens of ml, a spoon holds five. */
const roundVolume = (ml: number): number => {
  const step = ml < FINE_BELOW_ML ? 5 : 10
  return Math.max(step, Math.round(ml / step) * step)
}
const FINE_BELOW_ML = 100

const kitchenMeasures = (grams: number, { measures, category }: MeasuredFood, language: Language): Measurement[] =>
  measures.flatMap((measure) => {
    const step = stepFor(grams / measure.grams, measure, category)
    const amount = Math.round(grams / measure.grams / step) * step
    const largestError = category === 'seasonings' ? LARGEST_ERROR_OF_SEASONINGS : LARGEST_ERROR
    const isClose = Math.abs(amount * measure.grams - grams) <= grams * largestError
    const isFitting = isClose && amount > 0 && amount <= LARGEST_AMOUNT[measure.unit]
    if (!isFitting) return []
    return [{ amount, unit: measure.unit, text: measureText(amount, measureNames(measure, category), language) }]
  })

/** Kitchen scales show whole grams. Below this amount a tenth distinguishes a pinch from two. */
const SCALES_SHOW_TENTHS_BELOW_G = 5

const roundGrams = (grams: number): number =>
  grams < SCALES_SHOW_TENTHS_BELOW_G ? Math.round(grams * 10) / 10 : Math.round(grams)

// Created once, because creating them costs more than using them.
const NUMBER_FORMATS = { en: new Intl.NumberFormat('en'), pl: new Intl.NumberFormat('pl') }
const PLURAL_RULES = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

const formatNumber = (value: number, language: Language): string => NUMBER_FORMATS[language].format(value)

function measureText(amount: number, names: MeasureNames, language: Language): string {
  const forms = names[language]
  // English says "half a cup" in the singular. Polish has a plural form for fractions (`other`).
  const rule = language === 'en' && amount <= 1 ? 'one' : PLURAL_RULES[language].select(amount)
  return `${amountText(amount)} ${forms[rule] ?? forms.other}`
}

function amountText(amount: number): string {
  const whole = Math.floor(amount)
  const fraction = FRACTIONS[String(amount - whole)] ?? ''
  return whole === 0 ? fraction : `${whole}${fraction}`
}
