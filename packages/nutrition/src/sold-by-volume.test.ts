import { describe, expect, it } from 'vitest'
import { gramsPerMlOf, statedMl } from './sold-by-volume.ts'

describe('a food that is poured', () => {
  it.each([
    ['milk', 1.03, [515, 1_030], 1.03],
    ['cream by the third of a litre', 1, [200, 330], 1],
    ['coconut milk in tins', 0.97, [392], 0.97],
    ['wine', 0.99, [743], 0.99],
    ['passata', 1.04, [500, 700], null],
    ['kefir', 1.03, [400, 1_000], null],
    ['a drink without packages', 1, [], 1],
    ['honey, which nobody measures in ml', null, [400], null],
  ])('is sold by volume if its labels state that: %s', (_, densityGPerMl, packsG, gramsPerMl) => {
    expect(gramsPerMlOf({ densityGPerMl, packsG })).toBe(gramsPerMl)
  })

  it('states the volume of the label, not that of the grams', () => {
    expect(statedMl(392, 0.97)).toBe(400)
    expect(statedMl(330, 1)).toBe(330)
    expect(statedMl(700, 1.04)).toBeNull()
  })
})
