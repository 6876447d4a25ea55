import { requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { renewalKind, subscriptionKind } from './subscription-text.ts'

it.each([
  [true, false, 'diet'],
  [false, true, 'video-workouts'],
  [true, true, 'both'],
  [false, false, null],
])('with diet %s and workouts %s is %s', (givesAccessToDiet, givesAccessToVideoWorkouts, kind) => {
  expect(subscriptionKind({ givesAccessToDiet, givesAccessToVideoWorkouts })).toBe(kind)
})

it('counts a renewal today or later as ahead, and an earlier one as passed', () => {
  const today = requireCalendarDay('2026-11-21')
  expect(renewalKind(today, today)).toBe('ahead')
  expect(renewalKind(requireCalendarDay('2026-11-20'), today)).toBe('passed')
})
