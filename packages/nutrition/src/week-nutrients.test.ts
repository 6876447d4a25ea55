import { describe, expect, it } from 'vitest'
import type { Food } from './food.ts'
import { UNKNOWN_MICRONUTRIENTS, type Micronutrients } from './micronutrients.ts'
import { sampleFood } from './testing/index.ts'
import { shortNutrients } from './week-nutrients.ts'

const WOMAN = { sex: 'female', ageYears: 30, diet: 'classic' } as const
const MAN = { sex: 'male', ageYears: 30, diet: 'classic' } as const

/** What a week needs a day, in 100 g of one food. */
const ENOUGH: Micronutrients = {
  ...UNKNOWN_MICRONUTRIENTS,
  calciumMg: 950,
  ironMg: 16,
  vitaminB12Ug: 4,
  vitaminDUg: 15,
}
const food = (figures: Partial<Micronutrients> = {}, different: Partial<Food> = {}) =>
  sampleFood('staple', { ...different, micronutrientsPer100g: { ...ENOUGH, ...figures } })

/** A week in which 100 g of each food are eaten a day. */
const weekOf = (...foods: readonly (Food | null)[]) => ({
  days: 7,
  parts: foods.map((one) => ({ food: one, grams: 700 })),
})
const shortOf = (person: Parameters<typeof shortNutrients>[0], ...foods: readonly (Food | null)[]) =>
  shortNutrients(person, weekOf(...foods)).map(({ nutrient }) => nutrient)

describe('the nutrients a week is short of', () => {
  it('are none in a week that reaches every recommendation, or is within 5 % of it', () => {
    expect(shortOf(WOMAN, food())).toEqual([])
    expect(shortOf(WOMAN, food({ calciumMg: 905, ironMg: 15.3 }))).toEqual([])
  })

  it('are told with the amount a day and the recommendation', () => {
    const week = weekOf(food({ calciumMg: 600, vitaminDUg: 3 }))
    expect(shortNutrients(MAN, week)).toEqual([
      { nutrient: 'calciumMg', amount: 600, recommended: 950 },
      { nutrient: 'vitaminDUg', amount: 3, recommended: 15 },
    ])
  })

  it.each([
    ['calcium', { ...MAN, ageYears: 24 }, { calciumMg: 946 }, ['calciumMg']],
    ['calcium', { ...MAN, ageYears: 25 }, { calciumMg: 946 }, []],
    ['iron', { ...WOMAN, ageYears: 50 }, { ironMg: 12 }, ['ironMg']],
    ['iron', { ...WOMAN, ageYears: 51 }, { ironMg: 12 }, []],
    ['iron', MAN, { ironMg: 12 }, []],
    ['iron', MAN, { ironMg: 10 }, ['ironMg']],
    ['vitamin B12', { ...WOMAN, diet: 'vegetarian' as const }, { vitaminB12Ug: 1.5 }, ['vitaminB12Ug']],
  ] as const)('follow age, sex and diet: %s', (_, person, figures, short) => {
    expect(shortOf(person, food(figures))).toEqual(short)
  })

  it('leave out a nutrient that is unknown for more than a pinch of the food', () => {
    const unknown = food({ ironMg: null })
    const little = food({ ironMg: 2 })
    expect(shortOf(WOMAN, unknown, little)).toEqual([])
    const pinch = { ...weekOf(little), parts: [...weekOf(little).parts, { food: unknown, grams: 30 }] }
    expect(shortNutrients(WOMAN, pinch).map(({ nutrient }) => nutrient)).toContain('ironMg')
    expect(shortOf(WOMAN, null, little)).toEqual([])
  })

  it('count the unknown vitamin B12 of plants as none, but not that of animal foods', () => {
    const withoutB12 = food({ vitaminB12Ug: 0 })
    expect(shortOf(WOMAN, food({ vitaminB12Ug: null }), withoutB12)).toEqual(['vitaminB12Ug'])
    expect(shortOf(WOMAN, food({ vitaminB12Ug: null }, { origin: 'dairy' }), withoutB12)).toEqual([])
  })

  it('are none in fewer than four days, but for vitamin B12 of vegans', () => {
    const parts = [{ food: food({ ironMg: 2, vitaminB12Ug: 0 }), grams: 300 }]
    const shortIn = (days: number, diet: 'classic' | 'vegan') =>
      shortNutrients({ ...WOMAN, diet }, { parts, days }).map(({ nutrient }) => nutrient)
    expect(shortIn(3, 'classic')).toEqual([])
    expect(shortIn(3, 'vegan')).toEqual(['vitaminB12Ug'])
    expect(shortIn(4, 'classic')).toContain('ironMg')
  })

  it('do not count tap water among the food', () => {
    const water = food({ ironMg: null }, { category: 'water' })
    expect(shortOf(WOMAN, water, food({ ironMg: 2 }))).toEqual(['ironMg'])
  })

  it('always have vitamin B12 for vegans, even when fortified food reaches it or a food is unknown', () => {
    const vegan = { ...WOMAN, diet: 'vegan' } as const
    expect(shortOf(vegan, food({ vitaminB12Ug: 9 }))).toEqual(['vitaminB12Ug'])
    expect(shortOf(vegan, null)).toEqual(['vitaminB12Ug'])
  })
})
