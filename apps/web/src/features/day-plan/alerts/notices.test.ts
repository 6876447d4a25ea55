import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { goalNews, holidayOf, holidayTomorrow } from './notices.ts'

const TODAY = requireCalendarDay('2026-12-23')

const QUIET: TodaysNewsFragment = {
  __typename: 'DailyPlan',
  recipeNotesForNextDay: [],
  nextDayHoliday: null,
  nextDayHolidayIcon: null,
  nextDayHasHolidayMenu: false,
  reachedBecauseOfLoseWeight: false,
  reachedBecauseOfPutOnWeight: false,
  lostBecauseOfLoseWeight: false,
  lostBecauseOfPutOnWeight: false,
  isTimeToNagForCurrentMeasurement: false,
  lastWeightOn: null,
}

describe('goalNews', () => {
  it.each([
    [{}, null],
    [{ reachedBecauseOfLoseWeight: true }, 'reached'],
    [{ reachedBecauseOfPutOnWeight: true }, 'reached'],
    [{ lostBecauseOfLoseWeight: true }, 'lost'],
    [{ lostBecauseOfPutOnWeight: true }, 'lost'],
  ] as const)('turns the flags %j into %s', (flags, news) => {
    expect(goalNews({ ...QUIET, ...flags })).toBe(news)
  })
})

describe('holidayOf and holidayTomorrow', () => {
  it('return a holiday with its own date, on its day and on the day before', () => {
    const eve = { name: 'Christmas Eve', icon: 'star' }
    expect(holidayOf({ holiday: eve.name, holidayIcon: eve.icon, hasHolidayMenu: false }, TODAY)).toEqual({
      ...eve,
      date: TODAY,
      hasMenu: false,
    })
    const news = { ...QUIET, nextDayHoliday: eve.name, nextDayHolidayIcon: eve.icon, nextDayHasHolidayMenu: true }
    expect(holidayTomorrow(news, TODAY)).toEqual({ ...eve, date: '2026-12-24', hasMenu: true })
  })

  it('return null on any other day', () => {
    expect(holidayOf({ holiday: null, holidayIcon: null, hasHolidayMenu: false }, TODAY)).toBeNull()
    expect(holidayTomorrow(QUIET, TODAY)).toBeNull()
  })
})
