import { foods, meals, pictures } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { makeCatalogue, type MealVersion } from '../../catalogue/index.ts'
import { composeVersion } from './compose-version.ts'

const { currentByMealId } = makeCatalogue({ foods, meals })

function versionNamed(mealId: string): MealVersion {
  const version = currentByMealId.get(mealId)
  if (version === undefined) throw new Error(`${mealId} is not in the catalogue`)
  return version
}

const TART = 'flammkuchen-with-mushrooms'

/** The version with another food in the place of its mushrooms. */
function withoutMushrooms(foodId: string): MealVersion {
  const version = versionNamed(TART)
  return {
    ...version,
    dishes: version.dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.map((one) => (one.foodId === 'mushrooms' ? { ...one, foodId } : one)),
    })),
  }
}

const foodOf = (version: MealVersion, foodId: string) =>
  composeVersion(version)
    .dishes.flatMap((dish) => dish.foods)
    .find((food) => food.foodId === foodId)

describe('composeVersion', () => {
  it('takes the composition that was built with the recipe', () => {
    const composed = composeVersion(versionNamed(TART))
    expect([composed.vessel, composed.dishes[0]?.form]).toEqual([pictures.get(TART)?.vessel, 'tart'])
  })

  it('draws both forms of a recipe alike', () => {
    const [ordinary] = [...currentByMealId.keys()].filter((id) => id.endsWith('--ordinary'))
    if (ordinary === undefined) throw new Error('no meal has an ordinary form')
    expect(composeVersion(versionNamed(ordinary)).id).toBe(ordinary.replace('--ordinary', ''))
  })

  it('gives a swapped food the state of its place', () => {
    const { cuts, heats } = foodOf(versionNamed(TART), 'mushrooms') ?? {}
    expect(cuts?.length).toBeGreaterThan(0)
    expect(foodOf(withoutMushrooms('courgette'), 'courgette')).toMatchObject({ cuts, heats, role: 'soft-vegetable' })
  })

  it('draws a food that the release does not know by its category', () => {
    expect(foodOf(withoutMushrooms('blue-carrots'), 'blue-carrots')?.role).toBe('soft-vegetable')
  })

  it('draws a food of an operator by its own role before its category', () => {
    const version = withoutMushrooms('blue-carrots')
    const dishes = version.dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.map((one) =>
        one.foodId === 'blue-carrots' ? ({ ...one, role: 'root-vegetable' } as const) : one,
      ),
    }))
    expect(foodOf({ ...version, dishes }, 'blue-carrots')?.role).toBe('root-vegetable')
  })

  it('reads the steps of a recipe with other dishes, such as one of an operator', () => {
    const version = versionNamed(TART)
    const [dish] = version.dishes
    if (dish === undefined) throw new Error('the meal has no dish')
    const own = { ...version, name: 'Mushroom soup', dishes: [{ ...dish, name: 'Mushroom soup' }] }
    expect(composeVersion(own).dishes.map(({ form }) => form)).toEqual(['soup'])
  })
})
