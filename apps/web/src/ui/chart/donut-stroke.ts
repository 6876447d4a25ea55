import { requireFinite } from './chart-value.ts'

/** Length of the whole ring (specification, section 9: value divided by goal times 553): 2π × 88, its radius. */
export const RING_LENGTH = 553
export const RING_RADIUS = 88

/**
 * Length of the part of the ring that is filled; past the goal it stays full. Throws a RangeError for NaN, infinities,
 * amounts below 0 and a goal that is none.
 */
export function donutStroke(value: number, goal: number): number {
  if (requireFinite(value) < 0 || requireFinite(goal) <= 0) throw new RangeError(`No share: ${value} of ${goal}`)
  return Math.min(value / goal, 1) * RING_LENGTH
}
