import type { StepRange } from '../number-field/step-value.ts'

/** The value after so many steps, within the limits: moveBySteps(900, 10, {min: 100, max: 1600, step: 50}) → 1400. */
export function moveBySteps(value: number, steps: number, { min, max, step }: StepRange): number {
  // Rounded to a billionth, because 0.1 + 0.2 would otherwise show as 0.30000000000000004.
  return Number(Math.min(max, Math.max(min, value + steps * step)).toFixed(9))
}
