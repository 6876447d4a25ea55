import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boughtFood } from './bought-food.fixture.ts'
import { choosePacks } from './choose-packs.ts'
import { purchaseOf, restOfPurchase, type BoughtFood } from './purchase.ts'
import { purchaseText } from './purchase-text.ts'

const CHICKPEAS = boughtFood({ packsG: [240], container: 'tin' })
const RICE = boughtFood({ packsG: [500, 1_000] })
const BANANA = boughtFood({ ediblePercent: 64 })
const EGG = boughtFood({
  ediblePercent: 88,
  packsG: [560],
  measures: [{ unit: 'piece', grams: 56 }],
  isCountable: true,
  container: 'box',
})
const TORTILLA = boughtFood({ packsG: [370], measures: [{ unit: 'piece', grams: 62 }], isCountable: true })
const RICE_PAPER = boughtFood({ packsG: [200], measures: [{ unit: 'piece', grams: 9 }], isCountable: true })
const ROLL = boughtFood({
  packsG: [60],
  measures: [{ unit: 'piece', grams: 60 }],
  isCountable: true,
  container: 'piece',
})
const BREAD = boughtFood({
  packsG: [500],
  measures: [{ unit: 'slice', grams: 35 }],
  isCountable: true,
  container: 'loaf',
})
const YOGHURT = boughtFood({ packsG: [150, 400], container: 'tub' })
const QUARK = boughtFood({ packsG: [250], container: 'block' })
const MILK = boughtFood({ packsG: [515, 1_030], container: 'carton', densityGPerMl: 1.03 })
const SILKEN_TOFU = boughtFood({ packsG: [300], container: 'carton' })
const COCONUT_MILK = boughtFood({ packsG: [392], container: 'tin', densityGPerMl: 0.97 })
const CREAM = boughtFood({ packsG: [200, 330], container: 'carton', densityGPerMl: 1 })
const PASSATA = boughtFood({ packsG: [500, 700], container: 'bottle', densityGPerMl: 1.04 })
const MUSTARD = boughtFood({ packsG: [190], container: 'jar' })
const HONEY = boughtFood({ packsG: [400, 1_000], container: 'jar' })
const PAPRIKA = boughtFood({ packsG: [20], container: 'sachet' })
const ONION = boughtFood({ ediblePercent: 90, measures: [{ unit: 'piece', grams: 100 }], container: 'piece' })
const GARLIC = boughtFood({
  ediblePercent: 87,
  packsG: [50],
  measures: [{ unit: 'clove', grams: 4 }],
  container: 'head',
})
const RADISH = boughtFood({
  ediblePercent: 90,
  packsG: [170],
  measures: [{ unit: 'piece', grams: 10 }],
  container: 'bunch',
})
const WINE_ON_TAP = boughtFood({ densityGPerMl: 1 })

const textOf = (bought: BoughtFood, grams: number, language: 'en' | 'pl' = 'en') => {
  const purchase = purchaseOf(bought, grams)
  return purchase === null ? null : purchaseText(purchase, language).replaceAll('\u00A0', ' ')
}

describe('the purchase', () => {
  it.each([
    ['tins, as many as are opened', CHICKPEAS, 400, '2 tins', '2 puszki'],
    ['one tin for a spoonful more than it holds', CHICKPEAS, 244, '1 tin', '1 puszka'],
    [
      'the packs with little left over',
      RICE,
      1_200,
      '1 pack of 1 kg + 1 pack of 500 g',
      '1 opak. 1 kg + 1 opak. 500 g',
    ],
    ['the bigger pack rather than two', RICE, 900, '1 pack of 1 kg', '1 opak. 1 kg'],
    ['tubs of their size', YOGHURT, 280, '2 tubs of 150 g', '2 kubki po 150 g'],
    ['blocks', QUARK, 430, '2 blocks of 250 g', '2 kostki po 250 g'],
    ['the peel too', BANANA, 640, '1 kg', '1 kg'],
    ['a weight one can ask for', BANANA, 500, '800 g', '800 g'],
    ['tens of grams of little', boughtFood(), 33, '40 g', '40 g'],
    ['tens of grams up to a quarter of a kilo', boughtFood(), 231, '240 g', '240 g'],
    ['no weight that lists show as less than the need', boughtFood(), 561, '600 g', '600 g'],
    ['a comma in Polish', boughtFood(), 1_450, '1.5 kg', '1,5 kg'],
    ['the eggs of a single box', EGG, 9 * 56, '10 pieces', '10 szt.'],
    ['whole boxes of eggs', EGG, 16 * 56, '2 boxes of 10', '2 opak. po 10 szt.'],
    ['a pack of six tortillas', TORTILLA, 120, '1 pack of 6', '1 opak. 6 szt.'],
    ['the weight of a pack of many pieces', RICE_PAPER, 70, '1 pack of 200 g', '1 opak. 200 g'],
    ['single pieces where a pack holds one', ROLL, 130, '3 pieces', '3 szt.'],
    ['a loaf, not slices', BREAD, 140, '1 loaf of 500 g', '1 bochenek 500 g'],
    ['a volume without a carton', MILK, 772, '1 l', '1 l'],
    ['cartons by their volume', CREAM, 640, '2 cartons of 330 ml', '2 kartony po 330 ml'],
    ['two cartons of different sizes', MILK, 1_100, '1 l + 500 ml', '1 l + 500 ml'],
    ['a carton of what is not poured', SILKEN_TOFU, 200, '1 carton of 300 g', '1 karton 300 g'],
    ['a tin by its volume', COCONUT_MILK, 262, '1 tin of 400 ml', '1 puszka 400 ml'],
    ['a whole tin for the can of a recipe', COCONUT_MILK, 400, '1 tin of 400 ml', '1 puszka 400 ml'],
    ['a bottle by its weight where labels state that', PASSATA, 560, '1 bottle of 700 g', '1 butelka 700 g'],
    ['a jar of the one usual size', MUSTARD, 30, '1 jar', '1 słoik'],
    ['a jar of one of several sizes', HONEY, 40, '1 jar of 400 g', '1 słoik 400 g'],
    ['sachets of spices', PAPRIKA, 25, '2 sachets', '2 torebki'],
    ['pieces of what grows, of which some are bigger', ONION, 540, '5 pieces', '5 szt.'],
    ['heads', GARLIC, 36, '1 head', '1 główka'],
    ['bunches, and not the pieces in them', RADISH, 140, '1 bunch', '1 pęczek'],
    ['a volume of what has no packs', WINE_ON_TAP, 145, '150 ml', '150 ml'],
  ])('is %s', (_, bought, grams, english, polish) => {
    expect(textOf(bought, grams)).toBe(english)
    expect(textOf(bought, grams, 'pl')).toBe(polish)
  })

  it.each([
    [YOGHURT.container, 'kubek', 'kubki', 'kubków', 'kubki'],
    ['tin', 'puszka', 'puszki', 'puszek', 'puszki'],
    ['bunch', 'pęczek', 'pęczki', 'pęczków', 'pęczki'],
    ['loaf', 'bochenek', 'bochenki', 'bochenków', 'bochenki'],
    ['piece', 'szt.', 'szt.', 'szt.', 'szt.'],
  ] as const)('counts a %s in Polish as 1 %s, 2 %s, 5 %s, 22 %s', (container, ...words) => {
    const texts = [1, 2, 5, 22].map((count) => purchaseText({ kind: 'pieces', container, count, grams: 1 }, 'pl'))
    expect(texts).toEqual([1, 2, 5, 22].map((count, index) => `${count} ${words[index]}`))
  })

  it('is a weight for a food by the piece of which no piece is known', () => {
    expect(textOf(boughtFood({ container: 'piece' }), 100)).toBe('100 g')
  })

  it('keeps numbers and units on one line', () => {
    expect(purchaseText({ kind: 'weight', gramsPerMl: null, grams: 1_500, pieces: null }, 'pl')).toBe('1,5\u00A0kg')
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
        const purchase = purchaseOf(boughtFood({ packsG, ediblePercent }), grams)
        const needed = (grams * 100) / ediblePercent
        const enough = packsG.length > 0 && ediblePercent < 100 ? 0.95 : 0.98
        expect(purchase?.grams).toBeGreaterThanOrEqual(needed * enough - 1e-6)
        const step = packsG.length === 0 ? Math.max(10, needed * 0.5) : Math.max(...packsG)
        expect((purchase?.grams ?? 0) - needed).toBeLessThan(step)
      }),
    )
  })
})

describe('choosing packs', () => {
  it('leaves little over, then uses the fewest packs', () => {
    expect(choosePacks([400, 500], 1_150)).toEqual([{ count: 3, grams: 400 }])
    expect(choosePacks([400, 500], 2_000)).toEqual([{ count: 4, grams: 500 }])
    expect(choosePacks([], 10)).toEqual([])
  })

  it('takes a few big packs before many small ones that leave a little less', () => {
    expect(choosePacks([150, 400], 2_330)).toEqual([{ count: 6, grams: 400 }])
    expect(choosePacks([150, 400], 280)).toEqual([{ count: 2, grams: 150 }])
    expect(choosePacks([515, 1_030], 1_100)).toEqual([
      { count: 1, grams: 1_030 },
      { count: 1, grams: 515 },
    ])
  })

  it('is fast for any amount', () => {
    const packs = choosePacks([150, 200, 450, 1_000], 1e9)
    expect(packs.reduce((sum, { count, grams }) => sum + count * grams, 0)).toBe(1e9)
  })
})

describe('what is weighed', () => {
  const carrot = boughtFood({ ediblePercent: 89, measures: [{ unit: 'piece', grams: 70 }] })
  const cherry = boughtFood({ measures: [{ unit: 'piece', grams: 8 }] })

  it.each([
    [carrot, 185, 'en', '210 g (about 3)'],
    [carrot, 185, 'pl', '210 g (ok. 3 szt.)'],
    [carrot, 20, 'en', '30 g (about 1)'],
    [cherry, 100, 'en', '100 g'],
    [BANANA, 100, 'en', '160 g'],
  ] as const)('%# is said in pieces too where people take it by the piece', (food, grams, language, text) => {
    expect(textOf(food, grams, language)).toBe(text)
  })
})

it('takes one tray of what is trimmed when it is nearly enough, and two otherwise', () => {
  const mushrooms = boughtFood({ ediblePercent: 89, packsG: [150], container: 'tray' })
  expect(textOf(mushrooms, 138)).toBe('1 tray of 150 g')
  expect(textOf(mushrooms, 143)).toBe('2 trays of 150 g')
})

describe('the rest of a purchase', () => {
  it.each([
    ['a pack', RICE, 380, 120],
    ['eggs', EGG, 588, 532],
    ['an onion, of which the skin is no food', ONION, 60, 40],
    ['a head of garlic', GARLIC, 20, 23.5],
    ['fruit by weight', BANANA, 333, 0],
    ['almost nothing', RICE, 0.4, 0],
  ])('of %s', (_, food, grams, rest) => {
    expect(restOfPurchase(food, grams)).toBeCloseTo(rest, 6)
  })

  it('is never less than nothing, though a tin may be a little short', () => {
    expect(restOfPurchase(CHICKPEAS, 243)).toBe(0)
  })
})
