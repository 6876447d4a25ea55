/**
 * `value` at the nearest `1 / perUnit`, halves away from zero: roundToFraction(70.26, 10) → 70.3. Free of binary dust:
 * the result is the number its shortest decimal writes.
 */
export function roundToFraction(value: number, perUnit: number): number {
  const scaled = Math.abs(value) * perUnit
  // 1.005 × 100 is 100.49999999999999 in binary; a relative hair brings written halves back up.
  const rounded = Math.round(scaled * (1 + Number.EPSILON))
  return rounded === 0 ? 0 : (Math.sign(value) * rounded) / perUnit
}
