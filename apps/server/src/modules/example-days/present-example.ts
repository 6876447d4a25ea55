import type { Catalogue } from '../catalogue/index.ts'
import { type MealView, presentDay, presentMeal } from '../day-plan/index.ts'
import { type PlannedMeal, requireVersion } from '../stored-plans/index.ts'
import type { ExampleDay } from './kept/index.ts'

interface Presentation {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
}

/** An example day for the gateway. Its replacements are presented only when a query asks for them. */
export type ExampleView = ReturnType<typeof presentExample>

/** An example day for the gateway, in the reader's language. */
export function presentExample(example: ExampleDay, presentation: Presentation) {
  const { date, events, dayDiet, proof } = presentDay(example.day, { ...presentation, copyTarget: null })
  return { example, date, events, dayDiet, proof }
}

/** A meal that may replace one of the day. */
export const presentReplacement = (
  { day }: ExampleDay,
  planned: PlannedMeal,
  { catalogue, language }: Presentation,
): MealView =>
  presentMeal({ day, planned, version: requireVersion(catalogue, planned.version), isEaten: false, language })
