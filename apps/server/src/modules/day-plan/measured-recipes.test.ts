import { foods, meals } from '@dayplate/catalogue'
import { portionStepOf } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { versionOf, type MealVersion } from '../catalogue/index.ts'
import { measureIngredient } from './present-dish.ts'
import { presentSteps } from './present-steps.ts'

type VersionedDish = MealVersion['dishes'][number]

const foodById = new Map(foods.map((food) => [food.id, food]))

const FINEST_STEP = 0.25

/** Every dish from half a portion to two and a half, in the steps of its portions, but not finer than quarters. */
const helpings = meals.flatMap((meal) => {
  const step = Math.max(FINEST_STEP, portionStepOf(meal, foodById))
  const scales = Array.from({ length: Math.round(2 / step) + 1 }, (_, index) => 0.5 + index * step)
  return versionOf(meal, foodById).dishes.flatMap((dish) => scales.map((scale) => ({ id: meal.id, dish, scale })))
})
const METRIC = { language: 'en', system: 'si' } as const

/** The largest share of rows with a weight alone. Before estimates and words for small amounts it was 25 %. */
const MOST_BARE = 0.01
/** A few drops on the plate may be a spoon in the pot, and what is too many to count in the pot is counted on the plate. */
const isCounted = (unit: string | undefined): boolean => unit !== undefined && !['little', 'drops'].includes(unit)

/** The texts of the parts of each ingredient, in the order of the steps. */
function amountsInSteps(dish: VersionedDish, scale: number): string[][] {
  const presented = presentSteps(dish.steps, dish, { ...METRIC, scale })
  const placed = dish.steps.flatMap((step, index) =>
    step.flatMap((part, at) =>
      typeof part === 'string' ? [] : [{ part, amount: presented[index]?.parts[at]?.amount ?? '' }],
    ),
  )
  return dish.ingredients.map((_, place) =>
    placed.flatMap(({ part, amount }) => (part.ingredient === place ? [amount] : [])),
  )
}

describe('the amounts of every recipe', () => {
  it('have a household measure, apart from meat that is weighed', () => {
    const rows = helpings.flatMap(({ dish, scale }) =>
      dish.ingredients.map((_, place) => measureIngredient(dish, place, { ...METRIC, scale })),
    )
    const bare = rows.filter(([weighed, kitchen]) => kitchen === undefined && weighed?.unit === 'g')
    expect(rows.length).toBeGreaterThan(10_000)
    expect(bare.length / rows.length).toBeLessThan(MOST_BARE)
  })

  it('always have one of seasonings, fats, garlic, citrus and poured foods', () => {
    const bare = helpings.flatMap(({ id, dish, scale }) =>
      dish.ingredients.flatMap(({ category, foodId, densityGPerMl }, place) => {
        const isMeasured =
          ['seasonings', 'fats'].includes(category) ||
          ['garlic', 'lemon', 'lime'].includes(foodId) ||
          densityGPerMl !== undefined
        if (!isMeasured || category === 'water') return []
        const [, kitchen] = measureIngredient(dish, place, { ...METRIC, scale })
        return kitchen === undefined ? [`${id} × ${scale}: ${foodId}`] : []
      }),
    )
    expect(bare).toEqual([])
  })

  it('show the volume of milk and the weight of yoghurt', () => {
    const unitsOf = (id: string) => {
      const units = helpings.flatMap(({ dish, scale }) =>
        dish.ingredients.flatMap(({ foodId }, place) =>
          foodId === id ? (measureIngredient(dish, place, { ...METRIC, scale })[0]?.unit ?? []) : [],
        ),
      )
      return [...new Set(units)]
    }
    expect([unitsOf('milk'), unitsOf('natural-yoghurt')]).toEqual([['ml'], ['g']])
  })

  it('are in the same unit on a plate and in its pot for two', () => {
    const pairs = helpings.flatMap(({ id, dish, scale }) =>
      dish.ingredients.map(({ foodId }, place) => {
        const alike = [scale, scale * 2]
        const [plate, pot] = alike.map(
          (one) => measureIngredient(dish, place, { ...METRIC, scale: one, alike })[1]?.unit,
        )
        return { plate, pot, text: `${id} × ${scale}: ${foodId} ${plate} ${pot}` }
      }),
    )
    const different = pairs.filter(({ plate, pot }) => isCounted(plate) && isCounted(pot) && plate !== pot)
    expect(different.map(({ text }) => text)).toEqual([])
  })

  it('are the sum of the parts that the steps use', () => {
    const wrong = helpings.flatMap(({ id, dish, scale }) =>
      amountsInSteps(dish, scale).flatMap((parts, place) => {
        const foodId = dish.ingredients[place]?.foodId
        if (parts.length < 2) return []
        const [weighed] = measureIngredient(dish, place, { ...METRIC, scale })
        const weights = parts.flatMap((text) => /([\d.,]+)\u00A0(?:g|ml)$/u.exec(text)?.[1] ?? [])
        const sum = weights.reduce((total, text) => total + Number(text.replace(',', '')), 0)
        const isSum = weights.length === 0 || Math.abs(sum - (weighed?.amount ?? 0)) < 0.01
        return isSum ? [] : [`${id} × ${scale}: ${foodId} ${weighed?.text} ${parts.join(' + ')}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})
