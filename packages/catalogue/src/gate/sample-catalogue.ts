import { type Food, type Meal, type MealType, MEAL_TYPES } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'

/** A food for tests; `changes` say what matters. */
export function sampleFood(id: string, changes: Partial<Food> = {}): Food {
  return {
    id,
    name: { en: id, pl: `${id} po polsku` },
    category: 'grains',
    origin: 'plant',
    allergens: [],
    source: 'label',
    per100g: {
      kcal: 400,
      proteinG: 0,
      fatG: 0,
      saturatedFatG: null,
      carbohydrateG: 100,
      sugarsG: null,
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
    ...changes,
  }
}

const { per100g: starch } = sampleFood('starch')

/** Pure protein, fat and starch: with them a meal has exactly the shares one wants. */
const FOODS: readonly Food[] = [
  sampleFood('starch'),
  sampleFood('protein', { category: 'plant-protein', per100g: { ...starch, proteinG: 100, carbohydrateG: 0 } }),
  sampleFood('oil', { category: 'fats', per100g: { ...starch, kcal: 900, fatG: 100, carbohydrateG: 0 } }),
]

const KCAL = { breakfast: 400, lunch: 500, snack: 200, dinner: 500 } as const satisfies Record<MealType, number>

/** Shares of protein and fat in % of energy; six meals of each, and all but the last are for GLP-1 too. */
const SHARES = [
  { protein: 10, fat: 18 },
  { protein: 34, fat: 18 },
  { protein: 10, fat: 38 },
  { protein: 34, fat: 38 },
  { protein: 20, fat: 28 },
  { protein: 20, fat: 50 },
] as const
const MEALS_PER_SHARE = 6

/** A vegan meal without any allergen of these shares. */
export function sampleMeal(id: string, type: MealType, shares: { protein: number; fat: number }): Meal {
  const kcal = KCAL[type]
  const grams = (percent: number, kcalPerGram: number): number => (percent * kcal) / 100 / kcalPerGram
  return {
    id,
    name: id,
    type,
    dishes: [
      {
        name: 'Dish',
        steps: ['Cook.'],
        ingredients: [
          { foodId: 'protein', grams: grams(shares.protein, 4), isOptional: false },
          { foodId: 'oil', grams: grams(shares.fat, 9), isOptional: false },
          { foodId: 'starch', grams: grams(100 - shares.protein - shares.fat, 4), isOptional: false },
        ],
      },
    ],
    preparationMinutes: 10,
    seasons: ['summer'],
    keepsDays: 1,
    eveningNote: null,
    holidayId: null,
    video: null,
  }
}

/** A catalogue that passes the gate with six meals to spare in each cell of all diets but GLP-1, and none in that. */
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

/** The sample with some meals changed; at least one must be found. */
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
