import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { phasesFrom } from './phases-from.ts'

const FIRST = requireCalendarDay('2026-11-02')
const START = requireCalendarDay('2026-11-25')
const RUNNING = { mode: 'slimming', phasesFrom: FIRST } as const

describe('phasesFrom', () => {
  it('continues from the first day of a running plan of the same mode', () => {
    expect(phasesFrom({ dietMode: 'slimming', startDate: START }, RUNNING)).toBe(FIRST)
  })

  it('starts again with another mode, and without a running plan', () => {
    expect(phasesFrom({ dietMode: 'gain_muscle_mass', startDate: START }, RUNNING)).toBe(START)
    expect(phasesFrom({ dietMode: 'slimming', startDate: START }, null)).toBe(START)
  })

  it('is never after the start', () => {
    const running = { ...RUNNING, phasesFrom: requireCalendarDay('2026-11-28') }
    expect(phasesFrom({ dietMode: 'slimming', startDate: START }, running)).toBe(START)
  })
})
