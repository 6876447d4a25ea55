/** To 0.01, as grams of targets and guides are: roundToHundredth(61.666) → 61.67. */
export function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
