import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EatingRules, isMealAllowed, mealAllergens } from './allowed-meals.ts'
import { type Diet, DIET_IDS } from './diet.ts'
import { ALLERGENS, type Food, type FoodOrigin } from './food.ts'
import type { FoodById } from './meal-macros.ts'
import type { Meal } from './meal.ts'
import { findIngredientReplacements } from './ingredient-replacements/find-ingredient-replacements.ts'
import { macrosPer100g, sampleFood, sampleMeal } from './testing/index.ts'

/** Repeated here, so that the test does not share a mistake with the code. */
const ORIGINS_OF_DIET: Readonly<Record<Diet, readonly FoodOrigin[]>> = {
  classic: ['plant', 'dairy', 'egg', 'honey', 'fish', 'meat'],
  glp1: ['plant', 'dairy', 'egg', 'honey', 'fish', 'meat'],
  vegetarian: ['plant', 'dairy', 'egg', 'honey'],
  vegan: ['plant'],
}

const FOOD_IDS = Array.from({ length: 8 }, (_, index) => `food-${index}`)

/** Eight foods, half of them plants. All have the same role and 4 g of fat per 100 kcal. */
const anyFoods: fc.Arbitrary<readonly Food[]> = fc
  .array(
    fc.record({
      origin: fc.oneof(fc.constant<FoodOrigin>('plant'), fc.constantFrom(...ORIGINS_OF_DIET.classic)),
      allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 }),
      proteinG: fc.integer({ min: 5, max: 14 }),
    }),
    { minLength: FOOD_IDS.length, maxLength: FOOD_IDS.length },
  )
  .map((drawn) =>
    drawn.map(({ origin, allergens, proteinG }, index) =>
      sampleFood(FOOD_IDS[index] ?? '', {
        origin,
        allergens,
        per100g: macrosPer100g(100, proteinG, 4),
        role: 'tofu-like',
      }),
    ),
  )

/** One or two dishes of up to three foods, some of them optional. */
const anyMeal: fc.Arbitrary<Meal> = fc
  .array(
    fc.uniqueArray(
      fc.record({
        foodId: fc.constantFrom(...FOOD_IDS),
        grams: fc.integer({ min: 40, max: 200 }),
        isOptional: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3, selector: ({ foodId }) => foodId },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((dishes) =>
    sampleMeal([], { dishes: dishes.map((ingredients) => ({ name: 'Dish', ingredients, steps: [['Cook.']] })) }),
  )

const anyRules: fc.Arbitrary<EatingRules> = fc.record({
  diet: fc.constantFrom(...Object.keys(DIET_IDS).filter(isDiet)),
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }).map((names) => new Set(names)),
  dislikedFoodIds: fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { maxLength: 2 }).map((ids) => new Set(ids)),
})

function isDiet(name: string): name is Diet {
  return name in ORIGINS_OF_DIET
}

function byId(foods: readonly Food[]): FoodById {
  return new Map(foods.map((food) => [food.id, food]))
}

function mayEat({ id, origin, allergens }: Food, rules: EatingRules): boolean {
  return (
    ORIGINS_OF_DIET[rules.diet].includes(origin) &&
    !rules.dislikedFoodIds.has(id) &&
    allergens.every((allergen) => !rules.allergens.has(allergen))
  )
}

function foodsOf({ dishes }: Meal, foods: readonly Food[]): readonly Food[] {
  const ids = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)))
  return foods.filter(({ id }) => ids.has(id))
}

describe('a meal', () => {
  it('is allowed exactly when every ingredient of every dish is, optional ones too (P5)', () => {
    fc.assert(
      fc.property(anyFoods, anyMeal, anyRules, (foods, meal, rules) => {
        const expected = foodsOf(meal, foods).every((food) => mayEat(food, rules))
        expect(isMealAllowed(meal, rules, byId(foods))).toBe(expected)
      }),
      { numRuns: 1000, seed: 5 },
    )
  })

  it('has the allergens of every ingredient, optional ones too (P5)', () => {
    fc.assert(
      fc.property(anyFoods, anyMeal, (foods, meal) => {
        const expected = new Set(foodsOf(meal, foods).flatMap(({ allergens }) => allergens))
        expect(mealAllergens(meal, byId(foods))).toEqual(expected)
      }),
      { numRuns: 200, seed: 5 },
    )
  })
})

describe('another ingredient', () => {
  it('is one the person may eat, whatever else is in the meal (P5)', () => {
    let offered = 0
    fc.assert(
      fc.property(anyFoods, anyMeal, anyRules, (foods, meal, rules) => {
        const place = { dish: 0, ingredient: 0 }
        const request = { meal, replaced: [], place, scale: 1, month: 7, rules, foodById: byId(foods) }
        const list = findIngredientReplacements(request)
        offered += list.length
        expect(list.filter(({ food }) => !mayEat(food, rules))).toEqual([])
      }),
      { numRuns: 500, seed: 5 },
    )
    expect(offered).toBeGreaterThan(200)
  })
})
