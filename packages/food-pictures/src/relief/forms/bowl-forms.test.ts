import { describe, expect, it } from 'vitest'
import {
  type FoodState,
  PLATED_FORMS,
  type PlatedFood,
  type PlatedForm,
  type PlatedMeal,
  type Vessel,
} from '../plated-meal.ts'
import { CROCKERY, GROUND, Scene } from '../scene/scene.ts'
import { setTable } from '../set-table.ts'
import { BOWL_FORMS } from './bowl-forms.ts'

const SIZE = 96
/** A key food owns at least this share of the picture. */
const LEAST_SHARE = 0.0008
const PLAIN: FoodState = { cuts: [], heats: [], isGarnish: false, isTakenIn: false }

/** Food id, role, grams, and what was done to it. */
type Line = readonly [string, string | null, number, Partial<FoodState>?]

const foodOf = ([foodId, role, grams, state = {}]: Line): PlatedFood => ({ ...PLAIN, ...state, foodId, role, grams })

function mealOf(form: PlatedForm, lines: readonly Line[], vessel: Vessel = 'bowl'): PlatedMeal {
  const dish = { form, place: 'main', traits: [], foods: lines.map(foodOf) } as const
  return { id: `${form} of a test`, mealType: 'lunch', vessel, dishes: [dish] }
}

function draw(meal: PlatedMeal): Scene {
  const scene = new Scene(SIZE)
  setTable(scene, meal, 0)
  return scene
}

function shareOf(scene: Scene, foodId: string): number {
  const owner = scene.owners.findIndex((candidate) => candidate?.foodId === foodId)
  return owner < 0 ? 0 : scene.ownership.filter((pixel) => pixel === owner).length / scene.ownership.length
}

/** The mean colour of what a food owns, as light. */
function colourOf(
  scene: Scene,
  foodId: string,
): { readonly red: number; readonly green: number; readonly blue: number } {
  const owner = scene.owners.findIndex((candidate) => candidate?.foodId === foodId)
  const pixels = [...scene.ownership.keys()].filter((pixel) => scene.ownership[pixel] === owner)
  const mean = (part: Float32Array): number =>
    pixels.reduce((sum, pixel) => sum + (part[pixel] ?? 0), 0) / Math.max(1, pixels.length)
  return { red: mean(scene.reds), green: mean(scene.greens), blue: mean(scene.blues) }
}

const FORM_NAMES = PLATED_FORMS.filter((form) => form in BOWL_FORMS)

const ZUREK = mealOf('soup', [
  ['white-sausage', 'sausage', 50, { cuts: ['sliced'] }],
  ['water', null, 350, { isTakenIn: true }],
  ['carrot', 'root-vegetable', 50, { cuts: ['sliced'], heats: ['boiled'] }],
  ['potato', 'starchy-root', 200, { cuts: ['diced'], heats: ['boiled'] }],
  ['rye-sour-starter', null, 180, { isTakenIn: true, heats: ['boiled'] }],
  ['egg', 'egg', 110, { cuts: ['quartered'], heats: ['boiled'] }],
])
const OATS = mealOf('porridge', [
  ['rolled-oats', 'flakes', 50, { heats: ['boiled'] }],
  ['milk', 'milk-like', 150, { isTakenIn: true }],
  ['raspberries', 'berry', 120],
  ['hazelnuts', 'nut', 16, { cuts: ['chopped'], isGarnish: true }],
])
const HUMMUS = mealOf(
  'spread',
  [
    ['hummus', null, 50],
    ['carrot', 'root-vegetable', 90, { cuts: ['sticks'] }],
    ['red-pepper', 'sweet-pepper', 80, { cuts: ['sticks'] }],
  ],
  'board',
)
const CHIA = mealOf(
  'layered-glass',
  [
    ['chia-seeds', 'gelling-seed', 30],
    ['soy-drink', 'milk-like', 200],
    ['blackcurrants', 'tart-fruit', 100, { cuts: ['mashed'] }],
  ],
  'glass',
)
const shakeOf = (lines: readonly Line[]): PlatedMeal => mealOf('drink', lines, 'glass')

describe('forms of bowls, glasses, dips and fruit', () => {
  it.each([ZUREK, OATS, HUMMUS, CHIA])('shows every key food: $id', (meal) => {
    const scene = draw(meal)
    const hidden = (meal.dishes[0]?.foods ?? []).filter(
      ({ foodId, isTakenIn }) => !isTakenIn && shareOf(scene, foodId) <= LEAST_SHARE,
    )
    expect(hidden).toEqual([])
  })

  it.each([ZUREK, OATS, HUMMUS, CHIA])('leaves the edge of the picture free of food: $id', (meal) => {
    const { ownership } = draw(meal)
    const edge = [...ownership].filter((_, pixel) => pixel < SIZE || pixel % SIZE === 0 || pixel % SIZE === SIZE - 1)
    expect(edge.every((owner) => owner === GROUND || owner === CROCKERY)).toBe(true)
  })

  it('makes a shake green by its spinach', () => {
    const scene = draw(
      shakeOf([
        ['spinach', 'cooking-green', 30, { cuts: ['blended'] }],
        ['kiwi', 'tropical-fruit', 110, { cuts: ['blended'] }],
        ['kefir', 'sour-milk', 200],
      ]),
    )
    const { red, green, blue } = colourOf(scene, 'kiwi')
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
  })

  it('makes a porridge brown by its cocoa', () => {
    const plain = colourOf(draw(mealOf('porridge', [['semolina', 'porridge-grain', 40]])), 'semolina')
    const cocoa = draw(
      mealOf('porridge', [
        ['semolina', 'porridge-grain', 40],
        ['cocoa', null, 6, { isTakenIn: true }],
      ]),
    )
    const { red, green, blue } = colourOf(cocoa, 'semolina')
    expect(red).toBeLessThan(plain.red * 0.6)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  })

  it('puts bread that is eaten with a soup beside the bowl, not into it', () => {
    const bread = {
      form: 'open-sandwich',
      place: 'beside',
      traits: [],
      foods: [foodOf(['rye-bread', 'bread', 40])],
    } as const
    const scene = draw({ ...ZUREK, dishes: [...ZUREK.dishes, bread] })
    const middle = scene.ownership[(SIZE / 2) * SIZE + SIZE / 2] ?? 0
    expect(shareOf(scene, 'rye-bread')).toBeGreaterThan(LEAST_SHARE)
    expect(scene.owners[middle]?.foodId).not.toBe('rye-bread')
  })

  it.each(FORM_NAMES)('lays foods that no recipe has: %s', (form) => {
    const odd: readonly Line[] = [
      ['unknown', null, 40],
      ['salmon', 'oily-fish', 100],
      ['salt', null, 0, { isTakenIn: true }],
    ]
    for (const vessel of ['bowl', 'glass', 'plate', 'cup'] as const) {
      expect(() => draw(mealOf(form, odd, vessel))).not.toThrow()
    }
    expect(() => draw(mealOf(form, [], 'board'))).not.toThrow()
  })
})
