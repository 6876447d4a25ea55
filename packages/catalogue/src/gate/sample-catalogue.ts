import { type Food, type Meal, type MealType, MEAL_TYPES } from '@dayplate/nutrition'
import { macrosPer100g, sampleFood as anyFood, sampleMeal as anyMeal } from '@dayplate/nutrition/testing'
import type { Catalogue } from '../catalogue.ts'

/** Pure starch, with the given differences. */
export const sampleFood = (id: string, changes: Partial<Food> = {}): Food =>
  anyFood(id, { category: 'grains', per100g: { ...macrosPer100g(400, 0, 0), fibreG: 0, saltG: 0 }, ...changes })

const { per100g: starch } = sampleFood('starch')

/** Pure protein, fat and starch, from which a meal with any shares can be made. */
const FOODS: readonly Food[] = [
  sampleFood('starch'),
  sampleFood('protein', { category: 'plant-protein', per100g: { ...starch, proteinG: 100, carbohydrateG: 0 } }),
  sampleFood('oil', { category: 'fats', per100g: { ...starch, kcal: 900, fatG: 100, carbohydrateG: 0 } }),
]

const KCAL = { breakfast: 400, lunch: 500, snack: 200, dinner: 500 } as const satisfies Record<MealType, number>

/** Shares of protein and fat in % of energy; six meals of each. All but the last suit GLP-1 too. */
const SHARES = [
  { protein: 10, fat: 18 },
  { protein: 34, fat: 18 },
  { protein: 10, fat: 38 },
  { protein: 34, fat: 38 },
  { protein: 20, fat: 28 },
  { protein: 20, fat: 50 },
] as const
const MEALS_PER_SHARE = 6

/** A vegan meal of these shares without allergens. */
export function sampleMeal(id: string, type: MealType, shares: { protein: number; fat: number }): Meal {
  const kcal = KCAL[type]
  const grams = (percent: number, kcalPerGram: number): number => (percent * kcal) / 100 / kcalPerGram
  return anyMeal(
    [
      ['protein', grams(shares.protein, 4)],
      ['oil', grams(shares.fat, 9)],
      ['starch', grams(100 - shares.protein - shares.fat, 4)],
    ],
    { id, name: id, type, seasons: ['spring', 'summer', 'autumn', 'winter'], keepsDays: 1, leftoverUse: 'reheat' },
  )
}

/**
 * A catalogue that passes the gate with six meals to spare in each cell of all diets except GLP-1, which has none to
 * spare.
 */
export const sampleCatalogue: Catalogue = {
  foods: FOODS,
  meals: MEAL_TYPES.flatMap((type) =>
    SHARES.flatMap((shares) =>
      Array.from({ length: MEALS_PER_SHARE }, (_, index) =>
        sampleMeal(`${type}-p${shares.protein}-f${shares.fat}-${index}`, type, shares),
      ),
    ),
  ),
}

/** The sample with some meals changed; throws when none matches. */
export function withMeals(isChanged: (meal: Meal) => boolean, change: (meal: Meal) => Meal): Catalogue {
  if (!sampleCatalogue.meals.some(isChanged)) throw new Error('The sample catalogue has no such meal')
  return { ...sampleCatalogue, meals: sampleCatalogue.meals.map((meal) => (isChanged(meal) ? change(meal) : meal)) }
}

/** The meal with one more food in its dish. */
export const withIngredient = (meal: Meal, foodId: string, grams: number): Meal => ({
  ...meal,
  dishes: meal.dishes.map((dish) => ({
    ...dish,
    ingredients: [...dish.ingredients, { foodId, grams, isOptional: false }],
  })),
})
