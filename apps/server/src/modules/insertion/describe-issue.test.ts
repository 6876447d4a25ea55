import { requireCalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import { describe, expect, it } from 'vitest'
import { describeIssue } from './describe-issue.ts'

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
      'Saturday 21 November: energy 1810 → 2152\u00A0kcal (target 1860\u00A0kcal), protein 61\u00A0g (target 92\u00A0g), and fat 58 → 68\u00A0g (target 60\u00A0g).',
    ],
    [
      'pl',
      'Sobota, 21 listopada: energia 1810 → 2152\u00A0kcal (cel 1860\u00A0kcal), białko 61\u00A0g (cel 92\u00A0g) i tłuszcz 58 → 68\u00A0g (cel 60\u00A0g).',
    ],
  ] as const)(
    'is described by the figures outside the tolerances with their targets, as in the preview, in %s',
    (language, words) => {
      expect(describeIssue({ code: 'leaves-target', effects: [effect] }, language)).toBe(words)
    },
  )
})

describe('a meal of the day that cannot be replaced', () => {
  it.each([
    ['eaten', 'en', 'You’ve already eaten this day’s lunch.'],
    ['eaten', 'pl', 'Masz już odznaczone jako zjedzone: obiad. Wybierz inny dzień.'],
    ['no-such-meal', 'en', 'There is no lunch on this day to replace.'],
    ['other-type', 'pl', 'Tego dnia nie ma posiłku do zastąpienia: obiad.'],
  ] as const)('is named when it is %s, in %s', (code, language, words) => {
    expect(describeIssue({ code, type: 'lunch' }, language)).toBe(words)
  })
})
