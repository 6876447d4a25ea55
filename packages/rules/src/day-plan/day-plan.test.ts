import { addDays, daysBetween, requireCalendarDay } from '@dayplate/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysToExtend,
  daysToPlan,
  minutesOfDuration,
  newestAvailableDays,
  preparationTimeOf,
  timelineDays,
} from './index.ts'

const TODAY = requireCalendarDay('2025-11-21')
const inDays = (days: number) => addDays(TODAY, days)

describe('preparationTimeOf', () => {
  it.each([
    [0, 'under', 5],
    [4.9, 'under', 5],
    [5, 'under', 15],
    [15, 'under', 30],
    [30, 'under', 45],
    [45, 'under', 60],
    [59.9, 'under', 60],
    [60, 'over', 60],
    [600, 'over', 60],
  ])('%d minutes is %s %d', (minutes, kind, limit) => {
    expect(preparationTimeOf(minutes)).toEqual({ kind, minutes: limit })
  })
})

describe('minutesOfDuration', () => {
  it('adds all parts', () => {
    const zero = { years: 0, months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
    expect(minutesOfDuration({ ...zero, hours: 1, minutes: 20, seconds: 30 })).toBe(80.5)
    expect(minutesOfDuration({ ...zero, days: 1 })).toBe(1440)
  })
})

describe('timelineDays', () => {
  it('shows 14 more days after the last available one, and marks which have a plan', () => {
    const days = timelineDays([{ date: inDays(2) }, { date: TODAY }], TODAY)
    expect(days).toHaveLength(3 + 14)
    expect(days.map((day) => day.available !== null).slice(0, 4)).toEqual([true, false, true, false])
    expect(days.at(-1)?.date).toBe(inDays(16))
  })

  it('starts today when there is no plan yet', () => {
    const days = timelineDays([], TODAY)
    expect(days).toHaveLength(14)
    expect(days[0]).toEqual({ date: TODAY, available: null })
  })

  it('is consecutive days that include every available day', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: -300, max: 60 }), { maxLength: 250 })
    fc.assert(
      fc.property(offsets, (list) => {
        const available = list.map((offset) => ({ date: inDays(offset) }))
        const days = timelineDays(available, TODAY)
        days.slice(1).forEach((day, index) => expect(daysBetween(days[index]?.date ?? day.date, day.date)).toBe(1))
        expect(days.filter((day) => day.available !== null)).toHaveLength(Math.min(180, available.length))
      }),
    )
  })
})

describe('newestAvailableDays', () => {
  it('cuts 200 days to the newest 180', () => {
    const available = Array.from({ length: 200 }, (_, index) => ({ date: inDays(-index) }))
    const shown = newestAvailableDays(available)
    expect(shown).toHaveLength(180)
    expect(shown.at(-1)?.date).toBe(TODAY)
    expect(shown[0]?.date).toBe(inDays(-179))
  })
})

describe('daysToPlan', () => {
  const plan = (startIn: number, accessIn: number | null) =>
    daysToPlan({
      startDate: inDays(startIn),
      today: TODAY,
      accessTo: accessIn === null ? null : inDays(accessIn),
    })

  it('plans 28 days from a start date in the future', () => {
    expect([plan(3, null)[0], plan(3, null).at(-1), plan(3, null).length]).toEqual([inDays(3), inDays(30), 28])
  })

  it('plans from today once the plan has started', () => {
    expect([plan(-10, null)[0], plan(-10, null).at(-1)]).toEqual([TODAY, inDays(27)])
  })

  it('stops at the end of access', () => {
    expect(plan(1, 7)).toHaveLength(7)
    expect(plan(1, 7).at(-1)).toBe(inDays(7))
    expect(plan(8, 7)).toEqual([])
    expect(plan(-10, -1)).toEqual([])
  })
})

describe('daysToExtend', () => {
  /** A plan that started ten days ago. Both arguments count days from today. */
  const extend = (newestIn: number | null, accessIn: number | null) =>
    daysToExtend(
      { startDate: inDays(-10), today: TODAY, accessTo: accessIn === null ? null : inDays(accessIn) },
      newestIn === null ? null : inDays(newestIn),
    )

  it('waits until four days are missing, so that leftovers have a next day, and adds them together', () => {
    expect([27, 26, 25, 24].map((newest) => extend(newest, null))).toEqual([[], [], [], []])
    expect(extend(23, null)).toEqual([24, 25, 26, 27].map(inDays))
  })

  it('adds all missing days after a long time without visits', () => {
    expect(extend(5, null)).toHaveLength(22)
    expect(extend(-3, null)).toHaveLength(28)
    expect(extend(null, null)).toHaveLength(28)
  })

  it('does not wait for days beyond the end of access, and plans none of them', () => {
    expect(extend(26, 27)).toEqual([inDays(27)])
    expect(extend(9, 11)).toEqual([inDays(10), inDays(11)])
    expect([extend(11, 11), extend(11, -1), extend(null, -1)]).toEqual([[], [], []])
  })

  it('waits as long as access ends after the horizon', () => {
    expect(extend(26, 28)).toEqual([])
  })
})
