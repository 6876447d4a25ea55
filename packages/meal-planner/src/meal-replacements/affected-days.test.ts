import { describe, expect, it } from 'vitest'
import { dayAt, syntheticMeals } from '../synthetic-request.ts'
import type { Occurrence } from '../current/batch.ts'
import { AffectedSlotsByDish } from './affected-days.ts'

const [meal] = syntheticMeals(1, 1).filter(({ type }) => type === 'lunch')

/** Lunches on consecutive days from one batch; `eaten` says which portions are eaten. */
function batch(...eaten: readonly boolean[]): readonly Occurrence[] {
  if (meal === undefined) throw new Error('the invented catalogue has no lunch')
  return eaten.map((isEaten, index) => ({
    date: dayAt(index),
    type: 'lunch',
    current: { meal, scale: 1, portion: { number: index + 1, total: eaten.length }, isEaten, isPinned: false },
  }))
}

function affectedDays(occurrences: readonly Occurrence[], day: number, keepsDays: number) {
  return new AffectedSlotsByDish(occurrences, { date: dayAt(day), type: 'lunch' }).of({ keepsDays }).affectedDays
}

describe('the days a replacement changes', () => {
  it('are its own day alone for a dish cooked for one day', () => {
    expect(affectedDays(batch(false), 0, 0)).toEqual({ kind: 'this-day' })
  })

  it('are all days of a batch without eaten portions, whichever day was requested', () => {
    const dates = [dayAt(0), dayAt(1)]
    expect(affectedDays(batch(false, false), 0, 1)).toEqual({ kind: 'every-portion', dates })
    expect(affectedDays(batch(false, false), 1, 1)).toEqual({ kind: 'every-portion', dates })
  })

  it('are one day when the new dish does not keep; the old one is still cooked for the other', () => {
    expect(affectedDays(batch(false, false), 1, 0)).toEqual({
      kind: 'split',
      dates: [dayAt(1)],
      keptDates: [dayAt(0)],
      because: 'DOES_NOT_KEEP',
      uneatenPortions: 0,
    })
  })

  it('never include a day with an eaten portion, and the uneaten portions are counted', () => {
    expect(affectedDays(batch(true, false), 1, 2)).toEqual({
      kind: 'split',
      dates: [dayAt(1)],
      keptDates: [dayAt(0)],
      because: 'EATEN',
      uneatenPortions: 1,
    })
  })

  it('are the requested day alone when the new dish does not fit the other days of the batch', () => {
    const slot = { date: dayAt(0), type: 'lunch' } as const
    expect(new AffectedSlotsByDish(batch(false, false), slot).apart?.affectedDays).toEqual({
      kind: 'split',
      dates: [dayAt(0)],
      keptDates: [dayAt(1)],
      because: 'DOES_NOT_FIT',
      uneatenPortions: 0,
    })
    expect(new AffectedSlotsByDish(batch(false), slot).apart).toBeNull()
    expect(new AffectedSlotsByDish(batch(false, true), slot).apart).toBeNull()
  })

  it('are the days after the eaten one of a batch for three days', () => {
    expect(affectedDays(batch(true, false, false), 1, 1)).toMatchObject({
      dates: [dayAt(1), dayAt(2)],
      uneatenPortions: 2,
    })
  })
})
