import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from './drawing/random.ts'
import { findMarkupError } from './find-markup-error.ts'
import { drawingOfFood } from './foods/drawing-of-food.ts'
import type { MealForm } from './forms/meal-form.ts'
import { LARGEST_PICTURE_BYTES, mealPicture } from './meal-picture.ts'
import { sampleMeals } from './sample-meals.ts'
import { setMeal, showsItsFood, type MealPictureInput } from './set-meal.ts'

const FORMS: readonly [MealForm, ...MealForm[]] = [
  'soup',
  'smoothie',
  'salad',
  'omelette',
  'scrambled-eggs',
  'pancake',
  'wrap',
  'sandwich',
  'pasta',
  'dumplings',
  'pastry',
  'shaped',
  'baked',
  'stuffed',
  'skewers',
  'dip',
  'stew',
  'bowl',
]
const FOOD_IDS = Object.keys(drawingOfFood)

/** A random meal, to test extreme plates. */
function anyMeal(seed: number): MealPictureInput {
  const random = createRandom(`any meal ${seed}`)
  const ingredients = Array.from({ length: 3 + Math.floor(random() * 12) }, () => ({
    foodId: FOOD_IDS[Math.floor(random() * FOOD_IDS.length)] ?? 'egg',
    grams: Math.round(5 + random() * 250),
  }))
  return {
    id: `meal-${seed}`,
    mealType: pick(MEAL_TYPES, random),
    form: pick(FORMS, random),
    ingredients,
  }
}

const skyrBowl: MealPictureInput = {
  id: 'skyr-bowl',
  mealType: 'breakfast',
  ingredients: [
    { foodId: 'skyr', grams: 200 },
    { foodId: 'blueberries', grams: 60 },
  ],
}

/** Names of drawings made of several foods, which stand for no single food. */
const MADE_IN_THE_KITCHEN = ['wheat-flour', 'skewers', 'blend']

/** The foods visible on the plate, by the ids of their drawings. */
function shownFoods(meal: MealPictureInput): readonly string[] {
  const { hero, base, clusters, scatters, drizzle } = setMeal(meal).serving
  return [hero, base, drizzle, ...clusters, ...scatters]
    .flatMap((shown) => shown?.foodId ?? [])
    .filter((foodId) => !MADE_IN_THE_KITCHEN.includes(foodId))
}

/** Names that make the drawing form, wrap, mash or bake food. */
const NAMES = [
  'Tofu scramble',
  'Frittata',
  'Kuku',
  'Plum knedle',
  'Colcannon',
  'Stew with mash',
  'Ham rolls',
  'Shake',
] as const

describe('mealPicture', () => {
  it('shows only foods of the meal, so that no plate contradicts its diet', () => {
    for (let seed = 0; seed < 600; seed++) {
      const { form: _, ...meal } = anyMeal(seed)
      const named = { ...meal, dishNames: [pick(NAMES, createRandom(`name ${seed}`))] }
      const own = new Set(meal.ingredients.map(({ foodId }) => foodId))
      for (const asked of [anyMeal(seed), named].filter(showsItsFood)) {
        expect(shownFoods(asked).filter((foodId) => !own.has(foodId))).toEqual([])
      }
    }
  })

  it('draws the same bytes for the same meal', () => {
    for (const meal of sampleMeals) expect(mealPicture(meal)).toBe(mealPicture({ ...meal }))
  })

  it('draws meals with the same foods differently when their ids differ', () => {
    expect(mealPicture(skyrBowl)).not.toBe(mealPicture({ ...skyrBowl, id: 'other-bowl' }))
  })

  it.each(Array.from({ length: 15 }, (_, i) => i * 20))(
    'is valid and small for any meal, numbers %i and following',
    (first) => {
      for (let seed = first; seed < first + 20; seed++) {
        const picture = mealPicture(anyMeal(seed))
        expect(findMarkupError(picture)).toBeNull()
        expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(LARGEST_PICTURE_BYTES)
      }
    },
  )

  it('ignores the order of ingredients with different weights, and duplicates', () => {
    const [skyr, berries] = skyrBowl.ingredients
    if (!skyr || !berries) throw new Error('the sample lost its foods')
    const shuffled = [berries, { ...skyr, grams: 150 }, { ...skyr, grams: 50 }]
    expect(mealPicture({ ...skyrBowl, ingredients: shuffled })).toBe(mealPicture(skyrBowl))
  })

  it('skips unknown foods', () => {
    const odd = [...skyrBowl.ingredients, { foodId: 'dragon-fruit', grams: 80 }, { foodId: 'salt', grams: 1 }]
    expect(mealPicture({ ...skyrBowl, ingredients: odd })).toBe(mealPicture(skyrBowl))
  })

  it('shows the default plate of its meal type when nothing can be drawn', () => {
    const pictures = MEAL_TYPES.map((mealType) =>
      mealPicture({ id: 'mystery', mealType, ingredients: [{ foodId: 'salt', grams: 1 }] }),
    )
    expect(new Set(pictures).size).toBe(MEAL_TYPES.length)
    expect(mealPicture({ id: 'mystery', mealType: 'snack', ingredients: [] })).toBe(pictures[2])
  })

  it('guesses the form from id and dish names unless it is given', () => {
    const foods = { mealType: 'lunch', ingredients: [{ foodId: 'tomato', grams: 300 }] } as const
    const plain = mealPicture({ ...foods, id: 'x' })
    expect(mealPicture({ ...foods, id: 'x', dishNames: ['Tomato soup'] })).not.toBe(plain)
    expect(mealPicture({ ...foods, id: 'x', dishNames: ['Tomato soup'], form: 'bowl' })).toBe(plain)
  })

  it('leaves other foods in place when one is replaced', () => {
    const toast = (foodId: string): string =>
      mealPicture({ ...skyrBowl, ingredients: [...skyrBowl.ingredients, { foodId, grams: 15 }] })
    const [withAlmonds, withCashews] = [toast('almonds'), toast('cashews')]
    const shared = [...withAlmonds].findIndex((letter, i) => letter !== withCashews[i])
    expect(shared).toBeGreaterThan(withAlmonds.length / 2)
  })

  it('puts no lettuce under a wrap without lettuce', () => {
    const wrap = (foodIds: readonly string[]): string =>
      mealPicture({
        id: 'rolls',
        mealType: 'snack',
        form: 'wrap',
        ingredients: foodIds.map((foodId, i) => ({ foodId, grams: 90 - i * 10 })),
      })
    const sides = ['shrimp', 'carrot', 'bean-sprouts']
    // There is no room for the third side, and no leaves appear instead.
    expect(wrap(['rice-paper', ...sides])).toBe(wrap(['rice-paper', ...sides.slice(0, 2)]))
    expect(wrap(['rice-paper', 'shrimp', 'lettuce']).length).toBeGreaterThan(wrap(['rice-paper', 'shrimp']).length)
  })

  it('shows the cleared dish once the meal is eaten', () => {
    const eaten = mealPicture({ ...skyrBowl, isEaten: true })
    expect(findMarkupError(eaten)).toBeNull()
    expect(eaten.length).toBeLessThan(mealPicture(skyrBowl).length)
  })
})
