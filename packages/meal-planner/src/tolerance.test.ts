import { describe, expect, it } from 'vitest'
import { deviationOf, isWithin, MACRO_ROWS, scaleTarget, STRICT, WIDE_PROTEIN } from './tolerance.ts'

const TARGET = { kcal: 2000, proteinG: 100, fatG: 60, carbohydrateG: 265 }

/** Distance of a day from the goal in tolerance units, row by row. */
function rowsOf(changes: Partial<typeof TARGET>, tolerances = STRICT): readonly number[] {
  const { unit, goal } = scaleTarget(TARGET, tolerances)
  const day = { ...TARGET, ...changes }
  return MACRO_ROWS.map((macro, row) => day[macro] * (unit[row] ?? Number.NaN) - (goal[row] ?? Number.NaN))
}

describe('scaleTarget', () => {
  it('puts the target at 0 and its tolerance just inside ±1', () => {
    for (const row of rowsOf({})) expect(row).toBeCloseTo(0, 9)
    expect(rowsOf({ kcal: 2040 })[0]).toBeCloseTo(1 / 0.995, 6)
    expect(rowsOf({ proteinG: 95 })[1]).toBeCloseTo(-1 / 0.995, 6)
  })

  it('puts the middle of an asymmetric tolerance at 0: protein −5 / +15 %', () => {
    expect(rowsOf({ proteinG: 105 }, WIDE_PROTEIN)[1]).toBeCloseTo(0, 9)
    expect(rowsOf({ proteinG: 95 }, WIDE_PROTEIN)[1]).toBeCloseTo(-1 / 0.995, 6)
    expect(rowsOf({ proteinG: 115 }, WIDE_PROTEIN)[1]).toBeCloseTo(1 / 0.995, 6)
  })
})

describe('tolerances', () => {
  it('are 2 % of energy and 5 % of each macro', () => {
    expect(isWithin(deviationOf(TARGET, { ...TARGET, kcal: 2039 }, 'kcal'), STRICT.kcal)).toBe(true)
    expect(isWithin(deviationOf(TARGET, { ...TARGET, kcal: 2041 }, 'kcal'), STRICT.kcal)).toBe(false)
    expect(isWithin(deviationOf(TARGET, { ...TARGET, fatG: 57.1 }, 'fatG'), STRICT.fatG)).toBe(true)
    expect(isWithin(deviationOf(TARGET, { ...TARGET, fatG: 56.9 }, 'fatG'), STRICT.fatG)).toBe(false)
  })
})
