import { describe, expect, it } from 'vitest'
import { boughtFood } from './bought-food.fixture.ts'
import { countedUnitsOf } from './counted-units.ts'
import type { NeededFood } from './need-text.ts'

const needed = (different: Partial<NeededFood>): NeededFood => ({
  ...boughtFood(),
  category: 'vegetables',
  ...different,
})

const QUARK = needed({ packsG: [150], container: 'tub' })

describe('the units in which a food is counted at home', () => {
  it.each([
    ['pieces of large fruit', needed({ measures: [{ unit: 'piece', grams: 200 }] }), [['pieces', 200]]],
    [
      'heads of what is sold by the head',
      needed({ measures: [{ unit: 'piece', grams: 600 }], container: 'head' }),
      [['heads', 600]],
    ],
    [
      'cloves and heads',
      needed({ measures: [{ unit: 'clove', grams: 4 }], container: 'head', packsG: [50], ediblePercent: 80 }),
      [
        ['cloves', 4],
        ['heads', 40],
      ],
    ],
    [
      'pieces and boxes of what recipes count, however small',
      needed({ measures: [{ unit: 'piece', grams: 25 }], isCountable: true, packsG: [250], container: 'box' }),
      [
        ['pieces', 25],
        ['boxes', 250],
      ],
    ],
    [
      'slices and loaves of bread',
      needed({
        category: 'bread',
        measures: [{ unit: 'slice', grams: 35 }],
        isCountable: true,
        packsG: [500],
        container: 'loaf',
      }),
      [
        ['slices', 35],
        ['loaves', 500],
      ],
    ],
    ['the pack of one size, without peel', needed({ packsG: [200], ediblePercent: 80 }), [['packs', 160]]],
    [
      'the bunch that has a weight, without stems',
      needed({ packsG: [50], container: 'bunch', ediblePercent: 60 }),
      [['bunches', 30]],
    ],
    ['tubs', QUARK, [['tubs', 150]]],
  ])('are %s', (_, food, units) => {
    expect(countedUnitsOf(food, 'en').map(({ name, grams }) => [name, grams])).toEqual(units)
  })

  it('have names for one and for several in Polish', () => {
    expect(countedUnitsOf(QUARK, 'pl')).toEqual([{ grams: 150, name: 'kubki', one: '1 kubek' }])
    expect(countedUnitsOf(needed({ packsG: [150] }), 'pl')).toMatchObject([{ name: 'opak.', one: '1 opak.' }])
  })

  it.each([
    ['what is weighed', needed({})],
    ['small fruit', needed({ measures: [{ unit: 'piece', grams: 12 }] })],
    ['packs of several sizes, which say their weight', needed({ packsG: [200, 500] })],
  ])('are none for %s', (_, food) => {
    expect(countedUnitsOf(food, 'en')).toEqual([])
  })
})
