import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import type { DayToBuy, MealToBuy } from './shopping-list.ts'

export const FIRST_DAY = requireCalendarDay('2026-11-21')
export const dayAt = (index: number): CalendarDay => addDays(FIRST_DAY, index)

/** What is cooked in a slot, and for how many days. */
export interface Cooking {
  readonly recipe: string
  readonly portions: number
  readonly scales: readonly number[]
  readonly grams: number
  readonly foodId: string
}

const anyCooking: fc.Arbitrary<Cooking> = fc.record({
  recipe: fc.constantFrom('soup', 'stew', 'salad'),
  portions: fc.integer({ min: 1, max: 3 }),
  scales: fc.array(
    fc.integer({ min: 10, max: 50 }).map((steps) => steps / 20),
    { minLength: 3, maxLength: 3 },
  ),
  grams: fc.integer({ min: 1, max: 400 }),
  foodId: fc.constantFrom('rice', 'milk', 'leek'),
})

/** Cookings of each meal type, one after the other. */
export const anyCookings = fc.tuple(...MEAL_TYPES.map(() => fc.array(anyCooking, { minLength: 1, maxLength: 8 })))

/** The plan in which these cookings follow each other without a gap, each meal type by itself. */
export function planOf(cookings: readonly (readonly Cooking[])[]): readonly DayToBuy[] {
  const byType = MEAL_TYPES.map((type, index) =>
    (cookings[index] ?? []).flatMap((cooking) =>
      cooking.scales.slice(0, cooking.portions).map((scale, portion): MealToBuy => ({
        type,
        recipe: cooking.recipe,
        scale,
        portion: portion + 1,
        portionsTotal: cooking.portions,
        ingredients: [{ foodId: cooking.foodId, grams: cooking.grams }],
      })),
    ),
  )
  const length = Math.max(...byType.map((meals) => meals.length))
  return Array.from({ length }, (_, index) => ({
    date: dayAt(index),
    meals: byType.flatMap((meals) => meals[index] ?? []),
  }))
}

/** When each cooking begins, with the grams it takes: reckoned from the cookings themselves, not from the plan. */
export const boughtFor = (cookings: readonly (readonly Cooking[])[]) =>
  cookings.flatMap((ofType) => {
    let start = 0
    return ofType.map(({ portions, scales, grams, foodId }) => {
      const cookedAt = start
      start += portions
      return { cookedAt, foodId, grams: grams * scales.slice(0, portions).reduce((sum, scale) => sum + scale, 0) }
    })
  })
