import { describe, expect, it } from 'vitest'
import { boughtFood } from './bought-food.fixture.ts'
import { needText, type NeededFood } from './need-text.ts'

const needed = (different: Partial<NeededFood> = {}): NeededFood => ({
  ...boughtFood(),
  category: 'vegetables',
  ...different,
})

const GARLIC = needed({ measures: [{ unit: 'clove', grams: 4 }], container: 'head' })
const BREAD = needed({ category: 'bread', measures: [{ unit: 'slice', grams: 35 }], isCountable: true })
const LOG = needed({ category: 'dairy', measures: [{ unit: 'slice', grams: 20 }], isCountable: true })
const EGG = needed({ category: 'eggs', measures: [{ unit: 'piece', grams: 56 }], isCountable: true })
const ONION = needed({ measures: [{ unit: 'piece', grams: 100 }], container: 'piece' })
const MILK = needed({ category: 'dairy', packsG: [515, 1_030], densityGPerMl: 1.03 })
const PASSATA = needed({ packsG: [500, 700], densityGPerMl: 1.04 })

describe('the text of a need', () => {
  it.each([
    ['grams', needed(), 869.6, '870 g', '870 g'],
    ['kilos', needed(), 1_364, '1.36 kg', '1,36 kg'],
    ['a kilo rather than a thousand grams', needed(), 999.7, '1 kg', '1 kg'],
    ['millilitres of what is sold by volume', MILK, 772, '750 ml', '750 ml'],
    ['litres', MILK, 1_545, '1.5 l', '1,5 l'],
    ['spoons of what is poured', MILK, 37, '35 ml', '35 ml'],
    ['grams of what is poured and sold by weight', PASSATA, 560, '560 g', '560 g'],
    ['cloves', GARLIC, 36, '9 cloves', '9 ząbków'],
    ['at least one clove', GARLIC, 1, '1 clove', '1 ząbek'],
    ['slices of bread', BREAD, 350, '10 slices', '10 kromek'],
    ['half slices', BREAD, 10.5 * 35, '10.5 slices', '10,5 kromki'],
    ['slices of other foods', LOG, 40, '2 slices', '2 plasterki'],
    ['pieces', EGG, 9 * 56, '9 pieces', '9 szt.'],
    ['grams of what only shops count', ONION, 520, '520 g', '520 g'],
  ])('is in %s', (_, food, grams, english, polish) => {
    expect(needText(food, grams, 'en').replaceAll('\u00A0', ' ')).toBe(english)
    expect(needText(food, grams, 'pl').replaceAll('\u00A0', ' ')).toBe(polish)
  })

  it.each([
    [1, '1 kromka'],
    [2, '2 kromki'],
    [5, '5 kromek'],
    [22, '22 kromki'],
  ])('counts %i slices in Polish', (count, text) => {
    expect(needText(BREAD, count * 35, 'pl')).toBe(text)
  })
})
