/**
 * The probability that two samples from one distribution differ as much as these, by the Mann–Whitney U test:
 * two-sided, normal approximation with continuity correction; good from about 20 values per side. Ties are not
 * corrected, because times in nanoseconds are rarely equal. Source: Mann and Whitney 1947, doi 10.1214/aoms/1177730491.
 */
export function mannWhitneyP(a: readonly number[], b: readonly number[]): number {
  const u = a.reduce((sum, value) => sum + winsOf(value, b), 0)
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const z = Math.max(0, Math.abs(u - mean) - 0.5) / deviation
  return Math.min(1, 2 * upperTail(z))
}

/** Number of other values below a value, plus half of those equal to it. */
const winsOf = (value: number, others: readonly number[]): number =>
  others.reduce((wins, other) => wins + (value > other ? 1 : value === other ? 0.5 : 0), 0)

/** Share of the standard normal distribution above z ≥ 0, to 7.5e-8. Source: Abramowitz and Stegun 1964, 26.2.17. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}
