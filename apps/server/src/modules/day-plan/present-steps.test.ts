import { meals, foods } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { textsOf, versionOf, type MealVersion } from '../catalogue/index.ts'
import { presentSteps, stepLine } from './present-steps.ts'

const rice: MealVersion['dishes'][number]['ingredients'][number] = {
  foodId: 'white-rice',
  name: { en: 'white rice', pl: 'ryż biały' },
  category: 'grains',
  isSeasoning: false,
  isOptional: false,
  grams: 60,
  measures: [{ unit: 'cup', grams: 185 }],
}
const salt = {
  ...rice,
  foodId: 'salt',
  category: 'seasonings' as const,
  isSeasoning: true,
  grams: 0.5,
  measures: [
    { unit: 'pinch' as const, grams: 0.4 },
    { unit: 'teaspoon' as const, grams: 6 },
  ],
}
const water = { ...rice, foodId: 'water', category: 'water' as const, grams: 130, measures: [] }
const steps = [
  [
    'Boil the ',
    { ingredient: 0, words: 'rice' },
    ' with ',
    { ingredient: 1, words: 'salt' },
    ' in ',
    { ingredient: 2, words: 'water', share: 0.5 },
    '.',
  ],
]
const linesFor = (scale: number) =>
  presentSteps(steps, { ingredients: [rice, salt, water], steps }, { scale, language: 'en', system: 'si' }).map(
    stepLine,
  )

describe('presentSteps', () => {
  it('says the kitchen measure first, then the weight, and of a seasoning the measure alone', () => {
    expect(linesFor(1.55)).toEqual(['Boil the rice (½ cup, 93\u00A0g) with salt (2 pinches) in water (100\u00A0ml).'])
  })

  it('follows the portion', () => {
    expect(linesFor(3.1)).toEqual(['Boil the rice (1 cup, 186\u00A0g) with salt (¼ teaspoon) in water (200\u00A0ml).'])
  })
})

const foodById = new Map(foods.map((food) => [food.id, food]))
const versions = meals.map((meal) => versionOf(meal, foodById))

/** From half a portion to a pot of four. */
const SCALES = [0.5, 0.75, 1, 1.5, 2, 3, 4]

describe('every recipe of this release', () => {
  /** A number that is no time, temperature or size would stay the same in a pot. The compiler refuses further words. */
  const OTHER_NUMBER = /\d(?![\d.,–-]*(?:\s?(?:do|to|–)\s?\d+)?[\s-]*(?:°C|minut|min|godzin|hour|cm|mm|second|sekund))/u

  it.each(['en', 'pl'] as const)('has no number in its %s steps that would not follow the portion', (language) => {
    const stubborn = versions.flatMap((version) =>
      textsOf(version, language)
        .dishes.flatMap(({ steps: ofDish }) => ofDish.flat())
        .filter((part) => typeof part === 'string' && OTHER_NUMBER.test(part))
        .map((part) => [version.mealId, part]),
    )
    expect(stubborn).toEqual([])
  })

  it.each(['en', 'pl'] as const)('uses all of each ingredient in its %s steps', (language) => {
    const wrong = versions.flatMap(({ mealId, dishes, ...version }) => {
      const texts = textsOf({ mealId, dishes, ...version }, language)
      return dishes.flatMap(({ ingredients }, place) => {
        const parts = texts.dishes[place]?.steps.flat().filter((part) => typeof part !== 'string') ?? []
        return ingredients.flatMap(({ foodId }, index) => {
          const used = parts
            .filter(({ ingredient }) => ingredient === index)
            .reduce((sum, { share = 1 }) => sum + share, 0)
          return Math.abs(used - 1) < 1e-9 ? [] : [`${mealId}: ${foodId} × ${used}`]
        })
      })
    })
    expect(wrong).toEqual([])
  })

  it('says more of every ingredient in a pot of four than on half a plate', () => {
    const stuck = versions.flatMap(({ mealId, dishes }) =>
      dishes.flatMap((dish) => {
        const amountsFor = (scale: number) =>
          presentSteps(dish.steps, dish, { scale, language: 'en', system: 'si' })
            .flatMap(({ parts }) => parts)
            .flatMap(({ amount }) => amount ?? [])
        const scaled = SCALES.map(amountsFor)
        const [least = [], most = []] = [scaled[0], scaled.at(-1)]
        return least.flatMap((amount, index) => (amount === most[index] ? [`${mealId}: ${amount}`] : []))
      }),
    )
    expect(stuck).toEqual([])
  })
})
