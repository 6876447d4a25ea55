import { describe, expect, it } from 'vitest'
import { BOX, CROCKERY, Scene } from '../scene/scene.ts'
import type { Cut, Heat, PlatedFood, PlatedForm, PlatedMeal, Vessel } from '../plated-meal.ts'
import { setTable } from '../set-table.ts'
import { OVEN_FORMS } from './oven-forms.ts'

const SIZE = 96
/** The smallest share of the picture by which a food counts as seen. */
const LEAST_SHARE = 0.0008

interface Amount {
  readonly role?: string | null
  readonly cut?: Cut
  readonly heat?: Heat
  readonly isTakenIn?: boolean
}

const food = (
  foodId: string,
  grams: number,
  { role = null, cut, heat, isTakenIn = false }: Amount = {},
): PlatedFood => ({
  foodId,
  grams,
  role,
  cuts: cut === undefined ? [] : [cut],
  heats: heat === undefined ? [] : [heat],
  isGarnish: false,
  isTakenIn,
})

const mealOf = (form: PlatedForm, vessel: Vessel, foods: readonly PlatedFood[]): PlatedMeal => ({
  id: `${form} of ${foods.map(({ foodId }) => foodId).join(' and ')}`,
  mealType: 'dinner',
  vessel,
  dishes: [{ form, place: 'main', traits: [], foods }],
})

function draw(meal: PlatedMeal): Scene {
  const scene = new Scene(SIZE)
  setTable(scene, meal, 0)
  return scene
}

function unseen(scene: Scene, foods: readonly PlatedFood[]): string[] {
  return foods
    .filter(({ foodId }) => {
      const owner = scene.owners.findIndex((known) => known?.foodId === foodId)
      const pixels = owner < 0 ? 0 : scene.ownership.filter((pixel) => pixel === owner).length
      return pixels / scene.ownership.length < LEAST_SHARE
    })
    .map(({ foodId }) => foodId)
}

const MEALS: readonly PlatedMeal[] = [
  mealOf('bake', 'oven-dish', [
    food('minced-beef', 60, { role: 'minced-meat', heat: 'fried' }),
    food('carrot', 70, { role: 'root-vegetable', cut: 'diced', heat: 'fried' }),
    food('potato', 280, { role: 'starchy-root', cut: 'mashed', heat: 'baked' }),
  ]),
  mealOf('stuffed', 'oven-dish', [
    food('red-pepper', 280, { role: 'sweet-pepper', heat: 'baked' }),
    food('white-rice', 60, { role: 'cooked-grain', heat: 'boiled' }),
    food('tomato-passata', 80, { role: 'tomato-sauce', heat: 'baked' }),
  ]),
  mealOf('salad', 'bowl', [
    food('lettuce', 60, { role: 'salad-leaf', cut: 'torn' }),
    food('cherry-tomatoes', 120, { role: 'tomato', cut: 'halved' }),
    food('canned-black-beans', 100, { role: 'pulse-canned' }),
  ]),
  mealOf('eggs-in-sauce', 'pan', [
    food('egg', 110, { role: 'egg', heat: 'stewed' }),
    food('canned-tomatoes', 200, { role: 'tomato-sauce', heat: 'stewed' }),
    food('red-pepper', 100, { role: 'sweet-pepper', cut: 'sliced', heat: 'stewed' }),
  ]),
  mealOf('filled-dumplings', 'plate', [
    food('wheat-flour', 80, { role: 'wheat-flour', isTakenIn: true }),
    food('potato', 100, { role: 'starchy-root', cut: 'mashed' }),
    food('onion', 70, { role: 'onion-family', cut: 'chopped', heat: 'fried' }),
  ]),
]

describe('forms from the oven, of eggs, doughs and cold plates', () => {
  it.each(MEALS.map((meal) => [meal.id, meal] as const))('shows each key food of %s', (_id, meal) => {
    const foods = meal.dishes.flatMap((dish) => dish.foods.filter(({ isTakenIn }) => !isTakenIn))
    expect(unseen(draw(meal), foods)).toEqual([])
  })

  it.each(MEALS.map((meal) => [meal.id, meal] as const))('lays nothing of %s outside the crockery', (_id, meal) => {
    const { ownership } = draw(meal)
    const outside = [...ownership].filter((owner, pixel) => {
      const x = ((pixel % SIZE) / SIZE - 0.5) * BOX
      const y = (Math.floor(pixel / SIZE) / SIZE - 0.5) * BOX
      return owner > CROCKERY && Math.hypot(x, y) > 122
    })
    expect(outside).toEqual([])
  })

  it.each(Object.keys(OVEN_FORMS))('draws %s of foods it has never heard of', (name) => {
    const form = Object.keys(OVEN_FORMS).find((known): known is PlatedForm => known === name) ?? 'salad'
    for (const vessel of ['plate', 'bowl', 'oven-dish', 'pan', 'board'] as const) {
      expect(() => draw(mealOf(form, vessel, [food('moon-dust', 120), food('star-jelly', 20)]))).not.toThrow()
    }
    expect(() => draw(mealOf(form, 'plate', []))).not.toThrow()
  })

  it('opens a bake at one corner, so that its layers are seen', () => {
    const scene = draw(MEALS[0] ?? mealOf('bake', 'oven-dish', []))
    const beef = scene.owners.findIndex((owner) => owner?.foodId === 'minced-beef')
    expect(scene.ownership.includes(beef)).toBe(true)
  })
})
