import { describe, expect, it } from 'vitest'
import { PLATED_FORMS, type FoodState, type PlatedFood, type PlatedForm, type PlatedMeal } from '../../plated-meal.ts'
import { BOX, Scene } from '../../scene/scene.ts'
import { setTable } from '../../set-table.ts'
import { PLATE_FORMS } from '../plate-forms.ts'

const SIZE = 96
/** Radius of the well of a plate, units. */
const WELL = 86
const PLAIN: FoodState = { cuts: [], heats: [], isGarnish: false, isTakenIn: false }

/** Food id, role, grams, and what was done to it. */
type Line = readonly [string, string | null, number, Partial<FoodState>?]

const foodOf = ([foodId, role, grams, state = {}]: Line): PlatedFood => ({ ...PLAIN, ...state, foodId, role, grams })

const mealOf = (form: PlatedForm, lines: readonly Line[], vessel: PlatedMeal['vessel'] = 'plate'): PlatedMeal => ({
  id: `a ${form}`,
  mealType: 'lunch',
  vessel,
  dishes: [{ form, place: 'main', traits: [], foods: lines.map(foodOf) }],
})

/** The share of the picture that each food owns. */
function sharesOf(meal: PlatedMeal): ReadonlyMap<string, number> {
  const scene = new Scene(SIZE)
  setTable(scene, meal, 0)
  const shares = new Map<string, number>()
  for (const index of scene.ownership) {
    const foodId = scene.owners[index]?.foodId
    if (foodId !== undefined) shares.set(foodId, (shares.get(foodId) ?? 0) + 1 / scene.ownership.length)
  }
  return shares
}

const LECZO = mealOf('stew', [
  ['chicken-thigh', 'lean-meat', 70, { cuts: ['strips'], heats: ['stewed'] }],
  ['red-pepper', 'sweet-pepper', 100, { cuts: ['diced'], heats: ['stewed'] }],
  ['canned-tomatoes', 'tomato-sauce', 150, { heats: ['stewed'] }],
  ['white-rice', 'cooked-grain', 60, { heats: ['boiled'] }],
])
const SCHABOWY = mealOf('cutlet', [
  ['pork-loin', 'lean-meat', 100, { heats: ['crumbed', 'fried'] }],
  ['breadcrumbs', 'breadcrumbs', 20, { isTakenIn: true }],
  ['potato', 'starchy-root', 250, { heats: ['boiled'] }],
  ['white-cabbage', 'cabbage', 150, { cuts: ['shredded'], heats: ['stewed'] }],
])
const BOLOGNESE = mealOf(
  'pasta',
  [
    ['spaghetti', 'pasta', 90, { heats: ['boiled'] }],
    ['minced-beef', 'minced-meat', 60, { cuts: ['crumbled'], heats: ['fried'] }],
    ['tomato-passata', 'tomato-sauce', 150, { heats: ['boiled'] }],
  ],
  'deep-plate',
)

describe('hot meals on plates', () => {
  it.each([LECZO, SCHABOWY, BOLOGNESE])('shows each food of $id that weighs 15 g and is not taken in', (meal) => {
    const shares = sharesOf(meal)
    const key = meal.dishes.flatMap(({ foods }) => foods.filter(({ grams, isTakenIn }) => grams >= 15 && !isTakenIn))
    expect(key.filter(({ foodId }) => (shares.get(foodId) ?? 0) < 0.0008)).toEqual([])
  })

  it.each([LECZO, SCHABOWY, BOLOGNESE])('keeps the food of $id inside the well', (meal) => {
    const scene = new Scene(SIZE)
    const { main } = setTable(scene, meal, 0)
    const outside = [...scene.ownership].filter((owner, pixel) => {
      const x = (pixel % SIZE) / scene.scale - BOX / 2
      const y = Math.floor(pixel / SIZE) / scene.scale - BOX / 2
      return owner > 1 && !main.inside(x, y)
    })
    expect(outside).toEqual([])
  })

  it.each([LECZO, SCHABOWY, BOLOGNESE])('fills more than half of the well with $id', (meal) => {
    const sum = [...sharesOf(meal).values()].reduce((total, share) => total + share, 0)
    // The well is a circle.
    expect(sum / ((Math.PI * WELL ** 2) / BOX ** 2)).toBeGreaterThan(0.5)
  })

  const forms = PLATED_FORMS.filter((form) => form in PLATE_FORMS)

  it.each(forms)('draws a %s of foods that do not belong to it', (form) => {
    const odd = mealOf(form, [
      ['dragon-fruit', null, 200],
      ['lettuce', 'salad-leaf', 40],
      ['water', null, 100, { isTakenIn: true }],
    ])
    expect(() => sharesOf(odd)).not.toThrow()
    expect(() => sharesOf(mealOf(form, []))).not.toThrow()
  })
})
