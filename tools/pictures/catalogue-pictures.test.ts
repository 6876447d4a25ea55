import { describe, expect, it } from 'vitest'
import { catalogueMeals } from './catalogue-meals.ts'
import { judgePlates } from './judge-plates.ts'

/** Meals in which a key food is hidden. The number may only fall. */
const MOST_WITH_HIDDEN_FOODS = 6

const drawn = catalogueMeals().map((plated) => ({ plated, ...judgePlates(plated) }))

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
    const hiding = drawn.filter(({ hidden }) => hidden.length > 0)
    const told = hiding.map(({ plated, hidden }) => `${plated.id}: ${hidden.join(', ')}`).join('\n')
    expect(hiding.length, told).toBeLessThanOrEqual(MOST_WITH_HIDDEN_FOODS)
  })
})
