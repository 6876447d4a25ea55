import { describe, expect, it } from 'vitest'
import { isCovered, noticedRestG } from './noticed.ts'

const coverage = (neededG: number, { bought = 0, left = 0 }) => ({
  neededG,
  atHomeG: 0,
  boughtG: bought,
  leftG: left,
  missingG: neededG - bought - left,
})

describe('a need', () => {
  it.each([
    ['bought', coverage(200, { bought: 200 }), true],
    ['bought but for half a gram', coverage(200, { bought: 199.5 }), true],
    ['grown by a few grams since the purchase', coverage(200, { bought: 190 }), false],
    ['nearly met by the rest of a pack', coverage(33, { left: 31 }), true],
    ['met in part by the rest of a pack', coverage(200, { left: 150 }), false],
  ])('%s', (_, given, covered) => {
    expect(isCovered(given)).toBe(covered)
  })
})

it('a rest is told from a tenth of the need on', () => {
  expect(noticedRestG(coverage(200, { left: 19 }))).toBe(0)
  expect(noticedRestG(coverage(200, { left: 20 }))).toBe(20)
  expect(noticedRestG(coverage(5, { left: 0.6 }))).toBe(0)
})
