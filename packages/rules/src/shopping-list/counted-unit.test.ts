import { describe, expect, it } from 'vitest'
import { boughtFood } from './bought-food.fixture.ts'
import { countedUnitOf } from './counted-unit.ts'

describe('the unit in which a food is counted at home', () => {
  it.each([
    ['pieces of large fruit', boughtFood({ measures: [{ unit: 'piece', grams: 200 }] }), 200, 'pieces', '1 szt.'],
    [
      'heads of what is sold by the head',
      boughtFood({ measures: [{ unit: 'piece', grams: 600 }], container: 'head' }),
      600,
      'heads',
      '1 główka',
    ],
    [
      'pieces of what recipes count, however small',
      boughtFood({ measures: [{ unit: 'piece', grams: 25 }], isCountable: true }),
      25,
      'pieces',
      '1 szt.',
    ],
    ['the pack of one size, without peel', boughtFood({ packsG: [200], ediblePercent: 80 }), 160, 'packs', '1 opak.'],
    [
      'the bunch that has a weight, without stems',
      boughtFood({ packsG: [50], container: 'bunch', ediblePercent: 60 }),
      30,
      'bunches',
      '1 pęczek',
    ],
    ['tubs', boughtFood({ packsG: [150], container: 'tub' }), 150, 'tubs', '1 kubek'],
  ])('is %s', (_, food, grams, name, one) => {
    expect(countedUnitOf(food, 'en')).toMatchObject({ grams, name })
    expect(countedUnitOf(food, 'pl')?.one).toBe(one)
  })

  it('has a name for several in Polish', () => {
    expect(countedUnitOf(boughtFood({ packsG: [150], container: 'tub' }), 'pl')?.name).toBe('kubki')
    expect(countedUnitOf(boughtFood({ packsG: [150] }), 'pl')?.name).toBe('opak.')
  })

  it.each([
    ['what is weighed', boughtFood()],
    ['small fruit', boughtFood({ measures: [{ unit: 'piece', grams: 12 }] })],
    ['packs of several sizes, which say their weight', boughtFood({ packsG: [200, 500] })],
  ])('is none for %s', (_, food) => {
    expect(countedUnitOf(food, 'en')).toBeNull()
  })
})
