import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import type { ChangedPeriod } from './group-changes.ts'
import { isAsNow } from './period-amounts.ts'

const HELD = { __typename: 'MacroGrams', kcal: 2090, proteinG: 100, fatG: 70, carbohydrateG: 237 } as const
const DAY = requireCalendarDay('2026-11-22')
const period = (before: ChangedPeriod['before'], after: ChangedPeriod['after']): ChangedPeriod => ({
  first: DAY,
  last: DAY,
  before,
  after,
})

describe('isAsNow', () => {
  it('is true if all rounded figures are equal, because a difference below rounding is no change', () => {
    expect(isAsNow(period(HELD, { ...HELD, proteinG: 100.4 }))).toBe(true)
  })

  it('is false if one rounded figure differs or nothing was planned before', () => {
    expect(isAsNow(period(HELD, { ...HELD, carbohydrateG: 236 }))).toBe(false)
    expect(isAsNow(period(null, HELD))).toBe(false)
  })
})
