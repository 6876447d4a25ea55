import { describe, expect, it } from 'vitest'
import { checkPeriod } from './check-period.ts'
import { defaultPeriod } from './default-period.ts'
import { findPeriodError } from './find-period-error.ts'
import { dayAt } from './sample-plan.fixture.ts'

describe('the period of a list', () => {
  it.each([
    ['one day', 0, null],
    ['thirty-one days', 30, null],
    ['thirty-two days', 31, 'TOO_MANY_DAYS'],
    ['ten years', 3_650, 'TOO_MANY_DAYS'],
    ['an end before the start', -1, 'ENDS_BEFORE_START'],
  ])('is judged: %s', (_, days, error) => {
    expect(findPeriodError({ start: dayAt(0), end: dayAt(days) })).toBe(error)
  })
})

describe('the period that is listed unasked', () => {
  const from = (...planned: readonly number[]) => defaultPeriod(dayAt(10), planned.map(dayAt))
  const days = (start: number, end: number) => ({ start: dayAt(start), end: dayAt(end) })

  it('is today and six days, cut to the plan', () => {
    expect(from(8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)).toEqual(days(10, 16))
    expect(from(12, 13, 9)).toEqual(days(12, 13))
    expect(from(10)).toEqual(days(10, 10))
  })

  it('is the first week of a plan that begins later', () => {
    expect(from(30, 31, 32, 33, 34, 35, 36, 37)).toEqual(days(30, 36))
  })

  it('is none without a day to come', () => {
    expect(from(3, 9)).toBeNull()
    expect(from()).toBeNull()
  })
})

describe('checkPeriod', () => {
  it('accepts up to 31 days', () => {
    const typed = { start: '2026-11-01', end: '2026-12-01' }
    expect(checkPeriod(typed)).toEqual({ kind: 'period', period: typed })
  })

  it.each([
    [null, '2026-11-02', 'validation/required', null],
    ['', '', 'validation/required', 'validation/required'],
    ['2026-11-1', '2026-11-31', 'validation/date-format', 'validation/date-format'],
    ['2026-11-02', '2026-11-01', null, 'shopping-list/ends-before-start'],
    ['2026-11-01', '2026-12-02', null, 'shopping-list/too-many-days'],
  ])('refuses %j to %j at its field', (start, end, startError, endError) => {
    expect(checkPeriod({ start, end })).toEqual({ kind: 'refused', start: startError, end: endError })
  })
})
