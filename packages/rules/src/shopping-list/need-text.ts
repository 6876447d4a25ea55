import { gramsPerMlOf, type FoodCategory, type HouseholdMeasure } from '@dayplate/nutrition'
import { countText, volumeText, weightText, type CountedWord, type Language } from './amount-text.ts'
import type { BoughtFood } from './purchase.ts'
import { NEED_WORDS } from './shop-words.ts'

/** The properties that decide how people speak of a need. */
export interface NeededFood extends BoughtFood {
  readonly category: FoodCategory
}

/**
 * Edible grams of a food in the unit that people use: "9 cloves", "10 slices", "9 pieces", "750 ml", "870 g", "1.36 kg".
 */
export function needText(food: NeededFood, grams: number, language: Language): string {
  const gramsPerMl = gramsPerMlOf(food)
  return (
    countedNeedText(food, grams, language) ??
    (gramsPerMl === null ? weightText(grams, language) : volumeText(readableMl(grams / gramsPerMl), language))
  )
}

/** The need of a food that recipes count: cloves of garlic, slices of bread, eggs. Null for others. */
export function countedNeedText(food: NeededFood, grams: number, language: Language): string | null {
  const counted = countedNeedOf(food)
  if (counted === null) return null
  // Bread and eggs are used by halves, cloves are not.
  const parts = counted.word === NEED_WORDS.clove ? 1 : 2
  return countText(Math.max(1, Math.round((parts * grams) / counted.grams)) / parts, counted.word, language)
}

/** What recipes count of a food, with the edible grams of one; null for what they weigh. */
export function countedNeedOf(food: NeededFood): { readonly grams: number; readonly word: CountedWord } | null {
  const clove = food.measures.find(({ unit }) => unit === 'clove')
  if (clove !== undefined) return { grams: clove.grams, word: NEED_WORDS.clove }
  const measure = food.measures.find(({ unit }) => unit === 'piece' || unit === 'slice')
  if (!food.isCountable || measure === undefined) return null
  return { grams: measure.grams, word: wordOf(measure, food) }
}

function wordOf({ unit }: HouseholdMeasure, { category }: NeededFood): CountedWord {
  if (unit === 'piece') return NEED_WORDS.piece
  return category === 'bread' ? NEED_WORDS.sliceOfBread : NEED_WORDS.slice
}

/** A jug shows tens of ml, spoons hold fives. */
const JUG_FROM_ML = 100
const SPOONS_FROM_ML = 20

function readableMl(ml: number): number {
  if (ml < SPOONS_FROM_ML) return ml
  const step = ml < JUG_FROM_ML ? 5 : 10
  return Math.round(ml / step) * step
}
