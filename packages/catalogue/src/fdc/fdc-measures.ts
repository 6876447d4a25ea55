import type { MeasureUnit } from '@dayplate/nutrition'
import type { FdcPortion } from './fdc-food.ts'

/** Rows of measure_unit.csv for measures that we use. */
const UNIT_OF_ID: Readonly<Record<number, MeasureUnit>> = { 1000: 'cup', 1001: 'tablespoon', 1002: 'teaspoon' }

/** First words of a modifier or description: "tbsp, chopped", "1 slice, thin". */
const UNIT_OF_WORD: Readonly<Record<string, MeasureUnit>> = {
  cup: 'cup',
  tablespoon: 'tablespoon',
  tbsp: 'tablespoon',
  teaspoon: 'teaspoon',
  tsp: 'teaspoon',
  slice: 'slice',
  piece: 'piece',
  clove: 'clove',
  can: 'can',
  pinch: 'pinch',
  sprig: 'sprig',
  leaf: 'leaf',
  fillet: 'fillet',
  stalk: 'stalk',
  sheet: 'sheet',
}

const DESCRIPTION = /^(?<amount>\d+(?:\.\d+)?)? ?(?<word>[a-z]+)/

/**
 * The household measures of a food's portions in the notation of foods.csv (`cup=240 slice=30`), the first of each
 * unit.
 */
export function fdcMeasures(portions: readonly FdcPortion[]): string {
  const gramsOf = new Map<MeasureUnit, number>()
  for (const portion of portions) {
    const measure = readMeasure(portion)
    if (measure !== null && !gramsOf.has(measure.unit)) gramsOf.set(measure.unit, measure.grams)
  }
  return [...gramsOf].map(([unit, grams]) => `${unit}=${grams}`).join(' ')
}

function readMeasure(portion: FdcPortion): { unit: MeasureUnit; grams: number } | null {
  const inWords = readWords(portion.modifier) ?? readWords(portion.description)
  const unit = UNIT_OF_ID[portion.measureUnitId] ?? inWords?.unit
  const amount = portion.amount ?? inWords?.amount ?? 1
  if (unit === undefined || !(amount > 0) || !(portion.grams > 0)) return null
  return { unit, grams: Math.round((10 * portion.grams) / amount) / 10 }
}

function readWords(text: string): { unit: MeasureUnit; amount: number | null } | null {
  const { amount, word = '' } = DESCRIPTION.exec(text.trim().toLowerCase())?.groups ?? {}
  const singular = Object.hasOwn(UNIT_OF_WORD, word) ? word : word.replace(/s$/, '')
  const unit = Object.hasOwn(UNIT_OF_WORD, singular) ? UNIT_OF_WORD[singular] : undefined
  return unit === undefined ? null : { unit, amount: amount === undefined ? null : Number(amount) }
}
