import fc from 'fast-check'
import { type PortionBox, SLOTS } from './portion-fit.ts'
import { ROWS } from './tolerance.ts'

/** For tests: a day's meals of plausible macros in tolerance units, with portions from 0.5 to at most 2.5. */
export const anyBox: fc.Arbitrary<PortionBox> = fc
  .record({
    columns: fc.array(fc.double({ min: 0.5, max: 30, noNaN: true }), {
      minLength: SLOTS * ROWS,
      maxLength: SLOTS * ROWS,
    }),
    goal: fc.array(fc.double({ min: 20, max: 80, noNaN: true }), { minLength: ROWS, maxLength: ROWS }),
    high: fc.array(fc.integer({ min: 2, max: 10 }), { minLength: SLOTS, maxLength: SLOTS }),
  })
  .map(({ columns, goal, high }) => ({
    columns: Float64Array.from(columns),
    goal: Float64Array.from(goal),
    low: new Float64Array(SLOTS).fill(0.5),
    high: Float64Array.from(high, (quarters) => quarters / 4),
  }))

/** A s − g, row by row. */
export function residualOf({ columns, goal }: PortionBox, scales: readonly number[]): readonly number[] {
  return Array.from(goal, (wanted, row) =>
    scales.reduce((sum, scale, slot) => sum + scale * (columns[ROWS * slot + row] ?? 0), -wanted),
  )
}

export function squaredDistance(box: PortionBox, scales: readonly number[]): number {
  return residualOf(box, scales).reduce((sum, value) => sum + value * value, 0)
}

/** Every point of the box whose portions are multiples of `step`. */
export function gridPoints({ low, high }: PortionBox, step: number): readonly (readonly number[])[] {
  return Array.from(low, (least, slot) => {
    const most = high[slot] ?? least
    return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step)
  }).reduce<readonly (readonly number[])[]>(
    (points, axis) => points.flatMap((point) => axis.map((scale) => [...point, scale])),
    [[]],
  )
}
