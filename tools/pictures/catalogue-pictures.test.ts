import { describe, expect, it } from 'vitest'
import { foods, meals, pictures } from '../../packages/catalogue/src/index.ts'
import { platedMeal } from '../../packages/food-pictures/src/compose/index.ts'
import { judgePlates } from './judge-plates.ts'

const roles = new Map<string, string | null>(foods.map(({ id, role }) => [id, role]))
const roleOf = (foodId: string): string | null => roles.get(foodId) ?? null

/** Large enough for the smallest piece, and a thirtieth of the work. */
const SIZE = 112
/** A food with fewer grams may be hidden under others. */
const KEY_GRAMS = 15
/** Share of the picture below which a food counts as hidden. */
const SEEN = 0.0008
/** Meals in which a key food is hidden. The number may only fall. */
const MOST_WITH_HIDDEN_FOODS = 60

const drawn = meals.map((meal) => {
  const composition = pictures.get(meal.id)
  const plated = composition === undefined ? null : platedMeal(meal, composition, roleOf)
  if (plated === null) throw new Error(`${meal.id} has no picture`)
  return { plated, ...judgePlates(plated, SIZE) }
})

describe('the pictures of the catalogue', () => {
  it('have no food of one dish in the bowl of another', () => {
    expect(drawn.filter(({ strayed, intruded }) => strayed + intruded > 0).map(({ plated }) => plated.id)).toEqual([])
  })

  it('show only foods of their meal', () => {
    const foreign = drawn.flatMap(({ plated, shares }) =>
      shares
        .filter(
          ({ dish, foodId, share }) => share > 0 && !plated.dishes[dish]?.foods.some((food) => food.foodId === foodId),
        )
        .map(({ foodId }) => `${plated.id}: ${foodId}`),
    )
    expect(foreign).toEqual([])
  })

  it('show each food of 15 g or more that is not taken in by another', () => {
    const hiding = drawn.flatMap(({ plated, shares }) =>
      plated.dishes.flatMap(({ foods: served }, dish) =>
        served
          .filter(({ grams, isTakenIn }) => grams >= KEY_GRAMS && !isTakenIn)
          .filter(
            ({ foodId }) => !shares.some((seen) => seen.dish === dish && seen.foodId === foodId && seen.share >= SEEN),
          )
          .map(({ foodId }) => `${plated.id}: ${foodId}`),
      ),
    )
    expect(new Set(hiding.map((line) => line.split(':')[0])).size, hiding.join('\n')).toBeLessThanOrEqual(
      MOST_WITH_HIDDEN_FOODS,
    )
  })
})
