import { requireFinite } from './chart-value.ts'

/** Length of the whole ring (specification, section 9: value divided by goal times 553): 2π × 88, its radius. */
export const RING_LENGTH = 553
export const RING_RADIUS = 88

/**
 * The length of the filled part of the ring, which stays full beyond the goal. Throws a RangeError for NaN, infinities,
 * negative amounts and a goal that is not positive.
 */
export function donutStroke(value: number, goal: number): number {
  if (requireFinite(value) < 0 || requireFinite(goal) <= 0) throw new RangeError(`No share: ${value} of ${goal}`)
  return Math.min(value / goal, 1) * RING_LENGTH
}
