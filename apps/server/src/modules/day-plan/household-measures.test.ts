import { foods } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { measurementsOf, type MeasuredFood } from './measure-text.ts'

/** The kitchen measure of an amount of a food, in both languages. */
function kitchen(id: string, grams: number, use: Pick<MeasuredFood, 'form'> = {}): (string | undefined)[] {
  const food = { ...requireFood(id), ...use }
  return (['en', 'pl'] as const).map((language) => measurementsOf(grams, food, { language, system: 'si' })[1]?.text)
}

function requireFood(id: string) {
  const food = foods.find((one) => one.id === id)
  if (food === undefined) throw new Error(`there is no ${id}`)
  return food
}

const weight = (id: string, grams: number, system: 'si' | 'imperial' = 'si') =>
  measurementsOf(grams, requireFood(id), { language: 'en', system })[0]?.text

describe('amounts below the smallest measure', () => {
  it('are a pinch of a seasoning or of leavening', () => {
    expect(kitchen('salt', 0.3)).toEqual(['a pinch', 'szczypta'])
    expect(kitchen('baking-powder', 0.8)).toEqual(['2 pinches', '2 szczypty'])
    expect(kitchen('bay-leaf', 0.1)).toEqual(['1 leaf', '1 listek'])
  })

  it('are a few drops of what is poured', () => {
    expect(kitchen('olive-oil', 0.5)).toEqual(['a few drops', 'kilka kropel'])
    expect(kitchen('lemon', 0.5, { form: 'juice' })).toEqual(['a few drops', 'kilka kropel'])
  })

  it('are a little of a clove of garlic, of which larger parts are halves', () => {
    expect(kitchen('garlic', 0.8)).toEqual(['a little', 'odrobina'])
    expect(kitchen('garlic', 1.3)).toEqual(['½ clove', '½ ząbka'])
    expect(kitchen('garlic', 3)).toEqual(['1 clove', '1 ząbek'])
  })
})

describe('a measure that is not close', () => {
  it('is called an estimate, and takes the genitive in Polish', () => {
    expect(kitchen('onion', 68)).toEqual(['about ¾ piece', 'ok. ¾ sztuki'])
    expect(kitchen('apple', 160)).toEqual(['about 1 piece', 'ok. 1 sztuki'])
    expect(kitchen('banana', 140)).toEqual(['1¼ pieces', '1¼ sztuki'])
    expect(kitchen('almonds', 3)).toEqual(['about 3 pieces', 'ok. 3 sztuk'])
  })

  it('is not called one for seasonings and spoons, which are measured by eye', () => {
    expect(kitchen('sweet-paprika', 2)).toEqual(['¾ teaspoon', '¾ łyżeczki'])
    expect(kitchen('olive-oil', 8)).toEqual(['2 teaspoons', '2 łyżeczki'])
  })

  it('does not quarter a mandarin', () => {
    expect(kitchen('mandarin', 52)[1]).toBe('ok. ½ sztuki')
  })
})

describe('the form a recipe uses', () => {
  it('measures juice with spoons, and the fruit in pieces', () => {
    expect(kitchen('lemon', 6, { form: 'juice' })).toEqual(['1 teaspoon of juice', '1 łyżeczka soku'])
    expect(kitchen('lemon', 20, { form: 'juice' })).toEqual(['4 teaspoons of juice', '4 łyżeczki soku'])
    expect(kitchen('lemon', 18)).toEqual(['about ⅓ piece', 'ok. ⅓ sztuki'])
  })

  it('does not count berries of ground allspice', () => {
    expect(kitchen('allspice', 0.4)).toEqual(['4 pieces', '4 sztuki'])
    expect(kitchen('allspice', 0.4, { form: 'ground' })).toEqual(['2 pinches', '2 szczypty'])
  })
})

describe('measures that suit what the steps do', () => {
  it('counts tofu by the block, ginger by the spoon and mushrooms by the piece', () => {
    expect(kitchen('tofu', 90)).toEqual(['½ block', '½ kostki'])
    expect(kitchen('ginger', 9)).toEqual(['1 tablespoon', '1 łyżka'])
    expect(kitchen('mushrooms', 180)).toEqual(['9 pieces', '9 sztuk'])
  })

  it('calls three teaspoons a tablespoon', () => {
    expect(kitchen('olive-oil', 13.5)).toEqual(['1 tablespoon', '1 łyżka'])
  })
})

describe('a plate and its pot', () => {
  it('are counted in the same unit', () => {
    const food = requireFood('marjoram')
    const units = [2.4, 4.8].map(
      (grams) => measurementsOf(grams, food, { language: 'en', system: 'si', alike: [2.4, 4.8] })[1]?.text,
    )
    expect(units).toEqual(['1½ tablespoons', '2½ tablespoons'])
  })
})

describe('poured foods', () => {
  it('show ml, and fluid ounces to readers of imperial units', () => {
    expect(weight('milk', 257)).toBe('250\u00A0ml')
    expect(weight('soy-drink', 52)).toBe('50\u00A0ml')
    expect(weight('olive-oil', 4.6)).toBe('5\u00A0ml')
    expect(weight('milk', 257, 'imperial')).toBe('9\u00A0fl oz')
    expect(weight('milk', 45, 'imperial')).toBe('1.5\u00A0fl oz')
    expect(weight('olive-oil', 9, 'imperial')).toBe('0.3\u00A0fl oz')
  })

  it('are no yoghurt, honey or mayonnaise', () => {
    expect(['natural-yoghurt', 'honey', 'mayonnaise'].map((id) => weight(id, 50))).toEqual(
      Array.from({ length: 3 }, () => '50\u00A0g'),
    )
  })
})
