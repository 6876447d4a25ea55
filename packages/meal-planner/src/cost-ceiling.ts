import type { SlotPoints } from './slot-points.ts'
import { at } from './vector.ts'

/** Halvings of the range of costs: enough to tell two meals' costs apart. */
const HALVINGS = 14

/** The highest cost up to which two slots have at most `most` pairs of points, within the precision of the halvings. */
export function costCeiling(first: SlotPoints, second: SlotPoints, most: number): number {
  let low = at(first.optionCost, 0) + at(second.optionCost, 0)
  let high = at(first.optionCost, first.optionCount - 1) + at(second.optionCost, second.optionCount - 1)
  if (pairsUpTo(first, second, high) <= most) return high
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (pairsUpTo(first, second, middle) <= most) low = middle
    else high = middle
  }
  return low
}

/** Both slots are sorted by cost, so that one pass over each counts the pairs. */
function pairsUpTo(first: SlotPoints, second: SlotPoints, ceiling: number): number {
  let count = 0
  let end = second.optionCount
  for (let one = 0; one < first.optionCount && end > 0; one++) {
    const left = ceiling - at(first.optionCost, one)
    while (end > 0 && at(second.optionCost, end - 1) > left) end -= 1
    count += first.pointsOf(one) * at(second.firstPoint, end)
  }
  return count
}
