/** The gap between two arcs with their round ends, in per cent of the ring. */
const GAP = 9

interface Arc {
  /** Per cent of the ring, clockwise from the top. */
  readonly start: number
  readonly length: number
}

/** The arcs of a ring, each as long as its share, with a gap around the round ends: arcsOf([1, 1]) → two of 41 at 4.5 and 54.5. */
export function arcsOf(parts: readonly number[]): readonly Arc[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole <= 0) return []
  const shares = parts.map((part) => (100 * part) / whole)
  return shares.map((share, index) => ({
    start: shares.slice(0, index).reduce((sum, before) => sum + before, 0) + GAP / 2,
    length: Math.max(0, share - GAP),
  }))
}
