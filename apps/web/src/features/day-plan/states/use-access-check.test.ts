import { requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { isAccessValid } from './use-access-check.ts'

const TODAY = requireCalendarDay('2025-11-21')

it.each([
  [{ accessTo: '2025-11-21', lifetimeAccess: false }, true],
  [{ accessTo: '2026-01-01', lifetimeAccess: false }, true],
  [{ accessTo: '2025-11-20', lifetimeAccess: false }, false],
  [{ accessTo: null, lifetimeAccess: false }, false],
  [{ accessTo: null, lifetimeAccess: true }, true],
])('access of %j on 21 November is %s', (access, isValid) => {
  expect(isAccessValid(access, TODAY)).toBe(isValid)
})
