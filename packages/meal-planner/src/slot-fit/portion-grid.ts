import { roundScale } from '../portion-range.ts'

/** Possible portions of a meal: the multiples of `step` from `low` to `high`, both included. */
export interface PortionGrid {
  readonly low: number
  readonly high: number
  readonly step: number
}

/** Guards against losing a grid point to the rounding error of a division. */
const EPSILON = 1e-9

/** Number of steps between the ends of a grid. */
export function gridSteps({ low, high, step }: PortionGrid): number {
  return Math.round((high - low) / step)
}

export function gridPoint({ low, step }: PortionGrid, index: number): number {
  return roundScale(low + index * step)
}

export interface Interval {
  readonly from: number
  readonly to: number
}

/** Index of the first grid point in an interval; beyond {@link lastIndex} when there is none. */
export function firstIndex(grid: PortionGrid, { from }: Interval): number {
  return Math.max(0, Math.ceil((from - grid.low) / grid.step - EPSILON))
}

export function lastIndex(grid: PortionGrid, { to }: Interval): number {
  return Math.min(gridSteps(grid), Math.floor((to - grid.low) / grid.step + EPSILON))
}

/** Index of the point nearest to `wanted` on a grid without ends. */
export function nearestIndex({ low, step }: PortionGrid, wanted: number): number {
  return Math.round((wanted - low) / step)
}

/** The grid point in an interval that is nearest to `wanted`; NaN when there is none. */
export function nearestPoint(grid: PortionGrid, wanted: number, interval: Interval): number {
  const first = firstIndex(grid, interval)
  const last = lastIndex(grid, interval)
  if (!(first <= last)) return Number.NaN
  return gridPoint(grid, Math.min(Math.max(nearestIndex(grid, wanted), first), last))
}
