import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import type { DayToBuy, MealToBuy } from './daily-needs.ts'

export const FIRST_DAY = requireCalendarDay('2026-11-21')
export const dayAt = (index: number): CalendarDay => addDays(FIRST_DAY, index)

/** The meal of a slot and the number of days it is cooked for. */
export interface Batch {
  readonly recipe: string
  readonly portions: number
  readonly scales: readonly number[]
  readonly grams: number
  readonly foodId: string
}

const anyBatch: fc.Arbitrary<Batch> = fc.record({
  recipe: fc.constantFrom('soup', 'stew', 'salad'),
  portions: fc.integer({ min: 1, max: 3 }),
  scales: fc.array(
    fc.integer({ min: 10, max: 50 }).map((steps) => steps / 20),
    { minLength: 3, maxLength: 3 },
  ),
  grams: fc.integer({ min: 1, max: 400 }),
  foodId: fc.constantFrom('rice', 'milk', 'leek'),
})

/** Consecutive batches of each meal type. */
export const anyBatches = fc.tuple(...MEAL_TYPES.map(() => fc.array(anyBatch, { minLength: 1, maxLength: 8 })))

/** A plan of these batches without gaps, each meal type by itself. */
export function planOf(batches: readonly (readonly Batch[])[]): readonly DayToBuy[] {
  const byType = MEAL_TYPES.map((type, index) =>
    (batches[index] ?? []).flatMap((batch) =>
      batch.scales.slice(0, batch.portions).map((scale, portion): MealToBuy => ({
        type,
        recipe: batch.recipe,
        scale,
        portion: portion + 1,
        portionsTotal: batch.portions,
        ingredients: [{ foodId: batch.foodId, category: 'grains', grams: batch.grams }],
      })),
    ),
  )
  const length = Math.max(...byType.map((meals) => meals.length))
  return Array.from({ length }, (_, index) => ({
    date: dayAt(index),
    meals: byType.flatMap((meals) => meals[index] ?? []),
  }))
}

/** The cooking day and grams of each batch, calculated from the batches and not from the plan. */
export const boughtFor = (batches: readonly (readonly Batch[])[]) =>
  batches.flatMap((ofType) => {
    let start = 0
    return ofType.map(({ portions, scales, grams, foodId }) => {
      const cookedAt = start
      start += portions
      return { cookedAt, foodId, grams: grams * scales.slice(0, portions).reduce((sum, scale) => sum + scale, 0) }
    })
  })
