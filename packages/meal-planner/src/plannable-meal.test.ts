import type { Food, Meal } from '@dayplate/nutrition'
import { macrosPer100g, type SampleAmount, sampleDish, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { toPlannableMeal } from './plannable-meal.ts'

const food = (id: string, changes: Partial<Food> = {}): Food =>
  sampleFood(id, { category: 'grains', per100g: macrosPer100g(200, 10, 5), ...changes })

const foodById = new Map(
  [
    food('rice'),
    food('egg', { isCountable: true }),
    food('oil', { category: 'fats' }),
    food('soy-sauce', { isSeasoning: true }),
    food('chives'),
    food('canned-chickpeas', { category: 'plant-protein', role: 'pulse-canned' }),
    food('turkey', { category: 'meat', origin: 'meat' }),
    food('tofu', { category: 'plant-protein', role: 'tofu-like' }),
    food('spaghetti', { role: 'pasta' }),
    food('courgette', { category: 'vegetables' }),
    food('potato', { category: 'vegetables', role: 'starchy-root' }),
    food('olive-oil', { category: 'fats', role: 'oil' }),
    food('chicken-liver', { category: 'meat', origin: 'meat' }),
    food('water', { category: 'water', per100g: macrosPer100g(0, 0, 0) }),
  ].map((entry) => [entry.id, entry]),
)

const MEAL = sampleMeal([], {
  id: 'fried-rice',
  name: 'Fried rice',
  type: 'dinner',
  dishes: [
    {
      name: 'Fried rice',
      ingredients: [
        { foodId: 'rice', grams: 80, isOptional: false },
        { foodId: 'egg', grams: 60, isOptional: false },
        { foodId: 'oil', grams: 30, isOptional: false },
        { foodId: 'soy-sauce', grams: 25, isOptional: false },
        { foodId: 'chives', grams: 5, isOptional: true },
      ],
      steps: [],
    },
  ],
  seasons: ['winter'],
  keepsDays: 1,
})

/** The sample meal with other foods. */
const mealOf = (...amounts: readonly SampleAmount[]) => ({ ...MEAL, dishes: [sampleDish(amounts, 'Fried rice')] })

const scaleOf = (meal: Meal) => toPlannableMeal(meal, foodById).fullPlateScale

describe('toPlannableMeal', () => {
  it('has the macros and the portion step of its ingredients', () => {
    const plannable = toPlannableMeal(MEAL, foodById)
    expect(plannable.macros.kcal).toBeCloseTo(400)
    expect(plannable.macros.proteinG).toBeCloseTo(20)
    expect(plannable.portionStep).toBe(0.5)
    expect(plannable).toMatchObject({ id: 'fried-rice', type: 'dinner', keepsDays: 1, seasons: ['winter'] })
  })

  it('lists noticeable foods: no fats, no seasonings, no small amounts', () => {
    expect(toPlannableMeal(MEAL, foodById).mainFoodIds).toEqual(['egg', 'rice'])
  })

  it('does not notice water, whatever its amount', () => {
    const soup = toPlannableMeal(mealOf(['rice', 80], ['water', 700]), foodById)
    expect(soup.mainFoodIds).toEqual(['rice'])
    expect(toPlannableMeal(mealOf(['water', 700]), foodById).leadFoodId).toBeNull()
    expect(soup.fullPlateScale).toBe(scaleOf(mealOf(['rice', 80])))
  })

  it('is named after the noticeable food with most protein', () => {
    expect(toPlannableMeal(MEAL, foodById).leadFoodId).toBe('rice')
    expect(toPlannableMeal({ ...MEAL, dishes: [] }, foodById).leadFoodId).toBeNull()
  })

  it('has the nutrients with guides as far as they are known', () => {
    const salty = new Map(foodById)
    const rice = food('rice')
    salty.set('rice', { ...rice, per100g: { ...rice.per100g, saltG: 2 } })
    expect(toPlannableMeal(MEAL, salty).guideAmounts?.saltG).toEqual({ amount: 1.6, isAtLeast: true })
  })

  it('tells meat from its substitutes', () => {
    expect(toPlannableMeal(MEAL, foodById)).toMatchObject({ holds: [], replaces: [] })
    expect(toPlannableMeal(mealOf(['turkey', 120]), foodById)).toMatchObject({ holds: ['meat'], replaces: [] })
    expect(toPlannableMeal(mealOf(['tofu', 120]), foodById)).toMatchObject({ holds: [], replaces: ['meat'] })
  })

  it('lists pulses by kind too, so that one bean after another is noticed', () => {
    expect(toPlannableMeal(mealOf(['canned-chickpeas', 100]), foodById).mainFoodIds).toEqual([
      'canned-chickpeas',
      'kind-pulses',
    ])
  })

  it('is pasta by its ingredients, whatever its name, unless the amount is small', () => {
    expect(toPlannableMeal(mealOf(['spaghetti', 80]), foodById).dishes).toEqual(['fried rice', 'pasta'])
    expect(toPlannableMeal(mealOf(['spaghetti', 20]), foodById).dishes).toEqual(['fried rice'])
  })

  it("fills its plate by total weight or by one food, with at least the recipe's amount", () => {
    // 780 g for a dinner; 1.2 times the 200 g of a grain that a recipe may contain; one can of pulses.
    expect(scaleOf(mealOf(['rice', 80]))).toBeCloseTo(3)
    expect(scaleOf(mealOf(['canned-chickpeas', 100]))).toBeCloseTo(2.4)
    expect(scaleOf(mealOf(['oil', 200], ['rice', 100]))).toBe(1)
    expect(scaleOf(mealOf(['chives', 40], ['rice', 195], ['canned-chickpeas', 195]))).toBeCloseTo(1.23, 2)
    expect(scaleOf(mealOf(['rice', 500]))).toBe(1)
  })

  it('fills a plate of breakfast or a snack with less of one food', () => {
    expect(scaleOf({ ...mealOf(['canned-chickpeas', 100]), type: 'breakfast' })).toBeCloseTo(2.04)
    expect(scaleOf({ ...mealOf(['canned-chickpeas', 100]), type: 'snack' })).toBeCloseTo(1.68)
  })

  it('limits vegetables and oil of each dish, but never to less than the recipe', () => {
    const limitOf = (...dishes: readonly (readonly SampleAmount[])[]) =>
      toPlannableMeal({ ...MEAL, dishes: dishes.map((amounts) => sampleDish(amounts, 'Dish')) }, foodById)
        .mostScaleOfKinds
    expect(limitOf([['courgette', 200]])).toBe(2)
    expect(
      limitOf([
        ['courgette', 200],
        ['potato', 400],
      ]),
    ).toBe(2)
    expect(limitOf([['courgette', 200]], [['courgette', 250]])).toBe(1.6)
    expect(limitOf([['olive-oil', 20]])).toBe(1.25)
    expect(limitOf([['courgette', 500]])).toBe(1)
    expect(limitOf([['rice', 80]])).toBe(Number.POSITIVE_INFINITY)
  })

  it('limits liver, but not to less than the recipe', () => {
    expect(scaleOf(mealOf(['chicken-liver', 50]))).toBe(2)
    expect(scaleOf(mealOf(['chicken-liver', 200]))).toBe(1)
  })
})
