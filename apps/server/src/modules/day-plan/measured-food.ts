import type { Food } from '@dayplate/nutrition'
import type { SystemOfMeasures } from '@dayplate/units'
import type { Measurement } from '../../platform/graphql/schema.gen.ts'

export type Language = 'en' | 'pl'

/** An amount with its unit, and both as text. */
export type Amount = Measurement

/** The parts of a food that decide how a cook measures it, and the form in which a recipe uses it. */
export interface MeasuredFood extends Pick<Food, 'measures' | 'category'> {
  /** Absent or null for foods that are not poured, and in versions of earlier releases. */
  readonly densityGPerMl?: number | null
  /** Absent where the recipe uses the food as it is. */
  readonly form?: FoodForm
  /** Whether the text before the amount already says the form: "the juice of the lemon". */
  readonly isFormSaid?: boolean
}

/** Juice is measured with spoons, and so are ground spices. */
export type FoodForm = 'juice' | 'ground'

/** The language and the units that a reader reads amounts in. */
export interface MeasureStyle {
  readonly language: Language
  readonly system: SystemOfMeasures
}

/** How an amount is read, and what is read beside it. */
export interface Measuring extends MeasureStyle {
  /** Other amounts of the food, in g, that are counted in the same unit: that of the pot for a plate. */
  readonly alike?: readonly number[]
}

// Created once, because creating them costs more than using them.
const NUMBER_FORMATS = { en: new Intl.NumberFormat('en'), pl: new Intl.NumberFormat('pl') }

export const formatNumber = (value: number, language: Language): string => NUMBER_FORMATS[language].format(value)
