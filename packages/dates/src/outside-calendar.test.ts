import { describe, expect, it } from 'vitest'
import { isOutsideCalendar, nearestCalendarDay } from './outside-calendar.ts'

describe('a day of a year outside the calendar', () => {
  it.each(['1890-05-14', '1899-12-31', '2101-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isOutsideCalendar(text)).toBe(true)
  })

  it.each(['1900-01-01', '2100-12-31', '1890-13-01', '1890-02-30', '1890-5-14', '', 'yesterday'])(
    'is not %j',
    (text) => {
      expect(isOutsideCalendar(text)).toBe(false)
    },
  )
})

describe('the nearest day of the calendar', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['9999-12-31', '2100-12-31'],
    ['1890-05-14', '1900-01-01'],
    ['2026-13-45', null],
    ['tomorrow', null],
  ])('of %s is %s', (text, day) => {
    expect(nearestCalendarDay(text)).toBe(day)
  })
})
