import { describe, expect, it } from 'vitest'
import { phaseOfDay } from './phase.ts'

const SLIMMING = { mode: 'slimming', weightKg: 80, goalWeightKg: 70 } as const

describe('phaseOfDay', () => {
  it('is the gentle start for seven days and then burn', () => {
    expect(phaseOfDay(1, SLIMMING)).toBe('start')
    expect(phaseOfDay(7, SLIMMING)).toBe('start')
    expect(phaseOfDay(8, SLIMMING)).toBe('burn')
  })

  it('is balance for the last 2 kg', () => {
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 72.1 })).toBe('burn')
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 72 })).toBe('balance')
    expect(phaseOfDay(8, { ...SLIMMING, weightKg: 69 })).toBe('balance')
  })

  it('is build after the start in both modes of gain', () => {
    for (const mode of ['put_on_weight', 'gain_muscle_mass'] as const) {
      expect(phaseOfDay(7, { ...SLIMMING, mode })).toBe('start')
      expect(phaseOfDay(8, { ...SLIMMING, mode })).toBe('build')
    }
  })

  it('is keep from the first day in stabilization', () => {
    expect(phaseOfDay(1, { ...SLIMMING, mode: 'stabilization' })).toBe('keep')
  })
})
