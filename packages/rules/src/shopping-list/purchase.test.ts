import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePacks } from './choose-packs.ts'
import { purchaseOf, type BoughtFood } from './purchase.ts'
import { purchaseText } from './purchase-text.ts'
import { shelvesOf, type ShelvedFood } from './shelves.ts'

const food = (change: Partial<BoughtFood> = {}): BoughtFood => ({
  ediblePercent: 100,
  packsG: [],
  measures: [],
  isCountable: false,
  ...change,
})

const CHICKPEAS = food({ packsG: [240], measures: [{ unit: 'can', grams: 240 }] })
const RICE = food({ packsG: [500, 1_000] })
const BANANA = food({ ediblePercent: 64 })
const EGG = food({ ediblePercent: 88, packsG: [560], measures: [{ unit: 'piece', grams: 56 }], isCountable: true })
const ROLL = food({ packsG: [60], measures: [{ unit: 'piece', grams: 60 }], isCountable: true })
const BREAD = food({ packsG: [500], measures: [{ unit: 'slice', grams: 35 }], isCountable: true })

const textOf = (bought: BoughtFood, grams: number, language: 'en' | 'pl' = 'en') => {
  const purchase = purchaseOf(bought, grams)
  return purchase === null ? null : purchaseText(purchase, language)
}

describe('the purchase', () => {
  it.each([
    ['tins, as many as are opened', CHICKPEAS, 400, '2 tins (480\u00A0g)', '2 puszki (480\u00A0g)'],
    ['one tin for a spoonful more than it holds', CHICKPEAS, 244, '1 tin (240\u00A0g)', '1 puszka (240\u00A0g)'],
    [
      'the packs with least left over',
      RICE,
      1_200,
      '1 pack (1\u00A0kg) + 1 pack (500\u00A0g)',
      '1 opakowanie (1\u00A0kg) + 1 opakowanie (500\u00A0g)',
    ],
    ['the bigger pack rather than two', RICE, 900, '1 pack (1\u00A0kg)', '1 opakowanie (1\u00A0kg)'],
    ['the peel too', BANANA, 640, '1\u00A0kg', '1\u00A0kg'],
    ['a weight one can ask for', BANANA, 500, '800\u00A0g', '800\u00A0g'],
    ['tens of grams of little', food(), 33, '40\u00A0g', '40\u00A0g'],
    ['whole packs of what is counted', EGG, 11 * 56, '2 packs (20 pieces)', '2 opakowania (20 sztuk)'],
    ['single pieces where a pack holds one', ROLL, 130, '3 pieces (180\u00A0g)', '3 sztuki (180\u00A0g)'],
    ['a loaf, not slices', BREAD, 140, '1 pack (500\u00A0g)', '1 opakowanie (500\u00A0g)'],
    ['a comma in Polish', food(), 1_450, '1.5\u00A0kg', '1,5\u00A0kg'],
  ])('is %s', (_, bought, grams, english, polish) => {
    expect(textOf(bought, grams)).toBe(english)
    expect(textOf(bought, grams, 'pl')).toBe(polish)
  })

  it('is empty for a trace, and throws for a negative amount', () => {
    expect(purchaseOf(RICE, 0.4)).toBeNull()
    expect(purchaseOf(RICE, 0)).toBeNull()
    for (const absurd of [-5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => purchaseOf(RICE, absurd)).toThrow(RangeError)
    }
  })

  it('is enough, but not a pack or step too many', () => {
    const packs = fc.uniqueArray(fc.integer({ min: 10, max: 1_000 }), { maxLength: 3 })
    fc.assert(
      fc.property(packs, fc.integer({ min: 30, max: 100 }), fc.double({ min: 1, max: 1e7, noNaN: true }), (...args) => {
        const [packsG, ediblePercent, grams] = args
        const purchase = purchaseOf(food({ packsG, ediblePercent }), grams)
        const needed = (grams * 100) / ediblePercent
        expect(purchase?.grams).toBeGreaterThanOrEqual(needed * 0.98 - 1e-6)
        const step = packsG.length === 0 ? Math.max(10, needed * 0.5) : Math.max(...packsG)
        expect((purchase?.grams ?? 0) - needed).toBeLessThan(step)
      }),
    )
  })
})

describe('choosing packs', () => {
  it('leaves the least over, then uses the fewest packs', () => {
    expect(choosePacks([400, 500], 1_150)).toEqual([{ count: 3, grams: 400 }])
    expect(choosePacks([400, 500], 2_000)).toEqual([{ count: 4, grams: 500 }])
    expect(choosePacks([], 10)).toEqual([])
  })

  it('is fast for any amount', () => {
    const packs = choosePacks([150, 200, 450, 1_000], 1e9)
    expect(packs.reduce((sum, { count, grams }) => sum + count * grams, 0)).toBe(1e9)
  })
})

describe('the shelves', () => {
  const shelved = (id: string, category: ShelvedFood['category'], pl: string): ShelvedFood => ({
    ...food(),
    name: { en: id, pl },
    category,
  })
  const foods = new Map([
    ['salt', shelved('salt', 'seasonings', 'sól')],
    ['leek', shelved('leek', 'vegetables', 'por')],
    ['sorrel', shelved('sorrel', 'vegetables', 'szczaw')],
    ['celery', shelved('celery', 'vegetables', 'świeży seler')],
    ['milk', shelved('milk', 'dairy', 'mleko')],
    ['water', shelved('water', 'water', 'woda')],
  ])
  const foodOf = (id: string) => foods.get(id) ?? shelved(id, 'sweet', id)
  const amounts = new Map([...foods.keys()].map((id) => [id, id === 'milk' ? 0.2 : 100]))

  it('follow the order of the shop, each sorted in the reader’s language, without tap water and empty purchases', () => {
    const names = (language: 'en' | 'pl') =>
      shelvesOf(amounts, foodOf, language).map(({ items }) => items.map(({ food: { name } }) => name[language]))
    expect(names('en')).toEqual([['celery', 'leek', 'sorrel'], ['salt']])
    expect(names('pl')).toEqual([['por', 'szczaw', 'świeży seler'], ['sól']])
  })
})
