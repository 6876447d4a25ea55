import { requireCalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import { describe, expect, it } from 'vitest'
import { describeObjection } from './objection-texts.ts'

const proof: Omit<DayEffect['after'], 'target'> = {
  actual: { kcal: 1862, proteinG: 61, fatG: 68, carbohydrateG: 221 },
  deviation: { kcal: 0.0011, proteinG: -0.337, fatG: 0.1333, carbohydrateG: 0.0045 },
  holds: false,
  reasons: [],
}
const target = {
  kcal: 1860,
  proteinG: 92,
  fatG: 60,
  carbohydrateG: 220,
  mealKcal: { breakfast: 465, lunch: 651, snack: 186, dinner: 558 },
  guides: { fibreMinG: 25, fibreMaxG: 45, saltMaxG: 5, saturatedFatMaxG: 20, ironMinMg: null, vitaminB12MinUg: null },
}
const effect: DayEffect = {
  date: requireCalendarDay('2026-11-21'),
  before: { ...proof, target, holds: true },
  after: { ...proof, target },
  portionChanges: [],
}

describe('a day that leaves its target', () => {
  it.each([
    ['en', 'Saturday 21 November: 61 g of protein instead of 92 and 68 g of fat instead of 60.'],
    ['pl', 'Sobota, 21 listopada: 61 g białka zamiast 92 i 68 g tłuszczu zamiast 60.'],
  ] as const)('is told by the figures outside, the worst first, in %s', (language, words) => {
    expect(describeObjection({ code: 'leaves-target', effects: [effect] }, language)).toBe(words)
  })
})
