import fc from 'fast-check'
import { compareOptions, type SlotList, type SlotOption } from './slot-option.ts'
import { SlotPoints } from './slot-points.ts'

/** For tests: up to four meals of plausible macros in tolerance units, a few portions of each, cheapest first. */
export const anySlot: fc.Arbitrary<SlotList> = fc
  .array(
    fc.record({
      cost: fc.double({ min: 0, max: 1, noNaN: true }),
      column: fc.tuple(entry(), entry(), entry(), entry()),
      portions: fc.integer({ min: 0, max: 3 }),
      step: fc.constantFrom(0.05, 0.25, 0.5),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn
      .map(({ cost, column, portions, step }, index): SlotOption => {
        const mealId = `meal-${index}`
        return { mealId, indexed: null, cost, column, low: 0.5, high: 0.5 + portions * step, step }
      })
      .toSorted(compareOptions),
  )

function entry(): fc.Arbitrary<number> {
  return fc.double({ min: 2, max: 4, noNaN: true })
}

export function pointsOf(slot: number, list: SlotList): SlotPoints {
  const points = new SlotPoints(slot)
  points.fill(list)
  return points
}
