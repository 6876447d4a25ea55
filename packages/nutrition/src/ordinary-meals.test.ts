import { describe, expect, it } from 'vitest'
import type { Food } from './food.ts'
import type { Meal } from './meal.ts'
import { mealAllergens } from './allowed-meals.ts'
import { ordinaryMealId, preferOrdinary, recipeIdOf, toOrdinaryMeal, withOrdinaryMeals } from './ordinary-meals.ts'
import { plainStep } from './recipe-step.ts'
import { sampleDish, sampleFood, sampleMeal } from './testing/index.ts'

const slice = (grams: number): Partial<Food> => ({ isCountable: true, measures: [{ unit: 'slice', grams }] })

const FOODS = [
  sampleFood('gluten-free-bread', slice(35)),
  sampleFood('sourdough-bread', { allergens: ['gluten'], ...slice(40) }),
  sampleFood('tamari', { allergens: ['soy'] }),
  sampleFood('soy-sauce', { allergens: ['gluten', 'soy'] }),
  sampleFood('tofu'),
]
const foodById = new Map(FOODS.map((food) => [food.id, food]))

/** Tofu with tamari, in both languages. */
const glazed: Meal = sampleMeal([], {
  id: 'glazed-tofu',
  name: 'Glazed tofu',
  dishes: [
    {
      ...sampleDish([
        ['tofu', 150],
        ['tamari', 8],
      ]),
      steps: [['Fry the ', { ingredient: 0, words: 'tofu' }, ' with the ', { ingredient: 1, words: 'tamari' }, '.']],
    },
  ],
  polish: {
    name: 'Tofu w glazurze',
    eveningNote: null,
    dishes: [
      {
        name: 'Tofu',
        steps: [
          [
            'Usmaż ',
            { ingredient: 0, words: 'tofu' },
            ' z ',
            { ingredient: 1, words: 'tamari', ordinaryWords: 'sosem sojowym' },
            '.',
          ],
        ],
      },
    ],
  },
})

const stepsOf = ({ dishes }: Pick<Meal, 'dishes'> | { dishes: NonNullable<Meal['polish']>['dishes'] }) =>
  dishes.flatMap(({ steps }) => steps.map(plainStep))

describe('the ordinary form of a meal', () => {
  const ordinary = toOrdinaryMeal(glazed, foodById)

  it('contains the ordinary food, its allergens, and its name in the steps of both languages', () => {
    expect(ordinary?.dishes[0]?.ingredients.map(({ foodId }) => foodId)).toEqual(['tofu', 'soy-sauce'])
    expect(ordinary && [...mealAllergens(ordinary, foodById)]).toEqual(['gluten', 'soy'])
    expect(ordinary && stepsOf(ordinary)).toEqual(['Fry the tofu with the soy sauce.'])
    expect(ordinary?.polish && stepsOf(ordinary.polish)).toEqual(['Usmaż tofu z sosem sojowym.'])
  })

  it('has an id that leads back to the recipe', () => {
    expect(ordinary?.id).toBe(ordinaryMealId('glazed-tofu'))
    expect([ordinary?.id ?? '', 'glazed-tofu'].map(recipeIdOf)).toEqual(['glazed-tofu', 'glazed-tofu'])
  })

  it('has as many slices of bread, although these weigh more', () => {
    const toast = toOrdinaryMeal(sampleMeal([['gluten-free-bread', 70]]), foodById)
    expect(toast?.dishes[0]?.ingredients).toEqual([{ foodId: 'sourdough-bread', grams: 80, isOptional: false }])
  })

  const withoutWords = {
    ...glazed.polish,
    dishes: [{ name: 'Tofu', steps: [['Usmaż z ', { ingredient: 1, words: 'tamari' }]] }],
  }
  it.each<[string, Meal]>([
    ['contains no special food', sampleMeal([['tofu', 150]])],
    ['is about the special food', { ...glazed, name: 'Tofu with tamari' }],
    [
      'is about it in a step',
      { ...glazed, dishes: glazed.dishes.map((dish) => ({ ...dish, steps: [['Pour the tamari.']] })) },
    ],
    [
      'names it in Polish without words for the ordinary food',
      { ...glazed, polish: { name: 'Tofu', eveningNote: null, dishes: withoutWords.dishes } },
    ],
    [
      'would contain the ordinary food twice',
      sampleMeal([
        ['soy-sauce', 4],
        ['tamari', 4],
      ]),
    ],
  ])('does not exist for a meal that %s', (_, meal) => {
    expect(toOrdinaryMeal(meal, foodById)).toBeNull()
  })

  it('does not exist without the ordinary food in the table', () => {
    expect(toOrdinaryMeal(glazed, new Map([...foodById].filter(([id]) => id !== 'soy-sauce')))).toBeNull()
  })
})

describe('preferOrdinary', () => {
  const meals = withOrdinaryMeals([glazed, sampleMeal([['tofu', 150]])], foodById)

  it('leaves out the special form where the ordinary one is allowed', () => {
    expect(preferOrdinary(meals).map(({ id }) => id)).toEqual(['glazed-tofu--ordinary', 'sample-meal'])
  })

  it('keeps the special form where the ordinary one is not', () => {
    const allowed = meals.filter((meal) => !mealAllergens(meal, foodById).has('gluten'))
    expect(preferOrdinary(allowed).map(({ id }) => id)).toEqual(['glazed-tofu', 'sample-meal'])
  })
})
