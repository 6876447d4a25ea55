import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { defaultIngredients } from './default-ingredients.ts'
import { fruit } from './foods/fruit.ts'
import { grains } from './foods/grains.ts'
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts'
import { pulses } from './foods/pulses.ts'
import { seasonings } from './foods/seasonings.ts'
import { vegetables } from './foods/vegetables.ts'

const PLANTS = { ...fruit, ...grains, ...nutsAndSeeds, ...pulses, ...seasonings, ...vegetables }
/**
 * Allergens that must be declared by law (Regulation (EU) No 1169/2011, annex II): nuts, soya, sesame, mustard, celery,
 * gluten.
 */
const DECLARED =
  /almond|nuts|cashew|pecan|pistachio|soy|tofu|edamame|sesame|tahini|mustard|celer|wheat|barley|rye|^rolled|spelt/

describe('the default plates', () => {
  it.each(MEAL_TYPES)('show only plants without allergens at %s', (mealType) => {
    const foodIds = defaultIngredients[mealType].map(({ foodId }) => foodId)
    expect(foodIds.length).toBeGreaterThan(2)
    expect(foodIds.filter((foodId) => !Object.hasOwn(PLANTS, foodId) || DECLARED.test(foodId))).toEqual([])
  })
})
