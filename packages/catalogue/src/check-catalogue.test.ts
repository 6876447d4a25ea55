import { type Food, type Meal, type MealType, MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'

function food(id: string, origin: Food['origin'], kcal = 365): Food {
  return {
    id,
    name: { en: id, pl: `${id} po polsku` },
    category: 'grains',
    origin,
    allergens: [],
    source: 'label',
    per100g: {
      kcal,
      proteinG: 10,
      fatG: 5,
      saturatedFatG: 1,
      carbohydrateG: 70,
      sugarsG: 1,
      fibreG: 0,
      saltG: 0,
    },
    micronutrientsPer100g: {
      calciumMg: null,
      ironMg: null,
      vitaminB12Ug: null,
      vitaminDUg: null,
      vitaminCMg: null,
      folateUg: null,
      potassiumMg: null,
    },
    animalProteinG: null,
    densityGPerMl: null,
    ediblePercent: 100,
    measures: [],
    packsG: [],
    isCountable: false,
    isSeasoning: false,
    role: null,
  }
}

function meal(id: string, type: MealType, ingredients: Readonly<Record<string, number>>): Meal {
  return {
    id,
    name: id,
    type,
    dishes: [
      {
        name: 'Dish',
        ingredients: Object.entries(ingredients).map(([foodId, grams]) => ({ foodId, grams, isOptional: false })),
        steps: ['Cook.'],
      },
    ],
    preparationMinutes: 10,
    seasons: ['summer'],
    keepsDays: 0,
    eveningNote: null,
  }
}

const foods = [food('oats', 'plant'), food('cheese', 'dairy'), food('ham', 'meat')]

/** Grams of a food of 365 kcal that make a base portion of each type. */
const GRAMS = { breakfast: 110, lunch: 150, snack: 55, dinner: 137 } as const

/** 16 meals of one type: 5 vegan, 5 vegetarian, 6 with meat. */
function mealsOf(type: MealType): readonly Meal[] {
  const foodIds = ['oats', 'cheese', 'ham'] as const
  return Array.from({ length: 16 }, (_, index) =>
    meal(`${type}-${index}`, type, { [foodIds[index < 5 ? 0 : index < 10 ? 1 : 2]]: GRAMS[type] }),
  )
}

const sound: Catalogue = { foods, meals: MEAL_TYPES.flatMap(mealsOf) }

function withMeal(changed: Meal): Catalogue {
  return { foods, meals: sound.meals.map((other) => (other.id === changed.id ? changed : other)) }
}

describe('checkCatalogue', () => {
  it('lets a sound catalogue pass and counts its meals by type and group', () => {
    const { failures, counts, foodsOffFactors } = checkCatalogue(sound)
    expect(failures).toEqual([])
    expect(foodsOffFactors).toEqual([])
    expect(counts.snack).toEqual({ vegan: 5, vegetarian: 5, other: 6 })
  })

  it('fails a meal whose energy its macros do not explain, and only tells of such a food', () => {
    const spice = food('spice', 'plant', 300)
    const catalogue = withMeal(meal('lunch-0', 'lunch', { spice: 180 }))
    const { failures, foodsOffFactors } = checkCatalogue({ ...catalogue, foods: [...foods, spice] })
    expect(failures).toEqual([
      { check: 'energy', subject: 'lunch-0', message: '540 kcal by the table, 657 by the factors' },
    ])
    expect(foodsOffFactors).toEqual(['spice'])
  })

  it.each([
    ['more than 600 g', 601],
    ['nothing', 0],
  ])('fails an ingredient of %s', (_, grams) => {
    const water = {
      ...food('water', 'plant', 0),
      per100g: { ...food('water', 'plant').per100g, kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 },
    }
    const catalogue = withMeal(meal('lunch-0', 'lunch', { oats: 150, water: grams }))
    expect(checkCatalogue({ ...catalogue, foods: [...foods, water] }).failures).toEqual([
      { check: 'amount', subject: 'lunch-0', message: `${grams} g of water` },
    ])
  })

  it.each([
    ['below', 109, '398 kcal; a lunch has 400 to 700'],
    ['above', 192, '701 kcal; a lunch has 400 to 700'],
  ])('fails a base portion %s the range of its type', (_, oats, message) => {
    const { failures } = checkCatalogue(withMeal(meal('lunch-0', 'lunch', { oats })))
    expect(failures).toEqual([{ check: 'base portion', subject: 'lunch-0', message }])
  })

  it('fails meals that share a name, whatever its capitals', () => {
    const { failures } = checkCatalogue(withMeal({ ...meal('lunch-0', 'lunch', { oats: 150 }), name: 'LUNCH-1' }))
    expect(failures).toEqual([{ check: 'name', subject: 'lunch-1', message: 'Used more than once' }])
  })

  it('fails foods that share an id, an English or a Polish name', () => {
    const { failures } = checkCatalogue({ ...sound, foods: [...foods, food('oats', 'plant')] })
    expect(failures.map((failure) => failure.subject)).toEqual(['oats', 'oats', 'oats po polsku'])
  })

  it('fails a type with less than 16 meals', () => {
    const { failures } = checkCatalogue({ foods, meals: sound.meals.filter(({ id }) => id !== 'dinner-15') })
    expect(failures).toEqual([{ check: 'count', subject: 'dinner', message: '15 meals, at least 16 needed' }])
  })

  it('fails a type without a third of vegan and another third of vegetarian meals', () => {
    const replaced = withMeal(meal('snack-0', 'snack', { ham: 55 })).meals
    const meals = replaced.map((other) => (other.id === 'snack-5' ? meal('snack-5', 'snack', { ham: 55 }) : other))
    expect(checkCatalogue({ foods, meals }).failures.map(({ message }) => message)).toEqual([
      '4 of 16 are vegan, a third needed',
      '4 of 16 are vegetarian with dairy or egg, a third needed',
    ])
  })
})
