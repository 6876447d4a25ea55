import { daysFrom, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { rememberDays } from './remember-days.ts'

const newCatalogue = () => ({ catalogue: makeCatalogue({ foods: [], meals: [] }) })
const days = daysFrom(requireCalendarDay('2026-11-21'), 5)

/** A maker that records the days it was asked for. */
function countingMaker() {
  const made: CalendarDay[] = []
  const dayOf = rememberDays((_: ReturnType<typeof newCatalogue>, date) => {
    made.push(date)
    return Promise.resolve({ date })
  })
  return { made, dayOf }
}

describe('rememberDays', () => {
  it('makes a day once for concurrent callers', async () => {
    const { made, dayOf } = countingMaker()
    const catalogue = newCatalogue()
    const [today = requireCalendarDay('2026-11-21')] = days
    expect(await dayOf(catalogue, today)).toBe(await dayOf(catalogue, today))
    expect(made).toEqual([today])
  })

  it('makes a day again for another catalogue', async () => {
    const { made, dayOf } = countingMaker()
    const [today = requireCalendarDay('2026-11-21')] = days
    await dayOf(newCatalogue(), today)
    await dayOf(newCatalogue(), today)
    expect(made).toEqual([today, today])
  })

  it('keeps the newest four days', async () => {
    const { made, dayOf } = countingMaker()
    const catalogue = newCatalogue()
    for (const day of [...days, ...days.slice(1)]) await dayOf(catalogue, day)
    expect(made).toEqual(days)
    await dayOf(catalogue, days[0] ?? requireCalendarDay('2026-11-21'))
    expect(made).toEqual([...days, days[0]])
  })

  it('makes a day again after a failure', async () => {
    let calls = 0
    const dayOf = rememberDays((_: ReturnType<typeof newCatalogue>, date) => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('no thread')) : Promise.resolve({ date })
    })
    const catalogue = newCatalogue()
    const [today = requireCalendarDay('2026-11-21')] = days
    await expect(dayOf(catalogue, today)).rejects.toThrow('no thread')
    expect(await dayOf(catalogue, today)).toEqual({ date: today })
  })
})
