import { foods } from '@dayplate/catalogue'
import type { MeasureUnit } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { measurementsOf, type MeasuredFood } from './measure-text.ts'

const texts = (grams: number, gramsPerUnit: number, language: 'en' | 'pl' = 'en') =>
  measurementsOf(grams, measuredBy('tablespoon', gramsPerUnit), { language, system: 'si' }).map(
    (measurement) => measurement.text,
  )

const measuredBy = (unit: MeasureUnit, grams: number, category: MeasuredFood['category'] = 'vegetables') => ({
  category,
  measures: [{ unit, grams }],
})

/** The text of a food's kitchen measure, in both languages. */
function kitchen(id: string, grams: number): (string | undefined)[] {
  const food = foods.find((one) => one.id === id)
  if (food === undefined) throw new Error(`there is no ${id}`)
  return (['en', 'pl'] as const).map((language) => measurementsOf(grams, food, { language, system: 'si' })[1]?.text)
}

describe('measurementsOf', () => {
  it('shows grams first and then the kitchen measure', () => {
    expect(texts(30, 10)).toEqual(['30\u00A0g', '3 tablespoons'])
  })

  it('rounds tablespoons to halves, and measures what is between them in teaspoons', () => {
    expect(texts(2.5, 10)).toEqual(['2.5\u00A0g', '¾ teaspoon'])
    expect(texts(15, 10)).toEqual(['15\u00A0g', '1½ tablespoons'])
    expect(texts(41, 10)).toEqual(['41\u00A0g', '4 tablespoons'])
    expect(texts(14.8, 12)).toEqual(['15\u00A0g', '3½ teaspoons'])
  })

  it('uses the Polish form for one, two, five and a fraction', () => {
    expect(texts(10, 10, 'pl')[1]).toBe('1 łyżka')
    expect(texts(20, 10, 'pl')[1]).toBe('2 łyżki')
    expect(texts(50, 10, 'pl')[1]).toBe('5 łyżek')
    expect(texts(5, 10, 'pl')).toEqual(['5\u00A0g', '½ łyżki'])
  })

  it('counts teaspoons in halves up to five, because oil is measured with them', () => {
    expect(kitchen('olive-oil', 15.5)).toEqual(['3½ teaspoons', '3½ łyżeczki'])
    expect(kitchen('olive-oil', 23)).toEqual(['5 teaspoons', '5 łyżeczek'])
  })

  it('measures seasonings by eye, up to a quarter off', () => {
    expect(kitchen('salt', 1)).toEqual(['3 pinches', '3 szczypty'])
    expect(kitchen('dill', 11)).toEqual(['3½ tablespoons', '3½ łyżki'])
  })

  it('counts twice as many as a cook likes to only where nothing else suits', () => {
    expect(texts(70, 10)).toEqual(['70\u00A0g', '7 tablespoons'])
    expect(texts(300, 10)).toEqual(['300\u00A0g'])
    expect(kitchen('olive-oil', 48)).toEqual(['3½ tablespoons', '3½ łyżki'])
  })

  it("formats grams in the reader's language", () => {
    expect(texts(22.5, 100, 'pl')[0]).toBe('23\u00A0g')
    expect(texts(2.5, 100, 'pl')[0]).toBe('2,5\u00A0g')
  })
})

describe('the weight', () => {
  const weightOf = (grams: number, system: 'si' | 'imperial', category: MeasuredFood['category'] = 'grains') =>
    measurementsOf(grams, { category, measures: [] }, { language: 'en', system })[0]?.text

  it('is in ounces, and in pounds from one pound on, for readers of imperial units', () => {
    expect(weightOf(90, 'imperial')).toBe('3.2\u00A0oz')
    expect(weightOf(453.6, 'imperial')).toBe('1\u00A0lb')
    expect(weightOf(520, 'imperial')).toBe('1\u00A0lb 2\u00A0oz')
    expect(weightOf(452, 'imperial')).toBe('1\u00A0lb')
    expect(weightOf(0.4, 'imperial')).toBe('0.01\u00A0oz')
  })

  it('is a volume for water, in steps that a jug shows', () => {
    expect(weightOf(216, 'si', 'water')).toBe('220\u00A0ml')
    expect(weightOf(17, 'si', 'water')).toBe('15\u00A0ml')
    expect(weightOf(1, 'si', 'water')).toBe('5\u00A0ml')
    expect(weightOf(216, 'imperial', 'water')).toBe('8\u00A0fl oz')
  })
})

describe('the name of a kitchen measure', () => {
  it('has one Polish word for slices of bread, another for cheese, ham and fish, and a third for thick slices', () => {
    expect(kitchen('rye-bread', 70)).toEqual(['2 slices', '2 kromki'])
    expect(kitchen('gouda', 40)).toEqual(['2 slices', '2 plasterki'])
    expect(kitchen('ham', 100)).toEqual(['5 slices', '5 plasterków'])
    expect(kitchen('smoked-salmon', 37)).toEqual(['1½ slices', '1½ plasterka'])
    expect(kitchen('pork-loin', 100)).toEqual(['1 slice', '1 plaster'])
  })

  it('uses "kromki" for bread only', () => {
    const sliced = foods.filter(({ measures }) => measures.some(({ unit }) => unit === 'slice'))
    expect(sliced.length).toBeGreaterThan(30)
    const wrong = sliced.filter(({ category, measures }) => {
      const grams = measures.find(({ unit }) => unit === 'slice')?.grams ?? 0
      const said = measurementsOf(3 * grams, { category, measures }, { language: 'pl', system: 'si' })[1]?.text ?? ''
      return said.includes('kromki') !== (category === 'bread')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('does not count slices of diced or stewed meat', () => {
    const cuts = ['lean-beef', 'pork-shoulder', 'veal', 'leg-of-lamb', 'beef-sirloin', 'turkey-breast']
    expect(cuts.flatMap((id) => kitchen(id, 100))).toEqual(cuts.flatMap(() => [undefined, undefined]))
  })

  it('counts fish by fillets, chocolate by squares and celery by stalks', () => {
    expect(kitchen('salmon', 125)).toEqual(['1 fillet', '1 filet'])
    expect(kitchen('dark-chocolate', 12)).toEqual(['2 squares', '2 kostki'])
    expect(kitchen('celery', 60)).toEqual(['1½ stalks', '1½ łodygi'])
  })

  it('distinguishes leaves of cabbage from leaves of herbs', () => {
    expect(kitchen('savoy-cabbage', 60)).toEqual(['2 leaves', '2 liście'])
    expect(kitchen('basil', 3)).toEqual(['6 leaves', '6 listków'])
  })

  it('uses no part of a leaf, a pinch or an almond, and halves of a slice and a handful', () => {
    const cases = [
      ['leaf', 10, 15],
      ['pinch', 0.4, 0.6],
      ['piece', 1.2, 1.8],
      ['slice', 20, 15],
      ['handful', 30, 38],
    ] as const
    expect(
      cases.map(
        ([unit, each, grams]) =>
          measurementsOf(grams, measuredBy(unit, each), { language: 'en', system: 'si' })[1]?.amount,
      ),
    ).toEqual([2, 2, 2, 1, 1.5])
  })

  it('uses quarters of a slice for bread', () => {
    expect(measurementsOf(26, measuredBy('slice', 35, 'bread'), { language: 'pl', system: 'si' })[1]?.text).toBe(
      '¾ kromki',
    )
  })
})
