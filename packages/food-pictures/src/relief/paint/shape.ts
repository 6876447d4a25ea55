/** 0 at `from`, 1 at `to`, smoothly between; `from` may be the larger one. */
export function smooth(from: number, to: number, x: number): number {
  const raw = (x - from) / (to - from)
  const share = raw <= 0 ? 0 : raw >= 1 ? 1 : raw
  return share * share * (3 - 2 * share)
}

/** The height of a rounded edge: 0 at distance 0 and outside, 1 from `edge` units inside. */
export function rounded(distance: number, edge: number): number {
  if (distance >= 0) return 0
  const left = 1 + distance / edge
  return left <= 0 ? 1 : Math.sqrt(1 - left * left)
}

/** A signed distance to an outline, units: negative inside. */
export type Outline = (u: number, v: number) => number

/** An ellipse with these half axes. The distance is exact at the outline and good near it. */
export function ellipse(a: number, b: number): Outline {
  const least = Math.min(a, b)
  return (u, v) => {
    const q = Math.hypot(u / a, v / b)
    return q < 1e-4 ? -least : ((q - 1) * q) / Math.hypot(u / (a * a), v / (b * b))
  }
}

/** A box with these half sides and rounded corners. */
export const box =
  (a: number, b: number, corner: number): Outline =>
  (u, v) => {
    const x = Math.abs(u) - a + corner
    const y = Math.abs(v) - b + corner
    return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - corner
  }
