import { expect, it } from 'vitest'
import { requireCalendarDay } from './calendar-day.ts'
import { instantOfTime, minuteOfDay } from './instant-of-time.ts'

it.each([
  ['2026-11-27', 8, 'Europe/Warsaw', '2026-11-27T07:00:00.000Z'],
  ['2026-07-01', 8, 'Europe/Warsaw', '2026-07-01T06:00:00.000Z'],
  ['2026-11-27', 19, 'UTC', '2026-11-27T19:00:00.000Z'],
  ['2026-11-27', 19, 'America/New_York', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27', 8, 'Asia/Kathmandu', '2026-11-27T02:15:00.000Z'],
  ['2026-11-27', 8, 'Pacific/Kiritimati', '2026-11-26T18:00:00.000Z'],
  // The day on which clocks go back, and the one on which they go forward.
  ['2026-10-25', 8, 'Europe/Warsaw', '2026-10-25T07:00:00.000Z'],
  ['2026-03-29', 0, 'Europe/Warsaw', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 8, 'Europe/Warsaw', '2026-03-29T06:00:00.000Z'],
])('%s at %i o’clock in %s', (day, hour, timeZone, instant) => {
  expect(new Date(instantOfTime(requireCalendarDay(day), minuteOfDay(hour), timeZone)).toISOString()).toBe(instant)
})
