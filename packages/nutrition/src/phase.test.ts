import { describe, expect, it } from 'vitest'
import { phaseOfDay } from './phase.ts'

const SLIMMING = { mode: 'slimming', weightKg: 80, goalWeightKg: 70 } as const

describe('phaseOfDay', () => {
  it('starts gently for seven days and then burns', () => {
    expect(phaseOfDay(1, SLIMMING)).toBe('start')
    expect(phaseOfDay(7, SLIMMING)).toBe('start')
    expect(phaseOfDay(8, SLIMMING)).toBe('burn')
  })

  it('balances on the last 2 kg', () => {
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 72.1 })).toBe('burn')
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 72 })).toBe('balance')
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 69 })).toBe('balance')
  })

  it('builds after the start in both modes of gain', () => {
    for (const mode of ['put_on_weight', 'gain_muscle_mass'] as const) {
      expect(phaseOfDay(7, { ...SLIMMING, mode })).toBe('start')
      expect(phaseOfDay(8, { ...SLIMMING, mode })).toBe('build')
    }
  })

  it('keeps from the first day in stabilization', () => {
    expect(phaseOfDay(1, { ...SLIMMING, mode: 'stabilization' })).toBe('keep')
  })
})
