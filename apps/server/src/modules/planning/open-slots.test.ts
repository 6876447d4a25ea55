import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { withLeftovers } from './open-slots.ts'
import type { FutureDay } from '../stored-plans/index.ts'

const MONDAY = requireCalendarDay('2026-11-23')
const MACROS = { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }

/** A day with one lunch, which is the given serving of a pot for three days. */
const day = (date: CalendarDay, portion: number, eaten: readonly MealType[] = []): FutureDay => ({
  date,
  setId: date,
  dietId: 3,
  phase: 'burn',
  settingsId: 1,
  eaten,
  document: {
    engineVersion: '2',
    catalogueVersion: 'c',
    seed: 's',
    meals: [{ type: 'lunch', version: 'stew', scale: 1, portion, portionsTotal: 3 }],
    proof: { target: MACROS, actual: MACROS, deviation: MACROS, holds: true, reasons: [] },
  },
})
const pot = [day(MONDAY, 1), day(addDays(MONDAY, 1), 2), day(addDays(MONDAY, 2), 3)]

describe('withLeftovers', () => {
  it('opens every later serving together with the first', () => {
    const open = withLeftovers({ days: pot }, new Set(['2026-11-23 lunch']))
    expect([...open]).toEqual(['2026-11-23 lunch', '2026-11-24 lunch', '2026-11-25 lunch'])
  })

  it('leaves earlier servings closed, because they are cooked anyway', () => {
    expect([...withLeftovers({ days: pot }, new Set(['2026-11-25 lunch']))]).toEqual(['2026-11-25 lunch'])
  })

  it('never opens an eaten serving', () => {
    const days = [day(MONDAY, 1), day(addDays(MONDAY, 1), 2, ['lunch'])]
    expect([...withLeftovers({ days }, new Set(['2026-11-23 lunch']))]).toEqual(['2026-11-23 lunch'])
  })
})
