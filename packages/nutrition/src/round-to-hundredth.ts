/** Rounds to 0.01, the precision of targets and guides: roundToHundredth(61.666) → 61.67. */
export function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
