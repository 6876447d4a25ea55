/**
 * Rounds `value` to the nearest `1 / perUnit`, halves away from zero: roundToFraction(70.26, 10) → 70.3. The result has
 * no binary rounding error: it is the number its shortest decimal denotes.
 */
export function roundToFraction(value: number, perUnit: number): number {
  const scaled = Math.abs(value) * perUnit
  // 1.005 × 100 is 100.49999999999999 in binary. The relative correction rounds written halves up again.
  const rounded = Math.round(scaled * (1 + Number.EPSILON))
  return rounded === 0 ? 0 : (Math.sign(value) * rounded) / perUnit
}
