import { describe, expect, it } from 'vitest'
import { blendsIn, sauceTint } from './sauce-tint.ts'

const carrotSoup = [
  { foodId: 'carrot', grams: 250 },
  { foodId: 'potato', grams: 100 },
]

describe('sauceTint', () => {
  it('uses the food that colours most, not the heaviest', () => {
    const borscht = [
      { foodId: 'potato', grams: 250 },
      { foodId: 'beetroot', grams: 150 },
    ]
    expect(sauceTint(borscht, 'soup')).toBe('beetroot')
  })

  it('leaves a broth clear with whole vegetables and colours it when they are blended', () => {
    expect(sauceTint(carrotSoup, 'soup')).toBe('clear')
    expect(sauceTint(carrotSoup, 'blended')).toBe('orange')
  })

  it('makes sauerkraut brown in a stew only', () => {
    const kraut = [{ foodId: 'sauerkraut', grams: 200 }]
    expect(sauceTint(kraut, 'soup')).toBe('clear')
    expect(sauceTint(kraut, 'stew')).toBe('brown')
  })

  it('is clear without ingredients or with unknown foods', () => {
    expect(sauceTint([], 'stew')).toBe('clear')
    expect(sauceTint([{ foodId: 'constructor', grams: 500 }], 'blended')).toBe('clear')
  })
})

describe('blendsIn', () => {
  it('is true for foods that give a cream soup its body', () => {
    expect(blendsIn('carrot')).toBe(true)
    expect(blendsIn('shrimp')).toBe(false)
  })
})
