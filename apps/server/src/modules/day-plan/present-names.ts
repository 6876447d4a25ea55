import type { MealType, PhaseIdentifier } from '@dayplate/nutrition'
import type { MealTypeName } from '../../platform/graphql/schema.gen.ts'

/** The gateway's names of our words, and how people read them. */
export const WIRE_MEAL_TYPE = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
} as const satisfies Record<MealType, string>

const MEAL_TYPE_OF_WIRE = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Snack: 'snack',
  Dinner: 'dinner',
} as const satisfies Record<MealTypeName, MealType>

export const mealTypeOfWire = (name: MealTypeName): MealType => MEAL_TYPE_OF_WIRE[name]

type Language = 'en' | 'pl'
type Names<K extends string | number> = Readonly<Record<K, Readonly<Record<Language, string>>>>

export const MEAL_TYPE_NAMES: Names<MealType> = {
  breakfast: { en: 'Breakfast', pl: 'Śniadanie' },
  lunch: { en: 'Lunch', pl: 'Obiad' },
  snack: { en: 'Snack', pl: 'Przekąska' },
  dinner: { en: 'Dinner', pl: 'Kolacja' },
}

export const DIET_NAMES: Names<3 | 4 | 5 | 200> = {
  3: { en: 'Classic', pl: 'Klasyczna' },
  4: { en: 'Vegetarian', pl: 'Wegetariańska' },
  5: { en: 'Vegan', pl: 'Wegańska' },
  200: { en: 'GLP-1', pl: 'GLP-1' },
}

export const PHASE_NAMES: Names<PhaseIdentifier> = {
  start: { en: 'Start', pl: 'Start' },
  burn: { en: 'Burn', pl: 'Spalanie' },
  balance: { en: 'Balance', pl: 'Równowaga' },
  keep: { en: 'Keep', pl: 'Utrzymanie' },
  build: { en: 'Build', pl: 'Budowanie' },
}

/** The design's phase colours on light; used for the mark only, never for text. */
export const PHASE_COLOURS: Readonly<Record<PhaseIdentifier, string>> = {
  start: '#E5AE37',
  burn: '#E0714D',
  balance: '#419389',
  keep: '#6F8FBF',
  build: '#E0714D',
}

/** A phase for the gateway. */
export const presentPhase = (phase: PhaseIdentifier, language: Language) => ({
  identifier: phase,
  name: PHASE_NAMES[phase][language],
  colour: PHASE_COLOURS[phase],
})
