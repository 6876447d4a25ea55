import { dayGuides, type GuideAmounts, GUIDE_NUTRIENTS } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { fibreExcess, guideBurden } from './guide-burden.ts'

const CLASSIC = { guides: dayGuides({ sex: 'female', ageYears: 40, diet: 'classic' }, 2000), kcal: 2000 }
const VEGAN = { guides: dayGuides({ sex: 'female', ageYears: 40, diet: 'vegan' }, 2000), kcal: 2000 }

/** A quarter of a day exactly at its guides: 28 g of fibre, 5 g of salt, 22.22 g of saturated fat, 16 mg of iron. */
const AT_GUIDE = { fibreG: 7, saltG: 1.25, saturatedFatG: 5.56, ironMg: 4, vitaminB12Ug: 1 }

function amountsOf(changes: Partial<typeof AT_GUIDE> = {}, unknown: readonly string[] = []): GuideAmounts {
  const figures = { ...AT_GUIDE, ...changes }
  const known = GUIDE_NUTRIENTS.map((nutrient) => [
    nutrient,
    { amount: figures[nutrient], isAtLeast: unknown.includes(nutrient) },
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries of all the keys
  return Object.fromEntries(known) as GuideAmounts
}

const burden = (changes?: Partial<typeof AT_GUIDE>, day = CLASSIC) =>
  guideBurden('lunch', 500, { amounts: amountsOf(changes), day })

describe('guideBurden', () => {
  it('rises with salt and saturated fat, and with too little fibre', () => {
    expect(burden({ saltG: 2 })).toBeGreaterThan(burden())
    expect(burden({ saturatedFatG: 8 })).toBeGreaterThan(burden())
    expect(burden({ fibreG: 4 })).toBeGreaterThan(burden())
  })

  it('does not change with more fibre than the guide', () => {
    expect(burden({ fibreG: 20 })).toBe(burden())
  })

  it('counts iron in vegan plans', () => {
    expect(burden({ ironMg: 1 }, VEGAN)).toBeGreaterThan(burden({}, VEGAN))
    expect(burden({ ironMg: 1 })).toBe(burden())
  })

  it('compares by energy, whatever the size of the base portion', () => {
    const twice = { fibreG: 14, saltG: 2.5, saturatedFatG: 11.12, ironMg: 8 }
    expect(guideBurden('lunch', 1000, { amounts: amountsOf(twice), day: CLASSIC })).toBeCloseTo(burden())
  })

  it('ignores unknown iron', () => {
    const amounts = amountsOf({ ironMg: 0 }, ['ironMg'])
    expect(guideBurden('lunch', 500, { amounts, day: VEGAN })).toBe(burden({}, VEGAN))
  })

  it('stays from 0 to 1, and a snack counts less than a lunch', () => {
    const worst = { amounts: amountsOf({ fibreG: 0, saltG: 30, saturatedFatG: 40, ironMg: 0 }), day: VEGAN }
    expect(guideBurden('lunch', 500, worst)).toBe(1)
    expect(guideBurden('snack', 500, worst)).toBeCloseTo(2 / 7)
    expect(burden({ saltG: 0, saturatedFatG: 0 })).toBe(0)
  })
})

describe('fibreExcess', () => {
  const excess = (fibreG: number) => fibreExcess('lunch', 500, { amounts: amountsOf({ fibreG }), day: CLASSIC })

  it('is 0 up to the tolerable fibre, and 1 at twice as much', () => {
    // 2000 kcal allow 40 g, a quarter of them 10 g.
    expect(excess(10)).toBe(0)
    expect(excess(15)).toBeCloseTo(0.5)
    expect(excess(20)).toBe(1)
    expect(excess(40)).toBe(1)
  })

  it('counts less in a snack', () => {
    expect(fibreExcess('snack', 500, { amounts: amountsOf({ fibreG: 20 }), day: CLASSIC })).toBeCloseTo(2 / 7)
  })
})
