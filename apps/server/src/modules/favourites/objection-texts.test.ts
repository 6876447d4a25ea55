import { requireCalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import { describe, expect, it } from 'vitest'
import { describeObjection } from './objection-texts.ts'

const proof: Omit<DayEffect['after'], 'target'> = {
  actual: { kcal: 2152, proteinG: 61, fatG: 68, carbohydrateG: 221 },
  deviation: { kcal: 0.157, proteinG: -0.337, fatG: 0.1333, carbohydrateG: 0.0045 },
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
  before: { ...proof, actual: { ...proof.actual, kcal: 1810, fatG: 57.6 }, target, holds: true },
  after: { ...proof, target },
  portionChanges: [],
}

describe('a day that leaves its target', () => {
  it.each([
    [
      'en',
      'Saturday 21 November: energy 1810 → 2152 kcal (target 1860 kcal), protein 61 g (target 92 g), and fat 58 → 68 g (target 60 g).',
    ],
    [
      'pl',
      'Sobota, 21 listopada: energia 1810 → 2152 kcal (cel 1860 kcal), białko 61 g (cel 92 g) i tłuszcz 58 → 68 g (cel 60 g).',
    ],
  ] as const)(
    'is told by the figures outside, as the sheet beneath has them and with their targets, in %s',
    (language, words) => {
      expect(describeObjection({ code: 'leaves-target', effects: [effect] }, language)).toBe(words)
    },
  )
})
