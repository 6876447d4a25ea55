import { expect, it } from 'vitest'
import { servingOf } from './printed-plan.ts'
import type { PrintedMealFragment } from './print.gen.ts'

const meal = (change: Partial<PrintedMealFragment>): PrintedMealFragment => ({
  __typename: 'PrintedMeal',
  mealType: { __typename: 'MealTypeOfDay', type: 'Lunch', name: 'Lunch' },
  recipeId: 'soup',
  macros: { __typename: 'MacroGrams', kcal: 500, proteinG: 30, fatG: 15, carbohydrateG: 60 },
  portion: 1,
  portionsTotal: 1,
  cookedOn: '2026-11-21',
  shareOfPot: 1,
  ...change,
})

it.each([
  ['for its day alone', {}, { kind: 'cooked-for-it' }],
  ['for two days alike', { portionsTotal: 2, shareOfPot: 0.51 }, { kind: 'cook-ahead', total: 2, percent: null }],
  [
    'for two days, more for the first',
    { portionsTotal: 2, shareOfPot: 0.57 },
    { kind: 'cook-ahead', total: 2, percent: 55 },
  ],
  [
    'the day before',
    { portion: 2, portionsTotal: 2, shareOfPot: 0.5 },
    { kind: 'leftover', portion: 2, total: 2, cookedOn: '2026-11-21' },
  ],
])('describes a meal that is cooked %s', (_, change, serving) => {
  expect(servingOf(meal(change))).toEqual(serving)
})
