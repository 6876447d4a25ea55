import { addDays, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { findPrintError } from './index.ts'

const START = requireCalendarDay('2026-11-21')

it.each([
  ['one day', 0, null],
  ['thirteen days', 12, null],
  ['fourteen days', 13, 'TOO_MANY_DAYS'],
  ['seventy years', 26_000, 'TOO_MANY_DAYS'],
  ['an end before the start', -1, 'ENDS_BEFORE_START'],
])('judges %s', (_, days, error) => {
  expect(findPrintError(START, addDays(START, days))).toBe(error)
})
