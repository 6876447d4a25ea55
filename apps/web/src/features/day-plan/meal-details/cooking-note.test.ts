import { requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { cookingNoteOf } from './cooking-note.ts'

const SATURDAY = requireCalendarDay('2026-11-21')
/** The user looks at the meal on its own day. */
const on = (date: CalendarDay) => ({ date, today: date })
const pot = { portions: 1, portionsTotal: 3, portionDates: ['2026-11-21', '2026-11-22', '2026-11-23'] }

describe('cookingNoteOf', () => {
  it('returns null for a dish that is cooked for one day', () => {
    expect(cookingNoteOf({ portions: 1, portionsTotal: 1, portionDates: ['2026-11-21'] }, on(SATURDAY))).toBeNull()
  })

  it('lists on the first portion the days of the other portions', () => {
    expect(cookingNoteOf(pot, on(SATURDAY))).toEqual({ kind: 'cook', total: 3, keepFor: ['2026-11-22', '2026-11-23'] })
  })

  it('names the day of cooking on a later portion', () => {
    const third = requireCalendarDay('2026-11-23')
    const later = { ...pot, portions: 3 }
    expect(cookingNoteOf(later, on(third))).toEqual({ kind: 'cooked', on: SATURDAY, when: 'earlier' })
  })

  it('marks a pot that is cooked today or on a later day as not cooked yet', () => {
    const later = { ...pot, portions: 3 }
    const date = requireCalendarDay('2026-11-23')
    expect(cookingNoteOf(later, { date, today: SATURDAY })).toMatchObject({ when: 'today' })
    expect(cookingNoteOf(later, { date, today: requireCalendarDay('2026-11-20') })).toMatchObject({ when: 'later' })
  })

  it('counts only portions that are still planned', () => {
    const cut = { ...pot, portionDates: ['2026-11-21', '2026-11-22'] }
    expect(cookingNoteOf(cut, on(SATURDAY))).toMatchObject({ total: 2, keepFor: ['2026-11-22'] })
    expect(cookingNoteOf({ ...pot, portionDates: ['2026-11-21'] }, on(SATURDAY))).toBeNull()
  })
})
