import { PHASE_NAMES } from '@dayplate/messages/server'
import type { MealType, PhaseIdentifier } from '@dayplate/nutrition'
import type { MealTypeName } from '../../platform/graphql/schema.gen.ts'

/** Names of the meal types on the wire. */
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
/** The phase colours of the light theme. Only for markers, never for text. */
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
