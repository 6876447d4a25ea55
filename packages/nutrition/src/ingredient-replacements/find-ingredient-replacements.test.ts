import { describe, expect, it } from 'vitest'
import type { EatingRules } from '../allowed-meals.ts'
import type { Food } from '../food.ts'
import type { Meal } from '../meal.ts'
import { findIngredientReplacements, type IngredientReplacementRequest } from './find-ingredient-replacements.ts'
import { macrosPer100g, type SampleAmount, sampleDish, sampleFood, sampleMeal } from '../testing/index.ts'

const EVERYTHING: EatingRules = { diet: 'classic', allergens: new Set(), dislikedFoodIds: new Set() }

const FOODS: readonly Food[] = [
  sampleFood('tofu', { role: 'tofu-like', allergens: ['soy'] }),
  sampleFood('tempeh', { role: 'tofu-like', per100g: macrosPer100g(150, 20, 5), allergens: ['soy'] }),
  sampleFood('seitan', { role: 'tofu-like', per100g: macrosPer100g(120, 25, 1), allergens: ['gluten'] }),
  sampleFood('airy-curd', { role: 'tofu-like', per100g: macrosPer100g(30, 3, 1) }),
  sampleFood('oats', { role: 'flakes', per100g: macrosPer100g(370, 13, 7) }),
  sampleFood('rich-flakes', { role: 'flakes', per100g: macrosPer100g(500, 10, 20) }),
  sampleFood('milk', { role: 'milk-like', origin: 'dairy', allergens: ['milk'], per100g: macrosPer100g(50, 3.4, 2) }),
  sampleFood('oat-drink', { role: 'milk-like', per100g: macrosPer100g(43, 0.2, 1.5) }),
  sampleFood('cream-drink', {
    role: 'milk-like',
    origin: 'dairy',
    allergens: ['milk'],
    per100g: macrosPer100g(200, 2, 20),
  }),
  sampleFood('salt'),
]

const bowl = (...amounts: readonly SampleAmount[]) => sampleMeal(amounts)

function list(meal: Meal, different: Partial<IngredientReplacementRequest> = {}) {
  return findIngredientReplacements({
    meal,
    replaced: [],
    place: { dish: 0, ingredient: 0 },
    scale: 1,
    month: 7,
    rules: EVERYTHING,
    foodById: new Map(FOODS.map((food) => [food.id, food])),
    ...different,
  })
}

const amounts = (...listed: Parameters<typeof list>) => list(...listed).map(({ food, grams }) => [food.id, grams])

describe('foods that can replace an ingredient', () => {
  it('have equal protein when they are the centre of the dish, without implausible weights', () => {
    expect(amounts(bowl(['tofu', 200]))).toEqual([
      ['tempeh', 100],
      ['seitan', 80],
    ])
  })

  it('are never tap water, and nothing replaces it', () => {
    const water = sampleFood('water', { category: 'water', per100g: macrosPer100g(0, 0, 0) })
    const foodById = new Map([...FOODS, water].map((food) => [food.id, food]))
    for (const { id } of FOODS) {
      const replacements = list(bowl([id, 50]), { foodById })
      expect(replacements.map(({ food }) => food.id)).not.toContain('water')
    }
    expect(list(bowl(['water', 300]), { foodById })).toEqual([])
  })

  it('have equal energy when they are filling foods', () => {
    expect(amounts(bowl(['oats', 50]))).toEqual([['rich-flakes', 35]])
  })

  it('have equal weight when the recipe measures grams, the most similar first', () => {
    expect(amounts(bowl(['milk', 200]))).toEqual([
      ['oat-drink', 200],
      ['cream-drink', 200],
    ])
  })

  it('are calculated for the plate, and stored for one base portion', () => {
    const [first] = list(bowl(['tofu', 200]), { scale: 1.5 })
    expect(first?.grams).toBe(150)
    expect(first?.replaced).toEqual([{ dish: 0, ingredient: 0, foodId: 'tempeh', grams: 100 }])
  })

  it('list their changes on the plate', () => {
    const [first] = list(bowl(['oats', 50], ['milk', 200]))
    expect(first?.change.kcal).toBeCloseTo(0.35 * 500 - 0.5 * 370, 6)
    expect(first?.macros.kcal).toBeCloseTo(0.35 * 500 + 2 * 50, 6)
  })

  it('respect diet, allergens and dislikes (P5)', () => {
    const tofu = bowl(['tofu', 200])
    expect(amounts(tofu, { rules: { ...EVERYTHING, allergens: new Set(['gluten']) } })).toEqual([['tempeh', 100]])
    expect(amounts(tofu, { rules: { ...EVERYTHING, dislikedFoodIds: new Set(['tempeh']) } })).toEqual([['seitan', 80]])
    const milk = bowl(['oat-drink', 200])
    expect(amounts(milk, { rules: { ...EVERYTHING, diet: 'vegan' } })).toEqual([])
  })

  it('do not make a meal too fat for GLP-1', () => {
    const glp1 = { rules: { ...EVERYTHING, diet: 'glp1' as const } }
    expect(amounts(bowl(['milk', 200], ['oats', 50]), glp1)).toEqual([['oat-drink', 200]])
  })

  it('do not include foods already in the dish', () => {
    expect(amounts(bowl(['tofu', 200], ['tempeh', 50]))).toEqual([['seitan', 80]])
  })

  it('are dry foods only if they cook in the same time, so that the steps stay true', () => {
    const dry = ['quinoa', 'millet', 'wild-rice', 'unknown-grain', 'other-grain']
    const foods = dry.map((id) => sampleFood(id, { role: 'cooked-grain' }))
    const foodById = new Map(foods.map((food) => [food.id, food]))
    expect(amounts(bowl(['quinoa', 50]), { foodById })).toEqual([['millet', 50]])
    expect(amounts(bowl(['wild-rice', 50]), { foodById })).toEqual([])
    expect(amounts(bowl(['unknown-grain', 50]), { foodById })).toEqual([])
    const offered = (step: string) => {
      const dish = { ...sampleDish([['quinoa', 50]]), steps: [[step, { ingredient: 0, words: 'quinoa' }]] }
      return amounts(sampleMeal([], { dishes: [dish] }), { foodById }).length
    }
    expect([offered('Simmer the '), offered('Bake until crisp the ')]).toEqual([1, 0])
  })

  it('are sold fresh in the month, or frozen where the recipe allows that', () => {
    const fruit = ['raspberries', 'strawberries', 'blueberries'].map((id) => sampleFood(id, { role: 'berry' }))
    const stoned = ['plum', 'nectarine'].map((id) => sampleFood(id, { role: 'stone-fruit' }))
    const foodById = new Map([...fruit, ...stoned].map((food) => [food.id, food]))
    const offered = (id: string, month: number, step: string) => {
      const dish = { ...sampleDish([[id, 100]]), steps: [[step, { ingredient: 0, words: id }]] }
      return amounts(sampleMeal([], { dishes: [dish] }), { foodById, month }).map(([other]) => other)
    }
    expect(offered('raspberries', 7, 'Wash the ')).toEqual(['blueberries', 'strawberries'])
    expect(offered('raspberries', 11, 'Wash the ')).toEqual(['blueberries'])
    expect(offered('raspberries', 11, 'Heat the fresh or frozen ')).toEqual(['blueberries', 'strawberries'])
    expect(offered('plum', 9, 'Stone the fresh or frozen ')).toEqual(['nectarine'])
    expect(offered('plum', 11, 'Stone the fresh or frozen ')).toEqual([])
  })

  it('do not exist for a food that cannot be replaced', () => {
    expect(list(bowl(['salt', 2]))).toEqual([])
  })

  it('begin with the original after a replacement; amounts are still calculated from it', () => {
    const replaced = [{ dish: 0, ingredient: 0, foodId: 'tempeh', grams: 100 }]
    expect(amounts(bowl(['tofu', 200]), { replaced })).toEqual([
      ['tofu', 200],
      ['seitan', 80],
    ])
    expect(list(bowl(['tofu', 200]), { replaced })[0]).toMatchObject({
      basis: 'original',
      replaced: [],
      shiftKcal: 0,
    })
  })

  it('do not begin with an original that is no longer allowed (P5)', () => {
    const replaced = [{ dish: 0, ingredient: 0, foodId: 'seitan', grams: 80 }]
    const rules = { ...EVERYTHING, allergens: new Set(['soy'] as const) }
    expect(amounts(bowl(['tofu', 200]), { replaced, rules })).toEqual([])
  })

  it('may weigh as much on a large plate as the original, and otherwise no more than anyone is served', () => {
    expect(amounts(bowl(['milk', 400]), { scale: 2 })[0]).toEqual(['oat-drink', 800])
    expect(amounts(bowl(['seitan', 260]), { scale: 1 })).toEqual([['tempeh', 325]])
    expect(amounts(bowl(['seitan', 290]), { scale: 1 })).toEqual([])
  })
})
