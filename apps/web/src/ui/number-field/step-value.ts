export interface StepRange {
  readonly min: number
  readonly max: number
  /** The change of one press, in the unit of the value. */
  readonly step: number
}

/**
 * The next value on the grid of steps, kept within the range: stepValue(80.94, 1, {step: 0.5, …}) → 81. A value between two
 * steps moves to the next one in the direction. An empty value starts at the minimum.
 */
export function stepValue(value: number | null, direction: 1 | -1, { min, max, step }: StepRange): number {
  if (value === null || Number.isNaN(value)) return min
  // Rounded to a billionth before comparing, because 0.1 + 0.2 would otherwise count as beyond the step 0.3.
  const steps = Number((value / step).toFixed(9))
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return Number(Math.min(max, Math.max(min, next * step)).toFixed(9))
}
