import type { Food, Meal } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { subjectText } from './check-failure.ts'
import { sampleCatalogue, sampleFood, withIngredient, withMeals } from './sample-catalogue.ts'

const failuresOf = (catalogue: Catalogue): readonly string[] =>
  checkCatalogue(catalogue).failures.map(
    ({ check, subject, message, remedy }) => `${check}: ${subjectText(subject)}: ${message}. ${remedy}`,
  )

const FIRST = 'lunch-p20-f28-0'
const isFirst = ({ id }: Meal): boolean => id === FIRST
const startsWith =
  (...starts: readonly string[]) =>
  ({ id }: Meal): boolean =>
    starts.some((start) => id.startsWith(start))

/** The sample with one more food in the first lunch. */
function withFood(food: Food, grams: number): Catalogue {
  const { foods, meals } = withMeals(isFirst, (meal) => withIngredient(meal, food.id, grams))
  return { foods: [...foods, food], meals }
}

const scaleMeal = (meal: Meal, scale: number): Meal => ({
  ...meal,
  dishes: meal.dishes.map((dish) => ({
    ...dish,
    ingredients: dish.ingredients.map((one) => ({ ...one, grams: one.grams * scale })),
  })),
})

const { per100g } = sampleFood('any')
const noEnergy = { ...per100g, kcal: 0, carbohydrateG: 0 }

describe('checkCatalogue', () => {
  it('passes a catalogue that meets all requirements of a release', () => {
    expect(failuresOf(sampleCatalogue)).toEqual([])
  })

  it('fails an ingredient that is missing from the table of foods', () => {
    expect(failuresOf(withMeals(isFirst, (meal) => withIngredient(meal, 'moon-dust', 5)))).toContain(
      `ingredient: meal ${FIRST}: There is no food moon-dust. Add the food, take another, or remove the meal as well`,
    )
  })

  it('fails energy that differs from the macros by more than 5 %, and names the food', () => {
    const spirit = sampleFood('spirit', { per100g: { ...noEnergy, kcal: 55 } })
    const catalogue = withFood(spirit, 50)
    expect(failuresOf(catalogue)).toEqual([
      `energy: meal ${FIRST}: 528 kcal by the table, 500 by 4/4/9/2. Look up the foods told as off the factors, and take a row whose energy its macros make`,
    ])
    expect(checkCatalogue(catalogue).foodsOffFactors).toEqual(['spirit'])
  })

  it.each([
    ['150 g of salt', { category: 'seasonings', per100g: { ...noEnergy, saltG: 100 } }, 150, 'at most 3 g'],
    [
      '35 g of something a tenth of salt',
      { category: 'fats', per100g: { ...noEnergy, saltG: 10 } },
      35,
      'at most 30 g',
    ],
    ['a ladle of mustard', { category: 'seasonings', per100g: noEnergy }, 61, 'at most 60 g'],
    ['a pot of lentils', { role: 'lentil-dry', per100g: noEnergy }, 121, 'at most 120 g'],
    ['nothing of a food', { per100g: noEnergy }, 0, 'more than 0'],
    [
      'a quarter of an egg',
      { isCountable: true, measures: [{ unit: 'piece', grams: 56 }], per100g: noEnergy },
      14,
      'a half or whole ones',
    ],
    [
      'one and a half slices',
      { isCountable: true, measures: [{ unit: 'slice', grams: 40 }], per100g: noEnergy },
      60,
      'a half or whole ones',
    ],
  ] as const)('fails %s', (_, changes, grams, remedy) => {
    const [failure, ...others] = failuresOf(withFood(sampleFood('odd', changes), grams))
    expect(failure).toMatch(`amount: meal ${FIRST}: ${grams} g of odd is implausible. `)
    expect(failure).toContain(remedy)
    expect(others).toEqual([])
  })

  it('passes half an egg', () => {
    const egg = sampleFood('egg', { isCountable: true, measures: [{ unit: 'piece', grams: 56 }], per100g: noEnergy })
    expect(failuresOf(withFood(egg, 28))).toEqual([])
  })

  it.each([
    ['below', 399],
    ['above', 701],
  ])('fails a base portion %s the range of its type', (_, kcal) => {
    const scaled = withMeals(isFirst, (meal) => scaleMeal(meal, kcal / 500))
    expect(failuresOf(scaled)).toEqual([
      `base portion: meal ${FIRST}: ${kcal} kcal. A lunch has 400 to 700: change its amounts`,
    ])
  })

  it('fails meals that share a name, regardless of capitals', () => {
    const named = withMeals(isFirst, (meal) => ({ ...meal, name: 'LUNCH-P20-F28-1' }))
    expect(failuresOf(named)).toEqual([
      'name: meal lunch-p20-f28-1: "lunch-p20-f28-1" is taken by meal lunch-p20-f28-0. Name them apart',
    ])
  })

  it('fails foods that share an id, an English name or a Polish name', () => {
    const twice = { ...sampleCatalogue, foods: [...sampleCatalogue.foods, sampleFood('oil')] }
    expect(failuresOf(twice).filter((failure) => failure.startsWith('name: food oil: '))).toHaveLength(3)
  })

  it('fails a diet with fewer than 30 meals of a type, and says how many to add', () => {
    const { foods, meals } = sampleCatalogue
    expect(failuresOf({ foods, meals: meals.filter((meal) => !isFirst(meal)) })).toEqual(
      ['', ' without milk', ' without gluten', ' without milk and gluten'].map(
        (exclusion) => `count: glp1 lunches${exclusion}: 29 meals, at least 30 needed. Add 1 glp1 lunches${exclusion}`,
      ),
    )
  })

  it('fails a diet with fewer than 30 meals of a type in one season, although the year has more', () => {
    const gone = ['dinner-p20-f50', 'dinner-p20-f28-0']
    const withoutWinter = withMeals(startsWith(...gone), (meal) => ({
      ...meal,
      seasons: ['spring', 'summer', 'autumn'],
    }))
    const failures = failuresOf(withoutWinter)
    expect(failures).toContain(
      'count: classic dinners in winter: 29 meals, at least 30 needed. Add 1 classic dinners in winter',
    )
    expect(failures.filter((failure) => !failure.includes(' in winter'))).toEqual([])
  })

  it.each([
    ['milk', ['glp1 snacks without milk', 'glp1 snacks without milk and gluten']],
    ['gluten', ['glp1 snacks without gluten', 'glp1 snacks without milk and gluten']],
  ] as const)('counts only what an exclusion of %s leaves', (allergen, groups) => {
    const trace = sampleFood('trace', { allergens: [allergen], per100g: noEnergy })
    const { foods, meals } = withMeals(startsWith('snack-p20-f28-0'), (meal) => withIngredient(meal, 'trace', 1))
    expect(failuresOf({ foods: [...foods, trace], meals })).toEqual(
      groups.map((group) => `count: ${group}: 29 meals, at least 30 needed. Add 1 ${group}`),
    )
  })

  it.each([
    ['vegan', 'dairy'],
    ['vegetarian', 'meat'],
  ] as const)('counts for %s only what its foods allow', (diet, origin) => {
    const trace = sampleFood('trace', { origin, per100g: noEnergy })
    const { foods, meals } = withMeals(startsWith('dinner-p20'), (meal) => withIngredient(meal, 'trace', 1))
    const failures = failuresOf({ foods: [...foods, trace], meals })
    expect(failures).toContain(`count: ${diet} dinners: 24 meals, at least 30 needed. Add 6 ${diet} dinners`)
    expect(failures.filter((failure) => failure.includes('classic') || failure.includes('glp1'))).toEqual([])
  })

  it.each([
    ['lean in protein', ['p10'], 'vegan breakfasts', 'at most 12 % of energy from protein'],
    ['rich in protein', ['p34'], 'vegan breakfasts', 'at least 32 % of energy from protein'],
    ['low in fat', ['p10-f18', 'p34-f18'], 'vegan breakfasts', 'at most 20 % of energy from fat'],
    ['high in fat', ['p20-f50'], 'vegan breakfasts', 'at least 45 % of energy from fat'],
    ['high in fat for GLP-1', ['p10-f38', 'p34-f38'], 'glp1 breakfasts', 'at least 35 % of energy from fat'],
  ])('fails a type without five meals %s', (_, starts, group, end) => {
    const isGone = startsWith(...starts.map((start) => `breakfast-${start}`))
    const others = sampleCatalogue.meals.filter((meal) => !isGone(meal))
    // Four meals stay: one less than required, but enough to reach the target.
    const four = sampleCatalogue.meals.filter(isGone).slice(0, 4)
    expect(failuresOf({ foods: sampleCatalogue.foods, meals: [...others, ...four] })).toContain(
      `spread: ${group}: 4 meals with ${end}, at least 5 needed. Add 1 ${group} with ${end}`,
    )
  })

  it('fails when fewer than 60 % of lunches and dinners keep', () => {
    const fresh = withMeals(startsWith('lunch', 'dinner-p10'), (meal) => ({ ...meal, keepsDays: 0 }))
    expect(failuresOf(fresh)).toEqual([
      'batch: lunches and dinners: 24 of 72 keep a day or longer, 60 % needed. Make 20 more of dishes that keep, and say how many days with "keeps"',
    ])
  })

  it('fails a diet whose days cannot go below and above the targets', () => {
    const { foods, meals } = sampleCatalogue
    const rich = meals.filter(({ id }) => /p34|p20-f50/.test(id))
    const failures = failuresOf({ foods, meals: rich }).filter((failure) => failure.startsWith('reach: classic days: '))
    expect(failures).toEqual([
      'reach: classic days: They hold at least 20.0 % of energy from protein, a target is 15.0 %. Add meals with less protein',
      'reach: classic days: They hold at most 48.0 % of energy from carbohydrate, a target is 52.2 %. Add meals with more carbohydrate',
    ])
  })
})
