import {
  type Allergen,
  type Diet,
  findIngredientReplacements,
  isGlp1Suitable,
  setBack,
  suitableDiets,
  withReplacedIngredients,
} from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods, meals } from './generated/catalogue.gen.ts'

const foodById = new Map(foods.map((food) => [food.id, food]))
const places = meals.flatMap((meal) =>
  meal.dishes.flatMap(({ ingredients }, dish) =>
    ingredients.map((_, ingredient) => ({ meal, place: { dish, ingredient } })),
  ),
)

const anyRequest = fc
  .record({
    at: fc.constantFrom(...places),
    scale: fc.integer({ min: 10, max: 50 }).map((twentieths) => twentieths / 20),
    month: fc.integer({ min: 1, max: 12 }),
    diet: fc.constantFrom<Diet>('classic', 'vegetarian', 'vegan', 'glp1'),
    allergens: fc.subarray(['milk', 'gluten', 'nuts', 'soy', 'egg', 'fish'] as const),
    disliked: fc.uniqueArray(fc.constantFrom(...foods.map(({ id }) => id)), { maxLength: 40 }),
  })
  .map(({ at, scale, month, diet, allergens, disliked }) => ({
    ...at,
    replaced: [],
    scale,
    month,
    rules: { diet, allergens: new Set(allergens), dislikedFoodIds: new Set(disliked) },
    foodById,
  }))

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Request> ? Request : never

function check(property: (request: AnyRequest, list: ReturnType<typeof findIngredientReplacements>) => void) {
  fc.assert(
    fc.property(anyRequest, (request) => property(request, findIngredientReplacements(request))),
    { numRuns: 2000, seed: 14 },
  )
}

describe('replacements of the ingredients of the committed meals', () => {
  it('contain nothing the person does not eat (P5)', () => {
    check(({ rules }, list) => {
      const forbidden: ReadonlySet<Allergen> = rules.allergens
      for (const { food, macros } of list) {
        expect(rules.diet === 'glp1' || suitableDiets([food]).has(rules.diet)).toBe(true)
        expect(food.allergens.filter((allergen) => forbidden.has(allergen))).toEqual([])
        expect(rules.dislikedFoodIds.has(food.id)).toBe(false)
        expect(macros.kcal).toBeGreaterThan(0)
      }
    })
  })

  it('keep the quantity of their role equal, to kitchen precision, in a plausible weight', () => {
    check(({ meal, place, scale }, list) => {
      const written = meal.dishes[place.dish]?.ingredients[place.ingredient]
      const original = foodById.get(written?.foodId ?? '')
      if (written === undefined || original === undefined) throw new Error('every ingredient is a food')
      const wanted = written.grams * scale
      for (const { food, grams, basis } of list) {
        expect(grams / wanted).toBeGreaterThanOrEqual(0.3)
        expect(grams / wanted).toBeLessThanOrEqual(2.5)
        const key = basis === 'protein' ? 'proteinG' : 'kcal'
        const equal = basis === 'weight' ? wanted : (wanted * original.per100g[key]) / food.per100g[key]
        const piece = food.isCountable
          ? (food.measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams ?? 5)
          : 5
        expect(Math.abs(grams - equal)).toBeLessThanOrEqual(Math.max(piece / 2, 2.5) + 1e-9)
      }
    })
  })

  it('are sorted, each once, never the ingredient itself, at most ten, and the same for foods in any order (P10)', () => {
    check((request, list) => {
      expect(list.length).toBeLessThanOrEqual(10)
      expect(new Set(list.map(({ food }) => food.id)).size).toBe(list.length)
      expect(list.map(({ shiftKcal }) => shiftKcal)).toEqual(
        list.map(({ shiftKcal }) => shiftKcal).toSorted((a, b) => a - b),
      )
      const written = request.meal.dishes[request.place.dish]?.ingredients[request.place.ingredient]?.foodId
      expect(list.some(({ food }) => food.id === written)).toBe(false)
      const turned = findIngredientReplacements({ ...request, foodById: new Map([...foodById].toReversed()) })
      expect(turned.map(({ food, grams }) => [food.id, grams])).toEqual(list.map(({ food, grams }) => [food.id, grams]))
    })
  })

  it('can be set back to exactly the same recipe (P11), and offer the original first', () => {
    check((request, list) => {
      for (const { replaced } of list) {
        expect(withReplacedIngredients(request.meal, setBack(replaced, request.place))).toBe(request.meal)
        const [first] = findIngredientReplacements({ ...request, replaced })
        if (first?.basis !== 'original') continue
        expect(withReplacedIngredients(request.meal, first.replaced)).toBe(request.meal)
      }
    })
  })

  it('leave a meal that suits GLP-1 suitable', () => {
    check((request, list) => {
      if (request.rules.diet !== 'glp1') return
      for (const { meal, change, macros } of list) {
        expect(meal.id).toBe(request.meal.id)
        const before = {
          ...macros,
          proteinG: macros.proteinG - change.proteinG,
          fatG: macros.fatG - change.fatG,
          carbohydrateG: macros.carbohydrateG - change.carbohydrateG,
        }
        expect(isGlp1Suitable(macros) || !isGlp1Suitable(before)).toBe(true)
      }
    })
  })
})
