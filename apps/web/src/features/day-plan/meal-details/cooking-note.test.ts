import { requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { cookingNoteOf } from './cooking-note.ts'

const SATURDAY = requireCalendarDay('2026-11-21')
/** Read on that very day. */
const on = (date: CalendarDay) => ({ date, today: date })
const pot = { portions: 1, portionsTotal: 3, portionDates: ['2026-11-21', '2026-11-22', '2026-11-23'] }

describe('cookingNoteOf', () => {
  it('is silent on what is cooked for its day alone', () => {
    expect(cookingNoteOf({ portions: 1, portionsTotal: 1, portionDates: ['2026-11-21'] }, on(SATURDAY))).toBeNull()
  })

  it('says on the first portion for which days the rest is kept', () => {
    expect(cookingNoteOf(pot, on(SATURDAY))).toEqual({ kind: 'cook', total: 3, keepFor: ['2026-11-22', '2026-11-23'] })
  })

  it('says on a later portion when it was cooked', () => {
    const third = requireCalendarDay('2026-11-23')
    const later = { ...pot, portions: 3 }
    expect(cookingNoteOf(later, on(third))).toEqual({ kind: 'cooked', on: SATURDAY, when: 'earlier' })
  })

  it('does not say of a pot that is still to be cooked that it is', () => {
    const later = { ...pot, portions: 3 }
    const date = requireCalendarDay('2026-11-23')
    expect(cookingNoteOf(later, { date, today: SATURDAY })).toMatchObject({ when: 'today' })
    expect(cookingNoteOf(later, { date, today: requireCalendarDay('2026-11-20') })).toMatchObject({ when: 'later' })
  })

  it('counts only portions that somebody still eats', () => {
    const cut = { ...pot, portionDates: ['2026-11-21', '2026-11-22'] }
    expect(cookingNoteOf(cut, on(SATURDAY))).toMatchObject({ total: 2, keepFor: ['2026-11-22'] })
    expect(cookingNoteOf({ ...pot, portionDates: ['2026-11-21'] }, on(SATURDAY))).toBeNull()
  })
})
