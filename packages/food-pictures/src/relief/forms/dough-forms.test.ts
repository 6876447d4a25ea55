import { describe, expect, it } from 'vitest'
import {
  type Cut,
  type Heat,
  PLATED_FORMS,
  type PlatedDish,
  type PlatedFood,
  type PlatedForm,
  type PlatedMeal,
  type Vessel,
} from '../plated-meal.ts'
import { CROCKERY, GROUND, Scene } from '../scene/scene.ts'
import { setTable } from '../set-table.ts'
import { DOUGH_FORMS } from './dough-forms.ts'

const SIZE = 96
/** A key food owns at least this share of the picture. */
const LEAST_SHARE = 0.0008

interface Ingredient {
  readonly id: string
  readonly role: string | null
  readonly grams: number
  readonly cuts?: readonly Cut[]
  readonly heats?: readonly Heat[]
  readonly isTakenIn?: boolean
}

const food = ({ id, role, grams, cuts = [], heats = [], isTakenIn = false }: Ingredient): PlatedFood => ({
  foodId: id,
  role,
  grams,
  cuts,
  heats,
  isGarnish: false,
  isTakenIn,
})

function mealOf(form: PlatedForm, ingredients: readonly Ingredient[], vessel: Vessel = 'plate'): PlatedMeal {
  const dish: PlatedDish = { form, place: 'main', traits: [], foods: ingredients.map(food) }
  return { id: `${form} of a test`, mealType: 'lunch', vessel, dishes: [dish] }
}

function draw(meal: PlatedMeal): Scene {
  const scene = new Scene(SIZE)
  setTable(scene, meal, 0)
  return scene
}

function shareOf(scene: Scene, foodId: string): number {
  const owner = scene.owners.findIndex((candidate) => candidate?.foodId === foodId)
  if (owner < 0) return 0
  return scene.ownership.filter((pixel) => pixel === owner).length / scene.ownership.length
}

const FORM_NAMES = PLATED_FORMS.filter((form) => form in DOUGH_FORMS)

const BAGEL = mealOf('filled-roll', [
  { id: 'bagel', role: 'bread', grams: 90, heats: ['toasted'] },
  { id: 'quark', role: 'fresh-cheese', grams: 60 },
  { id: 'smoked-salmon', role: 'smoked-fish', grams: 40 },
])
const TOAST = mealOf(
  'open-sandwich',
  [
    { id: 'rye-bread', role: 'bread', grams: 70, heats: ['toasted'] },
    { id: 'avocado', role: null, grams: 100, cuts: ['mashed'] },
    { id: 'egg', role: 'egg', grams: 60, cuts: ['sliced'], heats: ['boiled'] },
  ],
  'board',
)
const GOLABKI = mealOf('rolls', [
  { id: 'white-cabbage', role: 'cabbage', grams: 190, heats: ['boiled'] },
  { id: 'white-rice', role: 'cooked-grain', grams: 40, heats: ['boiled'] },
  { id: 'minced-pork', role: 'minced-meat', grams: 90, heats: ['stewed'] },
])

describe('forms of breads and doughs', () => {
  it.each([BAGEL, TOAST, GOLABKI])('shows every key food: $id', (meal) => {
    const scene = draw(meal)
    for (const { foodId } of meal.dishes[0]?.foods ?? []) {
      expect(shareOf(scene, foodId), foodId).toBeGreaterThan(LEAST_SHARE)
    }
  })

  it('leaves the edge of the picture free of food', () => {
    const { ownership } = draw(BAGEL)
    const edge = [...ownership].filter((_, pixel) => pixel < SIZE || pixel % SIZE === 0 || pixel % SIZE === SIZE - 1)
    expect(edge.every((owner) => owner === GROUND || owner === CROCKERY)).toBe(true)
  })

  it('draws no bread that is not in the meal', () => {
    const scene = draw(mealOf('open-sandwich', [{ id: 'cucumber', role: 'crisp-vegetable', grams: 80 }]))
    expect(scene.owners.map((owner) => owner?.foodId ?? null)).toEqual([null, null, 'cucumber'])
    expect(shareOf(scene, 'cucumber')).toBeGreaterThan(LEAST_SHARE)
  })

  it.each(FORM_NAMES)('lays foods that no recipe has: %s', (form) => {
    const odd = [
      { id: 'unknown', role: null, grams: 40 },
      { id: 'salmon', role: 'oily-fish', grams: 100 },
      { id: 'salt', role: null, grams: 0, isTakenIn: true },
    ]
    expect(() => draw(mealOf(form, odd, 'bowl'))).not.toThrow()
    expect(() => draw(mealOf(form, [], 'board'))).not.toThrow()
  })
})
